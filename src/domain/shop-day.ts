/** When a shop's day begins, in its own time: a bar's night is one day, so numbers start again while it sleeps. Hours. */
const DAY_STARTS_HOUR = 5;

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
