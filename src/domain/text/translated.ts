import type { Translations } from '#domain/recipe/recipe.ts';

/** Which codes to try for a wanted language, nearest first. Chinese falls back within traditional script. */
const FALLBACKS: Record<string, string[]> = {
  'zh-HK': ['zh-HK', 'zh-Hant', 'zh-TW'],
  'zh-TW': ['zh-TW', 'zh-Hant', 'zh-HK'],
};

/** What a browser has to be told, for the right glyphs and the right voice. */
const LANGS: Record<string, string> = {
  'zh-HK': 'zh-Hant-HK',
  'zh-Hant': 'zh-Hant-HK',
  'zh-TW': 'zh-Hant-TW',
  'zh-CN': 'zh-Hans-CN',
};

/** The `lang` attribute of a text in the language with this code. */
export const langOf = (code: string): string => LANGS[code] ?? code;

/**
 * A text in the wanted language, with the language it really is in, for the `lang` attribute.
 * @param original the untranslated text, taken as English unless it is written in another script
 */
export function translated(
  original: string,
  translations: Translations | undefined,
  language: string,
): { text: string; lang: string } {
  for (const code of FALLBACKS[language] ?? [language]) {
    const text = translations?.[code]?.trim();
    if (text) return { text, lang: langOf(code) };
  }
  return { text: original, lang: langOfOriginal(original) };
}

function langOfOriginal(text: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Han}/u.test(text) ? 'zh-Hant-HK' : 'en';
}
