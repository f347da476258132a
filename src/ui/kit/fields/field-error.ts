/** A field's side of field-errors.tsx: light, since every form has fields. */
import { createContext, useContext, useLayoutEffect } from 'react';

export interface FieldsOfForm {
  /** By the path the server gave. */
  errors: ReadonlyMap<string, string>;
  /** Keeps the id of a field's control. @returns how to forget it */
  addField: (path: string, id: string) => () => void;
  /** Keeps how to open what is folded. @returns how to forget it */
  addFold: (path: string, open: () => void) => () => void;
  clear: (path: string) => void;
  clearAll: () => void;
}

export const NONE: ReadonlyMap<string, string> = new Map();
/** Where the fields around are in what is sent: their paths go on from there. */
export const PlaceContext = createContext('');
export const FieldsContext = createContext<FieldsOfForm | undefined>(undefined);

/** Whether a place is that of a field, or in it. */
export const isUnder = (place: string, path: string): boolean => place === path || place.startsWith(`${path}.`);

/**
 * For a field: what the server says of it, until something else is typed into it.
 * @param own its place in what is sent, such as `recipeIngredient.2.name`, or in the place of what is around it
 */
export function useFieldError(own: string | undefined, id: string) {
  const path = usePath(own);
  const { errors = NONE, addField, clear } = useContext(FieldsContext) ?? {};
  useLayoutEffect(() => (path === undefined ? undefined : addField?.(path, id)), [path, id, addField]);
  return {
    error: path === undefined ? undefined : errorIn(errors, path),
    clear: () => void (path !== undefined && clear?.(path)),
  };
}

/** For what folds: it opens when the server says something of a field in it. */
export function useOpenForErrors(own: string | undefined, open: () => void): void {
  const path = usePath(own);
  const addFold = useContext(FieldsContext)?.addFold;
  useLayoutEffect(() => (path === undefined ? undefined : addFold?.(path, open)));
}

export const errorIn = (errors: ReadonlyMap<string, string>, path: string): string | undefined =>
  [...errors].find(([place]) => isUnder(place, path))?.[1];

/** For what moves fields to other places, which is what the server told them by. */
export const useForgetErrors = (): (() => void) => useContext(FieldsContext)?.clearAll ?? (() => undefined);

/** The path from the whole of what is sent. */
export function usePath(own: string | undefined): string | undefined {
  const around = useContext(PlaceContext);
  return own === undefined || around === '' ? own : `${around}.${own}`;
}
