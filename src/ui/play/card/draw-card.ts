/** A card as a PNG, made on this device. */
import { CARD, type Font, type TextBlock, type TextStack } from './card-art.ts';
import { fontOf, loadFonts, setFont } from './fonts.ts';
import { layOut, type PlacedStack } from './lay-out.ts';
import { svgPicture } from './svg-picture.ts';

/** @returns undefined if this browser cannot draw it */
export async function drawCard(
  drawing: SVGSVGElement,
  stacks: readonly TextStack[],
  lang: string,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  // Chooses the glyphs of characters that Chinese and Japanese write differently.
  canvas.lang = lang;
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  try {
    const [picture] = await Promise.all([svgPicture(drawing), loadFonts(fontsOf(stacks))]);
    pen.drawImage(picture, 0, 0, CARD.width, CARD.height);
    const measure = (text: string, font: Font) => {
      setFont(pen, font);
      return pen.measureText(text).width;
    };
    for (const stack of stacks) write(pen, layOut(stack, measure));
    return await new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'));
  } catch {
    return undefined;
  }
}

function write(pen: CanvasRenderingContext2D, { x, y, turn, lines }: PlacedStack): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate((turn * Math.PI) / 180);
  for (const line of lines) {
    setFont(pen, line.font);
    pen.fillStyle = line.colour;
    pen.textAlign = line.align;
    pen.fillText(line.text, line.x, line.y);
  }
  pen.restore();
}

/** Each font with all that is written in it. */
function fontsOf(stacks: readonly TextStack[]): Map<string, string> {
  const wanted = new Map<string, string>();
  for (const { text, lang, face = 'text', weight = 400, size } of stacks.flatMap<TextBlock>(({ blocks }) => blocks)) {
    const font = fontOf({ face, weight, lang, size });
    wanted.set(font, (wanted.get(font) ?? '') + text);
  }
  return wanted;
}
