import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import type { CancelledBy, OrderStage } from '#domain/order/order.ts';
import { isPending } from '#web/shell/client/pending-orders.ts';
import { startsByGuest, waitsForStaff } from '../own-orders/starts-by-guest.ts';
import { Badge, type Tone } from '#ui/kit/badge.tsx';

const TONES: Record<OrderStage, Tone> = {
  waiting: 'waiting',
  'being-made': 'info',
  attention: 'info',
  ready: 'good',
  collected: 'neutral',
  cancelled: 'caution',
};

/** How far the drink is, as it changes. */
export function StageBadge({ order }: { order: Partial<Order> }) {
  const { t } = useLingui();
  const { stage = 'waiting', name = '' } = order;
  const atMachine = order.isFollowed ? t`Waiting for ${name} at the machine` : t`Waiting for you at the machine`;
  const cancelled: Record<CancelledBy, string> = {
    staff: t`Cancelled by the bar`,
    guest: order.isFollowed ? t`Cancelled by ${name}` : t`Cancelled by you`,
    time: t`Waited too long`,
  };
  const words: Record<OrderStage, string> = {
    waiting: startsByGuest(order) ? atMachine : t`Waiting for the bar`,
    'being-made': t`Being made`,
    attention: t`The bar is looking after it`,
    ready: t`Ready`,
    collected: t`Collected`,
    cancelled: cancelled[order.cancelledBy ?? 'staff'],
  };
  return <Badge tone={TONES[stage]}>{words[stage]}</Badge>;
}

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
