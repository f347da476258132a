import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasLetters } from './language-name.ts';

/** A device whose faces have what `has` says; all else is the same box. */
function stubFaces(has: (letter: string) => boolean): void {
  class Canvas {
    drawn = '';
    getContext() {
      return {
        clearRect: () => (this.drawn = ''),
        fillText: (letter: string) => (this.drawn = has(letter) ? letter : '□'),
        getImageData: () => ({ data: [this.drawn] }),
      };
    }
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
}

afterEach(() => vi.unstubAllGlobals());

describe('the letters of a language', () => {
  it('are missing where they all look the same', () => {
    stubFaces((letter) => !/\p{Script=Thai}/u.test(letter));
    expect(hasLetters('ไทย')).toBe(false);
    expect(hasLetters('中文（台灣）')).toBe(true);
  });

  it('are taken to be there where nobody can look', () => {
    vi.stubGlobal('OffscreenCanvas', undefined);
    expect(hasLetters('ภาษาไทย')).toBe(true);
  });
});
