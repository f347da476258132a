/** The card as a picture of 1080 by 1350, drawn from the same emblem data as the one on the screen. */
import { groupOf, type TypeCode } from '../rules.ts';
import { GROUPS } from './groups.ts';
import { balanced } from './wrapped.ts';

interface Card {
  type: TypeCode;
  title: string;
  line: string;
  fun: string;
  locale: string;
}

const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 110;
const WHITE = '#fffaf2';

/** @returns undefined if the browser cannot make a picture */
export async function drawCard({ type, title, line, fun, locale }: Card): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const group = GROUPS[groupOf(type)];
  const face = getComputedStyle(document.documentElement);
  const display = face.getPropertyValue('--font-display') || 'serif';
  const text = face.getPropertyValue('--font-text') || 'sans-serif';

  const ground = pen.createLinearGradient(0, 0, WIDTH * 0.4, HEIGHT);
  ground.addColorStop(0, group.from);
  ground.addColorStop(1, group.to);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const halo = pen.createRadialGradient(WIDTH / 2, 390, 40, WIDTH / 2, 390, 440);
  halo.addColorStop(0, `${group.glow}55`);
  halo.addColorStop(1, `${group.glow}00`);
  pen.fillStyle = halo;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = `${WHITE}66`;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.roundRect(44, 44, WIDTH - 88, HEIGHT - 88, 44);
  pen.stroke();

  drawEmblem(pen, type);

  pen.textAlign = 'center';
  pen.fillStyle = group.glow;
  pen.font = `600 40px ${text}`;
  pen.fillText(group.name[locale === 'zh-HK' ? 'zh-HK' : 'en'], WIDTH / 2, 140);
  pen.fillStyle = WHITE;
  pen.font = `600 190px ${display}`;
  pen.fillText(type, WIDTH / 2, 780);
  pen.font = `600 76px ${display}`;
  const y = writeLines(pen, title, 880, 86);
  pen.font = `400 44px ${text}`;
  writeLines(pen, line, y + 20, 58);
  pen.fillStyle = `${WHITE}cc`;
  pen.font = `400 32px ${text}`;
  pen.fillText(fun, WIDTH / 2, HEIGHT - 96);
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'));
}

function writeLines(pen: CanvasRenderingContext2D, words: string, top: number, height: number): number {
  const lines = balanced(words, WIDTH - 2 * MARGIN, (part) => pen.measureText(part).width);
  lines.forEach((each, nth) => pen.fillText(each, WIDTH / 2, top + nth * height));
  return top + lines.length * height;
}

function drawEmblem(pen: CanvasRenderingContext2D, type: TypeCode): void {
  const { emblem, glow, to } = GROUPS[groupOf(type)];
  const inks = { light: WHITE, glow, deep: to };
  pen.save();
  pen.translate(WIDTH / 2 - 215, 172);
  pen.scale(2.15, 2.15);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const { d, line, ink, opacity = 1 } of emblem) {
    pen.globalAlpha = opacity;
    pen.fillStyle = inks[ink];
    pen.strokeStyle = inks[ink];
    const path = new Path2D(d);
    if (line === undefined) {
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
      pen.fill(path);
      continue;
    }
    pen.lineWidth = line;
    pen.stroke(path);
  }
  pen.restore();
}
