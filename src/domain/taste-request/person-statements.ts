/**
 * Finds statements about a person rather than a drink: who must not have alcohol and why, who needs less of it, and
 * statements that are not understood and must be asked about before ordering. Source: docs/behaviour/taste-requests.md
 * "No alcohol".
 */
import { isDenied, isOneOf, type Sign } from './negation.ts';
import {
  CHILD_DRINKS,
  EASILY,
  HAS_QUIT,
  IS_ANOTHER,
  IS_LIKENED,
  MEDICINE,
  NEVER,
  SELDOM,
  UNCLEAR,
} from './person-patterns.ts';
import { isHan, spell, type Piece } from './phrase-tokenizer.ts';
import { isOfMinor, isOfUnclearAge } from './stated-age.ts';

/** Reasons for no alcohol, strongest first. */
export const NO_ALCOHOL_REASONS = [
  'age',
  'pregnancy',
  'medicine',
  'driving',
  'recovery',
  'religion',
  'drunk',
  'choice',
] as const;
export type NoAlcoholReason = (typeof NO_ALCOHOL_REASONS)[number];

export interface PersonStatements {
  noAlcohol?: NoAlcoholReason;
  /** The guest needs a weaker drink than otherwise chosen. */
  weaker: boolean;
  /** The guest is drunk already. */
  isDrunk: boolean;
  /** Clauses about a person that were not understood, in the guest's spelling. */
  unclear: string[];
  /** Indexes of pieces in clauses about a person; unknown words among them are not unknown tastes. */
  aboutPerson: ReadonlySet<number>;
  /** The sentence says something about a person, even if negated. */
  isSaid: boolean;
}

/**
 * @param text output of `plainText`
 * @param isOfAllergy true for pieces that belong to an allergy
 */
export function personStatements(
  text: string,
  pieces: readonly Piece[],
  signs: readonly Sign[],
  isOfAllergy: (at: number) => boolean,
): PersonStatements {
  const reasons = new Set<string>(isOfMinor(text) ? ['age'] : []);
  const unclear: string[] = isOfUnclearAge(text) ? [text.trim()] : [];
  const aboutPerson = new Set<number>();
  let weaker = false;
  for (const clause of clausesOf(pieces)) {
    const said = marked(pieces, clause, signs, isOfAllergy);
    let isAsked = UNCLEAR.test(said);
    for (const { 1: fact, index } of said.matchAll(/@(\w+)/g)) {
      const before = said.slice(0, index);
      const isEasily = fact === 'drunk' && EASILY.test(said.slice(index));
      if (isDenied(before) || (fact === 'medicine' && IS_LIKENED.test(before))) continue;
      if (isEasily || fact === 'lowTolerance') weaker = true;
      else if (fact === 'child' && CHILD_DRINKS.test(said)) reasons.add('age');
      else if (fact === 'child' || fact === 'concern' || (fact === 'driving' && IS_ANOTHER.test(before)))
        isAsked ||= !/-#/.test(said) || said.includes('?');
      else reasons.add(fact!);
    }
    if (MEDICINE.test(said)) reasons.add('medicine');
    if (SELDOM.test(said)) weaker = true;
    else if (NEVER.test(said)) reasons.add(HAS_QUIT.test(said) ? 'recovery' : 'choice');
    if (isAsked) unclear.push(spell(clause.map((at) => pieces[at]!)).replace(/\bI(m|ve)\b/g, 'I’$1'));
    if (isAsked || said.includes('@') || MEDICINE.test(said)) for (const at of clause) aboutPerson.add(at);
  }
  const noAlcohol = NO_ALCOHOL_REASONS.find((reason) => reasons.has(reason));
  return {
    ...(noAlcohol && { noAlcohol }),
    weaker,
    isDrunk: reasons.has('drunk'),
    unclear,
    aboutPerson,
    isSaid: reasons.size > 0 || pieces.some(({ kind }) => kind === 'person'),
  };
}

/** Indexes of the pieces of each clause. */
function clausesOf(pieces: readonly Piece[]): number[][] {
  const clauses: number[][] = [[]];
  pieces.forEach((piece, at) => {
    // 係 ends a clause of wishes, but not in "我係孕婦".
    if (isOneOf(piece, 'clause') && piece.said !== '係') clauses.push([]);
    else clauses.at(-1)!.push(at);
  });
  return clauses.filter((clause) => clause.length > 0);
}

/** Encodes a clause as person-patterns.ts expects it. */
function marked(
  pieces: readonly Piece[],
  clause: readonly number[],
  signs: readonly Sign[],
  isOfAllergy: (at: number) => boolean,
): string {
  return clause.reduce((line, at) => {
    const piece = pieces[at]!;
    // Joined into one word, so that a "not" inside a phrase does not negate the clause.
    const said = piece.said.toLowerCase().replaceAll(' ', '_');
    if (piece.kind === 'person') return `${line} @${piece.person}`;
    if (isOneOf(piece, 'flavour', 'name'))
      return `${line} ${/refused|less/.test(signs[at]!) ? '-' : ''}#${isHan(said) ? '' : said}`;
    const isName = /^[A-Z][a-z]+$/.test(piece.said);
    if (piece.kind === 'unknown' && !isOfAllergy(at) && !/^\d/.test(said))
      return `${line} ${isName ? '^' : '?'}${said}`;
    return isHan(said) ? line + said : `${line} ${said}`;
  }, '');
}
