/** A photo made small enough for a phone's menu. Drawing it anew also leaves behind where and when it was taken. */

const LONGEST_EDGE = 1600;
const QUALITY = 0.86;

/** @returns the photo as WebP or PNG; the file itself where the browser cannot read or draw it */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const picture = 'createImageBitmap' in globalThis ? await createImageBitmap(file).catch(() => undefined) : undefined;
  if (!picture) return file;
  const scale = Math.min(1, LONGEST_EDGE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // WebP keeps a transparent background; a browser that cannot write it answers PNG.
  const written = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', QUALITY));
  return written ?? file;
}
