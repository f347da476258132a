/** Photos as files, named by their content: the same picture is kept once, and a name never changes what it shows. */
import { createHash, randomBytes } from 'node:crypto';
import { open, mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureKind } from './outbound/picture-kind.ts';

export const PHOTO_TYPES = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;
type Kind = keyof typeof PHOTO_TYPES;

/** What the bytes are, where a photo may be of that kind. */
export function photoKind(bytes: Uint8Array): Kind | undefined {
  const kind = pictureKind(bytes);
  return kind && kind in PHOTO_TYPES ? (kind as Kind) : undefined;
}

const folderOf = (dataDir: string): string => join(dataDir, 'uploads', 'photos');

/** @returns the file a photo's address names, or undefined when that is no such name */
export function photoFile(dataDir: string, name: string): { path: string; type: string } | undefined {
  const kind = /^[0-9a-f]{64}\.(png|jpg|webp)$/.exec(name)?.[1] as Kind | undefined;
  return kind && { path: join(folderOf(dataDir), name), type: PHOTO_TYPES[kind] };
}

/** Whole or not at all: written aside, made durable, then given its name. @returns its name */
export async function keepPhoto(dataDir: string, bytes: Uint8Array, kind: Kind): Promise<string> {
  const folder = folderOf(dataDir);
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${kind}`;
  const path = join(folder, name);
  if (await stat(path).catch(() => undefined)) return name;
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
    await rename(aside, path);
  } catch (cause) {
    await rm(aside, { force: true });
    throw cause;
  }
  return name;
}
