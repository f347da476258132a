/** Photos as files, named by their content: the same picture is kept once, and a name never changes what it shows. */
import { createHash, randomBytes } from 'node:crypto';
import { open, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

export const PHOTO_TYPES = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;
type Kind = keyof typeof PHOTO_TYPES;

/** What the bytes are, whatever they were called; undefined for anything but the three. */
export function photoKind(bytes: Uint8Array): Kind | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png';
  if (text(0, 3) === '\u00ff\u00d8\u00ff') return 'jpg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return undefined;
}

const folderOf = (dataDir: string): string => join(dataDir, 'uploads', 'photos');

/** @returns the file a photo's address names, or undefined when that is no such name */
export function photoFile(dataDir: string, name: string): { path: string; type: string } | undefined {
  const kind = /^[0-9a-f]{64}\.(png|jpg|webp)$/.exec(name)?.[1] as Kind | undefined;
  return kind && { path: join(folderOf(dataDir), name), type: PHOTO_TYPES[kind] };
}

/** Whole or not at all: written aside, made durable, then given its name. Sent again, it is as young as new. @returns its name */
export async function keepPhoto(dataDir: string, bytes: Uint8Array, kind: Kind, at: Date): Promise<string> {
  const folder = folderOf(dataDir);
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${kind}`;
  const path = join(folder, name);
  if (await stat(path).catch(() => undefined)) {
    await utimes(path, at, at);
    return name;
  }
  await mkdir(folder, { recursive: true });
  const aside = join(folder, `.${randomBytes(8).toString('hex')}.part`);
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

/** Names of photos, and of parts of some that were never finished, last sent before then. */
export async function listOldPhotos(dataDir: string, before: Date): Promise<string[]> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names) {
    const file = await stat(join(folder, name)).catch(() => undefined);
    if (file && file.mtimeMs < before.getTime()) old.push(name);
  }
  return old;
}

/** @param name as listOldPhotos gives it */
export const removePhoto = (dataDir: string, name: string): Promise<void> =>
  rm(join(folderOf(dataDir), name), { force: true });
