import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import type { CancelledBy, OrderStage } from '#domain/order/order.ts';
import { startsByGuest } from './starts-by-guest.ts';
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
