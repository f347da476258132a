import { expect, it } from 'vitest';
import { PENDING_ORDER_LIFE_MS } from '#domain/order/order.ts';
import { createClockGuard } from './clock-guard.ts';

const LAST = '2026-03-14T12:00:00.000Z';
const MINUTE = 60_000;

it.each([
  ['nothing was written yet', '1970-01-01T00:00:00.000Z', null, false],
  ['the clock goes on', '2026-03-14T12:00:01.000Z', LAST, false],
  ['a time server has corrected it', '2026-03-14T11:56:00.000Z', LAST, false],
  ['the box has forgotten the time', '1970-01-01T00:00:00.000Z', LAST, true],
])('%s', (_case, now, last, isBehind) => {
  const guard = createClockGuard(() => new Date(now), last);
  expect([guard.isBehind(), guard.mayExpire()]).toEqual([isBehind, !isBehind]);
});

it('orders of the wrong time have their life once the clock is set', () => {
  let now = Date.parse('1970-01-01T00:00:00.000Z');
  const guard = createClockGuard(() => new Date(now), LAST);
  expect(guard.mayExpire()).toBe(false);
  now = Date.parse(LAST) + MINUTE;
  expect([guard.isBehind(), guard.mayExpire()]).toEqual([false, false]);
  now += PENDING_ORDER_LIFE_MS - 1;
  expect(guard.mayExpire()).toBe(false);
  now += 1;
  expect(guard.mayExpire()).toBe(true);
});
