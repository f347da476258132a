import { useLingui } from '@lingui/react/macro';
import type { OrderSize, OrderStage, OrderStatus } from '#domain/order/order.ts';
import type { Tone } from '#ui/kit/badge.tsx';

export const STAGE_TONES: Record<OrderStage, Tone> = {
  waiting: 'waiting',
  'being-made': 'info',
  attention: 'caution',
  ready: 'good',
  collected: 'neutral',
  cancelled: 'neutral',
};

export function useOrderWords() {
  const { t } = useLingui();
  return {
    status: (status: OrderStatus): string =>
      ({
        PENDING: t`Waiting`,
        IMMEDIATE: t`Immediate`,
        IN_PROGRESS: t`Being made`,
        COMPLETED: t`Completed`,
        CANCELLED: t`Cancelled`,
      })[status],
    stage: (stage: OrderStage): string =>
      ({
        waiting: t`Waiting`,
        'being-made': t`Being made`,
        attention: t({ message: 'Look at it', context: 'an order' }),
        ready: t`Ready`,
        collected: t`Collected`,
        cancelled: t`Cancelled`,
      })[stage],
    size: (size: OrderSize): string => ({ sizeS: t`Small`, sizeM: t`Medium`, sizeL: t`Large` })[size],
  };
}
