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

function superlativeAt(pieces: readonly Piece[], at: number): Superlative | undefined {
  const piece = pieces[at]!;
  if (piece.kind !== 'flavour' || piece.flavour.ignore || (piece.named && !IN_EST.test(piece.said))) return undefined;
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
