/** A camera that shows a picture: Chromium plays an uncompressed video instead of a camera. */
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { seeded } from '#test/seeded.ts';
import { launchChromium } from './browser.ts';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 5;
/** Samples along each side of a pixel of the frame, for anti-aliasing. */
const FINENESS = 3;

export interface Picture {
  width: number;
  height: number;
  /** One byte for each pixel, row by row. */
  greys: Uint8Array;
}

/** Position and light of the picture before the camera. */
export interface Scene {
  /** Edge of the picture, as a share of the frame's height. */
  size: number;
  /** Rotation in its own plane. Degrees. */
  turn?: number;
  /** Tilt back and aside, with perspective. Degrees. */
  lean?: number;
  /** Contrast, from 0 to 1: distance between its black and its white. */
  contrast?: number;
  /** Brightness: the middle between them, from 0 to 255. */
  brightness?: number;
  /** Sensor noise in bad light, to either side. Grey levels. */
  noise?: number;
}

const WALL = 150;

/** The pixels of an image as decoded by the browser. */
export async function pixelsOf(page: Page, png: Buffer): Promise<Picture> {
  const { width, height, greys } = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, canvas.width, canvas.height);
    let text = '';
    for (let i = 0; i < pixels.length; i += 4)
      text += String.fromCharCode(Math.round(0.299 * pixels[i]! + 0.587 * pixels[i + 1]! + 0.114 * pixels[i + 2]!));
    return { width: canvas.width, height: canvas.height, greys: btoa(text) };
  }, png.toString('base64'));
  return { width, height, greys: new Uint8Array(Buffer.from(greys, 'base64')) };
}

/** Writes the scene as seen by a still camera, as grey Y4M. */
export function film(picture: Picture, scene: Scene, file: string): void {
  const still = seen(picture, scene);
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const random = seeded(7);
  const frames = Array.from({ length: FRAMES }, () => [
    Buffer.from('FRAME\n'),
    Buffer.from(lit(still, scene, random)),
    colour,
  ]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(file, Buffer.concat([head, ...frames.flat()]));
}

/** A browser whose camera plays the file, with permission granted. */
export const launchBeforeCamera = (file: string) =>
  launchChromium([
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]);

/** Orientation tag of a phone held upright: the picture is to be rotated by a quarter turn. */
const HELD_UPRIGHT = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex');

/** A 12-megapixel photo with the image small in a corner, as saved by a phone held upright. JPEG. */
export async function photographed(page: Page, png: Buffer): Promise<Buffer> {
  const jpeg = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = 4000;
    canvas.height = 3000;
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#6b6258';
    context.fillRect(0, 0, 4000, 3000);
    context.drawImage(image, 2900, 2300, 420, 420);
    return canvas.toDataURL('image/jpeg', 0.85).split(',')[1] ?? '';
  }, png.toString('base64'));
  const bytes = Buffer.from(jpeg, 'base64');
  return Buffer.concat([bytes.subarray(0, 2), HELD_UPRIGHT, bytes.subarray(2)]);
}

/** The picture on a wall, projected by a lens two picture widths away. */
function seen({ width, height, greys }: Picture, { size, turn = 0, lean = 0 }: Scene): Float32Array {
  const edge = size * HEIGHT;
  const [sinT, cosT] = [Math.sin(radians(turn)), Math.cos(radians(turn))];
  const [sinL, cosL] = [Math.sin(radians(lean)), Math.cos(radians(lean))];
  const distance = 2 * edge;
  /** From the frame back to the picture's plane: the tilt about the diagonal, then the rotation. */
  const greyAt = (x: number, y: number): number => {
    const across = (x + y) * Math.SQRT1_2;
    const along = (y - x) * Math.SQRT1_2;
    const depth = distance / (distance * cosL - along * sinL);
    const v = along * depth;
    const u = (across * (distance + v * sinL)) / distance;
    const [px, py] = [(u - v) * Math.SQRT1_2, (u + v) * Math.SQRT1_2];
    const column = Math.floor(((px * cosT + py * sinT) / edge + 0.5) * width);
    const row = Math.floor(((py * cosT - px * sinT) / edge + 0.5) * height);
    if (column < 0 || row < 0 || column >= width || row >= height) return WALL;
    return greys[row * width + column]!;
  };
  return Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
    const [x, y] = [(i % WIDTH) - WIDTH / 2, Math.floor(i / WIDTH) - HEIGHT / 2];
    let sum = 0;
    for (let k = 0; k < FINENESS ** 2; k += 1)
      sum += greyAt(x + ((k % FINENESS) + 0.5) / FINENESS, y + (Math.floor(k / FINENESS) + 0.5) / FINENESS);
    return sum / FINENESS ** 2;
  });
}

const lit = (
  still: Float32Array,
  { contrast = 1, brightness = 127.5, noise = 0 }: Scene,
  random: () => number,
): Uint8ClampedArray =>
  Uint8ClampedArray.from(still, (grey) => brightness + (grey - 127.5) * contrast + (random() * 2 - 1) * noise);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
