/** Messages in a reader's language. */
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import { inOwnWords } from '#domain/text/bilingual.ts';
import { weekdayAndTime } from '#domain/text/weekday-and-time.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Message, Param } from './message.ts';
import type { Text } from './text.ts';
import { placeInChinese } from './places.ts';

export function render({ code, params = {} }: Message, locale: InterfaceLocale): string {
  const text: Text = CATALOGUE[code];
  const words = locale === 'en' && params['n'] === 1 ? (text.one ?? text.en) : text[locale];
  return words.replaceAll(/\{(\w+)\}/g, (_gap, name: string) => inWords(params[name] ?? '', locale));
}

/** Sentences one after another, the same one once. */
export const renderAll = (messages: readonly Message[], locale: InterfaceLocale): string =>
  [...new Set(messages.map((each) => render(each, locale)))].join(locale === 'en' ? ' ' : '');

function inWords(param: Param, locale: InterfaceLocale): string {
  if (typeof param !== 'object') return String(param);
  if ('code' in param) return render(param, locale);
  if ('timeZone' in param) return weekdayAndTime(param.at, param.timeZone, locale);
  if ('en' in param) return inOwnWords(param, locale).text;
  if ('place' in param) return locale === 'en' ? param.place : placeInChinese(param.place);
  return param.join(locale === 'en' ? ', ' : '、');
}
