/**
 * Finds which words of a sentence are negated. Each piece is encoded as a letter, so that the scope of a negation is a
 * regular expression over letters. A negation before a word reaches to the first word of taste or drink in its clause,
 * and those joined to it; after a word it reaches back over joined words. If its scope is unclear, it includes
 * allergens and alcohol. Source: docs/behaviour/taste-requests.md "Amounts".
 */
import { flavourOf, isHan, type Piece } from './phrase-tokenizer.ts';

/** As said, less of it, without it, or negated twice. */
export type Sign = 'said' | 'less' | 'refused' | 'doubled';

/* Words: `a` alcohol, `e` an allergen, `r` one that is also a taste ("milk"), `s` makes a drink stronger, `t` any
   other taste or drink, `y` "anything", `z` "mocktail". Negations: `n` such as "not", `h` such as "hate", `N` may
   also stand after its word, `F` only stands after it, `f` "free". */
const LETTERS: Readonly<Partial<Record<Piece['kind'], string>>> = {
  less: 'l',
  soft: 'v',
  very: 'v',
  wish: 'w',
  link: 'j',
  like: 'p',
  plain: 'p',
  clause: ';',
  free: 'F',
  allergy: 'A',
  person: 'P',
  unknown: 'x',
  name: 't',
};
const OWN_LETTERS: readonly (readonly [letter: string, said: RegExp])[] = [
  [',', /^[,，]$/],
  ['q', /^[?？]$/],
  ['&', /^and$/i],
  ['u', /^[就呀啊呢]$/],
  ['p', /^係$/],
  ['f', /^free$/i],
  ['i', /^(it|they|that|佢)$/i],
  ['v', /^(咁多?|勁|那麼)$/],
];

function letterOf(piece: Piece): string {
  const { kind, said } = piece;
  if (kind === 'flavour') {
    const { ignore, zeroProof, alcohol, allergens, delta } = piece.flavour;
    if (ignore) return 'p';
    if (zeroProof) return 'z';
    if (alcohol) return 'a';
    if (allergens) return hasTaste(piece) ? 'r' : 'e';
    if (!hasTaste(piece)) return 'y';
    return (delta?.strength ?? 0) > 0 ? 's' : 't';
  }
  if (kind === 'no') return piece.free ? 'N' : IS_OF_ONE.test(said) ? 'n' : 'h';
  const own = kind !== 'unknown' && kind !== 'name' && OWN_LETTERS.find(([, pattern]) => pattern.test(said));
  return own ? own[0] : LETTERS[kind]!;
}

/** After these, "and" may begin a wish: "not sweet and fizzy". After "hate" or "don't want" it continues the list. */
const IS_OF_ONE = /^(no|not|nothing|non|never|isnt|arent|aint|without|zero)$/i;

/** Encodes the sentence, one letter per piece. */
const shapeOf = (pieces: readonly Piece[]): string =>
  pieces
    .map(letterOf)
    .join('')
    // "No, I …" without the comma.
    .replace(/[nNh](?=[pwi])/g, (no, at: number) =>
      IS_ANSWER.test(`${pieces[at]!.said} ${pieces[at + 1]!.said}`) ? ';' : no,
    )
    // 冇 mojito 咁甜: the drink is a measure, not refused.
    .replace(/[nNh]t(?=v)/g, (whole, at: number) =>
      pieces[at + 1]!.kind === 'name' && isHan(pieces[at]!.said) ? 'pl' : whole,
    );
const IS_ANSWER = /^no (im?|id|ive|we|its|my)\b|^唔係 [我佢]/i;

const WORD = '[aerst]';
const RISK = '[aer]';
const PLAIN = '[pi]*';
/** A list: "mint, ginger or basil", "nuts, eggs and milk", "sweet or sour". */
const LIST = `(?:${WORD}(?:,${PLAIN}${WORD})+,?${PLAIN}j${PLAIN}${WORD}|(?:${RISK}(?:,${PLAIN}${RISK})*|${WORD})(?:(?:${PLAIN}j[pix]*|&[pix]*(?=${RISK})|${PLAIN}(?=e))${WORD}(?:,${PLAIN}${RISK})*)*)`;
/**
 * From a negation to its word. Across an unknown word the scope ends at a wish, unless an allergen or alcohol follows.
 */
const UP_TO = '(?:[pivywlj]*(?:x[pivyxlj]*)?|[pivywxlj]*(?=[aers]))';
const BEFORE = new RegExp(`h${UP_TO}${LIST}(?:&${PLAIN}${LIST})+|[nNhl]${UP_TO}(?:z|${LIST})`, 'g');
/**
 * Negation after the word: 甜嘅唔要, "milk is out", "dairy free", "cream, it upsets me", "sweet? no."; mocktail 唔要 only if
 * the negation cannot refer to anything else.
 */
