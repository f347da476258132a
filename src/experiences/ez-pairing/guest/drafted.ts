/** The quiz as drafted in the owner's form, for the preview beside it. */
import type { EzQuestion } from '#contract/kiosk/ez-pairing.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { describeDrink } from '#domain/flavour/flavour-explanation.ts';
import { drinksForEffects } from '../drinks-for-effects.ts';
import type { EzAnswer, EzPick } from './ez-flow.ts';

export interface DraftedAnswers {
  questions: readonly EzQuestion[];
  answers: readonly EzAnswer[];
  zeroProof: boolean;
}

/** The server's recommendation once the draft is saved; null if there is none. */
export function pickDrafted(
  { questions, answers, zeroProof }: DraftedAnswers,
  recipes: readonly GuestRecipe[],
): EzPick | null {
  const effects = answers.map(
    ({ questionId, choiceId }) =>
      questions.find(({ id }) => id === questionId)?.choices.find(({ id }) => id === choiceId)?.effect ?? { delta: {} },
  );
  const [best] = drinksForEffects(effects, recipes, { zeroProof });
  if (!best) return null;
  const why = describeDrink(best.reasons);
  return { recipeId: best.recipe.id, explanationEn: why.en, explanationZh: why['zh-HK'] };
}
