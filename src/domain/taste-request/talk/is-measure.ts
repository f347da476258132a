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
    isOfAnotherDay(pieces, at) ||
    IS_TOO_MUCH.test(spell(pieces.slice(at + 1, at + REACH)))
  );
}
/** 琴晚嗰杯竹影夠乾，今晚想要烈啲, "the Daiquiri I had last week was perfect, but taller": had, and not again as it is. */
function isOfAnotherDay(pieces: readonly Piece[], at: number): boolean {
  const before = spell(pieces.slice(Math.max(0, at - REACH), at));
  const after = spell(pieces.slice(at + 1));
  return (ON_A_DAY.test(before) || HAD_ON_A_DAY.test(after)) && WANTS_OTHER.test(after) && !WANTS_AGAIN.test(after);
}
const DAY = String.raw`(?:琴晚|尋晚|上次|上個?(?:星期|月|禮拜)|last (?:night|week|time|month)|yesterday)`;
const ON_A_DAY = new RegExp(`${DAY}[^，。,.]{0,8}$`, 'i');
const HAD_ON_A_DAY = new RegExp(String.raw`^ ?(?:that )?(?:i|we) had (?:\w+ ){0,3}${DAY}`, 'i');
const WANTS_OTHER =
  /(?:今晚|今次|今日|呢次)(?:想|要|就)[^。]*(?:但|不過|[甜酸苦辣烈勁淡輕乾長凍][啲多])|\bbut (?:\w+er|more|less|not|with|without|longer)\b/i;
const WANTS_AGAIN = /再[要嚟飲叫]|照舊|\b(?:again|another one|same (?:one|again|drink))\b/i;

/** "Penicillin? Too smoky for me." */
const IS_TOO_MUCH = /^\W*too \w+ for (?:me|my)\b/i;
/** Pieces from a drink to what is said of it. */
const REACH = 7;
const IS_MEASURED =
  /^(?:s )?(?:\w+ )?(?:cousin|sister|brother)|^(?:type|style|kind of|vibe|esque)|\btoo\b.*\bfor (?:me|my)|^(?:is|are|was)? ?(?:too|a bit|bit) |差唔多|[咁嗰][類種樣款]|(?:飲到|飲得)?(?:悶|厭)|太|得滯/i;
