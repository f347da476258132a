import { useEffect, useRef } from 'react';

/** On mount moves the focus to a step's heading, or to what is to be read first, and scrolls to the top. */
export function useFreshHeading() {
  const heading = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  useEffect(() => {
    document.documentElement.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
