/** For screen tests: the answer to a placed order. */
import type { Order } from '#contract/order/orders.ts';
import type { OrderAnswer } from '#ui/play/order/order-answer.ts';

export const placed = (displayId?: string): OrderAnswer => ({ kind: 'placed', order: { displayId } as Order });
