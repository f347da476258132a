/** A week's hours as the times between which is sold. Source: docs/behaviour/selling.md "Hours". */
import { addDays } from '#domain/order/shop-day.ts';
import type { DayHours, SellingWindow, WeekHours } from './selling.ts';
import { localDate, momentOf } from './zoned-time.ts';

const DAYS_AHEAD = 8;
const WINDOWS_TOLD = 3;

/** Whether a day closes on the next one; one that closes when it opens is open for 24 hours. */
export const closesNextDay = ({ opens, closes }: DayHours): boolean => closes <= opens;

/**
 * The windows that have not ended, the next three at most; those that overlap or follow at once are one. None in the next
 * week: empty.
 * @param timeZone as for shopDay
 */
export function sellingWindows(hours: WeekHours, now: Date, timeZone: string | undefined): SellingWindow[] {
  const today = localDate(now, timeZone);
  const windows: SellingWindow[] = [];
  for (let day = -2; day <= DAYS_AHEAD; day++) {
    const date = addDays(today, day);
    const planned = hours[weekdayOf(date)];
    if (!planned) continue;
    const opensAt = momentOf(date, planned.opens, timeZone).toISOString();
    const closesOn = closesNextDay(planned) ? addDays(date, 1) : date;
    const closesAt = momentOf(closesOn, planned.closes, timeZone).toISOString();
    const last = windows.at(-1);
    if (opensAt >= closesAt) continue;
    if (!last || opensAt > last.closesAt) windows.push({ opensAt, closesAt });
    else if (closesAt > last.closesAt) last.closesAt = closesAt;
  }
  const at = now.toISOString();
  return windows.filter(({ closesAt }) => closesAt > at).slice(0, WINDOWS_TOLD);
}

/** Monday is 0. */
const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
