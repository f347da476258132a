/**
 * Finds what is only thought of a thing, or is as good with it as without: "my boyfriend finds gin disgusting", "with or
 * without egg". Source: docs/behaviour/taste-requests.md "Named and not ordered".
 */
import { isAnything, isOneOf, isRisk, isWord, type Sign } from '../negation.ts';
import { spell, type Piece } from '../phrase-tokenizer.ts';
import { MARK, markedText } from './marked-text.ts';

const PERSON = String.raw`(?:s?he|they|people|everyone|everybody|some|(?:my|our|his|her|the) (?:\w+ ){1,2}?)`;
/** Of somebody who may not be at the table. */
const THINKS = new RegExp(
  String.raw`^(?:(?:and|but|because|cause|since|as|though|although|even if) )*${PERSON} ?(?:(?:also|really|just|always|still|all) )*(?:thinks?|finds?|says?|said|reckons?|calls?|considers?)\b|^(?:因為|雖然|但)?(?:我)?(?:個|啲|嘅)?(?:佢哋?|人哋|人人|大家|老[婆公細豆母]|太太|[男女]?朋友|friend|同事|阿[媽爸哥嫲]|屋企人)(?:成日|都|就|一向|總)*(?:話|覺得|認為|嫌)`,
  'i',
);
const JUDGES =
  /\b(?:is|are|was|were|tastes?|smells?|looks?|too|just|only)\b|\b(?:finds?|calls?) |[太難好係]|冇益|老土/i;
const FORBIDS =
  /\b(?:avoid|no|not|dont|doesnt|cant|cannot|must|mustnt|should|shouldnt|skip|stop|allerg\w*|never)\b|唔[好可要食飲得]|避|戒|敏感|咪/i;
const LIKES_IT =
  /^(?:but |and |though )*i (?:(?:really|actually|totally|do|happen to) )*(?:do|like|love|adore|dont|disagree)\b(?: (?:it|them|that))?\W*$|^(?:但係?|不過|而)?我(?:就|自己|反而|好|幾)*(?:鍾意|中意|愛|OK|冇所謂)(?:飲)?[㗎呀喎囉]*$/i;
/** Wants something for themselves: what others think of it counts nothing then. */
const FOR_ME = /\b(?:for me|i(?:d| would)? (?:want|like|love|fancy)|id|ill have|give me)\b|我(?:想|要|就)/i;

const GOOD = '(?:ok|okay|fine|good|alright|great|works?|possible|acceptable)';
const AS_GOOD = [
  String.raw`\b(?:with or without|with or no|(?:dont|doesnt) (?:mind|matter) (?:if|whether)(?: or not)?(?: (?:it|theres|there|has|is|with))*) ?${MARK}`,
  String.raw`${MARK}or (?:no|not|without)(?:${MARK})?(?:,? ?(?:both|either|all|i dont|doesnt|dont|no matter|whatever|it))`,
  String.raw`\b(?:no|without) ${MARK}(?:is |s |would be )*(?:also |too |as well )+(?:is |s )*${GOOD}`,
  String.raw`\b(?:no|without) ${MARK}(?:is |s |would be )*${GOOD} (?:too|also|as well)`,
  String.raw`\b(?:also|too) ${GOOD} (?:without|with no) ${MARK}`,
  String.raw`${GOOD} (?:without|with no) ${MARK}(?:too|also|as well)`,
  `有(?:冇|無)${MARK}(?:嘅|都|亦|一樣|係|我)*(?:得|無所謂|冇所謂|可以|ok|冇問題|唔緊要|冇關係)`,
  `[冇無]${MARK}(?:都|亦|一樣)+(?:得|無所謂|冇所謂|可以|ok|冇問題|唔緊要)`,
].map((pattern) => new RegExp(pattern, 'gi'));
const SAFETY = /allerg|intoleran|coeliac|celiac|doctor|敏感|過敏|唔[食飲]得|醫生/i;

export interface Opinions {
  /** Indexes of words that ask for nothing and refuse nothing. */
  open: ReadonlySet<number>;
  /** Of what others do not like and the guest does. */
  liked: readonly number[];
}

export function opinionsIn(pieces: readonly Piece[], signs: readonly Sign[]): Opinions {
  const open = new Set(asGood(pieces));
  const liked: number[] = [];
  const clauses = clausesOf(pieces);
  clauses.forEach((at, i) => {
    const said = saidIn(pieces, at);
    // "They say avoid salt" is no opinion.
    if (!THINKS.test(said) || !JUDGES.test(said) || FORBIDS.test(said)) return;
    const words = at.filter((each) => isWord(pieces[each]));
    const later = clauses.slice(i + 1);
    const isLiked = later[0] !== undefined && LIKES_IT.test(saidIn(pieces, later[0]));
    const isOwn = later.some((each) => FOR_ME.test(saidIn(pieces, each)) && each.some((one) => isWord(pieces[one])));
    for (const each of words) {
      if (isRisk(pieces[each]!)) continue;
      const isRefused = signs[each] !== 'said' || isOneOf(pieces[each + 1], 'free');
      if (isLiked && isRefused) liked.push(each);
      else if (isManner(pieces[each]!) ? isPredicate(pieces, each, at) : isRefused && isOwn) open.add(each);
    }
  });
  return { open, liked };
}

/** None of those that keep from harm, where an allergy is spoken of. */
function asGood(pieces: readonly Piece[]): number[] {
  if (!/\b(?:without|or no|also|too|mind|matter)\b|[冇無]/i.test(spell(pieces)) || SAFETY.test(spell(pieces)))
    return [];
  // Never what is with or without alcohol: 冇酒都得.
  const text = markedText(pieces, (piece) => isWord(piece) && !isAnything(piece) && !isOfAlcohol(piece));
  return AS_GOOD.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((said) =>
      said.slice(1).flatMap((at) => (at === undefined ? [] : [Number(at)])),
    ),
  );
}

const isOfAlcohol = (piece: Piece): boolean =>
  piece.kind === 'flavour' && (piece.flavour.zeroProof ?? piece.flavour.alcohol) === true;

/** "Silly", "girly": how something is. */
const isManner = (piece: Piece): boolean => piece.kind === 'flavour' && piece.named?.kind === 'trait';
const isPredicate = (pieces: readonly Piece[], at: number, clause: readonly number[]): boolean =>
  IS_SO.test(
    saidIn(
      pieces,
      clause.filter((each) => each < at),
    ),
  );
const IS_SO =
  /\b(?:is|are|was|were|s|too|so|a bit|just|all)(?: (?:too|so|very|all|just|a bit|really|kind of))*$|[太好咁係]$/i;

const saidIn = (pieces: readonly Piece[], at: readonly number[]): string =>
  spell(at.map((each) => pieces[each]!)).trim();

function clausesOf(pieces: readonly Piece[]): number[][] {
  const clauses: number[][] = [[]];
  pieces.forEach((piece, at) => {
    if (piece.kind === 'clause' && /^(?:\W|but|so|但|但係|不過)$/i.test(piece.said) && !/^[就]$/.test(piece.said))
      clauses.push([]);
    else clauses.at(-1)!.push(at);
  });
  return clauses.filter((at) => at.length > 0);
}
