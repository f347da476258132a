import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { inOwnWords } from '#domain/text/bilingual.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { namesOf, signedBy } from '#ui/play/card/blocks.ts';
import type { CardArt, CardWords, TextBlock } from '#ui/play/card/card-art.ts';
import { Placed } from '#ui/play/card/placed.tsx';
import { ShopColours } from '#ui/play/card/shop-colours.tsx';

interface PlayedMood {
  id: string;
  label: BilingualText;
  light: string;
  poster: ReactNode;
}

const INK = '#2f1c0d';
const BROWN = '#7a5228';

/** A cinema ticket for the film the moods make: their posters in strips, the drink in front, the bill below. */
export const filmTicket = (title: BilingualText, moods: readonly PlayedMood[]): CardArt => ({
  name: 'vibe',
  theme: 'dark',
  picture: ({ glass, drink, shop }) => (
    <>
      <Foyer lights={moods.map(({ light }) => light)} fallback={drink} />
      <path d={TICKET} fill="#12070f" opacity="0.4" transform="translate(0 14)" />
      <path d={TICKET} fill="#fff3d6" />
      <Strips moods={moods} />
      <circle cx="540" cy="520" r="330" fill="url(#card-halo)" />
      <path d="M96 782H984" stroke="#a9875a" strokeWidth="5" strokeDasharray="2 18" strokeLinecap="round" />
      {glass({ x: 290, y: 128, width: 500, height: 640 })}
      <Barcode />
      <ShopColours colours={shop} x={112} y={1162} />
    </>
  ),
  texts: (words) => {
    const { i18n, lang } = words;
    const name = inOwnWords(title, i18n.locale);
    return [
      {
        x: 112,
        y: 812,
        width: 856,
        height: 336,
        blocks: [
          { text: t(i18n)`Tonight’s feature`, lang, size: 31, weight: 650, spacing: 0.06, colour: BROWN },
          { ...name, face: 'display', weight: 700, size: 72, least: 46, lines: 2, colour: INK },
          ...billOf(words, moods),
          ...namesOf(words, { size: 46, colour: '#a3361c', faint: BROWN, gap: 14 }),
        ],
      },
      ...signedBy(words, { colour: INK, faint: BROWN, x: 112, y: 1176, width: 560 }),
    ];
  },
});

/** Who plays: the mood chosen first is the star. */
function billOf({ i18n, lang }: CardWords, moods: readonly PlayedMood[]): TextBlock[] {
  const roles = [t(i18n)`Starring`, t(i18n)`With`, t(i18n)`Also with`];
  const colon = lang.startsWith('zh') ? '：' : ' ';
  const credits = moods.map(({ label }, at) => `${roles[at]}${colon}${inOwnWords(label, i18n.locale).text}`);
  const text = credits.join(lang.startsWith('zh') ? '　' : '  ·  ');
  return [{ text, lang, size: 33, least: 28, weight: 500, lines: 2, colour: BROWN, gap: 4 }];
}

/** A ticket with a notch on each side where its stub begins. */
const TICKET =
  'M96 56H984A32 32 0 0 1 1016 88V744A38 38 0 0 0 1016 820V1262A32 32 0 0 1 984 1294H96A32 32 0 0 1 64 1262V820A38 38 0 0 0 64 744V88A32 32 0 0 1 96 56z';

function Foyer({ lights, fallback }: { lights: readonly string[]; fallback: string }) {
  const [first = fallback, second = first, third = second] = lights;
  return (
    <>
      <defs>
        <radialGradient id="card-first" cx="0.1" cy="0.05" r="0.95">
          <stop offset="0" style={{ stopColor: first }} stopOpacity="0.95" />
          <stop offset="1" style={{ stopColor: first }} stopOpacity="0" />
        </radialGradient>
        <radialGradient id="card-second" cx="1" cy="0.5" r="0.8">
          <stop offset="0" style={{ stopColor: second }} stopOpacity="0.8" />
          <stop offset="1" style={{ stopColor: second }} stopOpacity="0" />
        </radialGradient>
        <radialGradient id="card-third" cx="0.2" cy="1" r="0.8">
          <stop offset="0" style={{ stopColor: third }} stopOpacity="0.7" />
          <stop offset="1" style={{ stopColor: third }} stopOpacity="0" />
        </radialGradient>
        <radialGradient id="card-halo">
          <stop offset="0" stopColor="#0d0612" stopOpacity="0.66" />
          <stop offset="0.55" stopColor="#0d0612" stopOpacity="0.46" />
          <stop offset="1" stopColor="#0d0612" stopOpacity="0" />
        </radialGradient>
        <clipPath id="card-window">
          <rect x="96" y="88" width="888" height="680" rx="14" />
        </clipPath>
      </defs>
      <rect width="1080" height="1350" fill="#1b0f1f" />
      {['first', 'second', 'third'].map((light) => (
        <rect key={light} width="1080" height="1350" fill={`url(#card-${light})`} />
      ))}
    </>
  );
}

const LEAN = 70;

/** The chosen posters side by side, leaning, as wide as they weigh. */
function Strips({ moods }: { moods: readonly PlayedMood[] }) {
  const whole = moods.reduce((sum, _, at) => sum + 3 - at, 0);
  let from = 96 - LEAN;
  return (
    <g clipPath="url(#card-window)">
      <rect x="96" y="88" width="888" height="680" fill="#1b0f1f" />
      {moods.map(({ id, poster }, at) => {
        const width = ((888 + 2 * LEAN) * (3 - at)) / whole;
        const x = from;
        from += width;
        const [left, right] = [at === 0 ? x - LEAN : x, x + width];
        return (
          <g key={id}>
            <clipPath id={`card-strip-${at}`}>
              <path d={`M${left + LEAN} 88H${right + LEAN}L${right - LEAN} 768H${left - LEAN}z`} />
            </clipPath>
            <g clipPath={`url(#card-strip-${at})`}>
              <Placed x={left - LEAN} y={88} width={right - left + 2 * LEAN} height={680}>
                {poster}
              </Placed>
            </g>
            {at > 0 && <path d={`M${x + LEAN} 88L${x - LEAN} 768`} stroke="#fff3d6" strokeWidth="10" />}
          </g>
        );
      })}
    </g>
  );
}

const BARS = [0, 9, 15, 27, 33, 45, 51, 57, 72, 81, 87, 99, 108, 114, 126, 138, 144, 153, 168, 174];
const Barcode = () => (
  <g fill={INK}>
    {BARS.map((x, at) => (
      <rect key={x} x={786 + x} y="1172" width={at % 3 === 0 ? 6 : 3} height="92" />
    ))}
  </g>
);
