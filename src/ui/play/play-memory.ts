/** What a play keeps of its answers, to go on after a reload. Source: docs/decisions/0069. */
import { createContext, use, useEffect, useReducer, useState, type Dispatch, type SetStateAction } from 'react';

export interface PlayMemory {
  /** Undefined if nothing was kept. */
  get: (part: string) => unknown;
  /** @param value as JSON holds it */
  set: (part: string, value: unknown) => void;
}

const Context = createContext<PlayMemory | undefined>(undefined);

/** Without one, as on a shared screen and in an owner's preview, nothing is kept. */
export const PlayMemoryOf = Context.Provider;

/** What was kept under this name when the component was first shown. Only for parts that are there for the whole play. */
export function useKept(part: string): unknown {
  const memory = use(Context);
  const [kept] = useState(() => memory?.get(part));
  return kept;
}

export function useKeep(part: string, value: unknown): void {
  const memory = use(Context);
  useEffect(() => memory?.set(part, value), [memory, part, value]);
}

/** `useState`, kept. */
export function useKeptState<T>(part: string, start: T | (() => T)): [T, Dispatch<SetStateAction<T>>] {
  const kept = useKept(part) as T | undefined;
  const [value, setValue] = useState(kept === undefined ? start : () => kept);
  useKeep(part, value);
  return [value, setValue];
}

/** `useReducer`, kept. */
export function useKeptReducer<S, E>(part: string, reducer: (state: S, event: E) => S, start: S): [S, Dispatch<E>] {
  const kept = useKept(part) as S | undefined;
  const [state, dispatch] = useReducer(reducer, kept ?? start);
  useKeep(part, state);
  return [state, dispatch];
}
