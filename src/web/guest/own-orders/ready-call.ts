import type { Order } from '#contract/order/orders.ts';
import { useReadyCall } from './use-ready-call.ts';

interface Props {
  orders: readonly Order[];
  reminderMinutes: number | undefined;
}

/** Loaded with the first order: before it there is nothing to call for. */
export function ReadyCall({ orders, reminderMinutes }: Props) {
  useReadyCall(orders, reminderMinutes);
  return null;
}
