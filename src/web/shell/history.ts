/** What the browser's history keeps with a page: what it was handed, and whether the page before it was ours too. */
import type { AroundNavHandler } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';

interface Kept {
  /** Handed over by the page before. */
  [key: string]: unknown;
  hasPageBefore?: boolean;
}

/** Every step inside the product leaves a mark, so that going back never leaves it. */
export const stepInside: AroundNavHandler = (navigate, to, options) => {
  const before = history.state as Kept | null;
  const hasPageBefore = options?.replace ? before?.hasPageBefore === true : true;
  const handed = options?.state as Kept | null | undefined;
  navigate(to, { ...options, state: { ...handed, hasPageBefore } });
};

/** What the page before handed over. */
export function useHandedOver(): Kept {
  return useHistoryState<Kept | null>() ?? {};
}

/** One step back; where there is none, because the page was opened by its address, to `home`. */
export function useStepBack(home: string, navigate: (to: string) => void): () => void {
  const { hasPageBefore } = useHandedOver();
  return () => (hasPageBefore ? history.back() : navigate(home));
}
