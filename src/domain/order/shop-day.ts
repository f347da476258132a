/** Hour at which a shop's day begins, local time: a night at a bar is one day. Source: docs/decisions/0006. */
export const DAY_STARTS_HOUR = 5;

/**
 * The day an order belongs to, as YYYY-MM-DD in the shop's time zone.
 * @param timeZone an IANA name; undefined means the server's own
 */
export function shopDay(at: Date, timeZone?: string): string {
  const shifted = at.getTime() - DAY_STARTS_HOUR * 60 * 60 * 1000;
  const minute = Math.floor(shifted / MINUTE_MS);
  const known = lastDays.get(timeZone);
  if (known?.minute === minute) return known.day;
  const day = formatterFor(timeZone).format(shifted);
  lastDays.set(timeZone, { minute, day });
  return day;
}

const MINUTE_MS = 60_000;
/** The last answer for each time zone: clocks change, and days begin, at whole minutes. */
const lastDays = new Map<string | undefined, { minute: number; day: string }>();

const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

/** Cached: creating a formatter costs a hundred times as much as using it. */
function formatterFor(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formatters.set(timeZone, made);
  return made;
}

/** Hour in the shop's time zone, 0 to 23. @param timeZone as for shopDay */
export const shopHour = (at: Date, timeZone?: string): number => Number(hourFormatterFor(timeZone).format(at));

const hourFormatters = new Map<string | undefined, Intl.DateTimeFormat>();

function hourFormatterFor(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = hourFormatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' });
  hourFormatters.set(timeZone, made);
  return made;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Adds days, or subtracts if negative. @param day YYYY-MM-DD */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Every day from first to last, both included; empty if the first is after the last. */
export function daysBetween(from: string, to: string): string[] {
  const count = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => addDays(from, i));
}
