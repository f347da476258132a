import { describe, expect, it } from 'vitest';
import {
  codeLeftMs,
  codeStep,
  digitsOfMac,
  isPresenceNeeded,
  readPresenceProof,
  stepsThatCount,
  type PresenceMode,
} from './presence.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

describe('whether a guest has to stand at the machine', () => {
  it.each<[PresenceMode, string, (number | null)[], boolean]>([
    ['off', 'a display on', [NOW], false],
    ['required', 'none', [], true],
    ['required', 'a display long gone', [NOW - 60 * MINUTE], true],
    ['auto', 'none', [], false],
    ['auto', 'one that was never opened', [null], false],
    ['auto', 'one on', [NOW - 1000], true],
    ['auto', 'one seen almost five minutes ago', [NOW - 5 * MINUTE + 1], true],
    ['auto', 'one seen five minutes ago', [NOW - 5 * MINUTE], false],
    ['auto', 'one of two on', [null, NOW], true],
  ])('%s with %s', (mode, _displays, seenAt, expected) => expect(isPresenceNeeded(mode, seenAt, NOW)).toBe(expected));
});

describe('the code', () => {
  it('changes every 30 seconds', () => {
    expect(codeStep(59_999)).toBe(1);
    expect(codeStep(60_000)).toBe(2);
    expect([codeLeftMs(60_000), codeLeftMs(89_999)]).toEqual([30_000, 1]);
  });

  it('counts while it is shown, for two more steps, and one step early', () => {
    const shownAt = 10 * 30_000;
    const counts = (now: number) => stepsThatCount(now).includes(10);
    expect(counts(shownAt - 30_001)).toBe(false);
    expect(counts(shownAt - 30_000)).toBe(true);
    expect(counts(shownAt)).toBe(true);
    expect(counts(shownAt + 89_999)).toBe(true);
    expect(counts(shownAt + 90_000)).toBe(false);
  });

  // RFC 4226, section 5.4.
  it('is cut to six figures', () => {
    const mac = Uint8Array.from(Buffer.from('1f8698690e02ca16618550ef7f19da8e945b555a', 'hex'));
    expect(digitsOfMac(mac)).toBe('872921');
  });

  it('keeps its leading zeros', () => {
    expect(digitsOfMac(Uint8Array.from([0, 0, 0, 7, ...Array<number>(16).fill(0)]))).toBe('000007');
  });
});

describe('a proof', () => {
  it.each([
    ['60000000.AbCdEf-_012345', { kind: 'scanned', step: 60_000_000, mac: 'AbCdEf-_012345' }],
    ['012345', { kind: 'typed', digits: '012345' }],
    [' 012 345 ', { kind: 'typed', digits: '012345' }],
    ['012-345', { kind: 'typed', digits: '012345' }],
    ['12345', undefined],
    ['1234567', undefined],
    ['60000000.short', undefined],
    ['60000000.AbCdEf-_0123456', undefined],
    ['x.AbCdEf-_012345', undefined],
    ['', undefined],
  ])('%j', (text, expected) => expect(readPresenceProof(text)).toEqual(expected));
});
