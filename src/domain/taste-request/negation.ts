/**
 * Finds which words of a sentence are negated. Each piece is encoded as a letter, so that the scope of a negation is a
 * regular expression over letters. A negation before a word reaches to the first word of taste or drink in its clause,
 * and those joined to it; after a word it reaches back over joined words. If its scope is unclear, it includes
 * allergens and alcohol. Source: docs/behaviour/taste-requests.md "Amounts".
 */
import { flavourOf, spell, type Piece } from './phrase-tokenizer.ts';
import { isHan } from './word-forms.ts';

/** As said, less of it, without it, or negated twice. */
export type Sign = 'said' | 'less' | 'refused' | 'doubled';

/* Words: `a` alcohol, `e` an allergen, `r` one that is also a taste ("milk"), `s` makes a drink stronger, `t` any
   other taste or drink, `d` a trait, `y` "anything", `z` "mocktail". Negations: `n` such as "not", `h` such as "hate", `N` may
   also stand after its word, `F` only stands after it, `f` "free", `X` 算啦, `V` what makes the guest sick. */
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
  sick: 'V',
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
    if (!hasTaste(piece) && piece.family && !piece.named) return 't';
    if (!hasTaste(piece)) return piece.named ? (piece.named.kind === 'trait' ? 'd' : 't') : 'y';
    return (delta?.strength ?? 0) > 0 ? 's' : 't';
  }
  if (kind === 'no') return piece.free ? 'N' : IS_OF_ONE.test(said) ? 'n' : 'h';
  // 亦都唔好青瓜: a further refusal, of the word that follows.
  if (kind === 'free' && said.startsWith('都唔')) return 'N';
  if (/^就?算/.test(said)) return 'X';
  const own = kind !== 'unknown' && kind !== 'name' && OWN_LETTERS.find(([, pattern]) => pattern.test(said));
  return own ? own[0] : LETTERS[kind]!;
}

/** After these, "and" may begin a wish: "not sweet and fizzy". After "hate" or "don't want" it continues the list. */
const IS_OF_ONE = /^(no|not|nothing|non|never|without|zero)$/i;

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
    )
    // 冇 campari 咁苦: less bitter than it.
    .replace(/[nNh]t(?=v[piv]*[st])/g, (whole, at: number) => (/^[冇無]$/.test(pieces[at]!.said) ? 'pl' : whole))
    // 輕過佢嗰杯: a comparison, not too much of it.
    .replace(/[std]l(?=[pitx])/g, (whole, at: number) => (pieces[at + 1]!.said === '過' ? `${whole[0]!}p` : whole))
    // 唔好有奶有蛋有蜜糖: none of them.
    .replace(/[nNh]w?[aer]+(?:w[aer]+)+/g, (whole, at: number) =>
      whole.replace(/w/g, (wish, i: number) => (pieces[at + i]!.said === '有' ? 'j' : wish)),
    )
    // "No rum, or coconut. Or anything blue": a list goes on after a stop.
    .replace(/[,;]+(?=j)/g, (stops, at: number) =>
      /^(?:n?or|或者?)$/i.test(pieces[at + stops.length]!.said) ? 'p'.repeat(stops.length) : stops,
    )
    // 唔使 fancy，凍、大杯: another list begins; what may harm stays refused.
    .replace(/,(?=[pi]*[std][pi]*j)/g, (comma, at: number, shape: string) =>
      pieces[shape.indexOf('j', at)]!.said === '、' ? ';' : comma,
    )
    // 薄荷就算啦, and not 整杯甜嘅就算啦.
    .replace(/(^|[,;q])([pi]*[aerstd]u?)X(?=[,;qu]|$)/g, '$1$2F')
    .replaceAll('X', 'p');
const IS_ANSWER = /^no (im?|id|ive|we|its|my)\b|^唔係 [我佢]/i;

