import { describe, expect, it } from 'vitest';
import { fateOf, isTooOld, OUTBOX_LIFE_MS, pauseAfterMs } from './outbox.ts';

describe('the outbox', () => {
  it.each([
    [0, 5000],
    [1, 5000],
    [2, 10_000],
    [3, 20_000],
    [4, 30_000],
    [50, 30_000],
  ])('after %i attempts waits %i ms', (attempts, ms) => expect(pauseAfterMs(attempts)).toBe(ms));

  it.each([
    [0, 'unknown'],
    [400, 'refused'],
    [403, 'refused'],
    [404, 'refused'],
    [409, 'refused'],
    [422, 'refused'],
    [408, 'again'],
    [425, 'again'],
    [429, 'again'],
    [500, 'again'],
    [503, 'again'],
  ])('takes %i for %s', (status, fate) => expect(fateOf(status)).toBe(fate));

  it.each([
    ['just saved', 0, false],
    ['saved in the future, by a clock set back', -OUTBOX_LIFE_MS * 9, false],
    ['a moment before half an hour', OUTBOX_LIFE_MS - 1, false],
    ['half an hour', OUTBOX_LIFE_MS, true],
  ])('%s', (_case, age, tooOld) => expect(isTooOld(1e12, 1e12 + age)).toBe(tooOld));
});
