/** The effect of a quiz choice, read from its words. Source: docs/behaviour/taste-requests.md "Choices of a quiz". */
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import { BOTH } from './words/both.ts';
import type { FlavourMeaning } from './words/meanings.ts';
import { createTasteParser } from './parse-taste-request.ts';
import type { TasteRequest } from './parse-taste-request.ts';
import type { Taste } from '#domain/flavour/taste.ts';

export interface WordEffect {
  delta: Taste;
  zeroProof?: true;
}

const parse = createTasteParser(BOTH);

/**
 * The change on each axis (-5 to 5) a choice's words ask for, or null if none is understood. An empty delta means
 * understood, without a change ("surprise me"). The two texts are one statement in two languages: on each axis the
 * larger change counts.
 * @param text Traditional Chinese; English words in it are read too
 * @param textEn English; Chinese words in it are read too
 */
export function effectFromWords(text: string, textEn: string): WordEffect | null {
  const readings = [textEn, text].map((each) => effectOf(parse(each))).filter((reading) => reading !== null);
  if (readings.length === 0) return null;
  const delta: Taste = {};
  for (const axis of FLAVOUR_AXES) {
    const changes = readings.map((reading) => reading.delta[axis] ?? 0);
    const largest = changes.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0);
    if (largest !== 0) delta[axis] = largest;
  }
  return readings.some(({ zeroProof }) => zeroProof) ? { delta, zeroProof: true } : { delta };
}

/**
 * The effect of a parsed sentence, or null if nothing was understood. Each entry of the lexicon counts once, and "very"
 * does not count more: an answer of a quiz is one step.
 */
export function effectOf({ words, noAlcohol, weaker, isOfPerson }: TasteRequest): WordEffect | null {
  if (words.length === 0 && !isOfPerson && !noAlcohol) return null;
  const delta: Taste = {};
  const counted = new Set<FlavourMeaning>();
  for (const { word, factor, isRefused } of words) {
    if (counted.has(word) || (word.alcohol && isRefused)) continue;
    counted.add(word);
    for (const axis of FLAVOUR_AXES) {
      const change = (word.delta?.[axis] ?? 0) * Math.min(1, factor);
      if (change !== 0) delta[axis] = Math.min(5, Math.max(-5, (delta[axis] ?? 0) + change));
    }
  }
  if (weaker) delta.strength = Math.min(delta.strength ?? 0, WEAKER);
  for (const axis of FLAVOUR_AXES) if (delta[axis] === 0) delete delta[axis];
  return noAlcohol ? { delta, zeroProof: true } : { delta };
}

/** Change of strength for a guest who gets drunk easily. */
const WEAKER = -2;
