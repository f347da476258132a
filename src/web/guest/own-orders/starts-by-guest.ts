import type { Order } from '#contract/order/orders.ts';
import { isPending } from '#web/shell/client/pending-orders.ts';

/** The guest has it made at the machine; any other waiting order is started by the bar. */
export const startsByGuest = (order: Partial<Order>): boolean => isPending(order) && !order.staffApproves;

/** Staff have to start it, and it is not started. */
export const waitsForStaff = ({ staffApproves, stage = 'waiting' }: Partial<Order>): boolean =>
  Boolean(staffApproves) && stage === 'waiting';
