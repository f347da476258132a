/** What the machine does, and why it does not, for the guest in front of it. */
import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { OrderMachine } from '#contract/order/orders.ts';

export function MachineWords({ machine: { state, step } }: { machine: OrderMachine }) {
  if (state === 'waiting_glass') return <Trans>Put your glass in its place.</Trans>;
  if (state !== 'dispensing') return <Trans>The machine is getting ready…</Trans>;
  return (
    <>
      <Trans>Leave the glass where it is until it is full.</Trans>
      {step !== null && ` ${step}`}
    </>
  );
}

export function whyNotTaken(code: OrderMachine['code']): ReactNode {
  switch (code) {
    case 'no_glass':
      return <Trans>It saw no glass. Put one in its place, and try again.</Trans>;
    case 'no_ingredient':
      return <Trans>Something for this drink has run out. Ask at the bar.</Trans>;
    case 'busy':
      return <Trans>It is making another drink. Try again in a moment.</Trans>;
    case 'stopped':
      return <Trans>It was stopped before it began. Your drink is still waiting for you.</Trans>;
    case 'expired':
      return <Trans>It did not answer in time. Your drink is still waiting for you.</Trans>;
    default:
      return <Trans>Your drink is still waiting for you. Try again, or ask at the bar.</Trans>;
  }
}
