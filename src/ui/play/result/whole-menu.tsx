import { lazy, Suspense } from 'react';
import { Trans } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/recipes.ts';
import { Button } from '#ui/kit/button.tsx';
import type { PlainMenu } from '../plain-menu/plain-menu.tsx';
import { Skeleton } from '#ui/kit/states.tsx';
import type { PlaceOrder } from '../order/use-order.ts';
import styles from './result-view.module.css';

interface Props<Order> {
  recipes: GuestRecipe[];
  guestName?: string | undefined;
  /** A demo orders at once. */
  demo?: boolean;
  placeOrder: PlaceOrder<Order>;
  onOrdered: (order: Order) => void;
  onBack: () => void;
}

/** Few ask for it, so that its code comes when they do. */
const Menu = lazy(() =>
  import('../plain-menu/plain-menu.tsx').then((loaded) => ({ default: loaded.PlainMenu })),
) as unknown as typeof PlainMenu;

/** The whole menu in place of a result, and the way back to it. */
export function WholeMenu<Order extends { displayId?: string }>(props: Props<Order>) {
  const { recipes, guestName, demo = false, placeOrder, onOrdered, onBack } = props;
  return (
    <div className={styles.wholeMenu}>
      <Suspense fallback={<Skeleton height="9rem" lines={4} radius="24px" />}>
        <Menu
          recipes={recipes}
          demo={demo}
          placeOrder={placeOrder}
          onOrdered={onOrdered}
          {...(guestName !== undefined && { guestName })}
        />
      </Suspense>
      <div className={styles.menuBack}>
        <Button size="big" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </div>
  );
}
