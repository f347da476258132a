/**
 * Finds what holds only for a case: "unless it has egg", "if there is no champagne, then a beer", 冇就要啤酒. Source:
 * docs/behaviour/taste-requests.md "Conditions".
 */
import { isOneOf, isRisk, isThing, isWord, type Sign } from '../negation.ts';
import { spell, type Piece } from '../phrase-tokenizer.ts';

export interface Conditions {
  /** Indexes of what shall not be in it: "unless it has egg". */
  refused: readonly number[];
  /** Of what is refused but for this case, and is wished for then: "no rum, unless it is a Mojito". */
  wished: readonly number[];
  /** Of what is wanted where the first is not to be had. */
  otherwise: ReadonlySet<number>;
}

export function conditionsIn(pieces: readonly Piece[], signs: readonly Sign[]): Conditions {
  const [refused, wished]: [number[], number[]] = [[], []];
  const otherwise = new Set<number>();
  const wordsIn = (from: number, to: number) =>
    pieces.flatMap((piece, at) => (at >= from && at < to && isWord(piece) ? [at] : []));
  // What keeps from harm is never changed by a condition.
  const mayChange = (at: number) => isThing(pieces[at]!) && !isRisk(pieces[at]!);
  const saidIn = (from: number, to: number) => wordsIn(from, to).filter((at) => signs[at] === 'said');
  const keepFor = (from: number, to: number) => {
    for (const at of saidIn(from, to)) if (!isRisk(pieces[at]!)) otherwise.add(at);
  };
  pieces.forEach((piece, at) => {
    if (!isOneOf(piece, 'clause') && !IS_NONE.test(piece.said)) return;
    const end = endOf(pieces, at + 1);
    const after = spell(pieces.slice(at + 1, end));
    if (IS_UNLESS.test(piece.said)) {
      const denied = wordsIn(0, at).filter((each) => signs[each] === 'refused');
      if (denied.length > 0) wished.push(...denied.filter(mayChange));
      else if (OF_IT.test(after)) refused.push(...saidIn(at + 1, end));
      else if (saidIn(at + 1, end).length > 0) keepFor(0, at);
      return;
    }
    if (IS_OTHERWISE.test(piece.said) || (IS_NONE.test(piece.said) && pieces[at + 1]?.said.startsWith('就'))) {
      if (saidIn(0, at).some(mayChange)) keepFor(at + 1, pieces.length);
      return;
    }
    // "Tequila, but vodka is fine too".
    if (isOneOf(piece, 'clause') && ALSO_FINE.test(after) && saidIn(0, at).some(mayChange)) keepFor(at + 1, end);
    if (IS_IF.test(piece.said) && (NONE_THERE.test(after) || /[冇無]/.test(piece.said))) {
      const lacking = wordsIn(at + 1, end);
      if (lacking.length === 0 || !lacking.every(mayChange) || saidIn(end, pieces.length).length === 0) return;
      wished.push(...lacking);
      keepFor(end, pieces.length);
    }
  });
  return { refused, wished, otherwise };
}

const IS_UNLESS = /^(?:unless|除非)$/i;
const IS_OTHERWISE = /^(?:otherwise|if not|or else|failing that|if no|否則|[冇無]嘅話|唔[係得]嘅話|如果唔得|要唔係)$/i;
const IS_NONE = /^(?:(?:如果|若果)?[冇無])$/;
const IS_IF = /^(?:if|(?:如果|若果|要係|萬一)[冇無]?)$/i;
/** "There is none", and not "it has none". */
const NONE_THERE =
  /^(?:theres?|there (?:is|are)|you)\b.{0,16}\b(?:no|not|dont|out of|without)\b(?!.*\bin it\b)|^(?:你哋?)?[冇無]/i;
const ALSO_FINE = /\b(?:fine|ok|okay|good) (?:too|also|as well)$/i;
/** Of the drink, and not of what else there is. */
const OF_IT =
  /^(?:it|its|they|theyre|that|thats|the \w+)\b|\b(?:in|on) (?:it|that|them)\b|^(?:佢|有|係|落|加|太|好|會)/i;

function endOf(pieces: readonly Piece[], from: number): number {
  const end = pieces.findIndex((piece, at) => at >= from && isOneOf(piece, 'clause'));
  return end < 0 ? pieces.length : end;
}
