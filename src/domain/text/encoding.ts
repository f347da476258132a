/**
 * Finds the encoding of a text file from its bytes: spreadsheets in Hong Kong save Big5, those of the mainland GB18030.
 * Source: docs/behaviour/menu-files.md "Encodings".
 */

/** Labels of the WHATWG Encoding Standard. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'big5', 'gb18030', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Enough to tell by; a menu's first lines are like its last. Bytes. */
const LOOKED_AT = 256 * 1024;
const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** So few faults among so many characters are damage, and not another encoding. */
const DAMAGE = 1 / 20;
/** Share of its characters that are in daily use, below which a text is not Chinese. */
const PLAUSIBLE = 0.5;

/** By its byte order mark, else by what the bytes can be. Never throws. */
export function detectEncoding(file: Uint8Array): Encoding {
  const marked = MARKS.find(([, mark]) => mark.every((byte, i) => file[i] === byte));
  if (marked) return marked[0];
  const bytes = file.subarray(0, LOOKED_AT);
  return wideEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : narrowEncoding(bytes));
}

/** Texts hold no zero bytes but by damage, except UTF-16: Latin letters and line ends have one each, on the same side. */
function wideEncoding(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  for (const [i, byte] of bytes.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === odd || Math.max(even, odd) < bytes.length * DAMAGE) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function isUtf8(bytes: Uint8Array): boolean {
  let [characters, faults] = [0, 0];
  for (let at = 0; at < bytes.length;) {
    const length = utf8Length(bytes[at] ?? 0);
    if (length === 1) {
      at += 1;
      continue;
    }
    const isCut = at + length > bytes.length;
    const isWhole = length > 1 && !isCut && isFollowed(bytes, at, length);
    if (isWhole) characters += 1;
    else if (!isCut || length === 0) faults += 1;
    at += isWhole ? length : 1;
  }
  return faults <= characters * DAMAGE;
}

const isFollowed = (bytes: Uint8Array, at: number, length: number): boolean =>
  bytes.subarray(at + 1, at + length).every((byte) => byte >> 6 === 0b10);

/** Bytes of the character that begins so; 0 if none does. */
function utf8Length(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead < 0xc2 || lead > 0xf4) return 0;
  if (lead < 0xe0) return 2;
  return lead < 0xf0 ? 3 : 4;
}

/** Both Chinese sets begin with the characters in daily use: the right one has nearly all of the text there. */
function narrowEncoding(bytes: Uint8Array): Encoding {
  const big5 = shareOf(bytes, isDailyBig5);
  const gb = shareOf(bytes, isDailyGb);
  if (Math.max(big5, gb) < PLAUSIBLE) return 'windows-1252';
  return big5 > gb ? 'big5' : 'gb18030';
}

function shareOf(bytes: Uint8Array, isDaily: (lead: number, trail: number) => boolean): number {
  let [pairs, daily] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = bytes.subarray(at, at + 2);
    if (lead < 0x80) continue;
    pairs += 1;
    if (trail >= 0x40) at += 1;
    if (isDaily(lead, trail)) daily += 1;
  }
  return pairs === 0 ? 0 : daily / pairs;
}

const isHigh = (trail: number): boolean => trail >= 0xa1 && trail <= 0xfe;
/** Punctuation and the characters of frequent use. */
const isDailyBig5 = (lead: number, trail: number): boolean =>
  lead >= 0xa1 && lead <= 0xc6 && (isHigh(trail) || (trail >= 0x40 && trail <= 0x7e));
/** Punctuation and level 1 of GB 2312. */
const isDailyGb = (lead: number, trail: number): boolean =>
  ((lead >= 0xa1 && lead <= 0xa3) || (lead >= 0xb0 && lead <= 0xd7)) && isHigh(trail);

/** What a decoder writes for bytes it cannot read. */
export const UNREADABLE = '\uFFFD';
