import { useCallback, useSyncExternalStore } from 'react';

/** Absent where tests run without a browser. */
const asked = (query: string): MediaQueryList | undefined =>
  (globalThis as Partial<typeof globalThis>).matchMedia?.(query);

/** Whether a media query holds, now and whenever that changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = asked(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => asked(query)?.matches ?? false);
}
