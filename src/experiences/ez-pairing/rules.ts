/**
 * The rules of EZ Pairing, kept small because phones load this file. Source: docs/behaviour/experiences/ez-pairing.md.
 */
import type { ChoiceEffect } from '#contract/kiosk/ez-pairing.ts';
import type { WordEffect } from '#domain/taste-request/flavour-lexicon.ts';
import type { Matchable, TargetProfile } from '#domain/flavour/flavour-match.ts';
import type { Outcome } from '#domain/flavour/outcome.ts';
import { featureValues, isZeroProof } from '#domain/recipe/recipe.ts';
import { movedWish } from '#domain/flavour/taste.ts';
import type { ShopContent } from '../experience.ts';

/** Start value of every axis, before any answer. */
const START = 2.5;

/**
 * The wish of a guest's answers: on each axis 2.5 plus the changes, clamped to 0 to 5; the weight grows with the
 * change. Source: docs/behaviour/experiences/ez-pairing.md "Recommendation".
 * @param zeroProof wish for no alcohol whatever the answers
 */
export function targetFromEffects(effects: readonly ChoiceEffect[], zeroProof = false): TargetProfile {
  const wish = movedWish(
    START,
    effects.map(({ delta }) => delta),
  );
  return { ...wish, filters: { zeroProof: zeroProof || effects.some((effect) => effect.zeroProof === true) } };
}

/**
 * One drink if the server's recommendation fails: scored by sweetness or sourness as the answers ask, plus chance.
 * Undefined if nothing on the menu is available, or nothing without alcohol after an answer that asked for that:
 * nothing is served rather than alcohol. Source: docs/behaviour/experiences/ez-pairing.md "Fallback".
 * @param said the wish understood from the words of the chosen answers, if any
 * @param random uniform in [0, 1)
 */
export function fallbackPick<R extends Matchable>(
  recipes: readonly R[],
  said: readonly (WordEffect | null)[],
  random: () => number,
): R | undefined {
  const available = recipes.filter((recipe) => recipe.available && !recipe.hidden);
  const allowed = said.some((effect) => effect?.zeroProof) ? available.filter(isZeroProof) : available;
  const sweet = said.reduce((sum, effect) => sum + Math.sign(effect?.delta.sweet ?? 0), 0);
  const sour = said.reduce((sum, effect) => sum + Math.sign(effect?.delta.acidity ?? 0), 0);
  let best: R | undefined;
  let bestScore = -Infinity;
  for (const recipe of allowed) {
    const values = featureValues(recipe.drinkFeatures);
    const score = sweet * (values.sweet ?? 0) + sour * (values.acidity ?? 0) + random();
    if (score > bestScore) [best, bestScore] = [recipe, score];
  }
  return best;
}

/**
 * The ways the quiz can end, as far as they affect which drinks may be served: answers without a filter, and each
 * choice that asks for no alcohol.
 */
export function outcomesOf(_settings: never, { questions }: ShopContent): Outcome[] {
  const any: Outcome = {
    id: 'any-answers',
    label: { en: 'Any answers', 'zh-HK': '任何答案' },
    target: targetFromEffects([]),
  };
  const abstaining = questions.flatMap(({ id, choices }) =>
    choices
      .filter(({ effect }) => effect?.zeroProof)
      .map((choice) => ({
        id: `${id}/${choice.id}`,
        label: { en: choice.textEn, 'zh-HK': choice.text },
        target: targetFromEffects([choice.effect ?? { delta: {} }]),
      })),
  );
  return [any, ...abstaining];
}
