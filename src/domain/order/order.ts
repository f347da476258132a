/** Orders: sizes, statuses, defaults and the one transition table. Source: spec §3, §4, §9; running.md for the transitions. */

export const ORDER_SIZES = ['sizeS', 'sizeM', 'sizeL'] as const;
export type OrderSize = (typeof ORDER_SIZES)[number];

export const ORDER_STATUSES = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED', 'IMMEDIATE'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export interface OrderDefaults {
  quantity: number;
  size: OrderSize;
  status: OrderStatus;
}

/** What a shop that saved no defaults shows (spec §3 "Order defaults"). */
export const ORDER_DEFAULTS: OrderDefaults = { quantity: 1, size: 'sizeM', status: 'PENDING' };

/** The size of a guest's order when neither the guest nor the shop chose one (spec §9). */
export const GUEST_ORDER_SIZE: OrderSize = 'sizeS';

/** A pending order older than this can no longer be approved. Milliseconds; access.md 1.6. */
export const PENDING_ORDER_LIFE_MS = 6 * 60 * 60 * 1000;

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['IN_PROGRESS', 'CANCELLED'],
  IMMEDIATE: ['IN_PROGRESS', 'CANCELLED'],
  IN_PROGRESS: ['COMPLETED', 'CANCELLED', 'PENDING'],
  COMPLETED: [],
  CANCELLED: [],
};

/**
 * Whether an order may go from one status to another.
 * IN_PROGRESS goes back to PENDING only when a machine rejected the job before accepting it.
 */
export function mayBecome(from: OrderStatus, to: OrderStatus, machineRejected = false): boolean {
  if (from === 'IN_PROGRESS' && to === 'PENDING') return machineRejected;
  return NEXT[from].includes(to);
}

/** The statuses from which an order may become `to`: the guard of a compare-and-set. */
export const statusesBefore = (to: OrderStatus): OrderStatus[] => ORDER_STATUSES.filter((from) => mayBecome(from, to));

/** How much of a recipe's medium amounts goes into each size. */
export const SIZE_FACTOR: Record<OrderSize, number> = { sizeS: 0.75, sizeM: 1, sizeL: 1.4 };

/** The size a new order gets: the guest's own choice, else the shop's saved default, else the guest default. access.md row 17. */
export const orderSize = (chosen: OrderSize | undefined, saved: OrderSize | null): OrderSize =>
  chosen ?? saved ?? GUEST_ORDER_SIZE;

/** The status a new guest order gets: the saved PENDING or IMMEDIATE, else PENDING. access.md row 17. */
export const newOrderStatus = (saved: OrderStatus | null): 'PENDING' | 'IMMEDIATE' =>
  saved === 'IMMEDIATE' ? 'IMMEDIATE' : 'PENDING';

/**
 * The number a bartender calls out: a letter for the hundred and two figures, A01 … A99, B01 … Z99, then four figures.
 * @param n the shop's counter of the day, from 1.
 */
export function displayId(n: number): string {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
  const letter = letters[Math.floor((n - 1) / 99)];
  if (letter === undefined) return String(n).padStart(4, '0');
  return letter + String(((n - 1) % 99) + 1).padStart(2, '0');
}
