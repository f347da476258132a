/** Photos among the uploaded files: which kinds there are, told by their bytes. */
import { keepUpload, uploadPath } from './upload-store.ts';

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

/** @returns the file a photo's address names, or undefined when that is no such name */
export function photoFile(dataDir: string, name: string): { path: string; type: string } | undefined {
  const path = uploadPath(dataDir, 'photos', name);
  const kind = /\.(png|jpg|webp)$/.exec(name)?.[1] as Kind | undefined;
  return path !== undefined && kind ? { path, type: PHOTO_TYPES[kind] } : undefined;
}

/** @returns its name */
export const keepPhoto = (dataDir: string, bytes: Uint8Array, kind: Kind): Promise<string> =>
  keepUpload(dataDir, 'photos', bytes, kind);
