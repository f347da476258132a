import { openReader } from './code-reader.ts';
import { photoScans } from './looks.ts';

/**
 * The text of a QR code in a photo, in any orientation.
 * @returns undefined if none is found
 * @throws if the file is not a picture this browser can open
 */
export async function readPhoto(file: File): Promise<string | undefined> {
  const address = URL.createObjectURL(file);
  try {
    // An image element applies the orientation stored by the camera; a bitmap of the file does not in every browser.
    const photo = new Image();
    photo.src = address;
    const [reader] = await Promise.all([openReader(), photo.decode()]);
    try {
      for (const scan of photoScans(photo.naturalWidth, photo.naturalHeight)) {
        const text = await reader.read(photo, scan);
        if (text !== undefined) return text;
      }
      return undefined;
    } finally {
      reader.close();
    }
  } finally {
    URL.revokeObjectURL(address);
  }
}
