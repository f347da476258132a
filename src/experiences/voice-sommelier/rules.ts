/**
 * The rules of the sommelier: its settings, and its questions back. Kept small because phones load this file.
 * Source: docs/behaviour/experiences/voice-sommelier.md.
 */
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
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

/** The next question back while the wish is still vague; undefined if there is nothing left to ask. */
export function nextQuestion(
  wishes: Wishes,
  asked: readonly string[],
  followUps: readonly FollowUp[],
): FollowUp | undefined {
  if (asked.length >= MOST_QUESTIONS || wishes.like !== undefined || wishes.isOpen) return undefined;
  if (wishes.superlative || wishes.named.some(({ isRefused }) => !isRefused)) return undefined;
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
