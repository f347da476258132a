import { lazy, Suspense, useState } from 'react';
import { local } from './storage.ts';

const WaitingTicket = lazy(() => import('./waiting-ticket.tsx'));

/** The way back to the drinks this phone ordered; most phones have none, and download nothing for it. */
export function WaitingOrders() {
  const [mayHaveSome] = useState(() => (local.get('pendingOrders') ?? '[]') !== '[]');
  return (
    mayHaveSome && (
      <Suspense fallback={null}>
        <WaitingTicket />
      </Suspense>
    )
  );
}
