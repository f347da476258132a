/** What is left in the bottles of machines, and what can be made of it. Source: docs/behaviour/stock.md. */
import { ORDER_SIZES, type OrderSize } from '#domain/order/order.ts';
import type { JobState } from './job.ts';
import { pumpPours, type Poured, type Pump } from './machine-string.ts';

/** Millilitres by slot. A slot that is not counted is missing: it never runs out. */
export type Left = ReadonlyMap<number, number>;

export interface Stock {
  pumps: readonly Pump[];
  /** One for each machine that can be given orders, or one for a shop without a machine. */
  places: readonly Left[];
}
export const NO_STOCK: Stock = { pumps: [], places: [] };

/** A new bottle should be at hand. */
export const isLow = ({ levelMl, lowMl }: { levelMl: number; lowMl: number }): boolean => levelMl <= lowMl;

/** What one machine has, by its bottles; a sensor that says 0 counts for a slot without one. */
export const leftIn = (
  levels: readonly { slot: number; pct: number }[],
  bottles: readonly { slot: number; levelMl: number }[],
): Left =>
  new Map([
    ...levels.filter(({ pct }) => pct === 0).map(({ slot }) => [slot, 0] as const),
    ...bottles.map(({ slot, levelMl }) => [slot, levelMl] as const),
  ]);

interface SlotPour {
  slot: number;
  ml: number;
}

/** What the pours need together. Millilitres by slot. */
export function neededBySlot(pours: readonly SlotPour[]): Map<number, number> {
  const needed = new Map<number, number>();
  for (const { slot, ml } of pours) needed.set(slot, (needed.get(slot) ?? 0) + ml);
  return needed;
}

/** The slots that hold less than the pours need together. */
export function shortSlots(pours: readonly SlotPour[], left: Left): number[] {
  return [...neededBySlot(pours)].flatMap(([slot, ml]) => ((left.get(slot) ?? Infinity) < ml ? [slot] : []));
}

/**
 * Ids of the ingredients for which the bottles no longer suffice, at the place that lacks the fewest; none where nothing
 * is counted, or what lacks is added by hand.
 */
export function shortIngredients(
  ingredients: readonly Poured[],
  size: OrderSize,
  { pumps, places }: Stock,
): ReadonlySet<string> {
  const pours = places.length > 0 ? pumpPours(ingredients, size, pumps) : [];
  if (pours.length === 0) return NONE;
  const short = places.map((left) => shortSlots(pours, left));
  const fewest = short.reduce((least, one) => (one.length < least.length ? one : least));
  return fewest.length === 0
    ? NONE
    : new Set(pours.flatMap(({ slot, ingredientId }) => (fewest.includes(slot) ? [ingredientId] : [])));
}
const NONE: ReadonlySet<string> = new Set();

/**
 * What a job took out of the bottles by its end. One that broke off took its part by its progress, and all of it if it
 * poured and never said how far it was.
 */
export function takenBy(
  pours: readonly SlotPour[],
  { before, end, progress }: { before: JobState; end: JobState; progress: number | null },
): { pours: SlotPour[]; isUncertain: boolean } {
  if (end === 'done') return { pours: [...pours], isUncertain: false };
  if (before === 'issued' || end === 'rejected') return { pours: [], isUncertain: false };
  const share = progress === null ? Number(before === 'dispensing') : progress / 100;
  return { pours: pours.map(({ slot, ml }) => ({ slot, ml: ml * share })), isUncertain: true };
}

/** Every amount of an ingredient that one pour of these drinks takes, in any size. Millilitres. */
export const amountsOf = (drinks: readonly (readonly Poured[])[], pump: Pump): number[] =>
  drinks.flatMap((ingredients) =>
    ORDER_SIZES.flatMap((size) => {
      const ml = pumpPours(ingredients, size, [pump]).reduce((total, pour) => total + pour.ml, 0);
      return ml > 0 ? [ml] : [];
    }),
  );

/** Whether a drink that could be poured before cannot be now, or the other way round. */
export const changesMenu = (before: number, after: number, amounts: readonly number[]): boolean =>
  amounts.some((ml) => before >= ml !== after >= ml);
