import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { namesOf, partsIn, signedBy } from '#ui/play/card/blocks.ts';
import type { CardArt } from '#ui/play/card/card-art.ts';
import { Placed } from '#ui/play/card/placed.tsx';
import { ShopColours } from '#ui/play/card/shop-colours.tsx';

interface Answer {
  emoji: string;
  /** Left out for an owner's own picture that has no drawing. */
  drawing: ReactNode;
}

const CREAM = '#fff4dc';
const FAINT = '#cfe6de';

/** A gallery's wall: the drink as the guest's portrait in a gilt frame, the answers as miniatures below. */
export const quizPortrait = (answers: readonly Answer[]): CardArt => ({
  name: 'portrait',
  theme: 'dark',
  picture: ({ glass, drink, shop }) => (
    <>
      <Wall drink={drink} />
      <Frame />
      {glass({ x: 330, y: 268, width: 420, height: 428 })}
      {answers.slice(0, MOST).map(({ emoji, drawing }, at, { length }) => {
        const x = 540 + (at - (length - 1) / 2) * 158 - 66;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- an answer is its place
          <g key={at}>
            <rect x={x - 9} y="861" width="150" height="150" rx="12" fill="#d9a441" />
            <rect x={x - 3} y="867" width="138" height="138" rx="8" fill="#8a5f1c" />
            <rect x={x + 3} y="873" width="126" height="126" rx="5" fill={CREAM} />
            <Placed x={x + 16} y={886} width={100} height={100}>
              {drawing ?? (
                <text x="50" y="54" fontSize="64" textAnchor="middle" dominantBaseline="central">
                  {emoji}
                </text>
              )}
            </Placed>
          </g>
        );
      })}
      <ShopColours colours={shop} x={80} y={66} />
    </>
  ),
  texts: (words) => {
    const { i18n, lang } = words;
    return [
      ...signedBy(words, { colour: CREAM, faint: FAINT, x: 80, y: 82, width: 560 }),
      {
        x: 80,
        y: 1296,
        width: 920,
        height: 262,
        align: 'center',
        anchor: 'bottom',
        blocks: [
          { text: t(i18n)`A portrait in your answers`, lang, size: 35, weight: 600, colour: '#f2c462' },
          ...namesOf(words, { size: 84, colour: CREAM, faint: FAINT, gap: 4 }),
          { ...partsIn(words), size: 35, least: 27, lines: 3, leading: 1.32, colour: FAINT, gap: 10 },
        ],
      },
    ];
  },
});

/** Miniatures that fit the wall. */
const MOST = 6;

const COLUMNS = Array.from({ length: 10 }, (_, at) => at * 120);
const ROWS = Array.from({ length: 12 }, (_, at) => at * 120);
const MOTIF =
  'M0-40C16-22 16-6 0 4-16-6-16-22 0-40zM0 40C10 28 10 18 0 10-10 18-10 28 0 40zM-36 6C-22-4-10-2 0 8-10 16-24 16-36 6zM36 6C22-4 10-2 0 8 10 16 24 16 36 6z';

/** Papered, with a lamp over the picture. */
const Wall = ({ drink }: { drink: string }) => (
  <>
    <defs>
      <radialGradient id="card-lamp" cx="0.5" cy="0.3" r="0.75">
        <stop offset="0" stopColor="#ffe6b0" stopOpacity="0.42" />
        <stop offset="1" stopColor="#04221f" stopOpacity="0.55" />
      </radialGradient>
      <radialGradient id="card-canvas" cx="0.5" cy="0.55" r="0.7">
        <stop offset="0" stopColor={drink} stopOpacity="0.75" />
        <stop offset="1" stopColor="#1d1420" stopOpacity="0.2" />
      </radialGradient>
      <linearGradient id="card-gilt" x2="1" y2="1">
        <stop offset="0" stopColor="#fbe3a0" />
        <stop offset="0.3" stopColor="#c98f2b" />
        <stop offset="0.55" stopColor="#f6d27e" />
        <stop offset="1" stopColor="#8a5f1c" />
      </linearGradient>
    </defs>
    <rect width="1080" height="1350" fill="#0f5a50" />
    <g fill="#1c7466">
      {COLUMNS.flatMap((x) =>
        ROWS.map((y) => (
          <path key={`${x} ${y}`} d={MOTIF} transform={`translate(${x} ${y + (x % 240 === 0 ? 0 : 60)}) scale(0.9)`} />
        )),
      )}
    </g>
    <rect width="1080" height="1350" fill="url(#card-lamp)" />
  </>
);

const Frame = () => (
  <>
    <ellipse cx="548" cy="506" rx="322" ry="342" fill="#02110f" opacity="0.45" />
    <ellipse cx="540" cy="490" rx="320" ry="340" fill="url(#card-gilt)" />
    <ellipse cx="540" cy="490" rx="296" ry="316" fill="none" stroke="#6e4a12" strokeWidth="5" />
    <ellipse
      cx="540"
      cy="490"
      rx="308"
      ry="328"
      fill="none"
      stroke="#fff3c8"
      strokeWidth="9"
      strokeDasharray="3 21"
      strokeLinecap="round"
    />
    <ellipse cx="540" cy="490" rx="266" ry="286" fill="#2a1c2c" />
    <ellipse cx="540" cy="490" rx="266" ry="286" fill="url(#card-canvas)" />
    <clipPath id="card-oval">
      <ellipse cx="540" cy="490" rx="266" ry="286" />
    </clipPath>
    <path d="M250 672H830V800H250z" fill="#5a3420" clipPath="url(#card-oval)" />
    <path d="M250 672H830" stroke="#9a6238" strokeWidth="5" clipPath="url(#card-oval)" />
    <ellipse cx="540" cy="490" rx="266" ry="286" fill="none" stroke="#6e4a12" strokeWidth="7" />
  </>
);
