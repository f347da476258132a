/** Photos among the uploaded files: their accepted types, detected from the bytes. */
import { pictureKind } from '#server/outbound/picture-kind.ts';
import { keepUpload, listUploadsBefore, removeUpload, uploadPath } from './upload-store.ts';

export const PHOTO_TYPES = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;
type Kind = keyof typeof PHOTO_TYPES;

/** The photo type of the bytes, if accepted. */
export function photoKind(bytes: Uint8Array): Kind | undefined {
  const kind = pictureKind(bytes);
  return kind && kind in PHOTO_TYPES ? (kind as Kind) : undefined;
}

/** @returns the file of a photo's address, or undefined if it is not a photo's name */
export function photoFile(dataDir: string, name: string): { path: string; type: string } | undefined {
  const path = uploadPath(dataDir, 'photos', name);
  const kind = /\.(png|jpg|webp)$/.exec(name)?.[1] as Kind | undefined;
  return path !== undefined && kind ? { path, type: PHOTO_TYPES[kind] } : undefined;
}

/** @returns its name */
export const keepPhoto = (dataDir: string, bytes: Uint8Array, kind: Kind, at: Date): Promise<string> =>
  keepUpload(dataDir, 'photos', bytes, { extension: kind, at });

/** Names of photos, and of unfinished uploads, last sent before a time. */
export const listOldPhotos = (dataDir: string, before: Date): Promise<string[]> =>
  listUploadsBefore(dataDir, 'photos', before);

/** @param name as returned by listOldPhotos */
export const removePhoto = (dataDir: string, name: string): Promise<void> => removeUpload(dataDir, 'photos', name);
