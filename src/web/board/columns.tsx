import { useId, type ReactNode } from 'react';
import type { Board } from '#contract/shop/board.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { Both } from '#web/shell/screen/both.tsx';
import { movedAs } from './moved-as.ts';
import styles from './board.module.css';

/** Beyond this many a column is set in two, smaller. */
const ROOMY = { preparing: 6, ready: 4 };

interface ColumnProps {
  heading: BilingualText;
  className: string | undefined;
  isDense: boolean;
  children: ReactNode;
}

function Column({ heading, className, isDense, children }: ColumnProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={styles.heading}>
        <Both text={heading} />
      </h2>
      <ul className={styles.orders} data-dense={isDense || undefined}>
        {children}
      </ul>
    </section>
  );
}

export const CalledOrders = ({ heading, orders }: { heading: BilingualText; orders: Board['preparing'] }) => (
  <Column heading={heading} className={styles.preparing} isDense={orders.length > ROOMY.preparing}>
    {orders.map((order) => (
      <li key={order.displayId} className={styles.order} style={movedAs(order.displayId)}>
        <Called {...order} />
      </li>
    ))}
  </Column>
);

export const ReadyOrders = ({ heading, orders }: { heading: BilingualText; orders: Board['ready'] }) => (
  <Column heading={heading} className={styles.ready} isDense={orders.length > ROOMY.ready}>
    {orders.map(({ drink, ...order }) => (
      <li key={order.displayId} className={styles.order} style={movedAs(order.displayId)}>
        {drink && (
          <span className={styles.glass}>
            <DrinkPicture drawing={drink.drawing} title="" />
          </span>
        )}
        <Called {...order} />
      </li>
    ))}
  </Column>
);

const Called = ({ displayId, name }: Board['preparing'][number]) => (
  <span className={styles.called}>
    <span className={styles.number}>{displayId}</span>
    {name !== null && <span className={styles.name}>{name}</span>}
  </span>
);
