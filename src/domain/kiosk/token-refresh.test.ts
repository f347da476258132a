import { expect, it } from 'vitest';
import { refreshDueAtMs } from './token-refresh.ts';

it.each([
  ['five minutes before the end', { iat: 1000, exp: 1000 + 3600 }, (1000 + 3300) * 1000],
  ['at half the life of a short one', { iat: 1000, exp: 1000 + 300 }, (1000 + 150) * 1000],
  ['five minutes before, if nobody says when it began', { exp: 5000 }, 4700 * 1000],
  ['five minutes before, if it began after its end', { iat: 6000, exp: 5000 }, 4700 * 1000],
  ['never without an end', { iat: 1000 }, undefined],
  ['never with an end that is no time', { exp: '5000' }, undefined],
  ['never with an endless one', { exp: Infinity }, undefined],
])('%s', (_case, claims, due) => expect(refreshDueAtMs(claims)).toBe(due));
