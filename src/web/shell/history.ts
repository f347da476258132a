/** Browser history state of a page: data handed to it, and whether the previous page belongs to this app. */
import type { AroundNavHandler } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

interface Kept {
  /** Data from the previous page. */
  [key: string]: unknown;
  hasPageBefore?: boolean;
}

/** Every navigation inside the app is marked, so that going back never leaves it. */
export const stepInside: AroundNavHandler = (navigate, to, options) => {
  const before = history.state as Kept | null;
  const hasPageBefore = options?.replace ? before?.hasPageBefore === true : true;
  const handed = options?.state as Kept | null | undefined;
  navigate(to, { ...options, state: { ...handed, hasPageBefore } });
};

/** Data from the previous page. */
export function useHandedOver(): Kept {
  return useHistoryState<Kept | null>() ?? {};
}

/** One step back; to `home` if there is none because the page was opened by its address. */
export function useStepBack(home: string, navigate: (to: string) => void): () => void {
  const { hasPageBefore } = useHandedOver();
  return () => (hasPageBefore ? history.back() : navigate(home));
}
