/** Why a drink was recommended, in one sentence. Source: docs/behaviour/flavour.md "Explanations". */
import type { Reason } from './flavour-match.ts';
import { FLAVOUR_PHRASES, NO_REASON } from './flavour-phrases.ts';
import type { Amount } from './flavour-phrases.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';

/** Largest distance between wish and drink that still counts as "like you asked". */
const AS_ASKED = 1;
/** The neutral wish: a drink that also has it was not asked for. */
const UNSAID = 2.5;

/**
 * One sentence without a full stop, made of the first two reasons.
 * @param reasons from matchDrinks: `want` and `have` 0 to 5
 */
export function explain(reasons: readonly Reason[]): BilingualText {
  const [first, second] = reasons;
  if (!first) return NO_REASON;
  const opening = phraseOf(first)[isAsAsked(first) ? 'asked' : 'lead'];
  if (!second) return opening;
  const { follow } = phraseOf(second);
  return { en: `${opening.en}, ${follow.en}`, 'zh-HK': `${opening['zh-HK']}，${follow['zh-HK']}` };
}

/** Like `explain`, for a guest who asked for nothing: only what the drink has. */
export const describeDrink = (reasons: readonly Reason[]): BilingualText =>
  explain(reasons.map((reason) => ({ ...reason, want: UNSAID })));

const phraseOf = ({ axis, have }: Reason) => FLAVOUR_PHRASES[axis][amountOf(have)];

const amountOf = (value: number): Amount => (value < 1.75 ? 'low' : value < 3.25 ? 'middle' : 'high');

const isAsAsked = ({ want, have }: Reason): boolean =>
  want !== UNSAID && Math.abs(want - have) <= AS_ASKED && amountOf(want) === amountOf(have);
