/**
 * Uploaded files, named by a digest of their content: identical bytes are stored once, and a name's content never
 * changes.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './sync-folder.ts';

export type UploadFolder = 'photos' | 'voice-cues';

const NAME = /^[0-9a-f]{64}\.[a-z0-9]{2,5}$/;
const ASIDE_NAME = /^\.[0-9a-f]{16}\.part$/;
const isOurs = (name: string): boolean => NAME.test(name) || ASIDE_NAME.test(name);

const folderOf = (dataDir: string, folder: UploadFolder): string => join(dataDir, 'uploads', folder);

/** @returns the file's path; undefined for an invalid name, so that no name leads out of the folder */
export const uploadPath = (dataDir: string, folder: UploadFolder, name: string): string | undefined =>
  NAME.test(name) ? join(folderOf(dataDir, folder), name) : undefined;

/**
 * Atomic: written to a temporary file, flushed, then renamed. Lasts beyond a power cut when it returns. Source:
 * docs/behaviour/reliability.md "Durability".
 * @returns its name
 */
export async function keepUpload(
  dataDir: string,
  folder: UploadFolder,
  bytes: Uint8Array,
  { extension, at }: { extension: string; at: Date },
): Promise<string> {
  const place = folderOf(dataDir, folder);
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
  const path = join(place, name);
  if (await stat(path).catch(() => undefined)) {
    // Marks it as new, so that it is not swept before a row names it.
    await utimes(path, at, at);
    // Whoever sent it first may not have come that far.
    await syncFolder(place);
    return name;
  }
  const isNewPlace = (await mkdir(place, { recursive: true, mode: 0o700 })) !== undefined;
  const aside = join(place, `.${randomBytes(8).toString('hex')}.part`);
  try {
    const file = await open(aside, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await utimes(aside, at, at);
    await rename(aside, path);
    await syncFolder(place);
    if (isNewPlace) for (const above of [join(dataDir, 'uploads'), dataDir]) await syncFolder(above);
  } catch (cause) {
    await rm(aside, { force: true });
    throw cause;
  }
  return name;
}

/** @param name of a file, or of an unfinished one; anything else is not removed */
export async function removeUpload(dataDir: string, folder: UploadFolder, name: string): Promise<void> {
  if (isOurs(name)) await rm(join(folderOf(dataDir, folder), name), { force: true });
}

/** The folder's files last written before a time, unfinished ones included. */
export async function listUploadsBefore(dataDir: string, folder: UploadFolder, before: Date): Promise<string[]> {
  const place = folderOf(dataDir, folder);
  const old: string[] = [];
  for (const name of await readdir(place).catch(() => [])) {
    if (!isOurs(name)) continue;
    const file = await stat(join(place, name)).catch(() => undefined);
    if (file?.isFile() && file.mtime < before) old.push(name);
  }
  return old;
}
