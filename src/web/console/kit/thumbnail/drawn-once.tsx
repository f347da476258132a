/** Drinks as small pictures, each drawn once. Source: docs/decisions/0127. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { DrinkDrawing } from '#domain/recipe/drawing.ts';
import { svgPicture } from '#ui/play/card/svg-picture.ts';
import { DrinkPicture } from '#ui/play/drink/drink-picture.tsx';
import hidden from '#ui/kit/visually-hidden.module.css';

/** `address`: undefined if this browser cannot make pictures. */
export interface Drawn {
  address: string | undefined;
}

const drawn = new Map<string, Drawn>();
const underWay = new Map<string, Promise<Drawn>>();
/** One at a time, so that the screen can be used meanwhile. */
let last: Promise<unknown> = Promise.resolve();

/** @param key of all that the picture depends on */
export const drawnAlready = (key: string): Drawn | undefined => drawn.get(key);

/** @param size side of its square, in pixels */
export function drawOnce(key: string, drawing: DrinkDrawing, size: number): Promise<Drawn> {
  const known = underWay.get(key);
  if (known) return known;
  const made = last.then(async () => {
    const one = { address: await pictureOf(drawing, size).catch(() => undefined) };
    drawn.set(key, one);
    return one;
  });
  underWay.set(key, made);
  last = made;
  return made;
}

async function pictureOf(drawing: DrinkDrawing, size: number): Promise<string | undefined> {
  const canvas = document.createElement('canvas');
  const pixels = Math.ceil(size * devicePixelRatio);
  canvas.width = pixels;
  canvas.height = pixels;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const place = document.createElement('div');
  place.className = hidden.hidden ?? '';
  place.ariaHidden = 'true';
  document.body.append(place);
  const root = createRoot(place);
  try {
    flushSync(() => root.render(<DrinkPicture drawing={drawing} size={size} title="" />));
    const svg = place.querySelector('svg');
    if (!svg) return undefined;
    pen.drawImage(await svgPicture(svg), 0, 0, pixels, pixels);
  } finally {
    root.unmount();
    place.remove();
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return blob ? URL.createObjectURL(blob) : undefined;
}
