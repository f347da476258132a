import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, isRevealOf } from './commit-reveal.ts';

describe('a commitment', () => {
  const nonce = '0123456789abcdef0123456789abcdef';
  const commitment = commitmentOf(5, 15, nonce);

  it.each([
    [5, 15, `5|15|${nonce}`],
    [0, null, `0||${nonce}`],
  ])('to hand %d and call %s is the SHA-256 of both and the nonce', (hand, call, text) =>
    expect(commitmentOf(hand, call, nonce)).toBe(createHash('sha256').update(text).digest('hex')),
  );

  it.each([
    ['the same', { hand: 5, call: 15 }, nonce, true],
    ['another hand', { hand: 10, call: 15 }, nonce, false],
    ['another call', { hand: 5, call: 10 }, nonce, false],
    ['no call', { hand: 5, call: null }, nonce, false],
    ['another nonce', { hand: 5, call: 15 }, nonce.replace('0', '1'), false],
    ['a nonce that moves the bounds', { hand: 5, call: 1 }, `5|${nonce}`, false],
  ])('opened with %s', (_case, thrown, sent, expected) => expect(isRevealOf(commitment, thrown, sent)).toBe(expected));
});
