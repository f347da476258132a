import { LANGUAGES } from '#domain/text/languages.ts';

/** A language by its name in another; undefined where the browser does not know it. */
export function languageName(locale: string, code: string): string | undefined {
  try {
    return new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}

/** The same for an owner to read, of one that drinks are translated into; its code where nobody knows it. */
export const menuLanguageName = (locale: string, code: string): string =>
  (locale === 'en' ? LANGUAGES.find((one) => one.code === code)?.name : undefined) ??
  languageName(locale, code) ??
  code;

/** Wide enough for a character of any script. Pixels. */
const CELL = 32;

/**
 * Whether this device has letters for a text. A letter that no face has is drawn as an empty box, whichever it is: two
 * that differ then look the same.
 */
export function hasLetters(text: string): boolean {
  const before = looked.get(text);
  if (before !== undefined) return before;
  const isDrawn = areToldApart(text);
  looked.set(text, isDrawn);
  return isDrawn;
}

const looked = new Map<string, boolean>();

function areToldApart(text: string): boolean {
  const [first, second] = [...new Set(text)].filter((letter) => /\p{Letter}/u.test(letter));
  const Canvas = (globalThis as Partial<typeof globalThis>).OffscreenCanvas;
  const context = Canvas && new Canvas(CELL, CELL).getContext('2d', { willReadFrequently: true });
  if (!context || first === undefined || second === undefined) return true;
  context.font = `${CELL / 2}px sans-serif`;
  const drawn = [first, second].map((letter) => {
    context.clearRect(0, 0, CELL, CELL);
    context.fillText(letter, 2, CELL * 0.7);
    return context.getImageData(0, 0, CELL, CELL).data.join();
  });
  return drawn[0] !== drawn[1];
}
