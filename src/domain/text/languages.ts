/**
 * The languages a menu can be translated into; its original counts as English. Source: docs/behaviour/translations.md
 * "Languages".
 */
export const LANGUAGES = [
  { code: 'zh-HK', name: 'Chinese (Hong Kong)', nativeName: '中文（香港）' },
  { code: 'zh-TW', name: 'Chinese (Taiwan)', nativeName: '中文（台灣）' },
  { code: 'zh-CN', name: 'Chinese (Simplified)', nativeName: '简体中文' },
  { code: 'ja', name: 'Japanese', nativeName: '日本語' },
  { code: 'ko', name: 'Korean', nativeName: '한국어' },
  { code: 'fr', name: 'French', nativeName: 'Français' },
  { code: 'de', name: 'German', nativeName: 'Deutsch' },
  { code: 'es', name: 'Spanish', nativeName: 'Español' },
  { code: 'it', name: 'Italian', nativeName: 'Italiano' },
  { code: 'pt', name: 'Portuguese', nativeName: 'Português' },
  { code: 'th', name: 'Thai', nativeName: 'ไทย' },
] as const;
export type LanguageCode = (typeof LANGUAGES)[number]['code'];

export const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

/** Of a translation of a name or a description; longer than the original may be: a garnish of three words is six in French. Characters. */
export const LONGEST_TRANSLATED = { name: 200, description: 2000 } as const;
