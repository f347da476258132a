import { describe, expect, it } from 'vitest';
import { base32, hotp, otpauthUri, stepAt, stepOfCode } from './one-time-passwords.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
/** The secret of both RFCs. */
const SECRET = bytes('12345678901234567890');

it.each(
  ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
    (code, counter) => [counter, code] as const,
  ),
)('RFC 4226, appendix D: the code of %i is %s', (counter, code) => {
  expect(hotp(SECRET, counter)).toBe(code);
});

// The RFC has eight digits; six are the last of them.
it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238, appendix B: the code %i s after 1970 is the end of %s', (seconds, code) => {
  expect(hotp(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code.slice(-6));
});

describe('the step of a code', () => {
  const now = new Date(1_234_567_890_000);
  const step = stepAt(now);
  const codeOf = (offset: number) => hotp(SECRET, step + offset);

  it.each([
    ['this step', 0, -1, step],
    ['the step before', -1, -1, step - 1],
    ['the step after', 1, -1, step + 1],
    ['two steps before', -2, -1, undefined],
    ['two steps after', 2, -1, undefined],
    ['this step, used already', 0, step, undefined],
    ['the step before one that was used', -1, step, undefined],
    ['the step after one that was used', 1, step, step + 1],
  ])('%s', (_case, offset, after, found) => {
    expect(stepOfCode(SECRET, codeOf(offset), now, after)).toBe(found);
  });

  it.each(['', '12345', '1234567', '０６２４０１'])('is none for %j', (code) => {
    expect(stepOfCode(SECRET, code, now, -1)).toBeUndefined();
  });

  it('is none for the code of another secret', () => {
    expect(stepOfCode(bytes('09876543210987654321'), codeOf(0), now, -1)).toBeUndefined();
  });
});

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: %j in base 32 is %s', (text, encoded) => {
  expect(base32(bytes(text))).toBe(encoded);
});

it('gives apps an address they read', () => {
  const uri = new URL(otpauthUri(SECRET, 'ada.l'));
  expect(uri.href.split('?')[0]).toBe('otpauth://totp/Sipwell:ada.l');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Sipwell',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
