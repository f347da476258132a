/** Where the texts of a card stand: pure, with the widths of the browser's fonts passed in. */
import type { Font, TextBlock, TextStack } from './card-art.ts';
import { balanced } from './wrapped.ts';

/** @returns pixels */
export type Measure = (text: string, font: Font) => number;

export interface PlacedLine {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  font: Font;
  colour: string;
  align: 'left' | 'center' | 'right';
}

export interface PlacedStack {
  /** The middle of its width, around which it turns. */
  x: number;
  y: number;
  turn: number;
  /** Positions from (x, y). */
  lines: readonly PlacedLine[];
}

const STEP = 0.94;
const SMALLEST = 0.4;
/** Of a line of type: from its top to its baseline. */
const ASCENT = 0.8;

export function layOut(stack: TextStack, measure: Measure): PlacedStack {
  let blocks = stack.blocks.filter(({ text }) => text !== '').map((block) => fitted(block, stack.width, 1, measure));
  for (
    let scale = STEP;
    stack.height !== undefined && heightOf(blocks) > stack.height && scale > SMALLEST;
    scale *= STEP
  )
    blocks = blocks.map(({ block }) => fitted(block, stack.width, scale, measure));

  const { align = 'left', anchor = 'top', turn = 0 } = stack;
  const height = heightOf(blocks);
  let y = anchor === 'top' ? 0 : anchor === 'middle' ? -height / 2 : -height;
  const lines: PlacedLine[] = [];
  for (const [nth, { block, font, texts, pitch, gap }] of blocks.entries()) {
    if (nth > 0) y += gap;
    for (const text of texts) {
      const baseline = y + (pitch - font.size) / 2 + font.size * ASCENT;
      const x = align === 'left' ? -stack.width / 2 : align === 'center' ? 0 : stack.width / 2;
      lines.push({ text, x, y: Math.round(baseline), font, colour: block.colour, align });
      y += pitch;
    }
  }
  return { x: stack.x + stack.width / 2, y: stack.y, turn, lines };
}

interface Fitted {
  block: TextBlock;
  font: Font;
  texts: readonly string[];
  /** Height of a line. */
  pitch: number;
  gap: number;
}

const heightOf = (blocks: readonly Fitted[]): number =>
  blocks.reduce((sum, { texts, pitch, gap }, nth) => sum + texts.length * pitch + (nth > 0 ? gap : 0), 0);

/** The largest size in which a text fits its width and its lines; at the smallest, its end is cut. */
function fitted(block: TextBlock, width: number, scale: number, measure: Measure): Fitted {
  const { text, lang, face = 'text', weight = 400, size, least = size * 0.6, lines = 1, spacing, gap = 0 } = block;
  const fontOf = (px: number): Font => ({ face, weight, lang, size: px, ...(spacing !== undefined && { spacing }) });
  const leading = block.leading ?? (/^(zh|ja|ko|th)/.test(lang) ? 1.32 : 1.16);
  const smallest = Math.round(least * scale);
  for (let px = Math.round(size * scale); ; px = Math.max(smallest, Math.floor(px * STEP))) {
    const font = fontOf(px);
    const widthOf = (part: string) => measure(part, font);
    const broken = balanced(text, width, widthOf);
    const fits = broken.length <= lines && broken.every((line) => widthOf(line) <= width);
    if (fits || px <= smallest)
      return {
        block,
        font,
        texts: fits ? broken : cut(broken, lines, width, widthOf),
        pitch: px * leading,
        gap: gap * scale,
      };
  }
}

function cut(lines: readonly string[], count: number, width: number, widthOf: (part: string) => number): string[] {
  const kept = lines.slice(0, count).map((line) => shortened(line, width, widthOf));
  const last = kept.length - 1;
  if (lines.length > count && !kept[last]!.endsWith('…')) kept[last] = shortened(`${kept[last]}…`, width, widthOf);
  return kept;
}

function shortened(line: string, width: number, widthOf: (part: string) => number): string {
  if (widthOf(line) <= width) return line;
  const letters = Array.from(line.replace(/…$/, ''));
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
