/** The words of a sentence that were not understood. */
import { isOneOf } from './negation.ts';
import { spell, type Piece } from './phrase-tokenizer.ts';
import { isHan } from './word-forms.ts';

export interface Run {
  said: string;
  at: number[];
}

/** Adjacent unknown words are one unknown thing, also across a Chinese particle that may be part of a word. */
export function unknownRuns(pieces: readonly Piece[]): Run[] {
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
  return runs.filter(({ said, at }) => !isNumber({ said }) && !at.every((each) => isNumber(pieces[each]!)));
}

/** An age, a sum or a number of people is not an unknown taste. */
const isNumber = ({ said }: Pick<Piece, 'said'>): boolean =>
  /^\d+[a-z]{0,3}$|^[\d一二三四五六七八九十百兩幾]*(?:蚊|港紙|港元)$/i.test(said);

/** Clauses that refuse or lessen something, in which nothing is understood: "nothing more of that". */
export function refusalsOfNothing(pieces: readonly Piece[], isHeard: boolean): string[] {
  const clauses: Piece[][] = [[]];
  for (const piece of pieces) {
    if (isOneOf(piece, 'clause')) clauses.push([]);
    else clauses.at(-1)!.push(piece);
  }
  return clauses
    .filter(
      (clause) =>
        clause.some((piece) => isOneOf(piece, 'no', 'less')) &&
        clause.some((piece) => isOneOf(piece, 'plain', 'wish', 'very')) &&
        clause.every((piece) => isOneOf(piece, 'no', 'less', 'plain', 'wish', 'very', 'soft', 'link')) &&
        !IS_ANSWER.test(spell(clause)) &&
        (!isHeard || (IS_ORDER.test(spell(clause)) && OF_SOMETHING.test(spell(clause)))),
    )
    .map(spell);
}

/** A refusal by itself, and not what somebody does not do: "nothing of that", and not "I don't know the place". */
const IS_ORDER = /^(?:no(?! one\b)|none|nothing|without|less|hold|skip)\b|^(?:唔要|唔好|走|少)/i;

/** Of what was said or stands there: "no more of that", and not "no glass needed". */
const OF_SOMETHING =
  /\b(?:that|this|those|these|it|them|more|again|same|such|other|else|none|nothing)\W*$|\bno more of (?:that|this|those|these|it|them)\b|[佢嗰呢咁再]/i;

/** "No, I …", "not really", 唔使喇: an answer, or courtesy. */
const IS_ANSWER =
  /^(?:no(?:pe|t)?(?: (?:im?|ive|we|its|my|really|sure|yet|at all|thanks?|problem|now|you|way))?|dont|[唔冇無未](?:使|係|要|好)?[的我你佢呀]?)\b ?$|^no (?:im?|ive|we|its|my)\b|^i (?:dont|do not|didnt|cant|cannot) (?:really )?(?:understand|know|speak|read|see|remember|think|mind|care)\b|唔明|唔識|唔熟|唔知|唔記得/i;
