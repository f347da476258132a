/** Assigns the parts of a refusal to the fields of a form. */
import { Refusal } from '#contract/refusal.ts';
import { isUnder } from './field-error.ts';

/** The field path of a refusal, by its code. */
export type FieldOfCode = Readonly<Record<string, string>>;

interface Named {
  path: string;
  message: string;
}

/** The errors of a failure for single fields. */
export function errorsOf(failure: unknown, byCode: FieldOfCode = {}): readonly Named[] {
  if (!(failure instanceof Refusal)) return [];
  const path = byCode[failure.code];
  if (failure.errors.length > 0 || path === undefined) return failure.errors;
  return [{ path, message: failure.message }];
}

/**
 * @param seen paths of the visible fields
 * @returns the first error of each visible field, and what remains; undefined if there is nothing for a field
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

/** The error of a failure for a single standalone field; undefined if the failure is about something else. */
export const errorAt = (failure: unknown, path: string): string | undefined =>
  errorsOf(failure).find((error) => isUnder(error.path, path))?.message;
