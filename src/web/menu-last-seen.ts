/** When the menu on the screen was fresh, if it is an old one from this phone's store. ISO 8601. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let lastSeen: string | undefined;

export function setMenuLastSeen(at: string | undefined): void {
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
