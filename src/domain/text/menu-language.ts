/** Chooses the language a guest reads the menu in. Source: docs/behaviour/language-and-accessibility.md "Menu language". */
import type { LanguageCode } from './languages.ts';

/** What a guest chooses to read the menu in the language of the interface, whatever the browser speaks. */
export const AS_INTERFACE = 'interface';
export type MenuChoice = LanguageCode | typeof AS_INTERFACE;

/** The languages of a shop's menu that the interface does not speak. */
export const furtherLanguages = (offered: readonly LanguageCode[]): LanguageCode[] =>
  offered.filter((code) => code !== 'zh-HK');

/**
 * The languages to look for before that of the interface, preferred first: the chosen one, else the browser's, as far as
 * they come before one the interface speaks.
 * @param chosen the remembered choice, may be anything; one that is not offered is none
 * @param browser the browser's languages, preferred first
 */
export function menuLanguages(
  chosen: string | null,
  browser: readonly string[],
  offered: readonly LanguageCode[],
): LanguageCode[] {
  if (chosen === AS_INTERFACE) return [];
  const further = furtherLanguages(offered);
  const remembered = further.find((code) => code === chosen);
  if (remembered) return [remembered];
  const found: LanguageCode[] = [];
  for (const tag of browser) {
    const code = further.find((one) => one === codeOf(tag));
    if (code === undefined && /^(en|zh|yue)\b/i.test(tag)) break;
    if (code !== undefined && !found.includes(code)) found.push(code);
  }
  return found;
}

/** The menu's code for a browser's language. */
function codeOf(tag: string): string {
  const [language = '', ...more] = tag.toLowerCase().split('-');
  if (language !== 'zh') return language;
  if (more.includes('tw')) return 'zh-TW';
  const isSimplified = more.length === 0 || ['hans', 'cn', 'sg', 'my'].some((part) => more.includes(part));
  return isSimplified ? 'zh-CN' : 'zh-HK';
}
