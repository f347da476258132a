import { expect, it } from 'vitest';
import { weekdayAndTime } from './weekday-and-time.ts';

it.each([
  ['2026-03-14T10:00:00Z', 'Asia/Hong_Kong', 'en', 'Saturday 18:00'],
  ['2026-03-14T16:05:00Z', 'Asia/Hong_Kong', 'zh-HK', '星期日 00:05'],
  ['2026-03-14T10:00:00Z', 'America/New_York', 'en', 'Saturday 06:00'],
] as const)('%s in %s for %s', (at, zone, locale, expected) => expect(weekdayAndTime(at, zone, locale)).toBe(expected));
