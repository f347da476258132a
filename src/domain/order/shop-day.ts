/** When a shop's day begins, in its own time: a bar's night is one day, so numbers start again while it sleeps. Hours. */
export const DAY_STARTS_HOUR = 5;

/**
 * The day an order belongs to, as YYYY-MM-DD in the shop's time zone.
 * @param timeZone an IANA name; undefined means the server's own
 */
export function shopDay(at: Date, timeZone?: string): string {
  const shifted = new Date(at.getTime() - DAY_STARTS_HOUR * 60 * 60 * 1000);
  return formatterFor(timeZone).format(shifted);
}

const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

/** Making one costs a hundred times what using it does. */
function formatterFor(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formatters.set(timeZone, made);
  return made;
}

/** The hour of the shop's clock, 0 to 23. @param timeZone as for shopDay */
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

/** A day so many days later, or earlier when negative. @param day YYYY-MM-DD */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Every day from the first to the last, both included; none when they are the wrong way round. */
export function daysBetween(from: string, to: string): string[] {
  const count = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => addDays(from, i));
}
