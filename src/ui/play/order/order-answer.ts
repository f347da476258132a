/** How an order is placed and what comes back: the same value from the outbox to the sheet. */
import type { Order } from '#contract/order/orders.ts';
import type { Refusal } from '#contract/refusal.ts';
import type { CardOffer } from '../card-offer/card-offer.ts';
import type { OrderSize } from '#domain/order/order.ts';

export interface OrderRequest {
  /** Idempotency-Key: a repeated key never makes a second drink. */
  key: string;
  recipeId: string;
  name: string;
  size?: OrderSize;
  /** The guest confirmed to be 18 or over. */
  adultConfirmed?: boolean;
  /** What the play led to, to keep with the ticket. */
  card?: CardOffer;
}

export interface Placed {
  kind: 'placed';
  order: Order;
  /** Its ticket says so, in front of everything: whoever ordered needs to say nothing. */
  hasTicket?: boolean;
}

/** How an order ended. */
export type OrderEnd =
  | Placed
  /** Call `acknowledge` once the guest has read it: the menu shown may change then. */
  | { kind: 'refused'; refusal: Refusal; acknowledge: () => void }
  /** The guest withdrew it, or it expired before it could be sent. */
  | { kind: 'declined' };

export type OrderAnswer =
  | OrderEnd
  /** Stored on this phone, and sent as soon as the server can be reached. */
  | { kind: 'queued'; end: Promise<OrderEnd>; cancel: () => void };

export type PlaceOrder = (order: OrderRequest) => Promise<OrderAnswer>;
