/**
 * Tells a drink by which another is measured from one that is ordered. Source: docs/behaviour/taste-requests.md "Names".
 */
import { isOneOf, isWord, type Sign } from '../negation.ts';
import { spell, type Piece } from '../phrase-tokenizer.ts';
import { MARK, markedText } from './marked-text.ts';

/** "lighter than a Negroni", "like a Negroni", "a Negroni is too bitter for me", 同 Negroni 差唔多. */
export function isMeasure(pieces: readonly Piece[], at: number): boolean {
  let back = at - 1;
  while (isOneOf(pieces[back], 'plain', 'link')) back -= 1;
  const clause = pieces.slice(at + 1).findIndex((piece) => piece.kind === 'clause' || piece.end);
  const after = spell(pieces.slice(at + 1, clause < 0 ? undefined : at + 1 + clause));
  return (
    isOneOf(pieces[back], 'like') ||
    pieces[at - 1]?.said.startsWith('比') === true ||
    IS_MEASURED.test(after) ||
    IS_TOO_MUCH.test(spell(pieces.slice(at + 1, at + REACH)))
  );
}
/** "Bitter, like a Negroni", 似 Negroni 咁苦: by the taste it has, where none is said besides. It is ordered. */
export function namedByTaste(pieces: readonly Piece[], signs: readonly Sign[]): ReadonlySet<number> {
  const tastes = pieces.flatMap((piece, at) => (isTaste(piece) ? [at] : []));
  const named = BY_TASTE.flatMap(([isBefore, pattern]) =>
    [...markedText(pieces).matchAll(pattern)].flatMap(([, first, second]) => {
      const [taste, name] = isBefore ? [Number(first), Number(second)] : [Number(second), Number(first)];
      return pieces[name]!.kind === 'name' && isTaste(pieces[taste]!) && signs[taste] === 'said' ? [name] : [];
    }),
  );
  return new Set(tastes.length === 1 ? named : []);
}
const BY_TASTE: readonly (readonly [isBefore: boolean, pattern: RegExp])[] = [
  [
    true,
    new RegExp(
      String.raw`${MARK}(?:嘅|啲)*(?:one|ones|drink|cocktail)?,? ?(?:just |kinda |a bit )?(?:like|好?似)(?: an?| the| your)?${MARK}`,
      'gi',
    ),
  ],
  [false, new RegExp(String.raw`${MARK}(?:咁|嗰種|嗰隻)嘅?${MARK}`, 'gi')],
];
const isTaste = (piece: Piece): boolean =>
  isWord(piece) && piece.kind === 'flavour' && !piece.named && Object.keys(piece.flavour.delta ?? {}).length > 0;

/** "Penicillin? Too smoky for me." */
const IS_TOO_MUCH = /^\W*too \w+ for (?:me|my)\b/i;
/** Pieces from a drink to what is said of it. */
const REACH = 7;
const IS_MEASURED =
  /^(?:s )?(?:\w+ )?(?:cousin|sister|brother)|^(?:type|style|kind of|vibe|esque)|\btoo\b.*\bfor (?:me|my)|^(?:is|are|was)? ?(?:too|a bit|bit) |差唔多|[咁嗰][類種樣款]|(?:飲到|飲得)?(?:悶|厭)|太|得滯/i;
