/** For screen tests: the answer to an order that was placed. */
import type { Order } from '#contract/orders.ts';
import type { OrderAnswer } from '#ui/play/order/order-answer.ts';

export const placed = (displayId?: string): OrderAnswer => ({ kind: 'placed', order: { displayId } as Order });
