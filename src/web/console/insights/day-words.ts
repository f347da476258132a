import { useLingui } from '@lingui/react/macro';

/** Names of days for a chart: in full, and short ones under so many of its bars as there is room for. */
export function useDayWords(days: readonly { day: string }[], named: number) {
  const { i18n } = useLingui();
  const every = Math.ceil(days.length / named);
  const inWords = (day: string, format: Intl.DateTimeFormatOptions) =>
    i18n.date(`${day}T00:00:00Z`, { timeZone: 'UTC', ...format });
  return {
    inWords,
    nameOf: (day: string) => inWords(day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
    tickAt: (i: number) => (i % every === 0 ? inWords(days[i]?.day ?? '', { day: 'numeric', month: 'numeric' }) : ''),
  };
}
