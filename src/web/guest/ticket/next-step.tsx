import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import { isPending } from '#web/shell/client/pending-orders.ts';
import { startsByGuest, waitsForStaff } from '../own-orders/starts-by-guest.ts';

/** What to do now, for the drink that needs it first. */
export function NextStep({ orders }: { orders: readonly Partial<Order>[] }) {
  const stages = new Set(orders.map(({ stage = 'waiting' }) => stage));
  const ready = orders.filter(({ stage }) => stage === 'ready').map(({ displayId }) => displayId);
  if (ready.length > 0) {
    const numbers = ready.join(' · ');
    return <Trans>Ready: collect {numbers} at the bar.</Trans>;
  }
  if (orders.some((order) => startsByGuest(order) && !order.isFollowed))
    return <Trans>At the machine, scan its QR code.</Trans>;
  // The ticket says above that staff want to see it, or who starts it.
  if (orders.some((order) => isPending(order) || waitsForStaff(order))) return null;
  if (stages.has('waiting') || stages.has('being-made') || stages.has('attention'))
    return <Trans>The bar has it. Listen for your number.</Trans>;
  if (stages.has('collected')) return <Trans>Cheers!</Trans>;
  if (orders.every(({ cancelledBy }) => cancelledBy === 'guest')) return null;
  return <Trans>It will not be made. Ask at the bar, or order something else.</Trans>;
}

export function LostSince({ since }: { since: number }) {
  const { i18n } = useLingui();
  const time = i18n.date(new Date(since), { hour: 'numeric', minute: '2-digit' });
  return (
    <p>
      <Trans>No news since {time}. We keep trying.</Trans>
    </p>
  );
}
