/** Shows the server's errors for single fields (`errors` of a refusal) at those fields. */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { errorIn, FieldsContext, isUnder, NONE, PlaceContext, usePath, type FieldsOfForm } from './field-error.ts';
import { openFoldsAround } from '../fold/open-folds.ts';
import { errorsOf, sortedOut, type FieldOfCode } from './sort-errors.ts';

export interface FieldErrors {
  /**
   * Marks the fields a failure names and focuses the first.
   * @returns what remains to be shown beside the form; undefined if the fields show everything
   */
  mark: (failure: unknown) => string | undefined;
  /** For a new attempt, or when fields are reordered. */
  clear: () => void;
  fields: FieldsOfForm;
}

/** @param byCode the field path of a refusal without `errors`, by its code */
export function useFieldErrors(byCode: FieldOfCode = {}): FieldErrors {
  const [errors, setErrors] = useState(NONE);
  const [marked, setMarked] = useState(0);
  const [{ ids, folds, ...register }] = useState(newRegister);
  const fields = useMemo(() => {
    const clear = (path: string) => setErrors((before) => without(before, path));
    return { errors, clear, clearAll: () => setErrors(NONE), addField: register.addField, addFold: register.addFold };
  }, [errors, register.addField, register.addFold]);

  useEffect(() => {
    if (marked > 0) goTo(firstOf([...ids].filter(([path]) => errorIn(errors, path)).map(([, id]) => id)));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure, as soon as its fields say so
  }, [marked]);

  const mark = (failure: unknown) => {
    const named = errorsOf(failure, byCode);
    const folded = [...folds].filter(([path]) => named.some((error) => isUnder(error.path, path)));
    if (folded.length > 0) flushSync(() => folded.forEach(([, open]) => open()));
    const refused = [...ids].filter(([path]) => named.some((error) => isUnder(error.path, path)));
    openFoldsAround(refused.map(([, id]) => document.getElementById(id)));
    const seen = [...ids].filter(([, id]) => isSeen(document.getElementById(id))).map(([path]) => path);
    const { at, rest } = sortedOut(failure, named, seen);
    setErrors(at);
    if (at.size > 0) setMarked((before) => before + 1);
    return rest;
  };
  return { mark, clear: () => setErrors(NONE), fields };
}

/** Wraps a part of the request body: paths inside are relative to it. */
export const FieldsAt = ({ path, children }: { path: string; children: ReactNode }) => (
  <PlaceContext value={usePath(path) ?? ''}>{children}</PlaceContext>
);

function newRegister() {
  const ids = new Map<string, string>();
  const folds = new Map<string, () => void>();
  return {
    ids,
    folds,
    addField: (path: string, id: string) => added(ids, path, id),
    addFold: (path: string, open: () => void) => added(folds, path, open),
  };
}

function added<V>(all: Map<string, V>, path: string, value: V): () => void {
  all.set(path, value);
  return () => {
    if (all.get(path) === value) all.delete(path);
  };
}

/** Wraps the fields of a form, at any depth. */
export const FieldErrorsOf = ({ form, children }: { form: FieldErrors; children: ReactNode }) => (
  <FieldsContext value={form.fields}>{children}</FieldsContext>
);

function without(errors: ReadonlyMap<string, string>, path: string): ReadonlyMap<string, string> {
  const left = [...errors].filter(([place]) => !isUnder(place, path));
  return left.length === errors.size ? errors : new Map(left);
}

/** A folded or disabled field could not be corrected. */
const isSeen = (field: HTMLElement | null): boolean =>
  field !== null && !field.closest('details:not([open]), [hidden], [inert]') && !field.matches(':disabled');

function firstOf(ids: readonly string[]): HTMLElement | undefined {
  const fields = ids.flatMap((id) => document.getElementById(id) ?? []);
  return fields.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0];
}

/** Scrolls it to the middle: at the edges it could be behind fixed bars. */
function goTo(field: HTMLElement | undefined): void {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}
