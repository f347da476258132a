import { expect, it } from 'vitest';
import { shopDay } from './shop-day.ts';

it.each([
  ['an evening', '2026-03-14T12:00:00Z', '2026-03-14'],
  ['after midnight it is still the same night', '2026-03-14T17:30:00Z', '2026-03-14'],
  ['the new day at five', '2026-03-14T21:00:00Z', '2026-03-15'],
  ['a minute before', '2026-03-14T20:59:00Z', '2026-03-14'],
])('%s in Hong Kong', (_case, at, expected) => expect(shopDay(new Date(at), 'Asia/Hong_Kong')).toBe(expected));
