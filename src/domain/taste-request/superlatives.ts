/** Finds superlatives: "the strongest you have", 最唔甜. Source: docs/behaviour/taste-requests.md "Superlatives". */
import type { Superlative } from '#domain/flavour/wish-order.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import { isOneOf } from './negation.ts';
import { type Piece } from './phrase-tokenizer.ts';
import { isHan } from './word-forms.ts';

/**
 * The last superlative of a sentence; undefined if there is none.
 * @param others indexes of what is said of another person's drink
 */
export function superlativeOf(
  pieces: readonly Piece[],
  others: ReadonlySet<number> = new Set(),
): Superlative | undefined {
  return pieces
    .map((_piece, at) => (others.has(at) ? undefined : superlativeAt(pieces, at)))
    .findLast((found) => found !== undefined);
}

/** How many of them are asked for, or which: "the three weakest", "the second sweetest", 最甜嗰兩杯. */
export interface Ranked {
  count?: number;
  /** 1 for the first. */
  rank?: number;
}

export function rankedIn(text: string): Ranked {
  const ofList = (pattern: RegExp, words: readonly string[]) => {
    const said = pattern
      .exec(text)
      ?.slice(1)
      .find((each) => each)
      ?.toLowerCase();
    return said === undefined
      ? undefined
      : Number(said) || words.findIndex((word) => word.split('|').includes(said)) + 2;
  };
  const [count, rank] = [ofList(COUNT, NUMBERS), ofList(RANK, ORDINALS)];
  const middle = count !== undefined && MIDDLE.test(text) ? Math.ceil(count / 2) : undefined;
  return { ...(count && { count }), ...((rank ?? middle) && { rank: rank ?? middle }) };
}
const NUMBERS = ['two|兩|二|couple', 'three|三', 'four|四', 'five|五', 'six|六'];
const NUMBER = '(two|three|four|five|six|couple|[2-6])';
const UTMOST = String.raw`(?:\w{3,}est\b|(?:most|least) \w+)`;
const COUNT = new RegExp(
  String.raw`\b${NUMBER} (?:of (?:your|the) )?${UTMOST}|\btop ${NUMBER}\b|\b${NUMBER} (?:\w+ ){0,2}(?:are|is) (?:the )?${UTMOST}|${UTMOST} ${NUMBER}\b|最[^，。]{1,4}(?:嗰|頭|那)?([兩二三四五六2-6])[杯款隻位個種]|最[^，。]{1,4}頭([三五3-5])`,
  'i',
);
const ORDINALS = ['second|2nd|二|2', 'third|3rd|三|3', 'fourth|4th|四|4'];
const RANK = new RegExp(
  String.raw`\b(second|2nd|third|3rd|fourth|4th)[ -](?:to |from )?(?:the )?${UTMOST}|第([二三四234])最`,
  'i',
);
const MIDDLE = /\bmiddle one\b|\bone in the middle\b|中間/i;

function superlativeAt(pieces: readonly Piece[], at: number): Superlative | undefined {
  const piece = pieces[at]!;
  if (
    piece.kind !== 'flavour' ||
    piece.flavour.ignore ||
    (piece.named && !(IN_EST.test(piece.said) || piece.named.id === 'light-bodied'))
  )
    return undefined;
  const { delta = {} } = piece.flavour;
  const size = (axis: keyof typeof delta) => Math.abs(delta[axis] ?? 0);
  const axis = FLAVOUR_AXES.reduce((largest, each) => (size(each) > size(largest) ? each : largest));
  // "The most refreshing" is of several.
  if (FLAVOUR_AXES.some((each) => each !== axis && size(each) === size(axis))) return undefined;
  const sign = Math.sign(delta[axis] ?? 0) * (signBefore(pieces, at) || signBehind(pieces, at));
  return sign === 0 ? undefined : { axis, direction: sign > 0 ? 'most' : 'least' };
}

/** 1 for "most sweet", "sweetest" and 最甜, -1 for "least sweet" and 最唔甜, 0 for no superlative or a refused one. */
function signBefore(pieces: readonly Piece[], at: number): number {
  let back = at;
  let sign = 1;
  if (!IN_EST.test(pieces[at]!.said)) {
    back -= 1;
    for (; back > at - REACH && isBetween(pieces[back]); back -= 1) if (!isOneOf(pieces[back], 'plain')) sign = -sign;
    const said = pieces[back]?.said ?? '';
    if (!IS_WORD.test(said)) return 0;
    if (IS_LEAST.test(said)) sign = -sign;
  }
  const before = pieces.slice(Math.max(0, back - REACH), back).findLast((piece) => !isOneOf(piece, 'plain', 'very'));
  return isOneOf(before, 'no', 'less') ? 0 : sign;
}

/** "of", "in", 唔, 少: what may stand between a superlative and its taste. */
const isBetween = (piece: Piece | undefined): boolean =>
  piece !== undefined &&
  !IS_WORD.test(piece.said) &&
  (/^(of|in)$/i.test(piece.said) || (isHan(piece.said) && isOneOf(piece, 'no', 'less', 'plain')));

/** 酒精度最高, "as strong as possible". */
function signBehind(pieces: readonly Piece[], at: number): number {
  const next = at + (pieces[at + 1]?.said === '度' ? 2 : 1);
  const said = pieces[next]?.said ?? '';
  if (/^as possible$/i.test(said)) return 1;
  if (!/^最./.test(said) || !IS_WORD.test(said) || isOneOf(pieces[next + 1], 'flavour')) return 0;
  return IS_LEAST.test(said) ? -1 : 1;
}

/** Words between a superlative and its taste, or its negation. */
const REACH = 5;
const IN_EST = /(?:^|[^a-z])(?!forest|harvest)[a-z]+est(?: |$)/i;
const IS_WORD = /^(most|highest|least|lowest|[最至](?:高|多|大|強|低|少|細)?)$/i;
const IS_LEAST = /^(least|lowest|[最至][低少細])$/i;
