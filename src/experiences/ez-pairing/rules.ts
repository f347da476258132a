/** The rules of EZ Pairing. Light on purpose: phones load this file. Source: spec §4 "EZ flow"; design experiences 3.2. */
import type { ChoiceEffect } from '#contract/ez-pairing.ts';
import type { WordEffect } from '#domain/taste-request/flavour-lexicon.ts';
import type { Matchable, TargetProfile } from '#domain/flavour/flavour-match.ts';
import type { Outcome } from '#domain/flavour/outcome.ts';
import { featureValues, isZeroProof } from '#domain/recipe/recipe.ts';
import { movedWish } from '#domain/flavour/taste.ts';
import type { ShopContent } from '../experience.ts';

/** Where every axis starts, before any answer. */
const START = 2.5;

/**
 * The wish that a guest's answers add up to: on each axis 2.5 plus the changes, 0 to 5, and the more it was moved the
 * more it weighs. Source: design experiences 3.2.
 * @param zeroProof wish for no alcohol whatever the answers say
 */
export function targetFromEffects(effects: readonly ChoiceEffect[], zeroProof = false): TargetProfile {
  const wish = movedWish(
    START,
    effects.map(({ delta }) => delta),
  );
  return { ...wish, filters: { zeroProof: zeroProof || effects.some((effect) => effect.zeroProof === true) } };
}

/**
 * One drink for when the server's recommendation fails: sweetness or sourness for the answers that speak of taste, plus
 * chance. Undefined when nothing on the menu is available, or nothing without alcohol where an answer asked for that: who
 * may not drink is served nothing rather than alcohol. Source: spec §4 "local fallback".
 * @param said what the words of the chosen answers ask for, where they are understood
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
 * The ways the quiz can end, as far as they decide which drinks may be served: answers that allow everything, and each
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
