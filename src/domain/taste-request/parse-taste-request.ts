/**
 * Parses what a sentence says about flavour, word by word: English, Cantonese and both mixed. Nothing is guessed;
 * unknown words are returned. Source: docs/behaviour/taste-requests.md.
 */
import { detectAllergies, type DetectedAllergies } from './detect-allergies.ts';
import { disambiguate } from './disambiguate-words.ts';
import type { Lexicon } from './words/lexicon.ts';
import type { FlavourMeaning } from './words/meanings.ts';
import { isAnything, isOneOf, signsOf, type Sign } from './negation.ts';
import { NO_ALCOHOL_REASONS, personStatements, type NoAlcoholReason } from './person-statements.ts';
import { createTokenizer, isHan, plainText, spell, type Piece, type Vocabulary } from './phrase-tokenizer.ts';

/** A flavour word as it was said. */
export interface TasteWord {
  word: FlavourMeaning;
  said: string;
  /** 1 plain, 0.5 softened, 1.5 strengthened; negative if negated; 0 if unclear and to be ignored. */
  factor: number;
  /** Negated by "no", not just by "less" or "too". */
  isRefused: boolean;
  /** Part of a statement about an allergy. */
  isAllergy: boolean;
}

/** A name from the menu as it was said. */
export interface DrinkMention {
  id: string;
  isRefused: boolean;
}

export interface TasteRequest {
  words: TasteWord[];
  names: DrinkMention[];
  /** What was not understood, in the guest's own spelling. */
  unknown: string[];
  /** The guest mentioned an allergy, even if its substance was not understood. */
  isAllergic: boolean;
  /** Substances of an allergy that no menu lists. */
  unlisted: string[];
  noAlcohol?: NoAlcoholReason;
  /** The guest wants or needs a weaker drink than otherwise chosen. */
  weaker: boolean;
  /** The guest is drunk already. */
  isDrunk: boolean;
  /** Statements about a person that were not understood; ask about them before ordering. */
  unclear: string[];
  /** The sentence says something about a person, even if negated. */
  isOfPerson: boolean;
}

/**
 * Creates a parser; reuse it for all sentences.
 * @param lexicons those of every language in the sentences (`languagesIn`); without one its words would be missed
 */
export function createTasteParser(
  lexicons: readonly Lexicon[],
  vocabulary: Vocabulary = {},
): (text: string) => TasteRequest {
  const tokenize = createTokenizer(lexicons, vocabulary);
  return (text) => parse(plainText(text), disambiguate(tokenize(text)));
}

function parse(text: string, pieces: readonly Piece[]): TasteRequest {
  const signs = signsOf(pieces);
  const allergies = detectAllergies(pieces);
  const words = pieces.flatMap((piece, at) =>
    piece.kind === 'flavour' &&
    !piece.flavour.ignore &&
    !allergies.notTo.has(at) &&
    !(isAnything(piece) && signs[at] !== 'said')
      ? tasteWord(pieces, at, signs[at]!, allergies)
      : [],
  );
  const persons = personStatements(text, pieces, signs, (at) => allergies.to.has(at) || allergies.notTo.has(at));
  const runs = unknownRuns(pieces);
  const isIn = (set: ReadonlySet<number>) => (run: Run) => run.at.some((at) => set.has(at));
  const unlisted = words.filter(({ word, isAllergy }) => isAllergy && !word.allergens && !word.alcohol);
  const noAlcohol = weightiest([persons.noAlcohol, ...words.map(noAlcoholBy)]);
  return {
    words,
    names: pieces.flatMap((piece, at) =>
      piece.kind === 'name' ? { id: piece.name, isRefused: signs[at] === 'refused' || allergies.to.has(at) } : [],
    ),
    unknown: runs
      .filter((run) => ![allergies.to, allergies.notTo, persons.aboutPerson].some((set) => isIn(set)(run)))
      .map(({ said }) => said),
    isAllergic: allergies.isAllergic,
    unlisted: [...unlisted, ...runs.filter(isIn(allergies.to))].map(({ said }) => said),
    ...(noAlcohol && { noAlcohol }),
    weaker: persons.weaker,
    isDrunk: persons.isDrunk,
    unclear: noAlcohol ? [] : persons.unclear,
    isOfPerson: persons.isSaid,
  };
}

/** The strongest of several reasons. */
export const weightiest = (reasons: readonly (NoAlcoholReason | undefined)[]): NoAlcoholReason | undefined =>
  NO_ALCOHOL_REASONS.find((reason) => reasons.includes(reason));

function noAlcoholBy({ word, factor, isRefused, isAllergy }: TasteWord): NoAlcoholReason | undefined {
  if (word.alcohol && isAllergy) return 'medicine';
  return (word.zeroProof ? factor > 0 : word.alcohol && isRefused) ? 'choice' : undefined;
}

function tasteWord(pieces: readonly Piece[], at: number, sign: Sign, allergies: DetectedAllergies): TasteWord[] {
  const piece = pieces[at]!;
  if (piece.kind !== 'flavour') return [];
  const { flavour: word, said } = piece;
  const isTurned = sign === 'refused' || sign === 'less';
  // A double negation keeps an allergen excluded and makes nothing stronger.
  const degree = sign === 'doubled' && (word.delta?.strength ?? 0) > 0 ? 0 : degreeOf(pieces, at, isTurned);
  return [
    {
      word,
      said,
      factor: isTurned ? -degree : degree,
      isRefused: sign === 'refused' || (sign === 'doubled' && word.allergens !== undefined),
      isAllergy: allergies.to.has(at),
    },
  ];
}

/** The degree: the words right before, and 少少, 哋 or "af" right after. */
function degreeOf(pieces: readonly Piece[], at: number, isTurned: boolean): number {
  let degree = 1;
  for (let back = at - 1; isOneOf(pieces[back], 'soft', 'very', 'plain'); back -= 1) {
    if (isOneOf(pieces[back], 'soft')) degree = 0.5;
    if (isOneOf(pieces[back], 'very') && degree === 1 && !isTurned) degree = 1.5;
  }
  for (let next = at + 1; next < at + 4; next += 1) {
    const piece = pieces[next];
    if (!piece) break;
    if (/^(少少|哋|地|ish|一啲啲)$/i.test(piece.said)) return 0.5;
    if (/^(到爆|到死|af|as hell|as possible)$/i.test(piece.said)) return 1.5;
    if (piece.kind !== 'plain') break;
  }
  return pieces[at]!.said.endsWith('ish') ? 0.5 : degree;
}

interface Run {
  said: string;
  at: number[];
}

/** Adjacent unknown words are one unknown thing, also across a Chinese particle that may be part of a word. */
function unknownRuns(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  let run: number[] = [];
  const close = () => {
    while (run.length > 0 && pieces[run.at(-1)!]!.kind !== 'unknown') run.pop();
    if (run.length > 0) runs.push({ said: spell(run.map((at) => pieces[at]!)), at: run });
    run = [];
  };
  pieces.forEach((piece, at) => {
    const isPart = isOneOf(piece, 'plain') && piece.said.length === 1 && isHan(piece.said);
    const last = pieces[run.at(-1) ?? -1];
    if (piece.kind === 'unknown' || (isPart && last?.kind === 'unknown')) run.push(at);
    else close();
  });
  close();
  return runs.filter(({ at }) => !at.every((each) => isNumber(pieces[each]!)));
}

/** An age or a number of people is not an unknown taste. */
const isNumber = ({ said }: Piece): boolean => /^\d+[a-z]{0,3}$/i.test(said);
