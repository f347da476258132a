import type { InterfaceLocale } from './interface-locale.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A weekday and a time of day, such as "Saturday 18:00" or 「星期六 18:00」.
 * @param at ISO 8601
 */
export function weekdayAndTime(at: string, timeZone: string, locale: InterfaceLocale): string {
  const key = `${locale} ${timeZone}`;
  const formatter = formatters.get(key) ?? made(timeZone, locale);
  formatters.set(key, formatter);
  const parts = Object.fromEntries(formatter.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return `${parts['weekday']} ${parts['hour']}:${parts['minute']}`;
}

const made = (timeZone: string, locale: InterfaceLocale) =>
  new Intl.DateTimeFormat(locale === 'zh-HK' ? 'zh-Hant-HK' : 'en', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
