/** The fonts of a card, as a canvas takes them. */
import type { Face, Font } from './card-art.ts';

const CHINESE_SANS = '"PingFang HK", "Noto Sans HK", "Noto Sans CJK HK", "Noto Sans TC", "Microsoft JhengHei"';
const CHINESE_SERIF =
  '"Songti HK", "Songti TC", "LiSong Pro", "Noto Serif HK", "Noto Serif CJK HK", "Noto Serif TC", "PMingLiU"';
const CHINESE_BRUSH = '"Kaiti TC", "BiauKai", "DFKai-SB", "STKaiti", "Kaiti SC", "KaiTi"';

const LATIN: Record<Face, string> = {
  display: '"Fraunces", "Iowan Old Style", Georgia',
  serif: '"Fraunces", "Iowan Old Style", Georgia',
  brush: '"Fraunces", "Iowan Old Style", Georgia',
  text: '"Figtree", "Figtree At Hand", system-ui',
};
/** Beside Chinese, dashes and ellipses come from the Chinese face. */
const LATIN_BESIDE_CHINESE: Record<Face, string> = {
  ...LATIN,
  display: '"Fraunces Beside Chinese"',
  serif: '"Fraunces Beside Chinese"',
  text: '"Figtree Beside Chinese"',
};
const CHINESE: Record<Face, string> = {
  display: CHINESE_SANS,
  text: CHINESE_SANS,
  serif: `${CHINESE_SERIF}, ${CHINESE_SANS}`,
  brush: `${CHINESE_BRUSH}, ${CHINESE_SERIF}, ${CHINESE_SANS}`,
};

const isChinese = (lang: string): boolean => lang.startsWith('zh');
/** Set in the phone's own face for the language: those of Hong Kong have other strokes, or none. */
const isLeftToPhone = (lang: string): boolean => /^(ja|ko|th|zh-Hans)\b/.test(lang);

function familiesOf({ face, lang }: Font): string {
  if (isLeftToPhone(lang)) return `${LATIN_BESIDE_CHINESE[face]}, sans-serif`;
  const latin = isChinese(lang) ? LATIN_BESIDE_CHINESE[face] : LATIN[face];
  // Brush strokes are the call itself; Latin letters of another face would stand out.
  const families = face === 'brush' && isChinese(lang) ? CHINESE[face] : `${latin}, ${CHINESE[face]}`;
  return `${families}, ${face === 'text' ? 'sans-serif' : 'serif'}`;
}

/** For the `font` of a canvas. */
export const fontOf = (font: Font): string => `${font.weight} ${font.size}px ${familiesOf(font)}`;

/** Longest wait for a web font, in milliseconds; without it the phone's own is used. */
const WAIT_MS = 3000;

/** Loads the web fonts in which these texts are set. */
export async function loadFonts(wanted: ReadonlyMap<string, string>): Promise<void> {
  // Missing in old browsers.
  if (!document.fonts) return;
  const loads = [...wanted].map(([font, text]) => document.fonts.load(font, text));
  await Promise.race([Promise.allSettled(loads), new Promise((done) => setTimeout(done, WAIT_MS))]);
}

/** A canvas draws letters apart only in newer browsers; where it cannot, they stand as usual. */
export function setFont(pen: CanvasRenderingContext2D, font: Font): void {
  pen.font = fontOf(font);
  if ('letterSpacing' in pen) pen.letterSpacing = `${Math.round(font.size * (font.spacing ?? 0))}px`;
}
