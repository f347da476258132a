import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { inOwnWords } from '#domain/text/bilingual.ts';
import type { CardArt } from '#ui/play/card/card-art.ts';
import { namesOf, signedBy } from '#ui/play/card/blocks.ts';
import { Placed } from '#ui/play/card/placed.tsx';
import { ShopColours } from '#ui/play/card/shop-colours.tsx';
import type { Series } from '../../rules.ts';

interface Drawn {
  series: Series;
  number: number;
  sticker: ReactNode;
}

const WHITE = '#fff8ee';
const FAINT = '#d9c9e6';

/** A lit capsule in a night arcade: the drink rises from its lower half, its sticker beside it. */
export const capsuleSticker = ({ series, number, sticker }: Drawn): CardArt => ({
  name: 'capsule',
  theme: 'dark',
  picture: ({ glass, shop }) => (
    <>
      <Night colour={series.colour} />
      <Dome colour={series.colour} />
      {glass({ x: 218, y: 196, width: 520, height: 636 })}
      <Bowl colour={series.colour} />
      <Placed x={676} y={330} width={350} height={350} turn={9}>
        {sticker}
        {isPictureAddress(series.sticker) && (
          <image href={series.sticker} width="350" height="350" preserveAspectRatio="xMidYMid meet" />
        )}
      </Placed>
      <ShopColours colours={shop} x={80} y={112} />
    </>
  ),
  texts: (words) => {
    const { i18n, lang } = words;
    const { count } = series;
    const name = inOwnWords(series.name, i18n.locale);
    const line = inOwnWords(series.line, i18n.locale);
    return [
      ...signedBy(words, { colour: WHITE, faint: FAINT, x: 80, y: 132, width: 620 }),
      {
        x: 700,
        y: 132,
        width: 300,
        align: 'right',
        blocks: [{ text: t(i18n)`No. ${number} of ${count}`, lang, size: 32, weight: 600, colour: FAINT }],
      },
      {
        x: 80,
        y: 1290,
        width: 920,
        height: 324,
        anchor: 'bottom',
        blocks: [
          { ...name, face: 'display', weight: 600, size: 92, least: 58, lines: 2, colour: WHITE },
          { ...line, size: 38, lines: 2, leading: 1.3, colour: FAINT, gap: 4 },
          ...namesOf(words, { size: 50, colour: '#ffd98a', gap: 22 }),
        ],
      },
    ];
  },
});

const RAYS = Array.from({ length: 12 }, (_, at) => -82 + at * 15);
const BULBS = [70, 190, 315, 440, 565, 690, 815, 935, 1030];

function Night({ colour }: { colour: string }) {
  return (
    <>
      <defs>
        <linearGradient id="card-night" x2="0" y2="1">
          <stop offset="0" stopColor="#1a0f33" />
          <stop offset="0.6" stopColor="#3a1550" />
          <stop offset="1" stopColor="#14081f" />
        </linearGradient>
        <radialGradient id="card-lit" cx="0.443" cy="0.5" r="0.58">
          <stop offset="0" stopColor={colour} stopOpacity="0.95" />
          <stop offset="0.45" stopColor={colour} stopOpacity="0.36" />
          <stop offset="1" stopColor={colour} stopOpacity="0" />
        </radialGradient>
        <radialGradient id="card-ray" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="900">
          <stop offset="0" stopColor="#fff3cf" stopOpacity="0.34" />
          <stop offset="1" stopColor="#fff3cf" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1080" height="1350" fill="url(#card-night)" />
      <rect width="1080" height="1150" fill="url(#card-lit)" />
      <g transform="translate(478 730)">
        {RAYS.map((turn) => (
          <path key={turn} d="M-14 0-62-900H62L14 0z" fill="url(#card-ray)" transform={`rotate(${turn})`} />
        ))}
      </g>
      <path d="M-10 28Q540 112 1090 28" fill="none" stroke="#120820" strokeWidth="4" />
      {BULBS.map((x, at) => {
        const y = 40 + 42 * Math.sin((x / 1080) * Math.PI);
        const tint = at % 2 === 0 ? '#ffe39a' : '#ff9fb2';
        return (
          <g key={x} fill={tint}>
            <circle cx={x} cy={y} r="34" opacity="0.16" />
            <circle cx={x} cy={y} r="12" />
          </g>
        );
      })}
      <path d="M0 1012C300 960 780 960 1080 1012V1350H0z" fill="#12071d" opacity="0.72" />
    </>
  );
}

/** The capsule's clear half, swung open behind the drink. */
const Dome = ({ colour }: { colour: string }) => (
  <>
    <g transform="translate(160 752) rotate(-84) scale(0.78) translate(318 0)">
      <path d="M-318 0A318 318 0 0 1 318 0z" fill={colour} opacity="0.2" />
      <path d="M-318 0A318 318 0 0 1 318 0z" fill="#fff" opacity="0.14" />
      <path d="M-318 0A318 318 0 0 1 318 0" fill="none" stroke="#fff" strokeOpacity="0.55" strokeWidth="6" />
      <ellipse rx="318" ry="46" fill="#fff" fillOpacity="0.12" stroke="#fff" strokeOpacity="0.6" strokeWidth="6" />
      <path
        d="M-236-128A266 266 0 0 1-84-246"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.75"
        strokeWidth="18"
        strokeLinecap="round"
      />
      <circle cx="-40" cy="-262" r="11" fill="#fff" opacity="0.75" />
    </g>
    <g transform="translate(478 772)">
      <ellipse rx="318" ry="58" fill="#12071d" />
      <ellipse rx="318" ry="58" fill={colour} opacity="0.5" />
    </g>
  </>
);

const SHELL = 'M-318 30A318 58 0 0 0 318 30C306 176 180 236 0 236S-306 176-318 30z';
const SEAM = 'M-318 0A318 58 0 0 0 318 0V34A318 58 0 0 1-318 34z';

/** The front of its coloured half. */
const Bowl = ({ colour }: { colour: string }) => (
  <g transform="translate(478 772)">
    <defs>
      <linearGradient id="card-bowl" x2="1" y2="0.4">
        <stop offset="0" stopColor="#fff" stopOpacity="0.4" />
        <stop offset="0.4" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#12071d" stopOpacity="0.55" />
      </linearGradient>
    </defs>
    <path d={SHELL} fill={colour} />
    <path d={SHELL} fill="url(#card-bowl)" />
    <path d={SEAM} fill={colour} />
    <path d={SEAM} fill="#fff" opacity="0.32" />
    <path d="M-318 0A318 58 0 0 0 318 0" fill="none" stroke="#fff" strokeOpacity="0.8" strokeWidth="5" />
    <path
      d="M-262 118C-226 174-150 202-70 212"
      fill="none"
      stroke="#fff"
      strokeOpacity="0.55"
      strokeWidth="14"
      strokeLinecap="round"
    />
  </g>
);
