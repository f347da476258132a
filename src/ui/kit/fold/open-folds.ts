/** Opens what is folded, as the browser's search does: see use-fold.ts. */
import { flushSync } from 'react-dom';

const FOLDED = '[hidden="until-found"]';

/** Opens the folds around elements, at once. */
export function openFoldsAround(elements: Iterable<Element | null>): void {
  const folds = new Set<Element>();
  for (const element of elements)
    for (let fold = element?.closest(FOLDED); fold; fold = fold.parentElement?.closest(FOLDED)) folds.add(fold);
  if (folds.size === 0) return;
  flushSync(() => folds.forEach((fold) => fold.dispatchEvent(new Event('beforematch'))));
}

/**
 * Opens the folds that have marked fields inside, and focuses the first of the fields; at once, since a frame later
 * somebody may be typing into another one.
 * @param mark changes state so that the fields are marked
 */
export function focusFirstInvalid(form: Element | null, mark: () => void): void {
  flushSync(mark);
  const invalid = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid]') ?? [])];
  openFoldsAround(invalid);
  invalid[0]?.focus();
}
