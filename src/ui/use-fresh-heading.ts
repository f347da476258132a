import { useEffect, useRef } from 'react';

/** A new step begins at its heading: read first, and at the top of the screen. */
export function useFreshHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
