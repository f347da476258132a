/** What the words of a choice say about flavour. */
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
 * The change on each axis (-5 to 5) that a choice's words ask for, or null when none of them is understood.
 * An empty delta means understood, and no change ("surprise me"). The two texts are one statement in two languages:
 * on each axis the larger of the two changes counts. Negation ("no", "唔要") turns a change round.
 * @param text Traditional Chinese; English in it is read too
 * @param textEn English; Chinese in it is read too
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
 * What a sentence asks for, or null where none of it is understood. Each entry of the lexicon counts once, however many of
 * its words were said, and "very" as much as plainly: an answer of a quiz is one step.
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

/** What who gets drunk easily asks for. */
const WEAKER = -2;
