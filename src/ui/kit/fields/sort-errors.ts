/** Which part of a refusal is about which field of a form. */
import { Refusal } from '#contract/refusal.ts';
import { isUnder } from './field-error.ts';

/** The path of the field that a refusal is about, by its code. */
export type FieldOfCode = Readonly<Record<string, string>>;

interface Named {
  path: string;
  message: string;
}

/** What a failure says of single fields. */
export function errorsOf(failure: unknown, byCode: FieldOfCode = {}): readonly Named[] {
  if (!(failure instanceof Refusal)) return [];
  const path = byCode[failure.code];
  if (failure.errors.length > 0 || path === undefined) return failure.errors;
  return [{ path, message: failure.message }];
}

/**
 * @param seen the paths of the fields in sight
 * @returns what can be said at them, the first of each, and what is left; undefined when nothing is
 */
export function sortedOut(failure: unknown, named: readonly Named[], seen: readonly string[]) {
  const at = new Map<string, string>();
  const rest = new Set<string>();
  for (const { path, message } of named) {
    if (!seen.some((field) => isUnder(path, field))) rest.add(message);
    else if (!at.has(path)) at.set(path, message);
  }
  if (at.size === 0) return { at, rest: failure instanceof Error ? failure.message : '' };
  return { at, rest: rest.size > 0 ? [...rest].join(' ') : undefined };
}

/** What a failure says of a field that stands alone; undefined when it is about something else. */
export const errorAt = (failure: unknown, path: string): string | undefined =>
  errorsOf(failure).find((error) => isUnder(error.path, path))?.message;