const WORD = '[aerstd]';
const RISK = '[aer]';
const PLAIN = '[pi]*';
/** A list: "mint, ginger or basil", "nuts, eggs and milk", "sweet or sour". */
const LIST = `(?:${WORD}(?:,${PLAIN}${WORD})+,?${PLAIN}j[piy]*${WORD}|(?:${RISK}(?:,${PLAIN}${RISK})*|${WORD})(?:(?:${PLAIN}j[pixy]*|&[pix]*(?=${RISK})|${PLAIN}(?=e))${WORD}(?:,${PLAIN}${RISK})*)*)`;
/**
 * From a negation to its word. Across a trait it reaches an allergen or alcohol: "no big egg". Across an unknown word the scope ends at a wish, unless an allergen or alcohol follows.
 */
const UP_TO = '(?:[pivyxlj]*d[pivyxdlj]*(?=[aer])|[pivywlj]*(?:x[pivyxlj]*)?|[pivywxlj]*(?=[aers]))';
const BEFORE = new RegExp(
  `h${UP_TO}${LIST}(?:&${PLAIN}${LIST})+|[nNhl]${UP_TO}(?:zt?(?:${PLAIN}j${PLAIN}${WORD})*|${LIST})`,
  'g',
);
/**
 * Negation after the word: 甜嘅唔要, "milk is out", "dairy free", "cream, it upsets me", "sweet? no."; mocktail 唔要 only if
 * the negation cannot refer to anything else. 細細杯唔好咁易醉 refuses no glass.
 */
const BEHIND = new RegExp(
  `(?:${RISK}(?:${PLAIN}(?:[,&j]${PLAIN})?${RISK})*|${WORD}(?:${PLAIN}j${PLAIN}${WORD})*(?![piu]*N(?:[pil]*P|[pil]*v[pivl]*[Px])))(?:${PLAIN}f|(?:[,&;q]i)?[piu]*(?:F|N(?![pivl]*[aerstd])))|z${PLAIN}[NF](?=[&,;qu]|$)|${WORD}q[nNF](?=[,;q]|$)|${WORD}(?:${PLAIN}j${PLAIN}${WORD})*[piuvwx]*V`,
  'g',
);
/** "gin? please no", 薄荷唔該走: a refusal alone in the last clause of a sentence is of what stands before it. */
const ALONE = new RegExp(
  `${WORD}(?:${PLAIN}[j&]${PLAIN}${WORD})*([pixuv]*(?:[nNh]{2}[pixuv]*)?[,;q][,;up]*)[nNhF](?=[,;u]*(?:$|;))`,
  'g',
);
/** 威士忌，上次飲到嘔: what made the guest sick stands in the clause before. */
const MADE_SICK = new RegExp(`${WORD}${PLAIN}[,;q][pixuvw;,]*V`, 'g');
/** Too much of a taste: 酒味太重, 酒精要低啲, "sweetness not too high". */
const TOO_MUCH = new RegExp(`${WORD}[pinNw]*l(?![pv]*[aerstydP])`, 'g');

