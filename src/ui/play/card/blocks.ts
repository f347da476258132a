/** Texts that every card has, in the colours and sizes of its own. */
import type { WordedText } from '#domain/text/translated.ts';
import type { CardWords, TextBlock, TextStack } from './card-art.ts';

interface Look {
  size: number;
  colour: string;
  /** Colour of the name in the other language. */
  faint?: string;
  gap?: number;
  face?: TextBlock['face'];
  weight?: number;
  /** Most lines of the first name. */
  lines?: number;
}

/** The drink's name, then its name in the other language. */
export function namesOf({ drink, otherName }: CardWords, look: Look): TextBlock[] {
  const { size, colour, faint = colour, gap = 0, face = 'display', weight = 600, lines = 2 } = look;
  const own: TextBlock = { ...drink, face, weight, size, lines, colour, gap };
  if (!otherName) return [own];
  const small = Math.max(34, Math.round(size * 0.66));
  return [
    own,
    { ...otherName, face, weight: Math.min(weight, 500), size: small, lines: 2, colour: faint, gap: size * 0.06 },
  ];
}

interface SignLook {
  x: number;
  y: number;
  width: number;
  colour: string;
  faint: string;
  align?: TextStack['align'];
  anchor?: TextStack['anchor'];
}

/** The shop, the day and, if chosen, the guest. */
export function signedBy({ shop, date, lang, guest }: CardWords, look: SignLook): TextStack[] {
  const { colour, faint, ...place } = look;
  return [
    {
      ...place,
      blocks: [
        { ...shop, size: 42, weight: 650, lines: 1, colour },
        { text: date, lang, size: 31, lines: 1, colour: faint, gap: 2 },
        ...(guest === undefined ? [] : [{ text: guest, lang, size: 34, weight: 600, lines: 1, colour, gap: 6 }]),
      ],
    },
  ];
}

/** The main parts of the drink, in one line. */
export function partsIn({ parts, lang: onScreen }: CardWords): WordedText {
  const lang = parts[0]?.lang ?? onScreen;
  const texts = parts.slice(0, PARTS).map(({ text }) => text);
  return { text: texts.join(/^(zh|ja)/.test(lang) ? '、' : ', '), lang };
}

const PARTS = 3;
