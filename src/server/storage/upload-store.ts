/** Uploaded files, named by their content: the same bytes are kept once, and a name never changes what it holds. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

export type UploadFolder = 'photos' | 'voice-cues';

const NAME = /^[0-9a-f]{64}\.[a-z0-9]{2,5}$/;
const ASIDE_NAME = /^\.[0-9a-f]{16}\.part$/;
const isOurs = (name: string): boolean => NAME.test(name) || ASIDE_NAME.test(name);

const folderOf = (dataDir: string, folder: UploadFolder): string => join(dataDir, 'uploads', folder);

/** @returns the file's path; undefined for what is no such name, so that no name leads out of the folder */
export const uploadPath = (dataDir: string, folder: UploadFolder, name: string): string | undefined =>
  NAME.test(name) ? join(folderOf(dataDir, folder), name) : undefined;

/** Whole or not at all: written aside, made durable, then given its name. @returns its name */
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
    // As new again: it is not swept away before what names it is written.
    await utimes(path, at, at);
    return name;
  }
  await mkdir(place, { recursive: true });
  const aside = join(place, `.${randomBytes(8).toString('hex')}.part`);
  try {
    const file = await open(aside, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await utimes(aside, at, at);
    await rename(aside, path);
  } catch (cause) {
    await rm(aside, { force: true });
    throw cause;
  }
  return name;
}

/** @param name of a file, or of one that was left half written; anything else is not removed */
export async function removeUpload(dataDir: string, folder: UploadFolder, name: string): Promise<void> {
  if (isOurs(name)) await rm(join(folderOf(dataDir, folder), name), { force: true });
}

/** The folder's files that were last written before then, half written ones too. */
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
