/** Days of a shop that are read together. Both inclusive. */
export interface DayPart {
  from: string;
  to: string;
  /** Number of orders. */
  n: number;
}

/** What is read of so many orders takes a few milliseconds. */
const ORDERS_AT_ONCE = 2500;

/**
 * Cuts days into parts that are read one after the other, so that others are answered between them: a day, or as many
 * as have few orders.
 * @param days ascending, with the number of orders of each
 */
export function dayParts(days: readonly { day: string; n: number }[]): DayPart[] {
  const parts: DayPart[] = [];
  for (const { day, n } of days) {
    const part = parts.at(-1);
    if (part && part.n + n <= ORDERS_AT_ONCE) {
      part.to = day;
      part.n += n;
    } else parts.push({ from: day, to: day, n });
  }
  return parts;
}
