import { useCallback, useSyncExternalStore } from 'react';

/** Follows whether an element, such as an open dialog, is on the page. */
export function useIsOnPage(selector: string): boolean {
  const look = useCallback(() => document.querySelector(selector) !== null, [selector]);
  return useSyncExternalStore(onPage, look);
}

function onPage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'data-playing'] });
  return () => observer.disconnect();
}
