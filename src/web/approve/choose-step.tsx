import { useId, useRef, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { keepingGlass } from '#ui/play/keeping-glass.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { ToldAllergies } from '#ui/play/allergens/told-allergies.tsx';
import { GuestScreen } from '#web/shell/guest-screen.tsx';
import type { PendingOrder } from '#web/shell/client/pending-orders.ts';
import { drinkNames, orderDrawing } from './order-drink.ts';
import styles from './approve.module.css';

interface Props {
  orders: readonly PendingOrder[];
  /** What the machine is doing. */
  note: ReactNode;
  /** No machine makes anything now. */
  isOut: boolean;
  onMake: (orderId: string) => void;
  /** Another way to a drink, below. */
  children?: ReactNode;
}

export function ChooseStep({ orders, note, isOut, onMake, children }: Props) {
  return (
    <GuestScreen isBusy>
      <h1 className={styles.title}>
        <Trans>Hey there! Choose a drink to make:</Trans>
      </h1>
      {note}
      <ul className={styles.orders} role="list" data-wide>
        {orders.map((order) => (
          <OrderCard key={order.orderId} order={order} isOut={isOut} onMake={() => onMake(order.orderId)} />
        ))}
      </ul>
      {children}
    </GuestScreen>
  );
}

function OrderCard({ order, isOut, onMake }: { order: PendingOrder; isOut: boolean; onMake: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const glass = useRef<HTMLDivElement>(null);
  const { own, other } = drinkNames(order, useMenuText().languages);
  const sizes: Record<string, string> = { sizeS: t`Small`, sizeM: t`Medium`, sizeL: t`Large`, Medium: t`Medium` };
  const size = sizes[order.size] ?? order.size;
  const details = order.recipe ? [order.name, size] : [size];
  return (
    <li className={styles.order}>
      <div ref={glass} className={styles.orderPicture} data-glass>
        <DrinkPicture drawing={orderDrawing(order)} title="" />
      </div>
      <div className={styles.orderWords}>
        <h2 id={id} lang={own.lang} className={styles.orderName}>
          {own.text}
        </h2>
        {other && (
          <p lang={other.lang} className={styles.orderOther}>
            {other.text}
          </p>
        )}
        <p className={styles.orderDetails}>{details.join(' · ')}</p>
      </div>
      {order.displayId && <p className={styles.orderId}>{order.displayId}</p>}
      {order.allergies && (
        <div className={styles.orderWhole}>
          <ToldAllergies order={order} recipe={order.recipe} />
        </div>
      )}
      <Button
        kind="main"
        size="big"
        aria-describedby={id}
        className={styles.orderWhole}
        disabled={isOut}
        onClick={() => keepingGlass(onMake, () => glass.current ?? undefined)}
      >
        <Trans>Make This</Trans>
      </Button>
    </li>
  );
}
