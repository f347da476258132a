/** Whether a drink is sold now: one rule for placing and approving. Source: docs/behaviour/selling.md "The rule". */
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { SellingNow, SellingWindow, StaffReason } from './selling.ts';
import { STANDARD_DRINK_GRAMS } from './liquor.ts';

/** Why not; times are ISO 8601, null where nothing is planned. */
export type SaleRefusal =
  | { code: 'bar-paused'; reason: BilingualText }
  | { code: 'bar-closed'; opensAt: string | null }
  | { code: 'last-orders-over'; closesAt: string }
  | { code: 'alcohol-hours-over'; opensAt: string | null }
  | { code: 'adult-unconfirmed' };

const SALE_CODES = {
  'bar-paused': true,
  'bar-closed': true,
  'last-orders-over': true,
  'alcohol-hours-over': true,
  'adult-unconfirmed': true,
} satisfies Record<SaleRefusal['code'], true>;

/** Whether a refusal says why nothing is sold. @param code of a problem */
export const isSaleCode = (code: string): boolean => code in SALE_CODES;

const MINUTE_MS = 60_000;

const windowAt = (windows: readonly SellingWindow[], at: string): SellingWindow | undefined =>
  windows.find(({ opensAt, closesAt }) => opensAt <= at && at < closesAt);

const nextOpening = (windows: readonly SellingWindow[], at: string): string | null =>
  windows.find(({ opensAt }) => opensAt > at)?.opensAt ?? null;

/** When the last order of a window may be placed. Milliseconds since 1970. */
export const lastOrdersAt = ({ closesAt }: SellingWindow, lastOrdersMinutes: number): number =>
  Date.parse(closesAt) - lastOrdersMinutes * MINUTE_MS;

/** The window it is in and the next opening; `window` is null outside, undefined if sold at all times. */
export function hoursAt(windows: readonly SellingWindow[] | null, now: Date) {
  if (!windows) return { window: undefined, nextOpensAt: null };
  const at = now.toISOString();
  return { window: windowAt(windows, at) ?? null, nextOpensAt: nextOpening(windows, at) };
}

/** `swap`: another drink for an order that waits. */
export type SaleStep = 'order' | 'swap' | 'approve';

/** Why nothing is sold, whatever the drink; undefined if something is. Last orders are for placing. */
export function whyShut(selling: SellingNow, now: Date, step: SaleStep): SaleRefusal | undefined {
  if (selling.pause) return { code: 'bar-paused', reason: selling.pause.reason };
  const { window, nextOpensAt } = hoursAt(selling.open, now);
  if (window === null) return { code: 'bar-closed', opensAt: nextOpensAt };
  if (window && step === 'order' && now.getTime() >= lastOrdersAt(window, selling.lastOrdersMinutes))
    return { code: 'last-orders-over', closesAt: window.closesAt };
  return undefined;
}

export interface Sale {
  selling: SellingNow;
  now: Date;
  step: SaleStep;
  /** By `isLiquor`. */
  isLiquor: boolean;
  /** The guest has confirmed to be 18 or over. */
  isAdult: boolean;
}

/** Why it is not sold to a guest; undefined if it is. Staff are not bound by it. */
export function whyNotSold({ selling, now, step, isLiquor, isAdult }: Sale): SaleRefusal | undefined {
  const shut = whyShut(selling, now, step);
  if (shut || !isLiquor) return shut;
  const { window, nextOpensAt } = hoursAt(selling.alcohol, now);
  if (window === null) return { code: 'alcohol-hours-over', opensAt: nextOpensAt };
  return selling.alcoholDuty && step !== 'approve' && !isAdult ? { code: 'adult-unconfirmed' } : undefined;
}

/** The figures of a guest's night, in grams of alcohol. */
export interface Night {
  /** Standard drinks; null: no allowance. */
  allowance: number | null;
  gramsBefore: number;
  gramsOrdered: number;
}

/** Of an order whose allowance was looked at when it was placed. */
export const NO_NIGHT: Night = { allowance: null, gramsBefore: 0, gramsOrdered: 0 };

/** Why only staff may approve it; null if the guest may. */
export function whyStaffApprove(
  { alcoholDuty, isLiquor }: { alcoholDuty: boolean; isLiquor: boolean },
  { allowance, gramsBefore, gramsOrdered }: Night,
): StaffReason | null {
  if (alcoholDuty && isLiquor) return 'alcohol-duty';
  const isPast = allowance !== null && gramsBefore + gramsOrdered > allowance * STANDARD_DRINK_GRAMS;
  return isPast && gramsOrdered > 0 ? 'allowance' : null;
}
