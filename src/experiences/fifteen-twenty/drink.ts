/**
 * From a match to a wish: the last sum gives the base, the player's style the accent. Source:
 * docs/behaviour/experiences/fifteen-twenty.md "What a match ends in".
 */
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import { isThrow, type Seat, type Show } from '#domain/games/hand-game.ts';
import type { Leading, Outcome } from '#domain/flavour/outcome.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import { offerAfterMatch, type Offer } from '../offer-after-match.ts';
import { CALLS, HANDS } from './rules.ts';
import type { Call, FifteenTwentySettings } from './settings.ts';

export type Style = 'bold' | 'closed' | 'even';

/** Share of open hands above or below which a player has a style. */
const BOLD_ABOVE = 0.6;
const CLOSED_BELOW = 0.4;
/** The sum if no two hands met in the match. */
const NO_SUM: Call = 10;
const MIDDLE = 2.5;

/** A player's style: the share of open hands over all shows. */
export function styleOf(shows: readonly Show[], seat: Seat): Style {
  const hands = shows.map((show) => show[seat]).filter(isThrow);
  if (hands.length === 0) return 'even';
  const open = hands.reduce((sum, { hand }) => sum + hand, 0) / (hands.length * HANDS.units * HANDS.each);
  if (open > BOLD_ABOVE) return 'bold';
  return open < CLOSED_BELOW ? 'closed' : 'even';
}

/** The sum of the last two hands that met. */
export function finalSum(shows: readonly Show[]): Call {
  const met = shows.findLast(([first, second]) => isThrow(first) && isThrow(second));
  if (!met) return NO_SUM;
  const sum = met.filter(isThrow).reduce((total, { hand }) => total + hand, 0);
  return CALLS.find((call) => call === sum) ?? NO_SUM;
}

type Mapped = Pick<FifteenTwentySettings, 'resultMap'>;

/** The wish of a sum with the accent of a style: bold hands make it livelier, closed fists more herbal. */
export function drinkOf({ resultMap }: Mapped, sum: Call, style: Style): Pick<Leading, 'target' | 'mild'> {
  const { want, zeroProof } = resultMap[sum];
  return { target: { want: withAccent(want, style) }, ...(zeroProof && { mild: true }) };
}

function withAccent(want: Taste, style: Style): Taste {
  if (style === 'even') return want;
  const axis = style === 'bold' ? 'fizzy' : 'herbal';
  return { ...want, [axis]: Math.min(5, (want[axis] ?? MIDDLE) + 1) };
}

const STYLE_NAMES: Record<Style, BilingualText> = {
  bold: { en: 'bold hands', 'zh-HK': '開得爽手' },
  closed: { en: 'closed fists', 'zh-HK': '收得密實' },
  even: { en: 'even hands', 'zh-HK': '有開有收' },
};

/** Name of the style. */
export const styleName = (style: Style): BilingualText => STYLE_NAMES[style];

/** Every way a match can end: each sum with each style. */
export function outcomesOf(settings: Mapped): Outcome[] {
  return CALLS.flatMap((sum) =>
    (['bold', 'closed', 'even'] as const).map((style) => ({
      id: `${sum}-${style}`,
      label: {
        en: `${sum}, ${settings.resultMap[sum].title.en} (${STYLE_NAMES[style].en})`,
        'zh-HK': `${sum}，${settings.resultMap[sum].title['zh-HK']}（${STYLE_NAMES[style]['zh-HK']}）`,
      },
      ...drinkOf(settings, sum, style),
    })),
  );
}

interface Ended {
  settings: Mapped;
  shows: readonly Show[];
  /** null if the match was stopped. */
  winner: Seat | null;
}

/** The drinks for a player: the wish does not depend on who won. */
export function offerFor<R extends Matchable>(ended: Ended, seat: Seat, recipes: readonly R[]): Offer<R> {
  const { winner } = ended;
  const winners = winner === null || winner === seat ? undefined : outcomeOf(ended, winner);
  return offerAfterMatch(outcomeOf(ended, seat), winners, recipes);
}

const outcomeOf = ({ settings, shows }: Ended, seat: Seat): Leading =>
  drinkOf(settings, finalSum(shows), styleOf(shows, seat));
