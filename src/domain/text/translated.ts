import type { Translations } from '#domain/recipe/recipe.ts';

/** Language codes to try, nearest first. Chinese falls back within traditional script. */
const FALLBACKS: Record<string, string[]> = {
  'zh-HK': ['zh-HK', 'zh-Hant', 'zh-TW'],
  'zh-TW': ['zh-TW', 'zh-Hant', 'zh-HK'],
};

/** BCP 47 tags by code, so that browsers choose the right glyphs and voice. */
const LANGS: Record<string, string> = {
  'zh-HK': 'zh-Hant-HK',
  'zh-Hant': 'zh-Hant-HK',
  'zh-TW': 'zh-Hant-TW',
  'zh-CN': 'zh-Hans-CN',
};

/** The `lang` attribute for a language code. */
export const langOf = (code: string): string => LANGS[code] ?? code;

/**
 * A text in the wanted language, with its actual language for the `lang` attribute.
 * @param original the untranslated text; taken as English unless it is written in another script
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
