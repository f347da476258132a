import { useEffect, useRef } from 'react';

/**
 * A part of a page that an address can name: it comes into sight, and starts open.
 * @param anchor after "#" in the address, and the part's id
 */
export function useAddressedPart(anchor: string) {
  const place = useRef<HTMLDivElement>(null);
  const isMeant = location.hash === `#${anchor}`;
  useEffect(() => {
    if (isMeant) place.current?.scrollIntoView({ block: 'start' });
  }, [isMeant]);
  return { place, isMeant };
}
