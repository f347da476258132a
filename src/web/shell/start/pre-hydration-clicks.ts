/** The page as the build drew it is seen, and tapped, before there is code to answer. What is typed then stays in its field (join-form.tsx); a tap on the other language is kept here until the switch can do it. */

let taken: (() => boolean) | undefined;

/** @param drawn what holds the drawn page */
export function keepEarlyTap(drawn: HTMLElement): void {
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

/** Whether the other language was asked for before there was code; true at most once, and later taps are not kept. */
export function takeEarlyTap(): boolean {
  const isTapped = taken?.() ?? false;
  taken = undefined;
  return isTapped;
}
