/** How an order is placed, and what comes back: one value from the outbox to the sheet. */
import type { Order } from '#contract/orders.ts';
import type { Refusal } from '#contract/refusal.ts';
import type { OrderSize } from '#domain/order/order.ts';

export interface OrderRequest {
  /** Its Idempotency-Key: the same key never makes a second drink. */
  key: string;
  recipeId: string;
  name: string;
  size?: OrderSize;
}

/** How an order ended. */
export type OrderEnd =
  | { kind: 'placed'; order: Order }
  /** `acknowledge` is called once the guest has read it: what is offered may change then. */
  | { kind: 'refused'; refusal: Refusal; acknowledge: () => void }
  /** The guest took it back, or it became too old to be sent. */
  | { kind: 'declined' };

export type OrderAnswer =
  | OrderEnd
  /** Kept on this phone and sent as soon as the server can be reached. */
  | { kind: 'queued'; end: Promise<OrderEnd>; cancel: () => void };

export type PlaceOrder = (order: OrderRequest) => Promise<OrderAnswer>;
