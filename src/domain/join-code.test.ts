import { describe, expect, it } from 'vitest';
import { JOIN_CODE_ALPHABET, checkJoinCode, newJoinCode, typedJoinCode } from './join-code.ts';

it('makes six characters of the alphabet', () => {
  let n = 0;
  expect(newJoinCode((below) => n++ % below)).toBe(JOIN_CODE_ALPHABET.slice(0, 6));
});

describe('typedJoinCode', () => {
  it.each([
    ['abc123', 'ABC123'],
    ['  abc1234567', 'ABC123'],
    ['https://bar.example/kiosk/live?x=1&joinCode=hjk234', 'HJK234'],
    ['', ''],
  ])('%s becomes %s', (typed, expected) => expect(typedJoinCode(typed)).toBe(expected));
});

describe('checkJoinCode', () => {
  it.each([
    ['', { error: 'Please enter a join code.' }],
    ['   ', { error: 'Please enter a join code.' }],
    [undefined, { error: 'Please enter a join code.' }],
    [42, { error: 'Invalid join code' }],
    [['ABC123'], { error: 'Invalid join code' }],
    ['ABC1234', { error: 'Invalid join code' }],
    ["A'--", { error: 'Invalid join code' }],
    ['abc123', { code: 'ABC123' }],
  ])('%j', (input, expected) => expect(checkJoinCode(input)).toEqual(expected));
});
