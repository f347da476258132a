import type { ReactNode } from 'react';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { inOwnWords } from '#domain/text/bilingual.ts';
import { namesOf, signedBy } from '#ui/play/card/blocks.ts';
import type { CardArt } from '#ui/play/card/card-art.ts';
import { Placed } from '#ui/play/card/placed.tsx';
import { ShopColours } from '#ui/play/card/shop-colours.tsx';
import type { StoryEnding } from '../../rules.ts';

interface Played {
  ending: StoryEnding;
  /** The drawn backdrop of the ending. */
  scene: ReactNode;
  /** Scenes gone through. */
  stops: number;
}

const WHITE = '#fff6e8';
const FAINT = '#cfc6dc';

/** The poster of the guest's own film: the last scene through a tram's window, the drink on its sill, and the line. */
export const filmStill = ({ ending, scene, stops }: Played): CardArt => ({
  name: 'story',
  theme: 'dark',
  picture: ({ glass, shop }) => (
    <>
      <rect width="1080" height="1350" fill="#0d0a1c" />
      <g clipPath="url(#card-pane)">
        <Placed x={40} y={40} width={1000} height={780}>
          {scene}
          {isPictureAddress(ending.image) && (
            <image href={ending.image} width="1000" height="780" preserveAspectRatio="xMidYMid slice" />
          )}
        </Placed>
        <rect x="40" y="40" width="1000" height="780" fill="url(#card-dusk)" />
      </g>
      <Window />
      {glass({ x: 664, y: 410, width: 352, height: 452 })}
      <Line stops={stops} />
      <ShopColours colours={shop} x={84} y={88} />
    </>
  ),
  texts: (words) => {
    const { i18n } = words;
    return [
      ...signedBy(words, { colour: WHITE, faint: WHITE, x: 84, y: 106, width: 600 }),
      {
        x: 64,
        y: 1296,
        width: 952,
        height: 330,
        anchor: 'bottom',
        blocks: [
          {
            ...inOwnWords(ending.title, i18n.locale),
            face: 'serif',
            weight: 700,
            size: 88,
            least: 56,
            lines: 2,
            colour: WHITE,
          },
          {
            ...inOwnWords(ending.text, i18n.locale),
            size: 34,
            lines: 3,
            least: 26,
            leading: 1.34,
            colour: FAINT,
            gap: 4,
          },
          ...namesOf(words, { size: 48, colour: '#ffcf6b', face: 'serif', gap: 18 }),
        ],
      },
    ];
  },
});

/** A green tram's window frame with its sill. */
const Window = () => (
  <>
    <defs>
      <clipPath id="card-pane">
        <rect x="40" y="40" width="1000" height="780" rx="56" />
      </clipPath>
      <linearGradient id="card-dusk" x2="0" y2="1">
        <stop offset="0" stopColor="#0d0a1c" stopOpacity="0.86" />
        <stop offset="0.28" stopColor="#0d0a1c" stopOpacity="0.04" />
        <stop offset="0.7" stopColor="#0d0a1c" stopOpacity="0" />
        <stop offset="1" stopColor="#0d0a1c" stopOpacity="0.5" />
      </linearGradient>
      <linearGradient id="card-sill" x2="0" y2="1">
        <stop offset="0" stopColor="#8a5a34" />
        <stop offset="0.3" stopColor="#6e4426" />
        <stop offset="1" stopColor="#3d2415" />
      </linearGradient>
    </defs>
    <rect x="40" y="40" width="1000" height="780" rx="56" fill="none" stroke="#0c5a42" strokeWidth="34" />
    <rect x="40" y="40" width="1000" height="780" rx="56" fill="none" stroke="#1f8a66" strokeWidth="6" />
    <path d="M0 806H1080V884H0z" fill="url(#card-sill)" />
    <path d="M0 806H1080" stroke="#c98f5a" strokeWidth="4" />
    <path d="M0 884H1080V900H0z" fill="#000" opacity="0.4" />
  </>
);

/** The stops of the ride; the last is the terminus. */
const Line = ({ stops }: { stops: number }) => {
  const places = Array.from({ length: stops + 1 }, (_, at) => 74 + at * 76);
  return (
    <g>
      <path d={`M74 936H${places.at(-1)!}`} stroke="#ffcf6b" strokeWidth="6" />
      {places.map((x, at) => (
        <circle
          key={x}
          cx={x}
          cy="936"
          r={at === stops ? 15 : 10}
          fill={at === stops ? '#ffcf6b' : '#0d0a1c'}
          stroke="#ffcf6b"
          strokeWidth="5"
        />
      ))}
    </g>
  );
};
