/**
 * Finds what a guest takes back: "a whisky sour, actually no, make it a Paloma", 甜嘅，唔係，都係酸啲好. Source:
 * docs/behaviour/taste-requests.md "Corrections".
 */
import { isOneOf, isWord, type Sign } from '../negation.ts';
import { spell, type Piece } from '../phrase-tokenizer.ts';

const MARKER = new RegExp(
  String.raw`^(?:(?:oh|um|uh|hmm|ah|well|ok|but|actually)[ ,]+|no ?, ?|no (?=actually)){0,2}(?:actually(?: no\b)?(?= ?[,.…]| (?:make|can|could|let|ill|id|i want|i would|give|get|an?|the|something|just|maybe) ?)|no wait|(?:wait no|no no)(?= ?[,.…])|wait(?= ?[,.…]| (?:no|make|actually|i))|hang on|hold on|scratch that|sorry(?: i mean)?(?= ?[,.…]| (?:i mean|make|an?|the|no))|(?:i )?meant(?! it\b)|i mean(?! it\b)|make (?:it|that)(?= an?\b| the\b)|on second thoughts?|(?:i )?chang(?:e|ed) my mind|forget (?:it|that)|never ?mind(?! the\b)|or rather|nah)\b|^(?:唉|哎呀|呀|啊|等陣|等等|咪住|sorry|唔好意思|其實|諗真啲|諗諗下)*(?:唔係(?=呀|喎|喇|啦|[，,。…]|都係|係|要)|講錯|錯咗|都係(?=[^，。]{1,12}(?:好|啦|喇|吧|算|先))|不如(?=要|嚟|飲|整|轉|改|都係|試)|改(?=為|做|要|飲|叫)|轉(?=為|做|要|飲|叫)|咪住|等陣)`,
  'i',
);
/** Pieces of a marker at most. */
const REACH = 8;

/** The indexes at which a correction begins; it stands at the start of a clause. */
export function correctionsIn(pieces: readonly Piece[]): number[] {
  return pieces.flatMap((piece, at) => {
    const isStart =
      at > 0 ? isOneOf(pieces[at - 1], 'clause') || isOneOf(piece, 'clause') : /^no(?: wait)?$/i.test(piece.said);
    return isStart && MARKER.test(spell(pieces.slice(at, at + REACH)).trim()) ? [at] : [];
  });
}

/** A refusal that only says "no, the other": it negates nothing behind it. */
export const withoutAnswers = (pieces: readonly Piece[], corrections: readonly number[]): Piece[] =>
  pieces.map((piece, at) =>
    (isOneOf(piece, 'no', 'free') || /^no wait$/i.test(piece.said)) &&
    corrections.some((from) => at === from || (at === from + 1 && isFiller(pieces[from])))
      ? { said: piece.said, kind: 'clause' }
      : piece,
  );
const isFiller = (piece: Piece | undefined): boolean => isOneOf(piece, 'clause', 'plain');

type Sort = 'drink' | 'ingredient' | 'taste';

/** Undefined of what no later word takes back: what keeps from harm, or makes a drink weaker. */
function sortOf(piece: Piece): Sort | undefined {
  if (piece.kind === 'name') return 'drink';
  if (piece.kind !== 'flavour' || !isWord(piece)) return undefined;
  const { allergens, zeroProof, alcohol, delta } = piece.flavour;
  if (allergens ?? zeroProof ?? alcohol) return undefined;
  if (piece.named?.kind === 'drink') return 'drink';
  if (piece.named?.kind === 'ingredient') return 'ingredient';
  return (delta?.strength ?? 0) < 0 ? undefined : 'taste';
}

/** Which earlier words a later one replaces: a drink all of them, a taste only tastes. */
const REPLACES: Readonly<Record<Sort, readonly Sort[]>> = {
  drink: ['drink', 'ingredient', 'taste'],
  ingredient: ['ingredient', 'drink'],
  taste: ['taste'],
};

/** Indexes of the words that a correction takes back. */
export function takenBack(
  pieces: readonly Piece[],
  signs: readonly Sign[],
  corrections: readonly number[],
): ReadonlySet<number> {
  const taken = new Set<number>();
  for (const at of corrections) {
    const sortsAfter = pieces.flatMap((piece, i) => (i >= at && signs[i] === 'said' ? (sortOf(piece) ?? []) : []));
    const replaced = new Set(sortsAfter.flatMap((sort) => REPLACES[sort]));
    for (const i of lastWishBefore(pieces, at)) {
      const sort = sortOf(pieces[i]!);
      if (sort && signs[i] === 'said' && replaced.has(sort)) taken.add(i);
    }
  }
  return taken;
}

/** Indexes of the words of the last clause before with any. */
function lastWishBefore(pieces: readonly Piece[], at: number): number[] {
  let words: number[] = [];
  for (let i = at - 1; i >= 0; i -= 1) {
    if (isOneOf(pieces[i], 'clause')) {
      if (words.length > 0 && !/^(?:and|又)$/i.test(pieces[i]!.said)) break;
    } else if (isWord(pieces[i])) words = [i, ...words];
  }
  return words;
}
