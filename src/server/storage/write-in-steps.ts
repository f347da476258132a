import { open } from 'node:fs/promises';

/** What may wait to be flushed: a commit of the database meanwhile waits for it. Bytes. */
const FLUSHED_EVERY = 2 * 1024 * 1024;

/**
 * Writes a new file of any size and flushes it, without holding up the commits of the database on the same disk.
 * @param flags `w` replaces a file that is there, `wx` refuses to
 * @throws what the disk says
 */
export async function writeInSteps(path: string, source: AsyncIterable<Uint8Array>, flags: 'w' | 'wx'): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    let unflushed = 0;
    for await (const bytes of source) {
      await file.writeFile(bytes);
      unflushed += bytes.length;
      if (unflushed < FLUSHED_EVERY) continue;
      await file.datasync();
      unflushed = 0;
    }
    await file.datasync();
  } finally {
    await file.close();
  }
}
