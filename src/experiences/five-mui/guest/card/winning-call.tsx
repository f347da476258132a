import type { ReactNode } from 'react';
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { namesOf, signedBy } from '#ui/play/card/blocks.ts';
import type { CardArt, TextBlock } from '#ui/play/card/card-art.ts';
import { Placed } from '#ui/play/card/placed.tsx';
import { ShopColours } from '#ui/play/card/shop-colours.tsx';

interface Hands {
  /** Fingers. */
  yours: number;
  theirs: number;
  /** Yours, then theirs, each in a box of 130 by 178. */
  pictures: readonly ReactNode[];
}

const GOLD = '#f6cf72';
const CREAM = '#fff3dc';
const FAINT = '#f0c3b2';

/** A banquet's red table: the call in brush strokes down a scroll, the two hands that made it. */
export const winningCall = (call: number, text: BilingualText, hands: Hands | undefined): CardArt => ({
  name: 'five-mui',
  theme: 'dark',
  picture: ({ glass, shop }) => (
    <>
      <Banquet />
      <Scroll />
      {hands?.pictures.map((hand, at) => (
        <Placed key={HANDS[at]!.x} {...HANDS[at]!} width={330} height={452}>
          {hand}
        </Placed>
      ))}
      {glass({
        x: hands ? 366 : 300,
        y: hands ? 372 : 250,
        width: 400,
        height: hands ? 560 : 640,
      })}
      <path d="M0 1004H1080V1350H0z" fill="#3d0710" />
      <path d="M0 1004H1080M0 1020H1080" stroke={GOLD} strokeWidth="5" />
      <ShopColours colours={shop} x={590} y={1206} width={410} />
    </>
  ),
  texts: (words) => {
    const { i18n, lang } = words;
    const made = hands && madeOf(i18n, hands, call);
    const isChinese = lang.startsWith('zh');
    const gloss: TextBlock = {
      text: text.en,
      lang,
      face: 'display',
      weight: 650,
      size: 60,
      least: 42,
      lines: 2,
      colour: CREAM,
    };
    const characters = Array.from(text['zh-HK']);
    return [
      {
        x: 800,
        y: 500,
        width: 190,
        height: 700,
        align: 'center',
        anchor: 'middle',
        blocks: characters.map<TextBlock>((character) => ({
          text: character,
          lang: 'zh-Hant-HK',
          face: 'brush',
          weight: 800,
          size: 168,
          leading: 1.12,
          colour: '#8e1420',
        })),
      },
      {
        x: 80,
        y: 1296,
        width: 480,
        height: 256,
        anchor: 'bottom',
        blocks: [
          // In Chinese the scroll says it.
          ...(isChinese ? [] : [gloss]),
          ...(made
            ? [{ text: made, lang, size: isChinese ? 44 : 34, weight: 500, lines: 2, colour: FAINT, gap: 2 }]
            : []),
          ...namesOf(words, { size: isChinese ? 58 : 48, colour: GOLD, gap: 16 }),
        ],
      },
      ...signedBy(words, { colour: CREAM, faint: FAINT, x: 590, y: 1222, width: 410 }),
    ];
  },
});

function madeOf(i18n: I18n, { yours, theirs }: Hands, call: number): string {
  return t(i18n)`${yours} and ${theirs} made ${call}`;
}

const HANDS = [
  { x: 60, y: 560, turn: 10 },
  { x: 200, y: -20, turn: 184 },
];

const Banquet = () => (
  <>
    <defs>
      <radialGradient id="card-cloth" cx="0.42" cy="0.4" r="0.8">
        <stop offset="0" stopColor="#d7343a" />
        <stop offset="1" stopColor="#7d0f1c" />
      </radialGradient>
    </defs>
    <rect width="1080" height="1350" fill="url(#card-cloth)" />
    {[520, 440, 330].map((r) => (
      <circle
        key={r}
        cx="420"
        cy="500"
        r={r}
        fill="none"
        stroke={GOLD}
        strokeWidth={r === 520 ? 10 : 3}
        opacity="0.6"
      />
    ))}
    {Array.from({ length: 24 }, (_, at) => (
      <path
        key={at}
        d="M0-480l16 26-16 26-16-26z"
        fill={GOLD}
        opacity="0.5"
        transform={`translate(420 500) rotate(${at * 15})`}
      />
    ))}
  </>
);

/** The hanging scroll that the call is written on. */
const Scroll = () => (
  <>
    <path d="M790 84H1000V930H790z" fill="#2a0308" opacity="0.4" transform="translate(8 12)" />
    <path d="M790 84H1000V930H790z" fill="#fbf0d8" />
    <path d="M806 104H984V910H806z" fill="none" stroke="#d9b56a" strokeWidth="4" />
    <path d="M772 66H1018V94H772zM772 920H1018V948H772z" fill="#5a2a14" />
    <path d="M772 66h16v28h-16zM1002 66h16v28h-16zM772 920h16v28h-16zM1002 920h16v28h-16z" fill={GOLD} />
  </>
);
