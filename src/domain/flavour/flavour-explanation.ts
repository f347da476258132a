/** Why a drink was recommended, in one sentence. Source: design experiences 3.0 "Explanation". */
import type { Reason } from './flavour-match.ts';
import { FLAVOUR_PHRASES, NO_REASON } from './flavour-phrases.ts';
import type { Amount } from './flavour-phrases.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';

/** How far a drink may be from the wish and still be said to be what was asked for. */
const AS_ASKED = 1;
/** Where nobody wished for anything special; a drink in the middle then only happens to be so. */
const UNSAID = 2.5;

/**
 * One sentence, without a full stop, naming the first two reasons: what the drink has, and whether that was the wish.
 * @param reasons as matchDrinks gives them: `want` and `have` 0 to 5
 */
export function explain(reasons: readonly Reason[]): BilingualText {
  const [first, second] = reasons;
  if (!first) return NO_REASON;
  const opening = phraseOf(first)[isAsAsked(first) ? 'asked' : 'lead'];
  if (!second) return opening;
  const { follow } = phraseOf(second);
  return { en: `${opening.en}, ${follow.en}`, 'zh-HK': `${opening['zh-HK']}，${follow['zh-HK']}` };
}

/** As `explain`, where the guest asked for nothing: what the drink has, and no more. */
export const describeDrink = (reasons: readonly Reason[]): BilingualText =>
  explain(reasons.map((reason) => ({ ...reason, want: UNSAID })));

const phraseOf = ({ axis, have }: Reason) => FLAVOUR_PHRASES[axis][amountOf(have)];

const amountOf = (value: number): Amount => (value < 1.75 ? 'low' : value < 3.25 ? 'middle' : 'high');

const isAsAsked = ({ want, have }: Reason): boolean =>
  want !== UNSAID && Math.abs(want - have) <= AS_ASKED && amountOf(want) === amountOf(have);
