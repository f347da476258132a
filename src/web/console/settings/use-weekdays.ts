import { useLingui } from '@lingui/react/macro';

/** 1 January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60_000;

/** The days of a week in the reader's language, Monday first. */
export function useWeekdays(): string[] {
  const { i18n } = useLingui();
  return Array.from({ length: 7 }, (_, day) =>
    i18n.date(new Date(MONDAY + day * DAY_MS), { weekday: 'long', timeZone: 'UTC' }),
  );
}
