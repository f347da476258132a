import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useIsPhone } from './use-is-phone.ts';

/**
 * A part that folds on a phone and stands open elsewhere. What is folded is still there: the browser's search finds it,
 * and fields in it keep what was typed. See docs/decisions/0126.
 * @param needsSight once it is true, it opens
 */
export function useFold(startsOpen: boolean, needsSight = false) {
  const isPhone = useIsPhone();
  const [isOpened, setOpened] = useState(startsOpen);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (needsSight !== wasNeeded) {
    setWasNeeded(needsSight);
    if (needsSight) setOpened(true);
  }
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const isFolded = isPhone && !isOpened;

  useLayoutEffect(() => {
    const part = body.current;
    if (!isFolded || !part) return;
    const open = () => setOpened(true);
    // React knows no value of `hidden` but true and false.
    part.setAttribute('hidden', 'until-found');
    part.addEventListener('beforematch', open);
    return () => {
      part.removeAttribute('hidden');
      part.removeEventListener('beforematch', open);
    };
  }, [isFolded]);

  return {
    isPhone,
    isFolded,
    /** For the button that opens it, where it folds. */
    toggle: {
      type: 'button',
      'aria-expanded': isOpened,
      'aria-controls': id,
      onClick: () => setOpened(!isOpened),
    },
    body: { id, ref: body },
  } as const;
}
