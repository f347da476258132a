import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { SellingNow, SellingSettings } from './selling.ts';
import { sellingWindows } from './selling-windows.ts';

/** The settings at one moment. @param timeZone as for shopDay */
export const sellingNow = (
  { hours, alcoholHours, lastOrdersMinutes, alcoholDuty }: SellingSettings,
  pause: { reason: BilingualText } | null,
  now: Date,
  timeZone: string | undefined,
): SellingNow => ({
  open: hours && sellingWindows(hours, now, timeZone),
  alcohol: alcoholHours && sellingWindows(alcoholHours, now, timeZone),
  lastOrdersMinutes,
  pause,
  alcoholDuty,
});
