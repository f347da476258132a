/** The effect of a quiz choice, read from its words. Source: docs/behaviour/taste-requests.md "Choices of a quiz". */
import { FLAVOUR_AXES, type BilingualText } from '#domain/recipe/recipe.ts';
import { BOTH } from './words/both.ts';
import type { FlavourMeaning } from './words/meanings.ts';
import { WITH_SUGAR } from './drink-traits.ts';
import { refusesSugar } from './named-wishes.ts';
import { createTasteParser } from './parse-taste-request.ts';
import { isHan } from './word-forms.ts';
import { NO_TASTE } from './known-phrases.ts';
import type { TasteRequest } from './taste-request.ts';
import type { Taste } from '#domain/flavour/taste.ts';

export interface WordEffect {
  delta: Taste;
  zeroProof?: true;
  /** Ingredients, kinds of drink and well-known drinks; left out if none. */
  named?: NamedInWords[];
}

export interface NamedInWords {
  /** In the word lists: its English name. */
  id: string;
  isRefused?: true;
}

let parser: ReturnType<typeof createTasteParser> | undefined;
/** Indexes the word lists with the first text: a start does not wait for them. */
const parse = (text: string): TasteRequest => (parser ??= createTasteParser(BOTH))(text);

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
  const named = namedByAll(readings.map((reading) => reading.named ?? []));
  return {
    delta,
    ...(readings.some(({ zeroProof }) => zeroProof) && { zeroProof: true as const }),
    ...(named.length > 0 && { named }),
  };
}

/** What every text that was understood names; what one of them refuses is refused. */
function namedByAll(readings: readonly (readonly NamedInWords[])[]): NamedInWords[] {
  const all = new Map(readings.flat().map((each) => [each.id, each]));
  return [...all.keys()].flatMap((id) => {
    const said = readings.map((named) => named.findLast((each) => each.id === id));
    const refused = said.find((each) => each?.isRefused);
    return refused ?? (said.every(Boolean) ? { id } : []);
  });
}

/** True if the words of a choice leave something open that was not understood. */
export const isPartlyUnknown = (text: string, textEn: string): boolean =>
  [textEn, text].map(parse).some(({ unknown, aside }) => unknown.length + aside.length > 0);

/** The name of an ingredient or a drink in both languages; English where a list has no other. */
export function nameOfNamed(id: string): BilingualText {
  const line = BOTH.flatMap(({ ingredients = [], drinks = [] }) => [...ingredients, ...drinks]).findLast((each) =>
    each.startsWith(`${id},`),
  );
  const zh = line?.split(',').find(isHan);
  return { en: id, 'zh-HK': zh ?? (id === WITH_SUGAR ? '糖' : id) };
}

/**
 * The effect of a parsed sentence, or null if nothing was understood. Each entry of the lexicon counts once, and "very"
 * does not count more: an answer of a quiz is one step.
 */
export function effectOf({ words: heard, noAlcohol, weaker, isOfPerson }: TasteRequest): WordEffect | null {
  const words = heard.filter(({ named, word }) => named?.kind !== 'trait' || word !== NO_TASTE);
  const moods = heard.flatMap(({ named, word, factor }) =>
    word === NO_TASTE && factor > 0 ? (MOODS[named?.id ?? ''] ?? []) : [],
  );
  if (words.length === 0 && moods.length === 0 && !isOfPerson && !noAlcohol) return null;
  const delta: Taste = { ...moods[0] };
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
  const named = words.flatMap(({ named: thing, said, isRefused, isAllergy, factor }) =>
    thing && (thing.kind !== 'trait' || IS_SERVED.test(said)) && (isRefused || isAllergy || factor > 0)
      ? [{ id: thing.id, ...((isRefused || isAllergy) && { isRefused: true as const }) }]
      : [],
  );
  if (refusesSugar(words)) named.push({ id: WITH_SUGAR, isRefused: true });
  return { delta, ...(noAlcohol && { zeroProof: true as const }), ...(named.length > 0 && { named }) };
}

/** Traits that are a taste where a choice names them: who dances wants it lively. */
const MOODS: Readonly<Record<string, Taste>> = { celebration: { fizzy: 2 } };

/** Of the traits a choice names only how a drink is served; a rainy day is a mood. */
const IS_SERVED = /^(?:something |anything |served )?(?:hot|warm|cold|iced|chilled|熱|暖|凍|冷|冰凍)/i;

/** Change of strength for a guest who gets drunk easily. */
const WEAKER = -2;