/** The sign of each piece; meaningless for pieces that are not words of taste or drink. */
export function signsOf(pieces: readonly Piece[]): Sign[] {
  const signs = pieces.map((): Sign => 'said');
  const sign = (from: number, letters: string, as: Sign) => {
    for (let i = 0; i < letters.length; i += 1)
      if (/[aerstyd]/.test(letters[i]!) || (letters[i] === 'z' && as !== 'less')) signs[from + i] = as;
  };
  const shape = shapeOf(pieces).replace(BEHIND, (said, at: number) => {
    sign(at, said, 'refused');
    return `${said.slice(0, -1)};`;
  });
  // 氈酒伏特加都唔要: all of them.
  pieces.forEach((piece, at) => {
    const isAll = piece.said === '都' && isOneOf(pieces[at + 1], 'no', 'free') && isHan(pieces[at + 1]!.said);
    if (!isAll && !ALL_REFUSED.test(piece.said)) return;
    for (let back = at - 1; isInRow(pieces[back]); back -= 1) if (isWord(pieces[back])) signs[back] = 'refused';
  });
  for (const { index: at } of shape.matchAll(MADE_SICK)) if (isThing(pieces[at]!)) signs[at] = 'refused';
  pieces.forEach((piece, at) => {
    if (!/^nor$/i.test(piece.said)) return;
    const said = NOR.exec(shape.slice(at));
    if (said) sign(at, said[0], 'refused');
  });
  for (const { 0: said, index: at } of shape.matchAll(TOO_MUCH)) sign(at, said[0]!, 'less');
  for (const { 0: said, index: at } of shape.matchAll(BEFORE)) sign(at, said, signBefore(pieces, at, shape, said));
  for (const { 0: said, 1: between, index: at } of shape.matchAll(ALONE)) {
    const last = at + said.length - 1;
    const lead = pieces.slice(last - between!.replace(/^.*[,;q]/, '').length, last);
    const isOnlyRefusal = lead.every(({ kind, said: word }) => kind !== 'plain' || IS_LEAD.test(word));
    if (isOnlyRefusal && IS_REFUSAL.test(pieces[last]!.said)) sign(at, said, 'refused');
  }
  // "I hate gin, rum and vodka": all of them, and not "anything but rum, sour and fruity".
  for (const { 0: said, index: at } of shape.matchAll(HATED)) {
    const words = pieces.slice(at, at + said.length).filter(isWord);
    if (words.every(isThing) || !words.some(isThing) || /&[pi]*y/.test(said)) sign(at, said, 'refused');
  }
  // 唔要甜苦艾酒, 唔要麥燒酎: the thing, by how it is. 冇檸檬青檸: both; 唔要薄荷氈酒底: not what it is made on.
  pieces.forEach((piece, at) => {
    const next = pieces[at + 1];
    if (signs[at] !== 'refused' || piece.kind !== 'flavour' || !isHan(piece.said)) return;
    if (next?.kind !== 'flavour' || next.named?.kind !== 'ingredient') return;
    const isAttribute = !piece.named && !piece.flavour.alcohol;
    const isBeside = piece.named?.kind === 'ingredient' && isHan(next.said) && !next.said.endsWith('底');
    if (isAttribute || isBeside) signs[at + 1] = 'refused';
  });
  // 橙味苦精唔好落: one thing, of which orange is said.
  pieces.forEach((piece, at) => {
    const thing = pieces[at + 1];
    if (signs[at + 1] !== 'refused' || thing?.kind !== 'flavour' || !isThing(thing) || !isHan(thing.said)) return;
    if (isThing(piece) && isHan(piece.said) && piece.said.endsWith('味')) signs[at] = 'refused';
  });
  // "Don't bring me sweet juice", "but not sugary juice", and not "something not sweet gin based".
  pieces.forEach((piece, at) => {
    const next = pieces[at + 1];
    if (signs[at] !== 'refused' || piece.kind !== 'flavour' || piece.named || isHan(piece.said) || piece.end) return;
    if (
      next?.kind !== 'flavour' ||
      !(next.named?.kind === 'ingredient' || next.named?.id === 'juice') ||
      piece.flavour.alcohol
    )
      return;
    if (REFUSES_A_THING.test(spell(pieces.slice(Math.max(0, at - 5), at)))) signs[at + 1] = 'refused';
  });
  // 唔鍾意 gin 嗰陣松木味, "that pine taste of gin": both.
  signs.forEach((each, at) => {
    if (each !== 'refused') return;
    const next = pieces.slice(at + 1, at + 5).findIndex((piece) => isWord(piece)) + at + 1;
    if (next > at + 1 && IS_OF_IT.test(spell(pieces.slice(at + 1, next)))) signs[next] = 'refused';
  });
  // 唔要菠蘿味咁重, "not so much pineapple": less of it, and not none.
  signs.forEach((each, at) => {
    if (
      each === 'refused' &&
      SO_MUCH.test(
        pieces
          .slice(at + 1, at + 5)
          .map(({ said }) => said)
          .join(''),
      )
    )
      signs[at] = 'less';
  });
  return signs;
}
const REFUSES_A_THING =
  /\b(?:(?:dont|do not|cant|never|wont) (?:bring|give|serve|pour|want|like|hand|make)(?: me| us)?(?: any| an?| your)?|(?:but|and|or|,) ?(?:please )?not(?: an?| any)?|(?:no|without|hate|avoid)) ?$/i;
