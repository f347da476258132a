import { useEffect, useRef } from 'react';

/** A new step begins at its heading, or at what else is to be read first: there, and at the top of the screen. */
export function useFreshHeading() {
  const heading = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
