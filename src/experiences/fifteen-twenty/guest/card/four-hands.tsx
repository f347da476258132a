import type { ReactNode } from 'react';
import { inLanguage } from '#domain/text/bilingual.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { namesOf, signedBy } from '#ui/play/card/blocks.ts';
import type { CardArt } from '#ui/play/card/card-art.ts';
import { Placed } from '#ui/play/card/placed.tsx';
import { ShopColours } from '#ui/play/card/shop-colours.tsx';

interface Played {
  sum: number;
  call: BilingualText;
  /** The title of the sum's drink. */
  title: BilingualText;
  /** How the guest played. */
  style: BilingualText;
  /** The guest's two hands, then the other's, each in a box of 130 by 178. */
  hands: readonly ReactNode[];
}

const CREAM = '#fff6e2';
const FAINT = '#bfe0d0';

/** A dai pai dong's enamel table from above: four hands on it, and the call that named their sum. */
export const fourHands = ({ sum, call, title, style, hands }: Played): CardArt => ({
  name: 'fifteen-twenty',
  theme: 'dark',
  picture: ({ glass, shop }) => (
    <>
      <Table />
      {hands.slice(0, 4).map((hand, at) => (
        <Placed key={PLACES[at]!.x} {...PLACES[at]!} width={300} height={411}>
          {hand}
        </Placed>
      ))}
      <g transform="rotate(-5 330 486)">
        <rect
          x="112"
          y="398"
          width="470"
          height="186"
          rx="26"
          fill="#3b0a08"
          opacity="0.4"
          transform="translate(0 10)"
        />
        <rect x="112" y="398" width="470" height="186" rx="26" fill="#c92a1f" />
        <rect x="124" y="410" width="446" height="162" rx="18" fill="none" stroke={CREAM} strokeWidth="4" />
      </g>
      {glass({ x: 590, y: 296, width: 390, height: 460 })}
      <path d="M0 1000H1080V1350H0z" fill="#0d2f28" />
      <path d="M0 1000H1080" stroke="#c9a15a" strokeWidth="14" />
      <ShopColours colours={shop} x={590} y={1206} width={410} />
    </>
  ),
  texts: (words) => {
    const { i18n, lang } = words;
    const spoken = inLanguage(call, i18n.locale);
    // A call in words of its own has the number beside it.
    const shout = /\d/.test(spoken) ? spoken : `${spoken} ${sum}`;
    return [
      {
        x: 128,
        y: 491,
        width: 406,
        align: 'center',
        anchor: 'middle',
        turn: -5,
        blocks: [{ text: shout, lang, face: 'brush', weight: 800, size: 108, least: 44, lines: 1, colour: CREAM }],
      },
      {
        x: 80,
        y: 1296,
        width: 480,
        height: 262,
        anchor: 'bottom',
        blocks: [
          {
            text: inLanguage(title, i18n.locale),
            lang,
            face: 'display',
            weight: 650,
            size: 60,
            least: 42,
            lines: 2,
            colour: CREAM,
          },
          {
            text: capitalised(inLanguage(style, i18n.locale)),
            lang,
            size: 32,
            weight: 500,
            lines: 2,
            colour: FAINT,
            gap: 2,
          },
          ...namesOf(words, { size: 46, colour: '#ffd98a', gap: 16 }),
        ],
      },
      ...signedBy(words, { colour: CREAM, faint: FAINT, x: 590, y: 1222, width: 410 }),
    ];
  },
});

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The guest's hands come from below, the other's from above. */
const PLACES = [
  { x: 130, y: 628, turn: 8 },
  { x: 470, y: 640, turn: -6 },
  { x: 560, y: -36, turn: 186 },
  { x: 200, y: -40, turn: 172 },
];

const Table = () => (
  <>
    <rect width="1080" height="1350" fill="#123f35" />
    <g fill="#0e342c">
      {Array.from({ length: 9 }, (_, row) =>
        Array.from({ length: 9 }, (__, column) =>
          (row + column) % 2 === 0 ? (
            <rect key={`${row} ${column}`} x={column * 120} y={row * 120} width="120" height="120" />
          ) : null,
        ),
      )}
    </g>
    <circle cx="540" cy="520" r="520" fill="#061d18" opacity="0.5" transform="translate(0 22)" />
    <circle cx="540" cy="500" r="516" fill="#2f9c78" />
    <circle cx="540" cy="500" r="516" fill="none" stroke="#c9a15a" strokeWidth="22" />
    <circle cx="540" cy="500" r="480" fill="none" stroke="#237a5d" strokeWidth="6" />
    <circle cx="540" cy="500" r="300" fill="#38ab85" opacity="0.55" />
  </>
);
