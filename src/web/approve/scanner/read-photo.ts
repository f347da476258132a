import { openReader } from './code-reader.ts';
import { photoLooks } from './looks.ts';

/**
 * The text of a QR code in a photo, whichever way it was held. @returns undefined when none is seen in it
 * @throws when the file is no picture that this browser can open
 */
export async function readPhoto(file: File): Promise<string | undefined> {
  const address = URL.createObjectURL(file);
  try {
    // An image element turns the picture as the camera noted; a bitmap of the file would not everywhere.
    const photo = new Image();
    photo.src = address;
    const [reader] = await Promise.all([openReader(), photo.decode()]);
    try {
      for (const look of photoLooks(photo.naturalWidth, photo.naturalHeight)) {
        const text = await reader.read(photo, look);
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
