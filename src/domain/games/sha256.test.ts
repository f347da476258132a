import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentOf, isRevealOf } from './commit-reveal.ts';
import { sha256Hex } from './sha256.ts';

const asNode = (text: string) => createHash('sha256').update(text).digest('hex');

describe('sha256Hex', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['十五、二十、開！🍺', asNode('十五、二十、開！🍺')],
  ])('of %j', (text, expected) => expect(sha256Hex(text)).toBe(expected));

  it("equals Node's SHA-256 for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(sha256Hex(text)).toBe(asNode(text));
      }),
    );
    for (let length = 50; length < 140; length += 1)
      expect(sha256Hex('x'.repeat(length))).toBe(asNode('x'.repeat(length)));
  });
});

describe('a commitment', () => {
  const nonce = '0123456789abcdef0123456789abcdef';
  const commitment = commitmentOf(5, 15, nonce);

  it.each([
    ['the same', { hand: 5, call: 15 }, nonce, true],
    ['another hand', { hand: 10, call: 15 }, nonce, false],
    ['another call', { hand: 5, call: 10 }, nonce, false],
    ['no call', { hand: 5, call: null }, nonce, false],
    ['another nonce', { hand: 5, call: 15 }, nonce.replace('0', '1'), false],
    ['a nonce that moves the bounds', { hand: 5, call: 1 }, `5|${nonce}`, false],
  ])('is opened with %s', (_case, thrown, sent, expected) =>
    expect(isRevealOf(commitment, thrown, sent)).toBe(expected),
  );
});
