/** Local times of a time zone, whatever its clocks do. Source: docs/behaviour/selling.md "Clock changes". */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

/** Cached: creating a formatter costs a hundred times as much as using it. */
function formatterFor(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const two = '2-digit' as const;
  const parts = { year: 'numeric', month: two, day: two, hour: two, minute: two, hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, ...parts });
  formatters.set(timeZone, made);
  return made;
}

/** What the clock shows, as if it were UTC. Milliseconds. */
function shownAt(at: number, timeZone: string | undefined): number {
  const { year, month, day, hour, minute } = Object.fromEntries(
    formatterFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute);
}

const QUARTER_MS = 15 * MINUTE_MS;

/**
 * Writes times as the clock shows them, such as `2026-03-14 20:32:10`. Clocks change by and at whole quarters of an hour:
 * each is looked up once, since an export has thousands of times.
 */
export function clockOf(timeZone: string | undefined): (at: string) => string {
  const offsets = new Map<number, number>();
  const offsetOf = (quarter: number): number => {
    const known = offsets.get(quarter);
    if (known !== undefined) return known;
    const offset = shownAt(quarter * QUARTER_MS, timeZone) - quarter * QUARTER_MS;
    offsets.set(quarter, offset);
    return offset;
  };
  return (at) => {
    const ms = Date.parse(at);
    return new Date(ms + offsetOf(Math.floor(ms / QUARTER_MS))).toISOString().slice(0, 19).replace('T', ' ');
  };
}

/** Whether it is the IANA name of a zone. */
export const isTimeZone = (name: string): boolean =>
  name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name);

/** The local date, YYYY-MM-DD. @param timeZone an IANA name; undefined means the server's own */
export const localDate = (at: Date, timeZone: string | undefined): string =>
  new Date(shownAt(at.getTime(), timeZone)).toISOString().slice(0, 10);

/**
 * The first moment of a local day at which the clock shows this time or a later one: where clocks are put forward past it,
 * the moment they are; where they are put back over it, the first of the two.
 * @param date YYYY-MM-DD
 * @param time HH:MM
 */
export function momentOf(date: string, time: string, timeZone: string | undefined): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (at: number) => shownAt(at, timeZone) - Math.floor(at / MINUTE_MS) * MINUTE_MS;
  const [before, after] = [offsetAt(wanted - DAY_MS), offsetAt(wanted + DAY_MS)];
  const found = [wanted - before, wanted - after].filter((at) => shownAt(at, timeZone) === wanted);
  if (found.length > 0) return new Date(Math.min(...found));
  let [early, late] = [wanted - Math.max(before, after), wanted - Math.min(before, after)];
  while (late - early > MINUTE_MS) {
    const middle = early + Math.floor((late - early) / 2 / MINUTE_MS) * MINUTE_MS;
    if (shownAt(middle, timeZone) >= wanted) late = middle;
    else early = middle;
  }
  return new Date(late);
}
