/** When the menu on the screen was fresh, if it is an old one from this phone's store. ISO 8601. */
import { useSyncExternalStore } from 'react';
import { lastSeenOf } from './connection.ts';

const listeners = new Set<() => void>();
let lastSeen: string | undefined;

/** Told by the client of every answer: one from the phone's store says when it was fresh. */
export function noteMenu(response: Response | undefined): void {
  const at = lastSeenOf(response);
  if (at === undefined && !(response?.ok && response.url.endsWith('/recipes'))) return;
  if (at === lastSeen) return;
  lastSeen = at;
  listeners.forEach((listener) => listener());
}

export const useMenuLastSeen = (): string | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => lastSeen,
  );

export const isMenuOld = (): boolean => lastSeen !== undefined;
