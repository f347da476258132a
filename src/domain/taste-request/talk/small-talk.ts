/**
 * Tells unknown words that stand where a wish would from those of small talk: "something with ube", and not "my flight
 * got diverted". Only the former are given back as not understood. Source: docs/decisions/0120-small-talk-is-quiet.md.
 */
import { isOneOf } from '../negation.ts';
import { spell, type Piece } from '../phrase-tokenizer.ts';
import type { Run } from '../unknown-runs.ts';
import { isHan } from '../word-forms.ts';

/** True if the guest asks for, refuses or likens something by the unknown words, or says nothing besides. */
export function isOfWish(pieces: readonly Piece[], { at }: Run): boolean {
  const [first, last] = [at[0]!, at.at(-1)!];
  const words = at.map((each) => pieces[each]!);
  if (words.every((word) => word.kind !== 'unknown' || word.isCommon) || isRest(pieces, at)) return false;
  const [from, to] = clauseAround(pieces, first, last);
  const before = pieces.slice(from, first);
  const after = pieces.slice(last + 1, to);
  if (isRefusedHere(before, after)) return true;
  // Said alone between two commas, or with a taste: "sweet, fizzy ube, no ice".
  if ([...before, ...after].every(isMute)) return at.length <= LONGEST_NAME && !IS_TALK.test(spell(before));
  // "No mint, tastes like toothpaste": why it is refused.
  if (IS_REASON.test(spell(before)) && pieces.slice(0, from).some((piece) => isOneOf(piece, 'no', 'less')))
    return false;
  if (IS_FOREIGN.test(spell(pieces.slice(first, last + 1)))) return true;
  // 甜嘅獨角獸: what shall be sweet.
  if (isOneOf(pieces[first - 2], 'flavour') && pieces[first - 1]?.said === '嘅') return true;
  const said = spell(before);
  const next = spell(after);
  return isHan(pieces[first]!.said) ? isWishHan(said, next) : isWishLatin(said, next, pieces[last + 1]);
}

/**
 * One Chinese character left over between known words is a part of them: 朵 in 一朵菊花. A thing of one character has 味
 * or 酒 behind it.
 */
const isRest = (pieces: readonly Piece[], at: readonly number[]): boolean =>
  at.length === 1 && isHan(pieces[at[0]!]!.said) && !HAN_AFTER.test(pieces[at[0]! + 1]?.said ?? '');

/** In a script that no list has: it may say anything. */
const IS_FOREIGN = /[^\p{Script=Latin}\p{Script=Han}\p{N}\p{P}\s]/u;
/** Unknown words that may be one name. */
const LONGEST_NAME = 2;

function clauseAround(pieces: readonly Piece[], first: number, last: number): [from: number, to: number] {
  let [from, to] = [first, last + 1];
  while (from > 0 && !isOneOf(pieces[from - 1], 'clause')) from -= 1;
  while (to < pieces.length && !isOneOf(pieces[to], 'clause')) to += 1;
  return [from, to];
}

const isMute = (piece: Piece): boolean =>
  isOneOf(piece, 'link', 'flavour', 'soft', 'very') || /^(?:a|an|some|the|one|la|嘅|㗎|啲|杯|個)$/i.test(piece.said);

/** A refusal is never lost, whatever it is of; nor is "free" or a sickness behind it. */
const isRefusedHere = (before: readonly Piece[], after: readonly Piece[]): boolean => {
  const near = before.slice(-REFUSED_WITHIN);
  return (
    near.some((piece) => isOneOf(piece, 'no', 'less') && !IS_VERB_NO.test(piece.said)) ||
    isOneOf(after[0], 'no', 'less', 'free', 'sick', 'allergy')
  );
};
const REFUSED_WITHIN = 2;
/** "I don't", "can't", 唔: negate what somebody does; what they do not want follows "want", or nothing. */
const IS_VERB_NO = /^(?:didnt|doesnt|wasnt|wont|wouldnt|isnt|havent|hasnt|arent|never|not|over|off)$/i;

const IS_REASON =
  /^(?:(?:i|we) (?:find|think|swear|feel) (?:it|they|that) )?(?:it |they |that )?(?:like|tastes?|smells?|feels?|looks?|sounds?|reminds?)\b/i;
const IS_TALK = /\b(?:my|i|we|im|ive|he|she|it|its|they|you|this|that)\b/i;

const WANTED_BEFORE =
  /\b(?:with|without|like|likes|have|got|get|want|love|loves|fancy|prefer|some|something|anything|any|add|extra|more|less|no|craving|crave|adore|order|tastes?|flavou?rs?|notes? of|hints? of|taste of|called|named)(?: (?:an?|some|any|the|your|that|kind of|bit of|lots of|little|touch of|more|fresh|real|good|nice|proper)){0,3}$/i;
const WANTED_AFTER =
  /^(?:flavou?r\w*|taste|tasting|notes?|vibes?|based?|juice|syrup|liqueur|drinks?|cocktails?|mocktails?|martinis?|sours?|tea|spritz|soda|punch|smash|fizz|highball|味|酒|茶|汁|梳打|汽水|嗰[杯隻款]|base)(?:$| )/i;
const TO_DO = /\b(?:to|gonna|wanna|gotta|will|ll|would|can|could|should|just|been|was|were|got|had)$/i;

function isWishLatin(before: string, after: string, next: Piece | undefined): boolean {
  if (TO_DO.test(before)) return false;
  return WANTED_BEFORE.test(before) || WANTED_AFTER.test(after) || isOneOf(next, 'name');
}

const HAN_BEFORE =
  /(?:有冇|有無|有冇用|有|用|加|落|放|畀|俾|比|要|飲|試|整|嚟|來|溝|配|鍾意|似|杯|支|啲|走|少|多|淨係|全部|想要)$/;
const HAN_AFTER = /^(?:味|酒|茶|汁|嘅酒|嗰[杯隻款種]|底|系|類|梳打|汽水)/;
const isWishHan = (before: string, after: string): boolean => HAN_BEFORE.test(before) || HAN_AFTER.test(after);
