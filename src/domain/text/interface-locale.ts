/** Which of the product's two interface languages a person reads. Source: issue "Languages"; design ux 4.2 "i18n". */

export const INTERFACE_LOCALES = ['en', 'zh-HK'] as const;
export type InterfaceLocale = (typeof INTERFACE_LOCALES)[number];

/**
 * The language chosen before, else the first of the browser's that the product speaks, else English.
 * Any Chinese counts: traditional characters are read by more people than English is.
 * @param chosen what was remembered, whatever it holds
 * @param languages the browser's, the preferred one first
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
