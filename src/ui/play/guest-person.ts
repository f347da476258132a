/**
 * What a guest has said of their person in one play, for the others: it can only take drinks away. Source:
 * docs/behaviour/taste-requests.md.
 */
import { createContext, use, useEffect } from 'react';

interface GuestPerson {
  /** A minor, pregnant, driving or the like: no alcohol is recommended. */
  isAlcoholFree: boolean;
  say: (isAlcoholFree: boolean) => void;
}

const Context = createContext<GuestPerson>({ isAlcoholFree: false, say: () => undefined });

export const GuestPersonOf = Context.Provider;
export const useGuestPerson = (): GuestPerson => use(Context);

/** Says it for as long as it is so in this play. */
export function useSayPerson(isAlcoholFree: boolean): void {
  const { say } = useGuestPerson();
  useEffect(() => say(isAlcoholFree), [say, isAlcoholFree]);
}
