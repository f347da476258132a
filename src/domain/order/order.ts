/**
 * Orders: sizes, statuses, defaults and transitions. Source: docs/behaviour/orders.md "Statuses and transitions",
 * "Defaults".
 */

export const ORDER_SIZES = ['sizeS', 'sizeM', 'sizeL'] as const;
export type OrderSize = (typeof ORDER_SIZES)[number];

export const ORDER_STATUSES = ['PENDING', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED', 'IMMEDIATE'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

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

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  PENDING: ['IN_PROGRESS', 'CANCELLED'],
  IMMEDIATE: ['IN_PROGRESS', 'CANCELLED'],
  IN_PROGRESS: ['COMPLETED', 'CANCELLED', 'PENDING'],
  COMPLETED: [],
  CANCELLED: [],
};

/**
 * Whether an order may change from one status to another. IN_PROGRESS may go back to PENDING only if the machine
 * rejected the job before accepting it.
 */
export function mayBecome(from: OrderStatus, to: OrderStatus, machineRejected = false): boolean {
  if (from === 'IN_PROGRESS' && to === 'PENDING') return machineRejected;
  return NEXT[from].includes(to);
}

/** The statuses from which an order may become `to`: the condition of a compare-and-set. */
export const statusesBefore = (to: OrderStatus): OrderStatus[] => ORDER_STATUSES.filter((from) => mayBecome(from, to));

/** Factor on the recipe's amounts, which are for a medium drink. */
export const SIZE_FACTOR: Record<OrderSize, number> = { sizeS: 0.75, sizeM: 1, sizeL: 1.4 };

/** The size of a new order: the guest's choice, else the shop's saved default, else the guest default. */
export const orderSize = (chosen: OrderSize | undefined, saved: OrderSize | null): OrderSize =>
  chosen ?? saved ?? GUEST_ORDER_SIZE;

/** The status of a new guest order: the saved PENDING or IMMEDIATE, else PENDING. */
export const newOrderStatus = (saved: OrderStatus | null): 'PENDING' | 'IMMEDIATE' =>
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
