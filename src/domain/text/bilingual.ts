/** Texts in both interface languages. Source: docs/behaviour/experiences/README.md "Settings". */
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { translated } from './translated.ts';

/** @param zhHK as it is written in Hong Kong */
export const text = (en: string, zhHK: string): BilingualText => ({ en, 'zh-HK': zhHK });

/** One after the other, as each language separates them. */
export const listOf = (texts: readonly BilingualText[]): BilingualText =>
  text(texts.map(({ en }) => en).join(', '), texts.map((each) => each['zh-HK']).join('、'));

/** Counts the texts, anywhere in the settings, that lack a language. */
export function countMissingTexts(settings: unknown): number {
  if (Array.isArray(settings)) return settings.reduce((sum: number, each) => sum + countMissingTexts(each), 0);
  if (typeof settings !== 'object' || settings === null) return 0;
  if (isBilingual(settings)) return settings.en.trim() === '' || settings['zh-HK'].trim() === '' ? 1 : 0;
  return countMissingTexts(Object.values(settings));
}

export const isBilingual = (value: object): value is BilingualText =>
  'en' in value && 'zh-HK' in value && typeof value.en === 'string' && typeof value['zh-HK'] === 'string';

/** The text in a reader's language. */
export const inLanguage = (text: BilingualText, locale: string): string => text[locale === 'zh-HK' ? 'zh-HK' : 'en'];

/** An owner's own text; where the reader's language is empty, the other one. */
export const inOwnWords = (text: BilingualText, locale: string): { text: string; lang: string } =>
  translated(text.en.trim() || text['zh-HK'].trim(), { ...text }, locale);

/** Whether anything is said, in either language. */
export const hasWords = ({ en, 'zh-HK': chinese }: BilingualText): boolean => `${en}${chinese}`.trim() !== '';
