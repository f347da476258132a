/**
 * The size of a picture from its header: a small file may unpack to gigabytes on a phone. Source:
 * docs/behaviour/pictures.md "Proxy".
 */
import { pictureKind, type PictureKind } from './picture-kind.ts';

/** Width × height. */
const MOST_PIXELS = 40_000_000;

interface Size {
  width: number;
  height: number;
}

/** Whether it is larger than phones can show. One whose header cannot be read is not: no browser reads it either. */
export function hasTooManyPixels(bytes: Uint8Array): boolean {
  const kind = pictureKind(bytes);
  const size = kind && READERS[kind](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return size !== undefined && size.width * size.height > MOST_PIXELS;
}

const READERS: Record<PictureKind, (view: DataView) => Size | undefined> = {
  png: pngSize,
  gif: (view) =>
    view.byteLength < 10 ? undefined : { width: view.getUint16(6, true), height: view.getUint16(8, true) },
  jpg: jpegSize,
  webp: webpSize,
  avif: avifSize,
};

function pngSize(view: DataView): Size | undefined {
  const hasHeader = view.byteLength >= 24 && view.getUint32(12) === 0x49484452; // IHDR
  return hasHeader ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;
}

/** Segments up to the first frame header: FF C0 to FF CF, without the tables C4, C8 and CC. */
function jpegSize(view: DataView): Size | undefined {
  for (let at = 2; at + 9 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function webpSize(view: DataView): Size | undefined {
  if (view.byteLength < 30) return undefined;
  switch (view.getUint32(12)) {
    case 0x56503858: // VP8X
      return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
    case 0x5650384c: {
      // VP8L
      if (view.getUint8(20) !== 0x2f) return undefined;
      const packed = view.getUint32(21, true);
      return { width: 1 + (packed & 0x3fff), height: 1 + ((packed >>> 14) & 0x3fff) };
    }
    case 0x56503820: // VP8
      if (uint24(view, 23) !== 0x2a019d) return undefined;
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      return undefined;
  }
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;

const AVIF_HEADER_MAX = 65_536;

/** The largest of the image spatial extents: box `ispe`, within the first 64 KiB. */
function avifSize(view: DataView): Size | undefined {
  let largest: Size | undefined;
  for (let at = 0; at + 16 <= Math.min(view.byteLength, AVIF_HEADER_MAX); at++) {
    if (view.getUint32(at) !== 0x69737065) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
