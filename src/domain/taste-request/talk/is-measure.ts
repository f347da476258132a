/**
 * Tells a drink by which another is measured from one that is ordered. Source: docs/behaviour/taste-requests.md "Names".
 */
import { isOneOf } from '../negation.ts';
import { spell, type Piece } from '../phrase-tokenizer.ts';

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
/** "Penicillin? Too smoky for me." */
const IS_TOO_MUCH = /^\W*too \w+ for (?:me|my)\b/i;
/** Pieces from a drink to what is said of it. */
const REACH = 7;
const IS_MEASURED =
  /^(?:s )?(?:\w+ )?(?:cousin|sister|brother)|^(?:type|style|kind of|vibe|esque)|\btoo\b.*\bfor (?:me|my)|^(?:is|are|was)? ?(?:too|a bit|bit) |差唔多|[咁嗰][類種樣款]|(?:飲到|飲得)?(?:悶|厭)|太|得滯/i;
