import { t } from '@lingui/core/macro';
import { namesOf } from '#ui/play/card/blocks.ts';
import type { CardArt } from '#ui/play/card/card-art.ts';
import { ShopColours } from '#ui/play/card/shop-colours.tsx';

const INK = '#1b1522';
const GREY = '#6a6070';
/** Most cover lines. */
const LINES = 4;

/** The cover of a magazine of which there is one copy: the shop its title, the drink its star. */
export const magazinePage: CardArt = {
  name: 'menu',
  theme: 'light',
  picture: ({ glass, drink, shop }) => (
    <>
      <defs>
        <radialGradient id="card-paper" cx="0.5" cy="0.4" r="0.9">
          <stop offset="0" stopColor="#fffdf8" />
          <stop offset="1" stopColor="#efe4d2" />
        </radialGradient>
        <linearGradient id="card-sun" x2="0" y2="1">
          <stop offset="0" stopColor={drink} stopOpacity="0.95" />
          <stop offset="1" stopColor={drink} stopOpacity="0.5" />
        </linearGradient>
      </defs>
      <rect width="1080" height="1350" fill="url(#card-paper)" />
      <circle cx="706" cy="620" r="344" fill="url(#card-sun)" />
      <circle cx="706" cy="620" r="344" fill="#fff" opacity="0.14" />
      <path d="M64 60H1016" stroke={INK} strokeWidth="6" />
      <path d="M64 262H1016" stroke={INK} strokeWidth="2" />
      <path d="M0 960H1080V1350H0z" fill="#fffdf8" opacity="0.82" />
      {glass({ x: 446, y: 296, width: 520, height: 672 })}
      <path d="M64 978H1016" stroke={INK} strokeWidth="2" />
      <ShopColours colours={shop} x={64} y={1296} width={952} />
    </>
  ),
  texts: (words) => {
    const { i18n, lang, shop, date, parts, story, guest } = words;
    return [
      {
        x: 64,
        y: 162,
        width: 952,
        height: 180,
        align: 'center',
        anchor: 'middle',
        blocks: [{ ...shop, face: 'display', weight: 800, size: 150, least: 60, lines: 2, leading: 1, colour: INK }],
      },
      {
        x: 64,
        y: 280,
        width: 620,
        blocks: [
          { text: date, lang, size: 31, weight: 600, colour: GREY },
          ...(guest === undefined ? [] : [{ text: guest, lang, size: 30, weight: 650, colour: INK }]),
        ],
      },
      {
        x: 64,
        y: 420,
        width: 284,
        height: 520,
        blocks: [
          { text: t(i18n)`In the glass`, lang, size: 31, weight: 700, spacing: 0.04, colour: '#a3361c' },
          ...parts.slice(0, LINES).map((part) => ({
            ...part,
            face: 'display' as const,
            weight: 560,
            size: 44,
            least: 30,
            lines: 2,
            colour: INK,
            gap: 22,
          })),
        ],
      },
      {
        x: 64,
        y: 1000,
        width: 952,
        height: 280,
        blocks: [
          ...namesOf(words, { size: 92, colour: INK, faint: GREY, weight: 700 }),
          ...(story.text ? [{ ...story, size: 35, lines: 2, leading: 1.3, colour: GREY, gap: 10 }] : []),
        ],
      },
    ];
  },
};
