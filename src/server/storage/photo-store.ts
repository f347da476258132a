/** Photos among the uploaded files: which kinds there are, told by their bytes. */
import { pictureKind } from '#server/outbound/picture-kind.ts';
import { keepUpload, listUploadsBefore, removeUpload, uploadPath } from './upload-store.ts';

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
export const keepPhoto = (dataDir: string, bytes: Uint8Array, kind: Kind, at: Date): Promise<string> =>
  keepUpload(dataDir, 'photos', bytes, { extension: kind, at });

/** Names of photos, and of parts of some that were never finished, last sent before then. */
export const listOldPhotos = (dataDir: string, before: Date): Promise<string[]> =>
  listUploadsBefore(dataDir, 'photos', before);

/** @param name as listOldPhotos gives it */
export const removePhoto = (dataDir: string, name: string): Promise<void> => removeUpload(dataDir, 'photos', name);
