import { useSyncExternalStore } from 'react';

/** Where the style sheets begin to put things below each other. */
const PHONE = '(max-width: 639.98px)';

/** Absent where tests run without a browser. */
const query = (): MediaQueryList | undefined => (globalThis as Partial<typeof globalThis>).matchMedia?.(PHONE);

function subscribe(onChange: () => void): () => void {
  const asked = query();
  asked?.addEventListener('change', onChange);
  return () => asked?.removeEventListener('change', onChange);
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false);
