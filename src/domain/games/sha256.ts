/** SHA-256 in plain JavaScript, because crypto.subtle is missing on plain-HTTP pages. Source: FIPS 180-4. */

/** The first 32 bits of the fractional part of a prime's root. */
const fractionOf = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n - 2 }, (_, i) => i + 2).some((d) => n % d === 0),
);
const ROUND_WORDS = PRIMES.slice(0, 64).map((prime) => fractionOf(Math.cbrt(prime)));
const START_WORDS = PRIMES.slice(0, 8).map((prime) => fractionOf(Math.sqrt(prime)));

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The SHA-256 of a text's UTF-8 bytes, as 64 lower-case hexadecimal digits. */
export function sha256Hex(text: string): string {
  const words = paddedWords(utf8Bytes(text));
  let hash = START_WORDS;
  for (let at = 0; at < words.length; at += 16) hash = withBlock(hash, words.slice(at, at + 16));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function withBlock(hash: readonly number[], block: readonly number[]): number[] {
  const schedule = [...block];
  for (let i = 16; i < 64; i += 1) {
    const early = schedule[i - 15]!;
    const late = schedule[i - 2]!;
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule.push((schedule[i - 16]! + s0 + schedule[i - 7]! + s1) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + s1 + choice + ROUND_WORDS[i]! + schedule[i]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + s0 + majority) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + hash[i]!) | 0);
}

function paddedWords(bytes: readonly number[]): number[] {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const words = Array.from({ length: blocks * 16 }, () => 0);
  [...bytes, 0x80].forEach((byte, i) => (words[i >> 2]! |= byte << (24 - 8 * (i % 4))));
  words[words.length - 2] = Math.floor((bytes.length * 8) / 2 ** 32);
  words[words.length - 1] = (bytes.length * 8) | 0;
  return words;
}

function utf8Bytes(text: string): number[] {
  return [...encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd')).matchAll(/%(..)|(.)/g)].map(
    ([, hex, plain = '']) => (hex === undefined ? plain.charCodeAt(0) : Number.parseInt(hex, 16)),
  );
}
