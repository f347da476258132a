import { lazy, Suspense, useState } from 'react';
import { local } from './start/storage.ts';

const WaitingTicket = lazy(() =>
  import('#web/guest/waiting/waiting-ticket.tsx').then((loaded) => ({ default: loaded.WaitingTicket })),
);

/** Whether this phone has an order, pending or queued. */
export const mayHaveOrders = (): boolean =>
  (local.get('pendingOrders') ?? '[]') !== '[]' || local.keys('outbox:').length > 0;

/** Link to the drinks ordered on this phone; its code is loaded only if there are any. */
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
