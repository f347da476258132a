/** Chooses the interface language. Source: docs/behaviour/language-and-accessibility.md "Languages". */

export const INTERFACE_LOCALES = ['en', 'zh-HK'] as const;
export type InterfaceLocale = (typeof INTERFACE_LOCALES)[number];

/**
 * The language chosen before, else the browser's first that is supported, else English. Any Chinese counts as zh-HK:
 * more people read traditional characters than English.
 * @param chosen the remembered value, may be anything
 * @param languages the browser's, preferred first
 */
export function interfaceLocale(chosen: string | null, languages: readonly string[]): InterfaceLocale {
  const remembered = INTERFACE_LOCALES.find((locale) => locale === chosen);
  if (remembered) return remembered;
  for (const language of languages) {
    if (/^(zh|yue)\b/i.test(language)) return 'zh-HK';
    if (/^en\b/i.test(language)) return 'en';
  }
  return 'en';
}
