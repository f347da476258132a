import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProblemCode } from '#contract/problem.ts';
import { OUTBOX_LIFE_MS } from '#domain/order/outbox.ts';
import { Button } from '#ui/kit/button.tsx';
import { buttonClass } from '#ui/kit/button-class.ts';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import { isPending } from '#web/shell/client/pending-orders.ts';
import type { QueuedOrder } from '../outbox/queued-orders.ts';
import { guestOutbox, useQueuedOrders } from '../outbox/guest-outbox.ts';
import styles from './queued-orders-list.module.css';

const SHOWN: readonly QueuedOrder['state'][] = ['waiting', 'placed', 'refused', 'expired'];

/** The orders this phone could not send yet, and how earlier ones ended. */
export function QueuedOrders() {
  const { t } = useLingui();
  const orders = useQueuedOrders().filter(({ state }) => SHOWN.includes(state));
  return (
    <ul role="list" aria-live="polite" aria-label={t`Orders kept on this phone`} className={styles.list}>
      {orders.map((order) => (
        <Kept key={order.key} order={order} />
      ))}
    </ul>
  );
}

function Kept({ order }: { order: QueuedOrder }) {
  const { key, state, recipe } = order;
  const drink = useMenuText().nameOf(recipe);
  return (
    <li className={styles.order} data-state={state}>
      <DrinkPicture drawing={recipe.drawing} size={44} title="" />
      <div className={styles.words}>
        <p lang={drink.lang} className={styles.drink}>
          {drink.text}
        </p>
        <p className={styles.state}>
          <StateOf order={order} />
        </p>
      </div>
      <div className={styles.actions}>
        {state === 'placed' && order.sharedBy === undefined && isPending(order.order ?? {}) && (
          <Link to="/approve" className={buttonClass({ kind: 'main' })} onClick={() => guestOutbox.dismiss(key)}>
            <Trans>I'm at the machine</Trans>
          </Link>
        )}
        {state === 'waiting' ? (
          <Button onClick={() => guestOutbox.cancel(key)}>
            <Trans>Cancel</Trans>
          </Button>
        ) : (
          <Button onClick={() => guestOutbox.dismiss(key)}>
            <Trans>OK</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

function StateOf({ order: { state, savedAt, order, refusal } }: { order: QueuedOrder }): ReactNode {
  const { i18n } = useLingui();
  const wordsFor = useRefusalWords();
  if (state === 'placed') {
    const displayId = order?.displayId;
    return displayId ? (
      <Trans>
        Your order has been placed! Display ID: <strong>{displayId}</strong>
      </Trans>
    ) : (
      <Trans>Your order has been placed! Please wait for your display ID.</Trans>
    );
  }
  if (state === 'refused') {
    const reason = wordsFor(refusal);
    return <Trans>Not ordered: {reason}</Trans>;
  }
  if (state === 'expired')
    return <Trans>Not ordered: it could not be sent within 30 minutes. Order again if you still want it.</Trans>;
  const until = i18n.date(new Date(Date.parse(savedAt) + OUTBOX_LIFE_MS), { hour: 'numeric', minute: '2-digit' });
  return (
    <>
      <Trans>Saved on this phone, will be sent</Trans>
      <small className={styles.until}>
        <Trans>Dropped if it cannot be sent by {until}</Trans>
      </small>
    </>
  );
}

/** Words a refusal from its code: the guest may have changed the language since. */
function useRefusalWords(): (code: string | undefined) => string {
  const { t } = useLingui();
  return (code) => {
    switch (code as ProblemCode | undefined) {
      case 'recipe-unavailable':
        return t`This drink is sold out.`;
      case 'recipe-not-found':
        return t`This drink is no longer on the menu.`;
      case 'instance-not-found':
      case 'not-joined':
      case 'shop-not-found':
        return t`This kiosk is no longer open. Join again with the code at the bar.`;
      case 'order-closed':
        return t`This order can no longer be made.`;
      case 'bar-paused':
        return t`The bar takes no orders for a moment.`;
      case 'bar-closed':
        return t`The bar is closed.`;
      case 'last-orders-over':
        return t`Last orders are over.`;
      case 'alcohol-hours-over':
        return t`No alcohol is sold now.`;
      default:
        return t`The bar could not take it. Please order again.`;
    }
  };
}
