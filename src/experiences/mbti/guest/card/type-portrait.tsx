import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { inOwnWords } from '#domain/text/bilingual.ts';
import { namesOf, signedBy } from '#ui/play/card/blocks.ts';
import type { CardArt } from '#ui/play/card/card-art.ts';
import { Placed } from '#ui/play/card/placed.tsx';
import { ShopColours } from '#ui/play/card/shop-colours.tsx';
import type { TypeCode, TypeText } from '../../rules.ts';
import type { GroupLook } from '../groups.ts';

interface Played {
  type: TypeCode;
  text: TypeText;
  group: GroupLook;
  emblem: ReactNode;
}

const WHITE = '#fffaf2';
const FAINT = '#e6dcea';

/** The type over two doors that stand open, and the drink in the light between them. */
export const typePortrait = ({ type, text, group, emblem }: Played): CardArt => ({
  name: type.toLowerCase(),
  theme: 'dark',
  picture: ({ glass, shop }) => (
    <>
      <Hall {...group} />
      <g opacity="0.2">
        <Placed x={650} y={64} width={400} height={400}>
          {emblem}
        </Placed>
      </g>
      <Doors {...group} />
      {glass({ x: 350, y: 604, width: 380, height: 488 })}
      <ShopColours colours={shop} x={80} y={72} />
    </>
  ),
  texts: (words) => {
    const { i18n, lang } = words;
    const fun = t(i18n)`16-type inspired, just for fun.`;
    return [
      ...signedBy(words, { colour: WHITE, faint: FAINT, x: 80, y: 90, width: 560 }),
      {
        x: 80,
        y: 552,
        width: 920,
        height: 376,
        anchor: 'bottom',
        blocks: [
          { text: type, lang: 'en', face: 'display', weight: 700, size: 210, leading: 0.98, colour: group.glow },
          { ...inOwnWords(text.title, i18n.locale), face: 'display', weight: 600, size: 66, lines: 2, colour: WHITE },
          { ...inOwnWords(text.line, i18n.locale), size: 38, lines: 2, colour: FAINT, gap: 4 },
        ],
      },
      {
        x: 80,
        y: 1290,
        width: 920,
        height: 158,
        align: 'center',
        anchor: 'bottom',
        blocks: [
          ...namesOf(words, { size: 56, colour: WHITE, faint: FAINT }),
          { text: fun, lang, size: 29, colour: FAINT, gap: 8 },
        ],
      },
    ];
  },
});

function Hall({ from, to, glow }: GroupLook) {
  return (
    <>
      <defs>
        <linearGradient id="card-hall" x2="0.4" y2="1">
          <stop offset="0" stopColor={from} />
          <stop offset="0.75" stopColor={to} />
        </linearGradient>
        <radialGradient id="card-beyond" cx="0.5" cy="0.62" r="0.6">
          <stop offset="0" stopColor="#fff" stopOpacity="0.95" />
          <stop offset="0.35" stopColor={glow} stopOpacity="0.9" />
          <stop offset="1" stopColor={glow} stopOpacity="0.35" />
        </radialGradient>
        <linearGradient id="card-spill" x2="0" y2="1">
          <stop offset="0" stopColor={glow} stopOpacity="0.55" />
          <stop offset="1" stopColor={glow} stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="1080" height="1350" fill="url(#card-hall)" />
      <path d="M0 1076H1080V1350H0z" fill="#000" opacity="0.3" />
    </>
  );
}

/** Two doors swung towards us, and what is behind them. */
function Doors({ from, to, glow }: GroupLook) {
  return (
    <>
      <path d="M300 1076V690A240 110 0 0 1 780 690V1076z" fill={to} />
      <path d="M300 1076V690A240 110 0 0 1 780 690V1076z" fill="url(#card-beyond)" opacity="0.62" />
      <path d="M300 1076H780L940 1350H140z" fill="url(#card-spill)" />
      <Leaf d="M300 690L118 622V1140L300 1076z" from={from} glow={glow} knob={142} />
      <Leaf d="M780 690L962 622V1140L780 1076z" from={to} glow={glow} knob={938} />
      <path d="M300 1076V690A240 110 0 0 1 780 690V1076" fill="none" stroke={glow} strokeWidth="8" />
      <path d="M148 668L270 712V860L148 848zM148 888L270 894V1040L148 1078z" fill={WHITE} opacity="0.1" />
      <path d="M932 668L810 712V860L932 848zM932 888L810 894V1040L932 1078z" fill={WHITE} opacity="0.1" />
    </>
  );
}

interface LeafProps {
  d: string;
  from: string;
  glow: string;
  knob: number;
}

const Leaf = ({ d, from, glow, knob }: LeafProps) => (
  <>
    <path d={d} fill={from} stroke={glow} strokeWidth="5" strokeLinejoin="round" />
    <circle cx={knob} cy="880" r="12" fill={glow} />
  </>
);
