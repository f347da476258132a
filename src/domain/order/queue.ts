/** How many are before a guest, and how long it usually takes. Source: docs/behaviour/live.md "Queue". */

export interface OpenOrder {
  id: string;
  displayId: string;
  /** Of its guest and of those who follow it; none for orders of nobody. */
  devices: readonly string[];
  isBeingMade: boolean;
  /** Milliseconds since 1970. */
  placedAt: number;
}

export interface Place {
  orderId: string;
  /** Orders that will be made before it. */
  ahead: number;
}

/** Minutes from ordering to the finished drink. */
export interface UsualWait {
  from: number;
  to: number;
}

/** Whoever ordered longer ago has probably gone: nobody waits for them. Milliseconds. */
const FORGOTTEN_MS = 30 * 60_000;
/** Fewer drinks say nothing about a bar's pace. */
const ENOUGH = 5;

/**
 * The places of waiting orders, by the device of whoever is told of them.
 * @param open oldest first
 */
export function placesByDevice(open: readonly OpenOrder[], now: number): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  let ahead = 0;
  for (const { id, devices, isBeingMade, placedAt } of open) {
    for (const device of isBeingMade ? [] : devices)
      places.set(device, [...(places.get(device) ?? []), { orderId: id, ahead }]);
    if (isBeingMade || now - placedAt < FORGOTTEN_MS) ahead++;
  }
  return places;
}

/** The numbers of the drinks that are being made for others. @param open oldest first */
export const pouringOf = (open: readonly OpenOrder[], deviceHash: string): string[] =>
  open.flatMap((order) => (order.isBeingMade && !order.devices.includes(deviceHash) ? [order.displayId] : []));

/** The numbers of the orders that wait and whose guests have probably not gone. @param open oldest first */
export const nextInLine = (open: readonly OpenOrder[], now: number, atMost: number): string[] =>
  open
    .filter(({ isBeingMade, placedAt }) => !isBeingMade && now - placedAt < FORGOTTEN_MS)
    .slice(0, atMost)
    .map(({ displayId }) => displayId);

/**
 * The middle of what the last drinks took, up to what most of them took, in whole minutes rounded up.
 * @param waits of the last drinks, in milliseconds
 * @returns undefined while there are too few
 */
export function usualWait(waits: readonly number[]): UsualWait | undefined {
  if (waits.length < ENOUGH) return undefined;
  const sorted = [...waits].sort((a, b) => a - b);
  const minutesAt = (share: number) =>
    Math.max(1, Math.ceil((sorted[Math.ceil(share * sorted.length) - 1] ?? 0) / 60_000));
  const from = minutesAt(0.5);
  return { from, to: Math.max(from + 1, minutesAt(0.8)) };
}
