import type { FocusEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { StageBadge } from './stage-badge.tsx';
import styles from './open-tickets.module.css';

interface Props {
  /** Open ones, and those that ended and were not seen since, oldest first. */
  orders: readonly Order[];
  /** The menu, and ordered drinks that are not on it. */
  recipes: readonly GuestRecipe[];
  onOpen: (order: Order) => void;
}

/**
 * What this phone has ordered or follows, and nobody has collected, and what ended meanwhile: in the header, so that the
 * play stands where it does for everybody. Several are behind the number of one that is ready, or of the newest.
 */
export function OpenTickets({ orders, recipes, onOpen }: Props) {
  const { t } = useLingui();
  const { nameOf } = useMenuText();
  const shown =
    orders.find(({ stage }) => stage === 'ready') ?? orders.findLast(({ isFollowed }) => !isFollowed) ?? orders.at(-1);
  if (!shown) return null;
  const isAlone = orders.length === 1;
  const list = (
    <ul role="list" className={isAlone ? styles.alone : styles.tickets} data-tickets aria-label={t`Your tickets`}>
      {orders.map((order) => {
        const recipe = recipes.find(({ id }) => id === order.recipeId);
        const drink = recipe && nameOf(recipe);
        return (
          <li key={order.orderId}>
            <button type="button" className={styles.ticket} onClick={() => onOpen(order)}>
              {recipe && <DrinkPicture drawing={recipe.drawing} size={40} title="" />}
              <span className={styles.words}>
                <span>
                  <strong className={styles.number}>{order.displayId}</strong>{' '}
                  <span className={styles.drink}>
                    {drink ? <span lang={drink.lang}>{drink.text}</span> : <Trans>Your ticket</Trans>}
                    {order.isFollowed && (
                      <span className={styles.whose}>
                        <Trans>for {order.name}</Trans>
                      </span>
                    )}
                  </span>
                </span>
                <span role="status">
                  <StageBadge order={order} />
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
  if (isAlone) return list;
  const close = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it closes when the focus leaves it
    <details className={styles.many} onBlur={close}>
      <summary className={styles.ticket}>
        <strong className={styles.number}>
          {shown.displayId} +{orders.length - 1}
        </strong>
        <StageBadge order={shown} />
      </summary>
      {list}
    </details>
  );
}
