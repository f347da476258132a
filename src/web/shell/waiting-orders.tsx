import { lazy, Suspense, useState } from 'react';
import { local } from './start/storage.ts';

const WaitingTicket = lazy(() =>
  import('#web/guest/waiting/waiting-ticket.tsx').then((loaded) => ({ default: loaded.WaitingTicket })),
);

/** Whether this phone remembers an order, ready or on its way. */
export const mayHaveOrders = (): boolean =>
  (local.get('pendingOrders') ?? '[]') !== '[]' || local.keys('outbox:').length > 0;

/** The way back to the drinks this phone ordered; most phones have none, and download nothing for it. */
export function WaitingOrders() {
  const [mayHaveSome] = useState(mayHaveOrders);
  return (
    mayHaveSome && (
      <Suspense fallback={null}>
        <WaitingTicket />
      </Suspense>
    )
  );
}