const IS_OF_IT = /^[嗰那][陣浸]$|^ ?(?:taste|flavou?r|smell|note)s? (?:of|in)$/i;
const SO_MUCH = /^(?:味|汁|度)?(?:咁|太|得咁)(?:重|濃|多(?![款種隻杯選好])|大|勁|強|搶)/;

function signBefore(pieces: readonly Piece[], at: number, shape: string, said: string): Sign {
  const [before, no, after] = [pieces[at - 1], pieces[at]!, pieces[at + 1]!];
  if (/[nNh]/.test(shape[at - 1] ?? '') && isHan(before!.said) && isHan(no.said)) return 'doubled';
  if (no.kind !== 'less' && /^(less|lower|fewer)$/i.test(after.said)) return 'doubled';
  // "can't have too much dairy" is a refusal, not a matter of degree.
  // "Not a drop of alcohol" and "no trace of milk" are refusals, "not very sweet" is not.
  const isOfDegree = (/^.w?v/.test(said) && !isOneOf(after, 'soft')) || /^[^aerstzd]*l/.test(said);
  return isOfDegree && !(CANNOT.test(no.said) && /^[^ast]*$/.test(said)) ? 'less' : 'refused';
}
const HATED = new RegExp(`h${UP_TO}${WORD}(?:,${WORD})+,?&[piy]*${WORD}`, 'g');
const NOR = new RegExp(`^j${UP_TO}(?:z|${LIST})`);
const ALL_REFUSED = /^(?:全部|通通)?都(?:唔|不|冇|無)/;
/** Stands in a row of things: 氈酒, 同, 、. */
const isInRow = (piece: Piece | undefined): boolean =>
  piece !== undefined && (isThing(piece) || isRisk(piece) || isOneOf(piece, 'link') || /^[、全部]+$/.test(piece.said));
/** "No", and not 冇: 有冇mojito，冇就算啦. */
const IS_REFUSAL = /^(?:no|none|never|dont|hate|avoid)$|唔|咪|^走$|免|憎/i;
const IS_LEAD = /^(?:我|都|亦|亦都|真係|really|千祈)$/i;
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
/** A drink, an ingredient or alcohol: what is poured, and not how it is. */
export const isThing = (piece: Piece): boolean =>
  piece.kind === 'name' ||
  (piece.kind === 'flavour' &&
    !piece.flavour.zeroProof &&
    (piece.flavour.alcohol === true || (piece.named !== undefined && piece.named.kind !== 'trait')));
/** What keeps from harm: an allergen, and what is with or without alcohol. */
export const isRisk = (piece: Piece): boolean =>
  piece.kind === 'flavour' &&
  (piece.flavour.allergens ?? piece.flavour.zeroProof ?? piece.flavour.alcohol) !== undefined;
const hasTaste = (piece: Piece): boolean => Object.keys(flavourOf(piece)?.delta ?? {}).length > 0;
/** "anything", 是但: has no taste. */
export const isAnything = (piece: Piece): boolean => letterOf(piece) === 'y';
/** True if a comma starts a list with a conjunction: "strawberries, mango and kiwi". */
export const isListAhead = (pieces: readonly Piece[], comma: number): boolean =>
  LIST_AHEAD.test(shapeOf(pieces.slice(comma, comma + LONGEST_LIST)));
/** Pieces of a list of allergens that is looked at from each comma. */
const LONGEST_LIST = 20;
const LIST_AHEAD = new RegExp(`^(?:,${PLAIN}${WORD})+,?${PLAIN}[j&]`);
