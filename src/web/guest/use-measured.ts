import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Publishes the height of an element to the style sheets, before paint and whenever it changes.
 * @param name of the custom property on the root
 * @param isThere whether the element is rendered
 */
export function useMeasured<E extends HTMLElement>(name: `--${string}`, isThere = true): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!isThere || !measured) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(name, `${Math.ceil(measured.getBoundingClientRect().height)}px`);
    measure();
    const observer = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
    observer?.observe(measured);
    return () => {
      observer?.disconnect();
      style.removeProperty(name);
    };
  }, [name, isThere]);
  return element;
}
