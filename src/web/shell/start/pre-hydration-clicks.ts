/**
 * The prerendered page is visible, and tapped, before any code runs. Typed text stays in its field (join-form.tsx); a
 * tap on the language switch is stored here until the switch is hydrated.
 */

let taken: (() => boolean) | undefined;

/** @param drawn container of the prerendered page */
export function storeEarlyTap(drawn: HTMLElement): void {
  let isTapped = false;
  const keep = ({ target }: Event) => {
    isTapped ||= target instanceof Element && target.closest('button[lang]') !== null;
  };
  drawn.addEventListener('click', keep);
  taken = () => {
    drawn.removeEventListener('click', keep);
    return isTapped;
  };
}

/** Whether the language switch was tapped before hydration; true at most once, and later taps are not stored. */
export function takeEarlyTap(): boolean {
  const isTapped = taken?.() ?? false;
  taken = undefined;
  return isTapped;
}
