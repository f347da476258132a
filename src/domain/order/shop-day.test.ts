import { expect, it } from 'vitest';
import { daysBetween, shopDay, shopHour } from './shop-day.ts';

it.each([
  ['an evening', '2026-03-14T12:00:00Z', '2026-03-14'],
  ['after midnight it is still the same night', '2026-03-14T17:30:00Z', '2026-03-14'],
  ['the new day at five', '2026-03-14T21:00:00Z', '2026-03-15'],
  ['a minute before', '2026-03-14T20:59:00Z', '2026-03-14'],
])('%s in Hong Kong', (_case, at, expected) => expect(shopDay(new Date(at), 'Asia/Hong_Kong')).toBe(expected));

it.each([
  ['2026-03-14T12:30:00Z', 'Asia/Hong_Kong', 20],
  ['2026-03-14T16:00:00Z', 'Asia/Hong_Kong', 0],
  ['2026-03-14T12:20:00Z', 'Asia/Kolkata', 17],
  ['2026-03-14T12:40:00Z', 'Asia/Kolkata', 18],
])('the hour at %s in %s', (at, zone, expected) => expect(shopHour(new Date(at), zone)).toBe(expected));

it.each([
  ['2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
  ['2026-03-14', '2026-03-14', ['2026-03-14']],
  ['2026-03-14', '2026-03-13', []],
])('the days from %s to %s', (from, to, expected) => expect(daysBetween(from, to)).toEqual(expected));
