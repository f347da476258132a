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
    ['', { wrong: 'missing' }],
    ['   ', { wrong: 'missing' }],
    [undefined, { wrong: 'missing' }],
    [42, { wrong: 'invalid' }],
    [['ABC123'], { wrong: 'invalid' }],
    ['ABC1234', { wrong: 'invalid' }],
    ["A'--", { wrong: 'invalid' }],
    ['abc123', { code: 'ABC123' }],
  ])('%j', (input, expected) => expect(checkJoinCode(input)).toEqual(expected));
});
