import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** Bytes. */
const PART = 64 * 1024;

/**
 * A file that does not change, read as it is taken: thousands who ask for it and take nothing hold no whole file each. It
 * is open while a part is read and no longer, since Node tells nobody that an answer which waits for another of its
 * connection will never be sent.
 * @param from first byte
 * @param to last byte, included
 */
export const readInParts = (path: string, from: number, to: number): Readable => Readable.from(partsOf(path, from, to));

async function* partsOf(path: string, from: number, to: number): AsyncGenerator<Uint8Array> {
  for (let at = from; at <= to;) {
    const part = await readPart(path, at, Math.min(PART, to + 1 - at));
    // Shorter than it was said to be: whoever waits for the rest must hear of it.
    if (part.length === 0) throw new Error(`${path} ends at ${at}.`);
    at += part.length;
    yield part;
  }
}

/** @returns fewer bytes where the file ends before; none after its end */
export async function readPart(path: string, at: number, length: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(length), 0, length, at);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
