import { useCallback, useSyncExternalStore } from 'react';

/** Whether an element is on the page, followed: an open dialog, a play under way. */
export function useIsOnPage(selector: string): boolean {
  const look = useCallback(() => document.querySelector(selector) !== null, [selector]);
  return useSyncExternalStore(onPage, look);
}

function onPage(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'data-playing'] });
  return () => observer.disconnect();
}
