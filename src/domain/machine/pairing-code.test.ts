import { describe, expect, it } from 'vitest';
import { newPairingCode, typedPairingCode } from './pairing-code.ts';

it('makes a code of eight letters and digits without vowels', () => {
  let n = 0;
  expect(newPairingCode((below) => n++ % below)).toBe('BCDFGHJK');
});

describe('typedPairingCode', () => {
  it.each([
    ['BCDFGHJK', 'BCDFGHJK'],
    ['bcdf ghjk', 'BCDFGHJK'],
    [' BCDF-ghjk\n', 'BCDFGHJK'],
  ])('%j', (typed, expected) => expect(typedPairingCode(typed)).toBe(expected));
});
