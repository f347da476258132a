import { lazy, Suspense, useState } from 'react';
import type { Order } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { BackButton } from '#ui/kit/back.tsx';
import { loadPart } from '#ui/kit/load-again.ts';
import { Skeleton } from '#ui/kit/states.tsx';
import type { PlaceOrder } from '../order/order-answer.ts';
import styles from './result-view.module.css';

interface Props {
  recipes: GuestRecipe[];
  guestName?: string | undefined;
  /** A demo orders at once. */
  demo?: boolean;
  placeOrder: PlaceOrder;
  onOrdered?: (order: Order) => void;
  onBack: () => void;
}

/** Rarely used, so its code is loaded on demand. */
const plainMenu = () => import('../plain-menu/plain-menu.tsx').then((loaded) => ({ default: loaded.PlainMenu }));

/** The whole menu in place of a result, with the way back. */
export function WholeMenu(props: Props) {
  const { recipes, guestName, demo = false, placeOrder, onOrdered, onBack } = props;
  // Of each time it is opened: one that failed stays failed.
  const [Menu] = useState(() => lazy(() => loadPart(plainMenu)));
  return (
    <div className={styles.wholeMenu}>
      <div className={styles.menuBack}>
        <BackButton onClick={onBack} />
      </div>
      <Suspense fallback={<Skeleton height="9rem" lines={4} radius="24px" />}>
        <Menu
          recipes={recipes}
          demo={demo}
          placeOrder={placeOrder}
          {...(onOrdered && { onOrdered })}
          {...(guestName !== undefined && { guestName })}
        />
      </Suspense>
    </div>
  );
}
