/** Used if the machine string cannot be parsed. Milliseconds. */
export const DEFAULT_BREWING_MS = 3000;
const SETTLING_MS = 15_000;

/**
 * How long the machine needs for one drink.
 *
 * The machine string is `header;header;pour;pour…`; a pour is a comma list whose third number is its duration in
 * milliseconds. The longest pour decides.
 *
 * @returns milliseconds: longest pour + 15 000, or 3 000 if nothing parses. Never throws.
 * Source: docs/behaviour/machine-string.md "Brewing time".
 */
export function brewingTimeMs(machineString: string | undefined): number {
  const pours = (machineString ?? '')
    .split(';')
    .slice(2)
    .filter((pour) => pour.trim() !== '');
  const durations = pours.map((pour) => Number.parseFloat(pour.split(',')[2] ?? ''));
  if (durations.length === 0 || durations.some((ms) => !Number.isFinite(ms) || ms < 0)) return DEFAULT_BREWING_MS;
  return Math.max(...durations) + SETTLING_MS;
}
