import { describe, expect, it } from 'vitest';
import type { DayHours, WeekHours } from './selling.ts';
import { closesNextDay, sellingWindows } from './selling-windows.ts';

const daily = (opens: string, closes: string): WeekHours => Array.from({ length: 7 }, () => ({ opens, closes }));
/** Monday first. */
const on = (days: Record<number, DayHours>): WeekHours => Array.from({ length: 7 }, (_, day) => days[day] ?? null);
const EVENING = { opens: '18:00', closes: '02:00' };
const shown = (windows: { opensAt: string; closesAt: string }[]) =>
  windows.map(({ opensAt, closesAt }) => `${opensAt.slice(5, 16)} ${closesAt.slice(5, 16)}`);
/** 2026-03-14 is a Saturday. */
const windows = (hours: WeekHours, at: string, zone = 'Asia/Hong_Kong') =>
  shown(sellingWindows(hours, new Date(at), zone));

describe('a week in Hong Kong', () => {
  it.each<[string, WeekHours, string, string[]]>([
    [
      'open',
      daily('18:00', '02:00'),
      '2026-03-14T12:00Z',
      ['03-14T10:00 03-14T18:00', '03-15T10:00 03-15T18:00', '03-16T10:00 03-16T18:00'],
    ],
    [
      'after midnight it is still last night',
      on({ 5: EVENING }),
      '2026-03-14T17:00Z',
      ['03-14T10:00 03-14T18:00', '03-21T10:00 03-21T18:00'],
    ],
    ['at closing time it is closed', on({ 5: EVENING }), '2026-03-14T18:00Z', ['03-21T10:00 03-21T18:00']],
    [
      'before opening',
      on({ 5: { opens: '12:00', closes: '15:00' } }),
      '2026-03-14T03:59Z',
      ['03-14T04:00 03-14T07:00', '03-21T04:00 03-21T07:00'],
    ],
    ['never', on({}), '2026-03-14T12:00Z', []],
    [
      'days that follow at once are one',
      on({ 5: { opens: '00:00', closes: '00:00' }, 6: { opens: '00:00', closes: '06:00' } }),
      '2026-03-14T12:00Z',
      ['03-13T16:00 03-14T22:00', '03-20T16:00 03-21T22:00'],
    ],
    [
      'days that overlap are one',
      on({ 4: { opens: '20:00', closes: '10:00' }, 5: { opens: '09:00', closes: '12:00' } }),
      '2026-03-14T00:00Z',
      ['03-13T12:00 03-14T04:00', '03-20T12:00 03-21T04:00'],
    ],
  ])('%s', (_case, hours, at, expected) => expect(windows(hours, at)).toEqual(expected));

  it('is one window where the bar never closes', () => {
    const [only, ...others] = sellingWindows(daily('08:00', '08:00'), new Date('2026-03-14T12:00Z'), 'Asia/Hong_Kong');
    expect(others).toEqual([]);
    expect(only && Date.parse(only.closesAt) - Date.parse('2026-03-14T12:00Z')).toBeGreaterThan(7 * 86_400_000);
  });
});

describe('clock changes at closing time', () => {
  it.each<[string, string, string, WeekHours, string]>([
    [
      'Berlin put forward: 02:30 is left out, the bar closes when 02:00 becomes 03:00',
      'Europe/Berlin',
      '2026-03-29T00:00Z',
      on({ 5: { opens: '20:00', closes: '02:30' } }),
      '03-28T19:00 03-29T01:00',
    ],
    [
      'Berlin put forward: until 04:00 the night is an hour shorter',
      'Europe/Berlin',
      '2026-03-29T00:00Z',
      on({ 5: { opens: '20:00', closes: '04:00' } }),
      '03-28T19:00 03-29T02:00',
    ],
    [
      'Berlin put back: 02:30 comes twice, the bar closes at the first',
      'Europe/Berlin',
      '2026-10-24T23:00Z',
      on({ 5: { opens: '20:00', closes: '02:30' } }),
      '10-24T18:00 10-25T00:30',
    ],
    [
      'Berlin put back: until 04:00 the night is an hour longer',
      'Europe/Berlin',
      '2026-10-25T00:00Z',
      on({ 5: { opens: '20:00', closes: '04:00' } }),
      '10-24T18:00 10-25T03:00',
    ],
    [
      'New York put forward',
      'America/New_York',
      '2026-03-08T06:00Z',
      on({ 5: { opens: '20:00', closes: '02:30' } }),
      '03-08T01:00 03-08T07:00',
    ],
    [
      'New York put back',
      'America/New_York',
      '2026-11-01T05:00Z',
      on({ 5: { opens: '20:00', closes: '01:30' } }),
      '11-01T00:00 11-01T05:30',
    ],
  ])('%s', (_case, zone, at, hours, expected) => expect(windows(hours, at, zone)[0]).toBe(expected));

  it('does not open again when the clock shows the same time once more', () => {
    const hours = on({ 5: { opens: '20:00', closes: '02:30' } });
    // 02:15 for the second time.
    const [next] = sellingWindows(hours, new Date('2026-10-25T01:15Z'), 'Europe/Berlin');
    expect(next?.opensAt).toBe('2026-10-31T19:00:00.000Z');
  });

  it('is the same again when the server’s own clock is put back', () => {
    const hours = daily('18:00', '02:00');
    const before = windows(hours, '2026-03-14T17:59Z');
    expect(windows(hours, '2026-03-14T18:01Z')).not.toEqual(before);
    expect(windows(hours, '2026-03-14T17:59Z')).toEqual(before);
  });
});

it.each([
  [EVENING, true],
  [{ opens: '10:00', closes: '10:00' }, true],
  [{ opens: '10:00', closes: '23:00' }, false],
])('%j closes on the next day: %s', (hours, expected) => expect(closesNextDay(hours)).toBe(expected));
