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

/** A text, and the language it is in for the `lang` attribute. */
export interface WordedText {
  text: string;
  lang: string;
}

/**
 * A text in the wanted language, with its actual language.
 * @param original the untranslated text; taken as English unless it is written in another script
 * @param languages the wanted one, or several, preferred first
 */
export function translated(
  original: string,
  translations: Translations | undefined,
  languages: string | readonly string[],
): WordedText {
  for (const language of typeof languages === 'string' ? [languages] : languages) {
    const code = nearestIn(translations, language);
    if (code !== undefined) return { text: translations?.[code]?.trim() ?? '', lang: langOf(code) };
  }
  return { text: original, lang: langOfOriginal(original) };
}

/** The code of the translation that is shown for a language. */
const nearestIn = (translations: Translations | undefined, language: string): string | undefined =>
  (FALLBACKS[language] ?? [language]).find((code) => translations?.[code]?.trim());

/** Of a text's translations those that are shown in any of the languages. */
export function shownIn(translations: Translations, languages: readonly string[]): Translations {
  const shown = new Set(languages.map((language) => nearestIn(translations, language)));
  return Object.fromEntries(Object.entries(translations).filter(([code]) => shown.has(code)));
}

/**
 * A name as it is read, and below it the name that others know it by, if there is another.
 * @param languages the reader's, preferred first; the interface's is the last
 */
export function inTwoLanguages(
  original: string,
  translations: Translations | undefined,
  languages: readonly string[],
): { own: WordedText; other: WordedText | undefined } {
  const own = translated(original, translations, languages);
  const last = languages.at(-1);
  const others = [last, last === 'zh-HK' ? 'en' : 'zh-HK'].map((one) =>
    translated(original, translations, one ?? 'en'),
  );
  return { own, other: others.find(({ text }) => text !== own.text) };
}

function langOfOriginal(text: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  return /\p{Script=Han}/u.test(text) ? 'zh-Hant-HK' : 'en';
}
