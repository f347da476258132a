/** A field's side of field-errors.tsx: small, because every form has fields. */
import { createContext, useContext, useLayoutEffect } from 'react';

export interface FieldsOfForm {
  /** Keyed by the path in the server's errors. */
  errors: ReadonlyMap<string, string>;
  /**
   * Registers the id of a field's control.
   * @returns unregisters it
   */
  addField: (path: string, id: string) => () => void;
  /**
   * Registers how to open a folded section.
   * @returns unregisters it
   */
  addFold: (path: string, open: () => void) => () => void;
  clear: (path: string) => void;
  clearAll: () => void;
}

export const NONE: ReadonlyMap<string, string> = new Map();
/** Path prefix of the fields inside, in the request body. */
export const PlaceContext = createContext('');
export const FieldsContext = createContext<FieldsOfForm | undefined>(undefined);

/** Whether a path is a field's path or below it. */
export const isUnder = (place: string, path: string): boolean => place === path || place.startsWith(`${path}.`);

/**
 * For a field: the server's error for it, until its value is edited.
 * @param own the field's path in the request body, such as `recipeIngredient.2.name`, relative to the path around it
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

/** For folding sections: opens them when a field inside has a server error. */
export function useOpenForErrors(own: string | undefined, open: () => void): void {
  const path = usePath(own);
  const addFold = useContext(FieldsContext)?.addFold;
  useLayoutEffect(() => (path === undefined ? undefined : addFold?.(path, open)));
}

export const errorIn = (errors: ReadonlyMap<string, string>, path: string): string | undefined =>
  [...errors].find(([place]) => isUnder(place, path))?.[1];

/** For sections that reorder fields: clears errors, because their paths no longer match. */
export const useForgetErrors = (): (() => void) => useContext(FieldsContext)?.clearAll ?? (() => undefined);

/** The path from the root of the request body. */
export function usePath(own: string | undefined): string | undefined {
  const around = useContext(PlaceContext);
  return own === undefined || around === '' ? own : `${around}.${own}`;
}
