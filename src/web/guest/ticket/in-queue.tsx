import { Plural, Trans } from '@lingui/react/macro';
import type { Queue } from '#contract/shop/live.ts';
import type { Order } from '#contract/order/orders.ts';
import { mayTake } from '#domain/order/order.ts';
import { startsByGuest } from '../own-orders/starts-by-guest.ts';
import styles from './placed-order.module.css';

interface Props {
  queue: Queue;
  orders: readonly Partial<Order>[];
  /** No machine makes anything now: none is free. */
  isOut: boolean;
}

/**
 * How soon the ticket's orders can be made, and how long drinks usually take tonight; nothing once none of it waits. Who
 * makes the drink at the machine waits for the machine alone; in the bar's hands it is made in turn.
 */
export function InQueue({ queue: { places, pouring, usually }, orders, isOut }: Props) {
  // A stream that comes back does not say that nothing waits any more.
  const waiting = orders.filter(
    ({ orderId, status = 'PENDING' }) =>
      mayTake('withdraw', status) && places.some((place) => place.orderId === orderId),
  );
  if (waiting.length === 0) return null;
  const own = places.filter(({ orderId }) => waiting.some((order) => order.orderId === orderId));
  const { from, to } = usually ?? { from: 0, to: 0 };
  return (
    <p role="status" className={styles.where}>
      {waiting.some(startsByGuest) ? (
        <AtMachine pouring={pouring} isOut={isOut} />
      ) : (
        <InTurn
          ahead={Math.min(...own.map((place) => place.ahead))}
          isFollowed={waiting.every((order) => order.isFollowed)}
        />
      )}{' '}
      {usually && (
        <Trans>
          Tonight a drink takes about {from} to {to} minutes.
        </Trans>
      )}
    </p>
  );
}

function AtMachine({ pouring, isOut }: Pick<Queue, 'pouring'> & { isOut: boolean }) {
  const numbers = pouring.join(' · ');
  if (pouring.length === 0) return isOut ? null : <Trans>The machine is free.</Trans>;
  if (pouring.length === 1) return <Trans>{numbers} is pouring now.</Trans>;
  return <Trans>{numbers} are pouring now.</Trans>;
}

function InTurn({ ahead, isFollowed }: { ahead: number; isFollowed: boolean }) {
  if (isFollowed && ahead === 0) return <Trans>This order is next.</Trans>;
  if (isFollowed) return <Plural value={ahead} one="# order before this one." other="# orders before this one." />;
  if (ahead === 0) return <Trans>You are next.</Trans>;
  return <Plural value={ahead} one="# order before yours." other="# orders before yours." />;
}
