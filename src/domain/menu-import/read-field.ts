/** Lenient readers of untrusted data: every function accepts anything and never throws. */

export type Fields = Readonly<Record<string, unknown>>;

/** The object itself, or null if it is none. */
export const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;

/** A trimmed text, a number as text, the `name` of an object; empty if there is none. */
export function textIn(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  const name = fieldsOf(value)?.['name'];
  return typeof name === 'string' ? name.trim() : '';
}

/** A text, or null if it is empty or none. */
export const textOrNull = (value: unknown): string | null => textIn(value) || null;

/** A number, also one written as text ("22,5"); null if there is none. */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value.trim().replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}

/** The values of a list; empty for anything else. */
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The value of a JSON text, or the value itself if it is no text; undefined if the text is not JSON. */
export function jsonIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
