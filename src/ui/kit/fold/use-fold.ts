import { useContext, useId, useLayoutEffect, useRef, useState } from 'react';
import { useMedia } from '../use-media.ts';
import { FoldsBelow } from './folds-below.ts';
import { narrowerThan } from './use-is-phone.ts';

/**
 * A part that folds on a phone, or below the width that `FoldsBelow` gives, and stands open elsewhere. What is folded is
 * still there: the browser's search finds it, and fields in it keep what was typed. See docs/decisions/0126.
 * @param needsSight once it is true, it opens
 */
export function useFold(startsOpen: boolean, needsSight = false) {
  const canFold = useMedia(narrowerThan(useContext(FoldsBelow)));
  const [isOpened, setOpened] = useState(startsOpen);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (needsSight !== wasNeeded) {
    setWasNeeded(needsSight);
    if (needsSight) setOpened(true);
  }
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const isFolded = canFold && !isOpened;

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
    canFold,
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
