/**
 * Finds what is only thought of a thing, or is as good with it as without: "my boyfriend finds gin disgusting", "with or
 * without egg". Source: docs/behaviour/taste-requests.md "Named and not ordered".
 */
import { isAnything, isOneOf, isRisk, isWord, type Sign } from '../negation.ts';
import { spell, type Piece } from '../phrase-tokenizer.ts';
import { MARK, markedText } from './marked-text.ts';
import { clausesOf } from './set-aside.ts';

/** Of somebody who may not be at the table. */
const THINKS =
  /^(?:s?he|they|people|(?:my|the) \w+(?: \w+)?) (?:thinks?|finds?|says?)\b|^(?:我個?)?(?:佢哋?|老.|太太|[男女]?朋友|friend|同事|阿.)(?:話|覺得)/i;
/** "They say avoid salt", "my doctor says gin is bad for me" are no opinions. */
const FORBIDS =
  /\b(?:avoid|no|\w*nt|not|cannot|must|should|skip|stop|never|allerg\w*|bad|doctor|gp|health\w*|sick)\b|唔[好可要食飲得]|避|戒|敏感|咪|醫|病/i;
const LIKES_IT =
  /^i (?:(?:really|do) )*(?:do|like|love)(?: (?:it|them))?\W*$|^我(?:就|自己|好)*(?:鍾意|中意)[飲㗎呀]*$/i;
/** Wants something for themselves: what others think of it counts nothing then. */
const FOR_ME = /\bfor me\b|\bi(?:d|ll)? (?:want|like|love|have)\b|我(?:想|要|就)/i;

const SO_TOO = '(?:also|too|as well|is|s|would be|ok|okay|fine|good)';
const AS_GOOD = [
  String.raw`\bwith or without ?${MARK}`,
  String.raw`\b(?:no|without) ${MARK}(?:${SO_TOO} )*(?:also|too|as well)\b(?: ${SO_TOO})*`,
  `(?:有[冇無]|[冇無])${MARK}(?:嘅|都|亦|一樣|係|我)+(?:得|無所謂|冇所謂|可以|ok|冇問題|唔緊要)`,
].map((pattern) => new RegExp(pattern, 'gi'));
const SAFETY = /allerg|intoler|liac|doctor|pill|medic|preg|敏|唔[食飲]得|醫|藥|孕|陀/i;

/** Indexes of words that ask for nothing and refuse nothing, and of what others do not like and the guest does. */
export function opinionsIn(pieces: readonly Piece[], signs: readonly Sign[]): { open: number[]; liked: number[] } {
  const [open, liked]: [number[], number[]] = [asGood(pieces), []];
  const clauses = clausesOf(pieces);
  clauses.forEach(({ at, said }, i) => {
    if (!THINKS.test(said) || FORBIDS.test(said)) return;
    const later = clauses.slice(i + 1);
    const isLiked = later[0] !== undefined && LIKES_IT.test(later[0].said);
    const isOwn = later.some((each) => FOR_ME.test(each.said) && each.at.some((one) => isWord(pieces[one])));
    for (const each of at) {
      const piece = pieces[each]!;
      if (!isWord(piece) || isRisk(piece)) continue;
      const isRefused = signs[each] !== 'said' || isOneOf(pieces[each + 1], 'free');
      // "Silly", "girly": how something is.
      const isManner = piece.kind === 'flavour' && piece.named?.kind === 'trait';
      if (isLiked && isRefused) liked.push(each);
      else if (isManner ? IS_SO.test(spell(pieces.slice(at[0], each)).trim()) : isRefused && isOwn) open.push(each);
    }
  });
  return { open, liked };
}
const IS_SO = /\b(?:is|are|s|too|so)$|[太好咁係]$/i;

/** Never what is with or without alcohol: 冇酒都得. */
const isMarked = (piece: Piece): boolean =>
  isWord(piece) &&
  !isAnything(piece) &&
  !(piece.kind === 'flavour' && (piece.flavour.zeroProof ?? piece.flavour.alcohol) === true);

/** None where an allergy is spoken of. */
function asGood(pieces: readonly Piece[]): number[] {
  if (SAFETY.test(spell(pieces))) return [];
  const text = markedText(pieces, isMarked);
  return AS_GOOD.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((said) =>
      said.slice(1).flatMap((at) => (at === undefined ? [] : [Number(at)])),
    ),
  );
}
