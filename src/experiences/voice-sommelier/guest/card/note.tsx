import { t } from '@lingui/core/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import { namesOf, partsIn, signedBy } from '#ui/play/card/blocks.ts';
import type { CardArt, TextStack } from '#ui/play/card/card-art.ts';
import { ShopColours } from '#ui/play/card/shop-colours.tsx';
import { flavourColour } from '#ui/play/drink/flavours.ts';
import type { Noted } from '../wish-list.ts';

const INK = '#2a1622';
const PLUM = '#6d4a5c';
/** Rows of the note. */
const ROWS = 3;
const rowAt = (nth: number): number => 846 + nth * 78;

/** The glass in the light of the bar, drops of each wish above it, and the sommelier's note below. */
export const noteOf = (wishes: readonly Noted[]): CardArt => {
  const told = wishes.slice(0, ROWS);
  return {
    name: 'sommelier',
    theme: 'dark',
    picture: ({ glass, drink, shop }) => (
      <>
        <Bar drink={drink} />
        {told.map((wish, at) => (
          <Drop key={rowAt(at)} {...DROPS[at]!} colour={colourOf(wish)} />
        ))}
        {glass({ x: 300, y: 170, width: 480, height: 540 })}
        <Note />
        {told.map((wish, at) => (
          <Drop key={rowAt(at)} x={132} y={rowAt(at) + 27} size={18} colour={colourOf(wish)} />
        ))}
        <ShopColours colours={shop} x={112} y={1178} />
      </>
    ),
    texts: (words) => {
      const { i18n, lang } = words;
      const rows = told.map<TextStack>(({ text }, at) => ({
        x: 166,
        y: rowAt(at),
        width: 360,
        blocks: [{ text: inLanguage(text, i18n.locale), lang, size: 44, least: 28, weight: 550, colour: INK }],
      }));
      return [
        {
          x: 112,
          y: 776,
          width: 420,
          blocks: [{ text: t(i18n)`You said`, lang, size: 31, weight: 650, spacing: 0.05, colour: PLUM }],
        },
        ...rows,
        {
          x: 560,
          y: 776,
          width: 408,
          height: 378,
          blocks: [
            { text: t(i18n)`I poured`, lang, size: 31, weight: 650, spacing: 0.05, colour: PLUM },
            ...namesOf(words, { size: 68, colour: INK, faint: PLUM, gap: 4, lines: 3 }),
            { ...partsIn(words), size: 35, least: 26, lines: 5, leading: 1.34, colour: PLUM, gap: 18 },
          ],
        },
        ...signedBy(words, { colour: INK, faint: PLUM, x: 112, y: 1192, width: 640 }),
      ];
    },
  };
};

const colourOf = ({ axis }: Noted): string => (axis ? flavourColour(axis) : '#c98f2b');

const DROPS = [
  { x: 540, y: 96, size: 34 },
  { x: 420, y: 150, size: 25 },
  { x: 660, y: 150, size: 25 },
];

interface DropProps {
  x: number;
  y: number;
  size: number;
  colour: string;
}

const Drop = ({ x, y, size, colour }: DropProps) => (
  <g transform={`translate(${x} ${y}) scale(${size / 10})`}>
    <path d="M0-13C5-5 9 0 9 5A9 9 0 0 1-9 5C-9 0-5-5 0-13z" style={{ fill: colour }} />
    <path d="M-5 4A5 5 0 0 0-1 9" fill="none" stroke="#fff" strokeWidth="2" strokeLinecap="round" opacity="0.7" />
  </g>
);

const SHELF = [
  'M84 700V330q0-40 26-70V150h40v110q26 30 26 70v370z',
  'M206 700V400q0-30 20-50V240h34v110q20 20 20 50v300z',
  'M830 700V370q0-34 22-60V190h36v120q22 26 22 60v330z',
  'M934 700V300q0-40 24-66V120h38v114q24 26 24 66v400z',
];

/** Bottles in the dark, rings of sound, and the light of the drink. */
const Bar = ({ drink }: { drink: string }) => (
  <>
    <defs>
      <radialGradient id="card-glow" cx="0.5" cy="0.36" r="0.62">
        <stop offset="0" stopColor="#ffd79a" stopOpacity="0.85" />
        <stop offset="0.3" stopColor={drink} stopOpacity="0.5" />
        <stop offset="1" stopColor="#1c0a16" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="1080" height="1350" fill="#2a0f20" />
    {SHELF.map((d, at) => (
      <path key={d} d={d} fill={['#3f5a34', '#6b2a3a', '#7a4a1d', '#274a58'][at]} opacity="0.8" />
    ))}
    <rect width="1080" height="1000" fill="url(#card-glow)" />
    {[250, 340, 430].map((r, at) => (
      <circle key={r} cx="540" cy="440" r={r} fill="none" stroke="#ffe3b8" strokeWidth="3" opacity={0.4 - at * 0.1} />
    ))}
    <path d="M0 690H1080V1350H0z" fill="#3b1a14" />
    <path d="M0 690H1080V704H0z" fill="#8a4a2c" />
  </>
);

/** A leaf of the sommelier's pad. */
const Note = () => (
  <>
    <path d="M72 750H1008V1312H72z" fill="#000" opacity="0.35" transform="translate(6 12)" />
    <path d="M72 738H1008V1238L940 1306H72z" fill="#fdf3e0" />
    <path d="M1008 1238L940 1306V1238z" fill="#dcc9a8" />
    <path d="M544 782V1140" stroke="#e2cfae" strokeWidth="3" />
    <path d="M112 1158H968" stroke="#e2cfae" strokeWidth="3" />
    <path d="M72 738H1008" stroke="#c0392b" strokeWidth="10" />
  </>
);
