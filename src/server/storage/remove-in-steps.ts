import { lstat, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What is freed in one go. Bytes. */
const FREED_AT_ONCE = 16 * 1024 * 1024;

/**
 * Removes a file, or a folder and all in it; nothing if it is not there. Large files are freed part by part: whoever flushes
 * meanwhile, as each commit of the database does, would wait a tenth of a second for a gigabyte. Killed in the middle it leaves
 * shortened files, so it is for what nobody reads any more. Source: docs/decisions/0114.
 */
export async function removeInSteps(path: string): Promise<void> {
  for (const file of await filesIn(path)) await shorten(file);
  await rm(path, { recursive: true, force: true });
}

async function filesIn(path: string): Promise<string[]> {
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [path] : [];
  return (await readdir(path, { recursive: true })).map((name) => join(path, name));
}

async function shorten(path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  // What has another name stays whole there.
  if (!found?.isFile() || found.nlink > 1 || found.size <= FREED_AT_ONCE) return;
  const file = await open(path, 'r+');
  try {
    for (let size = found.size - FREED_AT_ONCE; size > 0; size -= FREED_AT_ONCE) {
      await file.truncate(size);
      await file.datasync();
    }
  } finally {
    await file.close();
  }
}
