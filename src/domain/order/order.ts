/**
 * Orders: sizes, statuses, defaults and transitions. Source: docs/behaviour/orders.md "Statuses and transitions",
 * "Defaults".
 */

export const ORDER_SIZES = ['sizeS', 'sizeM', 'sizeL'] as const;
export type OrderSize = (typeof ORDER_SIZES)[number];

export const ORDER_STATUSES = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED', 'IMMEDIATE'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Not over: waiting, or being made. */
export const isOpenStatus = (status: OrderStatus): boolean => status !== 'COMPLETED' && status !== 'CANCELLED';

export interface OrderDefaults {
  quantity: number;
  size: OrderSize;
  status: OrderStatus;
}

/** Shown for a shop that saved no defaults. */
export const ORDER_DEFAULTS: OrderDefaults = { quantity: 1, size: 'sizeM', status: 'PENDING' };

/** Used if neither the guest nor the shop chose a size. */
export const GUEST_ORDER_SIZE: OrderSize = 'sizeS';

/** A pending order older than this can no longer be approved. Milliseconds. */
export const PENDING_ORDER_LIFE_MS = 6 * 60 * 60 * 1000;

/** Phones that may look at another phone's ticket, and for how long its link lets them. Milliseconds. */
export const MOST_FOLLOWERS = 8;
export const LINK_LIFE_MS = 12 * 60 * 60 * 1000;

/**
 * Everything that can happen to an order: the statuses it may happen in, and the status after it. Each is written as one
 * conditional update. `reject`: a machine refused the job before accepting it. `collect`: the drink was handed out.
 * Source: docs/behaviour/orders.md "Statuses and transitions".
 */
export const ORDER_STEPS = {
  release: { from: ['PENDING', 'IMMEDIATE'], to: 'IN_PROGRESS' },
  reject: { from: ['IN_PROGRESS'], to: 'PENDING' },
  complete: { from: ['IN_PROGRESS'], to: 'COMPLETED' },
  cancel: { from: ['PENDING', 'IMMEDIATE', 'IN_PROGRESS'], to: 'CANCELLED' },
  withdraw: { from: ['PENDING', 'IMMEDIATE'], to: 'CANCELLED' },
  collect: { from: ['COMPLETED'], to: 'COMPLETED' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>;
export type OrderStep = keyof typeof ORDER_STEPS;

export const mayTake = (step: OrderStep, status: OrderStatus): boolean =>
  (ORDER_STEPS[step].from as readonly OrderStatus[]).includes(status);

/**
 * How far an order is, as people at the bar see it. `attention`: the time of its pour ended while the server was down,
 * so that somebody has to look. `ready` until it is collected.
 */
export const ORDER_STAGES = ['waiting', 'being-made', 'attention', 'ready', 'collected', 'cancelled'] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

export function orderStage({
  status,
  heldAt,
  collectedAt,
}: {
  status: OrderStatus;
  heldAt: string | null;
  collectedAt: string | null;
}): OrderStage {
  switch (status) {
    case 'PENDING':
    case 'IMMEDIATE':
      return 'waiting';
    case 'IN_PROGRESS':
      return heldAt === null ? 'being-made' : 'attention';
    case 'COMPLETED':
      return collectedAt === null ? 'ready' : 'collected';
    case 'CANCELLED':
      return 'cancelled';
  }
}

/** Who ended an order before it was made; `time`: nobody approved it while it could be. */
export const CANCELLED_BY = ['staff', 'guest', 'time'] as const;
export type CancelledBy = (typeof CANCELLED_BY)[number];

/** What became of an order: its stage, and who ended it where that is known. */
export type OrderOutcome = OrderStage | 'cancelled-by-staff' | 'cancelled-by-guest' | 'abandoned';

const OUTCOME_OF_CANCELLED = { staff: 'cancelled-by-staff', guest: 'cancelled-by-guest', time: 'abandoned' } as const;

export function orderOutcome(
  order: Parameters<typeof orderStage>[0] & { cancelledBy: CancelledBy | null },
): OrderOutcome {
  const stage = orderStage(order);
  const { cancelledBy } = order;
  return stage === 'cancelled' && cancelledBy !== null ? OUTCOME_OF_CANCELLED[cancelledBy] : stage;
}

/** Whether staff may make the drink again: it was lost, spoilt or given to somebody else. */
export const mayRemake = (stage: OrderStage): boolean => stage !== 'waiting' && stage !== 'being-made';

/** Wrong pick-up codes after which a ticket's code is void. */
export const PICKUP_TRIES = 5;

/** @param random a whole number from 0 to 9999 */
export const pickupCode = (random: number): string => String(random).padStart(4, '0');

/** Factor on the recipe's amounts, which are for a medium drink. */
export const SIZE_FACTOR: Record<OrderSize, number> = { sizeS: 0.75, sizeM: 1, sizeL: 1.4 };

/** The size of a new order: the guest's choice, else the shop's saved default, else the guest default. */
export const orderSize = (chosen: OrderSize | undefined, saved: OrderSize | null): OrderSize =>
  chosen ?? saved ?? GUEST_ORDER_SIZE;

/** The statuses an order may begin with. */
export const NEW_ORDER_STATUSES = ['PENDING', 'IMMEDIATE'] as const satisfies readonly OrderStatus[];
export type NewOrderStatus = (typeof NEW_ORDER_STATUSES)[number];

/** The status of a new order: the saved PENDING or IMMEDIATE, else PENDING. */
export const newOrderStatus = (saved: OrderStatus | null): NewOrderStatus =>
  saved === 'IMMEDIATE' ? 'IMMEDIATE' : 'PENDING';

/**
 * The number a bartender calls out: a letter and two digits (A01 … A99, B01 … Z99), then four digits.
 * @param n the shop's daily counter, from 1
 */
export function displayId(n: number): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
  const letter = letters[Math.floor((n - 1) / 99)];
  if (letter === undefined) return String(n).padStart(4, '0');
  return letter + String(((n - 1) % 99) + 1).padStart(2, '0');
}
