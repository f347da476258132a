import { expect, it } from 'vitest';
import { clockOf, localDate, momentOf } from './zoned-time.ts';

const BERLIN = 'Europe/Berlin';
const NEW_YORK = 'America/New_York';

it.each([
  ['Hong Kong, which changes no clocks', '2026-03-14', '02:00', 'Asia/Hong_Kong', '2026-03-13T18:00Z'],
  ['Berlin in winter', '2026-03-28', '23:00', BERLIN, '2026-03-28T22:00Z'],
  ['before the clock is put forward', '2026-03-29', '01:59', BERLIN, '2026-03-29T00:59Z'],
  ['a time that is left out: when the clock is put forward', '2026-03-29', '02:30', BERLIN, '2026-03-29T01:00Z'],
  ['the first time after it', '2026-03-29', '03:00', BERLIN, '2026-03-29T01:00Z'],
  ['a time that comes twice: the first', '2026-10-25', '02:30', BERLIN, '2026-10-25T00:30Z'],
  ['when it is put back to', '2026-10-25', '02:00', BERLIN, '2026-10-25T00:00Z'],
  ['after both', '2026-10-25', '03:00', BERLIN, '2026-10-25T02:00Z'],
  ['left out in New York', '2026-03-08', '02:15', NEW_YORK, '2026-03-08T07:00Z'],
  ['twice in New York', '2026-11-01', '01:30', NEW_YORK, '2026-11-01T05:30Z'],
  ['half an hour at Lord Howe', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:30Z'],
  ['midnight that is left out, in Beirut', '2026-03-29', '00:00', 'Asia/Beirut', '2026-03-28T22:00Z'],
])('%s', (_case, date, time, zone, expected) =>
  expect(momentOf(date, time, zone)).toEqual(new Date(expected.replace('Z', ':00Z'))),
);

it.each([
  ['2026-03-13T17:00:00Z', 'Asia/Hong_Kong', '2026-03-14'],
  ['2026-03-14T02:00:00Z', NEW_YORK, '2026-03-13'],
])('the date at %s in %s', (at, zone, expected) => expect(localDate(new Date(at), zone)).toBe(expected));

it.each([
  ['2026-03-13T18:04:05.678Z', 'Asia/Hong_Kong', '2026-03-14 02:04:05'],
  ['2026-03-29T00:59:59.000Z', BERLIN, '2026-03-29 01:59:59'],
  ['2026-03-29T01:00:00.000Z', BERLIN, '2026-03-29 03:00:00'],
  ['2026-10-03T15:29:59.000Z', 'Australia/Lord_Howe', '2026-10-04 01:59:59'],
  ['2026-10-03T15:30:00.000Z', 'Australia/Lord_Howe', '2026-10-04 02:30:00'],
  ['2026-03-14T12:00:00.000Z', 'Asia/Kathmandu', '2026-03-14 17:45:00'],
])('the clock at %s in %s', (at, zone, expected) => expect(clockOf(zone)(at)).toBe(expected));
