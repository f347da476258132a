/** A camera that sees a picture: Chromium plays an uncompressed video in place of one. */
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 10;

/** Writes a still video (Y4M, grey) of the picture, centred on white. @param size edge of the picture in the frame, pixels */
export async function filmPicture(page: Page, png: Buffer, file: string, size = 380): Promise<void> {
  const luma = await page.evaluate(
    async ({ data, width, height, size: edge }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, width, height);
      context.drawImage(image, (width - edge) / 2, (height - edge) / 2, edge, edge);
      const { data: pixels } = context.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, i) =>
        Math.round(0.299 * pixels[4 * i]! + 0.587 * pixels[4 * i + 1]! + 0.114 * pixels[4 * i + 2]!),
      );
    },
    { data: png.toString('base64'), width: WIDTH, height: HEIGHT, size },
  );
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(luma), Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
  writeFileSync(
    file,
    Buffer.concat([
      Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`),
      ...Array.from({ length: FRAMES }, () => frame),
    ]),
  );
}
