import { useEffect, type RefObject } from 'react';

/** Moves the focus to an element as soon as no dialog is open. */
export function useFocusAlone(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focusIfAlone = () => {
      if (document.querySelector('dialog[open]')) return;
      observer.disconnect();
      ref.current?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(focusIfAlone);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    focusIfAlone();
    return () => observer.disconnect();
  }, [ref]);
}
