/**
 * The rules of the sommelier: questions back, and the wish of the guest. Kept small because phones load this file.
 * Source: docs/behaviour/experiences/voice-sommelier.md.
 */
import type { Lexicon } from '#domain/taste-request/words/lexicon.ts';
import type { FlavourWord } from '#domain/taste-request/phrase-tokenizer.ts';
import { createTasteParser } from '#domain/taste-request/parse-taste-request.ts';
import type { TasteRequest } from '#domain/taste-request/parse-taste-request.ts';
import type { Matchable, TargetProfile } from '#domain/flavour/flavour-match.ts';
import type { Outcome } from '#domain/flavour/outcome.ts';
import { matchDrinks } from '#domain/flavour/flavour-match.ts';
import { FLAVOUR_AXES, featureValues } from '#domain/recipe/recipe.ts';
import type { BilingualText, FlavourAxis } from '#domain/recipe/recipe.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import { limited } from './wishes.ts';
import type { Wishes } from './wishes.ts';

/** The shop's own word: it changes one axis. */
export interface HouseWord {
  axis: FlavourAxis;
  /** -3 to 3. */
  value: number;
  words: { en: readonly string[]; 'zh-HK': readonly string[] };
}

export interface FollowUpSide {
  text: BilingualText;
  delta: Taste;
}

export interface FollowUp {
  id: string;
  text: BilingualText;
  a: FollowUpSide;
  b: FollowUpSide;
}

export interface SommelierSettings {
  version: 1;
  greeting: BilingualText;
  /** Phrases to tap instead of speaking. */
  phrases: readonly { id: string; text: BilingualText }[];
  lexicon: readonly HouseWord[];
  followUps: readonly FollowUp[];
  speakReplies: boolean;
  maxSeconds: number;
}

/** Maximum number of questions back, to keep a play short. */
export const MOST_QUESTIONS = 2;
/** From this many tastes on, a wish is clear enough to pour. */
const CLEAR_FROM = 2;
/** Start value of an axis before a wish moves it. */
const START = 2.5;
const COUNT = 3;

/** Prepares the lexicon with the shop's words and the names of its drinks. */
export const createSommelierParser = (
  lexicons: readonly Lexicon[],
  house: readonly HouseWord[],
  names: readonly { id: string; said: string }[],
): ((text: string) => TasteRequest) =>
  createTasteParser(lexicons, {
    names,
    words: house.map(({ axis, value, words }): FlavourWord => ({ delta: { [axis]: value }, ...words })),
  });

/** The next question back while the wish is still vague; undefined if there is nothing left to ask. */
export function nextQuestion(
  wishes: Wishes,
  asked: readonly string[],
  followUps: readonly FollowUp[],
): FollowUp | undefined {
  if (asked.length >= MOST_QUESTIONS || wishes.like !== undefined || wishes.isOpen) return undefined;
  if (Object.keys(wishes.taste).length >= CLEAR_FROM) return undefined;
  return followUps.find(({ id, a, b }) => {
    const axes = [...Object.keys(a.delta), ...Object.keys(b.delta)] as FlavourAxis[];
    const isSettled = axes.some(
      (axis) => wishes.taste[axis] !== undefined || (axis === 'strength' && wishes.noAlcohol !== undefined),
    );
    return !asked.includes(id) && !isSettled;
  });
}

/** An answer to a question changes the wish like words. */
export function answered(wishes: Wishes, { delta }: Pick<FollowUpSide, 'delta'>): Wishes {
  const taste = { ...wishes.taste };
  for (const axis of FLAVOUR_AXES) if (delta[axis]) taste[axis] = limited((taste[axis] ?? 0) + delta[axis]);
  return { ...wishes, taste };
}

/**
 * The outcome of the wishes. Tastes start from the drink to be like, if any; without any taste balanced drinks win.
 * Drinks it should not be are excluded. Source: docs/behaviour/experiences/voice-sommelier.md "Wish".
 */
export function outcomeOf(wishes: Wishes, recipes: readonly Matchable[]): Pick<Outcome, 'target' | 'recipeIds'> {
  const { notLike } = wishes;
  const target = targetOf(wishes, recipes);
  if (notLike.length === 0) return { target };
  const others = recipes.filter(({ id }) => !notLike.includes(id));
  return { target, recipeIds: matchDrinks(target, others, COUNT).map(({ recipe }) => recipe.id) };
}

function targetOf({ taste, noAlcohol, avoid, like }: Wishes, recipes: readonly Matchable[]): TargetProfile {
  const model = recipes.find(({ id }) => id === like);
  const start: Taste = model ? featureValues(model.drinkFeatures) : {};
  const want: Taste = {};
  const weight: Taste = {};
  const isBlank = !model && Object.keys(taste).length === 0;
  for (const axis of FLAVOUR_AXES) {
    const change = taste[axis] ?? 0;
    if (change === 0 && start[axis] === undefined && !isBlank) continue;
    if (axis === 'strength' && noAlcohol) continue;
    want[axis] = Math.min(5, Math.max(0, (start[axis] ?? START) + change));
    weight[axis] = 1 + Math.abs(change);
  }
  return { want, weight, filters: { zeroProof: noAlcohol !== undefined, avoidAllergens: [...avoid] } };
}
