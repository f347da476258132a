/** Photos among the uploaded files: which kinds there are, told by their bytes. */
import { pictureKind } from './outbound/picture-kind.ts';
import { keepUpload, uploadPath } from './upload-store.ts';

export const PHOTO_TYPES = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;
type Kind = keyof typeof PHOTO_TYPES;

/** What the bytes are, where a photo may be of that kind. */
export function photoKind(bytes: Uint8Array): Kind | undefined {
  const kind = pictureKind(bytes);
  return kind && kind in PHOTO_TYPES ? (kind as Kind) : undefined;
}

/** @returns the file a photo's address names, or undefined when that is no such name */
export function photoFile(dataDir: string, name: string): { path: string; type: string } | undefined {
  const path = uploadPath(dataDir, 'photos', name);
  const kind = /\.(png|jpg|webp)$/.exec(name)?.[1] as Kind | undefined;
  return path !== undefined && kind ? { path, type: PHOTO_TYPES[kind] } : undefined;
}

/** @returns its name */
export const keepPhoto = (dataDir: string, bytes: Uint8Array, kind: Kind): Promise<string> =>
  keepUpload(dataDir, 'photos', bytes, kind);