const BEHIND = new RegExp(
  `(?:${RISK}(?:${PLAIN}(?:[,&j]${PLAIN})?${RISK})*|${WORD}(?:${PLAIN}j${PLAIN}${WORD})*)(?:${PLAIN}f|(?:[,&;q]i)?[piu]*(?:F|N(?![piv]*[aersty])))|z${PLAIN}[NF](?=[&,;qu]|$)|${WORD}q[nN](?=[,;q]|$)`,
  'g',
);
/** Too much of a taste: 酒味太重, "sweetness not too high". */
const TOO_MUCH = new RegExp(`${WORD}[pinN]*l(?![pv]*[aersty])`, 'g');

/** The sign of each piece; meaningless for pieces that are not words of taste or drink. */
export function signsOf(pieces: readonly Piece[]): Sign[] {
  const signs = pieces.map((): Sign => 'said');
  const sign = (from: number, letters: string, as: Sign) => {
    for (let i = 0; i < letters.length; i += 1)
      if (/[aersty]/.test(letters[i]!) || (letters[i] === 'z' && as !== 'less')) signs[from + i] = as;
  };
  const shape = shapeOf(pieces).replace(BEHIND, (said, at: number) => {
    sign(at, said, 'refused');
    return `${said.slice(0, -1)};`;
  });
  for (const { 0: said, index: at } of shape.matchAll(TOO_MUCH)) sign(at, said[0]!, 'less');
  for (const { 0: said, index: at } of shape.matchAll(BEFORE)) sign(at, said, signBefore(pieces, at, shape, said));
  return signs;
}

function signBefore(pieces: readonly Piece[], at: number, shape: string, said: string): Sign {
  const [before, no, after] = [pieces[at - 1], pieces[at]!, pieces[at + 1]!];
  if (/[nNh]/.test(shape[at - 1] ?? '') && isHan(before!.said) && isHan(no.said)) return 'doubled';
  if (no.kind !== 'less' && /^(less|lower|fewer)$/i.test(after.said)) return 'doubled';
  // "can't have too much dairy" is a refusal, not a matter of degree.
  const isOfDegree = said[1] === 'v' || /^[^aerstz]*l/.test(said);
  return isOfDegree && !(CANNOT.test(no.said) && /^[^ast]*$/.test(said)) ? 'less' : 'refused';
}
const CANNOT = /^(cant|cannot|wont)|得|到|可以/i;

/**
 * True if a statement about a person is negated: "not pregnant", 我冇揸車. Only a single plain "not" right before it
 * counts: "no, I'm pregnant", "not sure if I'm pregnant" and "pretend I'm not pregnant" do not.
 * @param before the text before the statement in its clause, lower case
 */
export const isDenied = (before: string): boolean =>
  DENIED.test(before) &&
  before.replace(ANSWER, '').match(NEGATOR)?.length === 1 &&
  !/pretend|imagine|suppose|假|扮|當/.test(before);

const NOT = String.raw`\b(?:not?|never|non|neither|none_of|no_longer|(?:is|are|was|ai|do|does|did|wo|have)nt)\b`;
const ANSWER = /\bno (?=(?:im?|ive|we)\b)/;
const NEGATOR = new RegExp(`${NOT}|[唔冇無沒不未]`, 'g');
const DENIED = new RegExp(
  String.raw`(?:${NOT}(?: (?!(?:im?|ive|we|s?hes?|my)\b)[a-z_]+| @\w+(?= n?or))*|[唔冇無沒不未][有係會使過再緊 ]*)\s*$`,
);

export const isOneOf = (piece: Piece | undefined, ...kinds: Piece['kind'][]): boolean =>
  piece !== undefined && kinds.includes(piece.kind);
export const isWord = (piece: Piece | undefined): boolean =>
  isOneOf(piece, 'flavour', 'name') && !flavourOf(piece)?.ignore;
const hasTaste = (piece: Piece): boolean => Object.keys(flavourOf(piece)?.delta ?? {}).length > 0;
/** "anything", 是但: has no taste. */
export const isAnything = (piece: Piece): boolean => letterOf(piece) === 'y';
/** True if a comma starts a list with a conjunction: "strawberries, mango and kiwi". */
export const isListAhead = (pieces: readonly Piece[], comma: number): boolean =>
  LIST_AHEAD.test(shapeOf(pieces.slice(comma)));
const LIST_AHEAD = new RegExp(`^(?:,${PLAIN}${WORD})+,?${PLAIN}[j&]`);
