/** Language preferences of a request. */
import { interfaceLocale, type InterfaceLocale } from '#domain/text/interface-locale.ts';

/**
 * The languages a browser accepts, most preferred first.
 * @param header Accept-Language
 */
export const acceptedLanguages = (header = ''): string[] =>
  header
    .split(',')
    .map((part) => {
      const [language = '', ...options] = part.split(';').map((text) => text.trim());
      const quality = Number(options.find((option) => option.startsWith('q='))?.slice(2) ?? 1);
      return { language, quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter(({ language, quality }) => language !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);

/**
 * The product's language to answer in.
 * @param header Accept-Language
 */
export const localeOf = (header?: string): InterfaceLocale => interfaceLocale(null, acceptedLanguages(header));
