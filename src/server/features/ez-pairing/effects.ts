/**
 * The effect of each choice of the quiz: set by the owner, or read from its words. Source:
 * docs/behaviour/experiences/ez-pairing.md "Effects".
 */
import type { EzQuestion, MappingsSummary } from '#contract/kiosk/ez-pairing.ts';
import { effectFromWords } from '#domain/taste-request/flavour-lexicon.ts';
import { drinksForEffects } from '#experiences/ez-pairing/drinks-for-effects.ts';
import { drawDrink } from '#domain/recipe/drink-drawing.ts';
import type { RecipeOnMenu } from '#server/menu/menus.ts';
import { isOf } from '#server/settings/quiz-effects.ts';
import type { StoredEffect, StoredQuiz } from '../../repos/kiosk/ez-pairing.repo.ts';

const FAVOURED_DRINKS = 3;

/**
 * The effects after the owner saved the quiz. An effect sent with a choice is the owner's, unless it equals the stored
 * one. Without one, the stored effect is kept, or read from the words if the choice is new or its text changed.
 */
export function effectsAfterSaving(
  questions: readonly EzQuestion[],
  before: readonly StoredEffect[],
  wordsBefore: readonly EzQuestion[],
): StoredEffect[] {
  return eachChoice(questions).flatMap(({ questionId, choice }) => {
    const known = before.find(isOf(questionId, choice.id));
    const place = { questionId, choiceId: choice.id };
    const sameWords = eachChoice(wordsBefore).some(
      (one) =>
        one.questionId === questionId &&
        one.choice.id === choice.id &&
        one.choice.text === choice.text &&
        one.choice.textEn === choice.textEn,
    );
    const isUnchanged =
      known && choice.effect && JSON.stringify(sorted(known.effect)) === JSON.stringify(sorted(choice.effect));
    if (choice.effect && !isUnchanged) return [{ ...place, effect: choice.effect, source: 'owner' as const }];
    if (known && (known.source === 'owner' || sameWords)) return [known];
    return fromWords(place, choice);
  });
}

/** Recomputed effects: from a language model if it answered, otherwise from the words; the owner's own are kept. */
export const effectsAnew = (
  questions: readonly EzQuestion[],
  before: readonly StoredEffect[],
  fromModel: readonly StoredEffect[] = [],
): StoredEffect[] =>
  eachChoice(questions).flatMap(({ questionId, choice }) => {
    const known = before.find(isOf(questionId, choice.id));
    if (known?.source === 'owner') return [known];
    const read = fromModel.find(isOf(questionId, choice.id));
    if (read) return [read];
    return fromWords({ questionId, choiceId: choice.id }, choice);
  });

/** With its drawing, by which a hot drink is told. */
export const drawn = (recipe: RecipeOnMenu) => ({ ...recipe, drawing: drawDrink(recipe) });

export function mappingsSummary(
  quiz: StoredQuiz,
  recipes: readonly RecipeOnMenu[],
): Omit<MappingsSummary, 'canUseLLM'> {
  const { effects } = quiz;
  const menu = recipes.map(drawn);
  const choices = eachChoice(quiz.questions).map(({ questionId, choice }) => {
    const found = effects.find(isOf(questionId, choice.id));
    const favoured = found ? drinksForEffects([found.effect], menu).slice(0, FAVOURED_DRINKS) : [];
    return {
      questionId,
      choiceId: choice.id,
      text: choice.text,
      textEn: choice.textEn,
      effect: found?.effect ?? null,
      source: found?.source ?? null,
      favours: favoured.map(({ recipe }) => ({ recipeId: recipe.id, name: recipe.name })),
    };
  });
  const mapped = choices.filter(({ effect }) => effect !== null).length;
  return {
    totalChoices: choices.length,
    mappedChoices: mapped,
    coveragePct: choices.length === 0 ? 0 : Math.round((100 * mapped) / choices.length),
    generatedAt: quiz.mappedAt,
    choices,
  };
}

type Choice = EzQuestion['choices'][number];

const eachChoice = (questions: readonly EzQuestion[]) =>
  questions.flatMap(({ id, choices }) => choices.map((choice) => ({ questionId: id, choice })));

function fromWords(place: { questionId: string; choiceId: string }, choice: Choice): StoredEffect[] {
  const effect = effectFromWords(choice.text, choice.textEn);
  return effect ? [{ ...place, effect, source: 'words' }] : [];
}

const sorted = ({ delta, zeroProof, named = [] }: StoredEffect['effect']) => [
  Object.entries(delta)
    .filter(([, change]) => change !== 0)
    .sort(([a], [b]) => a.localeCompare(b)),
  zeroProof === true,
  named.map(({ id, isRefused }) => `${isRefused ? '-' : '+'}${id}`).sort(),
];
