import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectEncoding, type Encoding } from './encoding.ts';

const HONG_KONG = '酒名,材料\n長島冰茶,氈酒 15毫升\n凍檸茶,檸檬 3片\n';
const MAINLAND = '酒名,材料\n长岛冰茶,金酒 15毫升\n冻柠茶,柠檬 3片\n';
const FRENCH = "nom,ingrédients\nPiña Colada,crème de coco\nCafé brûlé,½ oz sirop d'érable\n";
const hex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'));
const utf8 = (text: string) => new Uint8Array(Buffer.from(text));
const wide = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const big5 = hex('b073a6572ca7f7aec60aaaf8ae71a642aff92cc0d6b073203135b240a4c90aade1c266aff92cc266c2632033a4f90a');
const gb = hex('bec6c3fb2cb2c4c1cf0ab3a4b5bab1f9b2e82cbdf0bec6203135bac1c9fd0ab6b3c4fbb2e82cc4fbc3ca2033c6ac0a');
const gbOfTraditional = hex(
  'bec6c3fb2cb2c4c1cf0ae94c8d75b1f9b2e82c9ad6bec6203135bac1c9fd0a83f6998eb2e82c998ec3ca2033c6ac0a',
);
const western = hex(
  '6e6f6d2c696e6772e96469656e74730a5069f16120436f6c6164612c6372e86d6520646520636f636f0a436166e9206272fb6ce92cbd206f7a207369726f70206427e97261626c650a',
);

describe('detectEncoding', () => {
  it.each<[string, Uint8Array, Encoding, string]>([
    ['UTF-8', utf8(HONG_KONG), 'utf-8', HONG_KONG],
    ['UTF-8 with a mark', utf8(`\uFEFF${HONG_KONG}`), 'utf-8', HONG_KONG],
    ['UTF-8 with accents', utf8(FRENCH), 'utf-8', FRENCH],
    ['plain English', utf8('name,ingredients\nGimlet,gin'), 'utf-8', 'name,ingredients\nGimlet,gin'],
    ['nothing', utf8(''), 'utf-8', ''],
    ['UTF-16 with a mark', wide(`\uFEFF${HONG_KONG}`), 'utf-16le', HONG_KONG],
    ['UTF-16 without', wide(HONG_KONG), 'utf-16le', HONG_KONG],
    ['big-endian UTF-16 with a mark', swapped(`\uFEFF${HONG_KONG}`), 'utf-16be', HONG_KONG],
    ['big-endian UTF-16 without', swapped(HONG_KONG), 'utf-16be', HONG_KONG],
    ['Big5, as Excel saves it in Hong Kong', big5, 'big5', HONG_KONG],
    ['GB18030, simplified', gb, 'gb18030', MAINLAND],
    ['GB18030, traditional', gbOfTraditional, 'gb18030', HONG_KONG],
    ['Western Windows', western, 'windows-1252', FRENCH],
  ])('knows %s', (_case, bytes, encoding, text) => {
    expect(detectEncoding(bytes)).toBe(encoding);
    expect(new TextDecoder(encoding).decode(bytes)).toBe(text);
  });

  it('takes a zero byte that strayed into a text for damage', () => {
    for (const [text, encoding] of [
      [utf8(HONG_KONG), 'utf-8'],
      [big5, 'big5'],
    ] as const)
      expect(detectEncoding(new Uint8Array([...text.subarray(0, 7), 0, ...text.subarray(7)]))).toBe(encoding);
  });

  it('takes UTF-8 that was cut in a character, or damaged in a few, for UTF-8', () => {
    const text = utf8(HONG_KONG.repeat(5));
    expect(detectEncoding(text.subarray(0, text.length - 3))).toBe('utf-8');
    expect(detectEncoding(text.with(1, 0x20))).toBe('utf-8');
  });

  it('takes whatever is UTF-8 for it, and never throws', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((one) => !one.includes('\0') && !/^[\uFEFE\uFFFE]/.test(one));
    fc.assert(fc.property(text, (one) => detectEncoding(utf8(one)) === 'utf-8'));
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void detectEncoding(bytes)));
  });
});
