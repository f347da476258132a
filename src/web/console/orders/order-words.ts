import { useLingui } from '@lingui/react/macro';
import type { OrderSize, OrderStatus } from '#domain/order/order.ts';
import type { Tone } from '#ui/kit/badge.tsx';

export const STATUS_TONES: Record<OrderStatus, Tone> = {
  PENDING: 'waiting',
  IMMEDIATE: 'special',
  IN_PROGRESS: 'info',
  COMPLETED: 'good',
  CANCELLED: 'neutral',
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
    size: (size: OrderSize): string => ({ sizeS: t`Small`, sizeM: t`Medium`, sizeL: t`Large` })[size],
  };
}
