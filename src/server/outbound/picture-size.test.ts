import { describe, expect, it } from 'vitest';
import { hasTooManyPixels } from './picture-size.ts';

const be = (bytes: number, value: number) =>
  Array.from({ length: bytes }, (_, i) => (value >>> (8 * (bytes - 1 - i))) & 0xff);
const le = (bytes: number, value: number) => be(bytes, value).reverse();
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const MADE: Record<string, (width: number, height: number) => number[]> = {
  png: (w, h) => [0x89, ...ascii('PNG\r\n\u001a\n'), ...be(4, 13), ...ascii('IHDR'), ...be(4, w), ...be(4, h)],
  gif: (w, h) => [...ascii('GIF89a'), ...le(2, w), ...le(2, h)],
  jpg: (w, h) => [
    0xff,
    0xd8,
    0xff,
    0xe0,
    ...be(2, 4),
    0,
    0,
    0xff,
    0xff,
    0xc4,
    ...be(2, 3),
    0,
    0xff,
    0xc2,
    ...be(2, 11),
    8,
    ...be(2, h),
    ...be(2, w),
    3,
  ],
  'webp, lossy': (w, h) => [
    ...ascii('RIFF'),
    ...le(4, 22),
    ...ascii('WEBPVP8 '),
    ...le(4, 10),
    0,
    0,
    0,
    0x9d,
    1,
    0x2a,
    ...le(2, w),
    ...le(2, h),
  ],
  'webp, lossless': (w, h) => [
    ...ascii('RIFF'),
    ...le(4, 22),
    ...ascii('WEBPVP8L'),
    ...le(4, 5),
    0x2f,
    ...le(4, ((w - 1) | ((h - 1) << 14)) >>> 0),
    0,
    0,
    0,
    0,
    0,
  ],
  'webp, extended': (w, h) => [
    ...ascii('RIFF'),
    ...le(4, 22),
    ...ascii('WEBPVP8X'),
    ...le(4, 10),
    0,
    0,
    0,
    0,
    ...le(3, w - 1),
    ...le(3, h - 1),
  ],
  avif: (w, h) => [
    ...be(4, 16),
    ...ascii('ftypavif'),
    ...be(4, 0),
    ...be(4, 20),
    ...ascii('ispe'),
    ...be(4, 0),
    ...be(4, w),
    ...be(4, h),
  ],
};

describe('hasTooManyPixels', () => {
  it.each(Object.keys(MADE))('%s', (kind) => {
    const is = (width: number, height: number) => hasTooManyPixels(Uint8Array.from(MADE[kind]!(width, height)));
    // 40 million pixels, and one row more.
    expect([is(1200, 800), is(8000, 5000), is(8000, 5001), is(16_000, 16_000)]).toEqual([false, false, true, true]);
    expect(hasTooManyPixels(Uint8Array.from(MADE[kind]!(100, 100)).subarray(0, -9))).toBe(false);
  });

  it('reads a part of a buffer', () => {
    expect(hasTooManyPixels(Uint8Array.from([1, 2, 3, ...MADE.png!(10_000, 10_000)]).subarray(3))).toBe(true);
  });
});
