/** Sorts what is asked of the menu as a whole. Source: docs/behaviour/taste-requests.md "Questions". */
import { isOneOf, type Sign } from '#domain/taste-request/negation.ts';
import type { Piece } from '#domain/taste-request/phrase-tokenizer.ts';
import { rankedIn, superlativeOf } from '#domain/taste-request/superlatives.ts';
import { ANY_HAN, ANY_OF } from '#domain/taste-request/talk/asked-about.ts';
import { MARK } from '#domain/taste-request/talk/marked-text.ts';
import { MEANINGS } from '#domain/taste-request/words/meanings.ts';
import type { Spoken } from '#domain/taste-request/taste-request.ts';
import type { Superlative } from '#domain/flavour/wish-order.ts';
import { IS_SORT, isIngredient, isTasteAlone, thingAt, type Question } from './asked-things.ts';

const ASKS_ALLOWED = new RegExp(
  String.raw`${ANY_OF}(?: \w+){0,2} (?:can|could|may) (?:i|we|she|he|they|kids|children) (?:still |safely )?(?:have|drink|get|order)|\bwhat(?:s| is) (?:left|safe|there for)\b|\beverything\b[^.]*\?|\b(?:whats|what is|what are|which (?:\w+ )?(?:are|is)|anything|is there anything) (?:\w+ )?(?:safe|ok|okay|fine|suitable|good) (?:for (?:me|us|her|him|someone)|to drink|if|with)|\banything (?:i|we|she|he|they) (?:can|could) (?:have|drink)|[飲食]得(?:嘅)?(?:係)?(?:啲)?(?:咩|乜|邊)|可以飲(?:邊|咩|乜)|${ANY_HAN}(?:係)?(?:我)?(?:可以)?[飲食]得|${ANY_HAN}(?:係)?(?:我)?(?:可以飲|啱我)`,
  'i',
);
/** 係咪淨返 Martini: of what a guest cannot have. */
export const ASKS_LEFT = /[淨剩得]返|餐牌.{0,6}(?:死咗|冇晒)|\bis (?:it )?(?:only|just) .{1,30} left\b/i;
export const ASKS =
  /[?？]|\b(?:which|what|whats|how|is|are|does|do you|can|could|recommend|suggest)\b|邊[杯款隻個種啲樣幾]|[咩乜㗎嗎]|有冇|係咪|推介|介紹/i;
/** "Is rum safe for coeliacs?", whisky 得唔得. */
const ASKS_OK =
  /\b(?:is|are) (?:\w+ ){1,3}(?:ok|okay|safe|fine|alright|all right|allowed|suitable)\b|\b(?:can|may|could) (?:i|we|she|he|they) (?:still )?(?:have|drink)\b|(?:得|掂|啱|飲得|OK)唔(?:得|掂|啱)|飲唔飲得|ok(?:嗎|㗎|唔ok)|得[嗎㗎]/i;
/** "What do you have over 20%?" */
const ASKS_FOR_SUCH = /[?？]|^\W*(?:what|which|do you|have you|is there|anything|any)\b|有[冇無咩乜]|邊/i;
const ASKS_SOME = /\b(?:what|which|list|show|name|tell me)\b|[咩乜]|邊/i;
const ASKS_SO =
  /\b(?:what|whats)\b|(?:^|[^,\s] ?)\bwhich\b|\b(?:any|anything|ones)\b.*\?|^\W*(?:any|anything|do you have|have you|got(?! (?:an?|my|the|our|to|it)\b(?!.*[?？])))\b|有(?:咩|乜)|有冇(?:咩|乜|嘢|啲|冇)|邊[杯款隻個種啲樣幾]/i;

const OF_ALL = String.raw`(?:(?:of|the|your|all|me|kinds?|types?|are|good|cocktails?|drinks?|with) )*`;
/** Asks for all there are: "what gins do you have", 有邊幾款威士忌. */
/** As in "what martinis do you have". */
export const LISTS_BEFORE = [
  String.raw`\b(?:what|how many|list|which(?=.*\b(?:have|got)\b)) ${OF_ALL}${MARK}`,
  String.raw`\bwhat (?:do|have) you (?:have|got) (?:with|of) ${MARK}`,
  `有(?:咩|乜嘢?|邊[幾啲]?|幾多)[款隻種杯係用飲嘅有無冇唔含]*${MARK}`,
  `邊幾[款隻種杯係有用嘅]*${MARK}`,
].map((pattern) => new RegExp(pattern, 'gi'));
const LISTS = [
  ...LISTS_BEFORE,
  new RegExp(`${MARK}(?:[嘅底做酒嘢類嗰你哋係有飲總共一，,]|<\\d+>)*(?:邊[幾啲款]|有(?:咩|乜|啲咩|幾多))`, 'gi'),
];
/** Which of them, and no clause of its own: "nuts, which give me a rash". */
const ASKS_WHICH = /(?:^|[.?!] ?)(?:and |so )?which\b|, ?which\b.*\?|\band which\b|邊[杯款隻個種]/i;
/** Leaves the choice to the house. */
export const ASKS_ADVICE =
  /\b(?:recommend|suggest)|\b(?:whats|what is) (?:\w+ ){0,3}(?:good|best|popular|signature|favou?rite)\b|\b(?:what|which)(?: \w+)? (?:would|should) (?:you|i|we)\b|\bwould you (?:go for|pick|choose)\b|\bshould i (?:get|have)\b|推[介薦]|介紹|招牌|最多人|最受歡迎|鍾意邊|邊[杯款隻](?:最)?(?:好飲|正)|飲(?:咩|乜嘢?|邊[杯款隻])好|定.{1,12}好/i;

/** A kind of question, and the piece that asks it. */
type Found = readonly [kind: 'stocks' | 'by-glass' | 'holders', at: number | undefined];

/** The last that is found counts least. */
export function ofMenu({ pieces, signs, strength, text }: Spoken, marked: string, found: readonly Found[]): Question[] {
  const held = found.find(([kind, at]) => kind === 'holders' && at !== undefined)?.[1];
  // "Which have gluten? I'm coeliac."
  const isOfHeld = held !== undefined && signs[held] !== 'refused' && isAllergen(pieces[held]);
  if (isOfHeld) return [{ kind: 'holders', thing: thingAt(pieces, held)! }];
  if (
    IS_REALLY.test(text) &&
    pieces.some((piece, at) => isFree(piece) || (isAlcohol(piece) && signs[at] === 'refused'))
  )
    return [{ kind: 'all-free' }];
  const others = besides(pieces, signs, text, marked, found);
  if (Object.keys(strength).length > 0 && ASKS_FOR_SUCH.test(text))
    return [{ kind: 'there', isWhich: ASKS_SOME.test(text), otherwise: others }];
  return asksThere(pieces, signs, text) && !(others[0]?.kind === 'allowed' && ASKS_SUCH.test(text))
    ? [{ kind: 'there', isWhich: ASKS_EACH.test(text) || ASKS_SUCH.test(text), otherwise: others }]
    : others;
}

function besides(
  pieces: readonly Piece[],
  signs: readonly Sign[],
  text: string,
  marked: string,
  found: readonly Found[],
): Question[] {
  const isWithout = (piece: Piece, i: number): boolean =>
    piece.kind === 'flavour' &&
    piece.flavour.allergens !== undefined &&
    (piece.flavour.isDiet === true || (signs[i] === 'refused' && !isOneOf(pieces[i + 1], 'allergy')));
  if (ASKS_ALLOWED.test(text) || ((ASKS_SO.test(text) || ASKS_OK.test(text)) && pieces.some(isWithout)))
    return [{ kind: 'allowed' }];
  const listed = foundBy(LISTS, marked).findLast(
    (at) => (signs[at] === 'said' || isAlcohol(pieces[at])) && isOfMenu(pieces[at]),
  );
  const such = ASKS_SUCH.test(text) ? loneIngredient(pieces, signs) : undefined;
  const there = [['stocks', listed] as const, ...found, ['holders', such] as const].flatMap(
    ([kind, at = -1]): Question[] => {
      const thing = isTasteAlone(pieces[at]) && at !== listed ? undefined : thingAt(pieces, at);
      const isFree = thing?.word.alcohol === true && signs[at] === 'refused';
      return thing && (isFree || signs[at] !== 'refused') && !IS_WATER.test(thing.said)
        ? [{ kind, thing: isFree ? { ...thing, word: MEANINGS.zeroProof } : thing }]
        : [];
    },
  );
  // "The smokiest", "the most refreshing": of no single taste.
  const superlative: Superlative | undefined = pieces.some(
    (piece) => isManifold(piece) || (isIngredient(piece) && IN_EST.test(piece.said)),
  )
    ? undefined
    : superlativeOf(pieces);
  const ranked = rankedIn(text);
  const isWhich =
    pieces.some((piece) => isManner(piece) && ASKS_WHICH.test(text)) ||
    (superlativeOf(pieces) !== undefined && (ASKS.test(text) || Object.keys(ranked).length > 0));
  const which: Question[] =
    (superlative && ASKS.test(text)) || isWhich
      ? [{ kind: 'utmost', ranked, ...(superlative && { superlative }) }]
      : ASKS_ADVICE.test(text) || foundBy(LISTS, marked).some((at) => isTasteAlone(pieces[at]))
        ? [{ kind: 'advice' }]
        : [];
  return [...there.slice(0, which.length > 0 && listed === undefined ? 0 : 1), ...which];
}

/** "Are they really all without?" */
const IS_REALLY =
  /\b(?:are|is)\b.{0,40}\b(?:really|actually|all)\b|\btraces?\b|微量|係咪.{0,4}(?:真|完全|全部|一啲)|一啲酒精都[冇無]/i;
/** Asks whether there is one, or which they are. */
const ASKS_THERE = new RegExp(
  String.raw`(?:^|[.?!,;] ?|\b(?:so|and|but|hi) )(?:do (?:you|u)(?: guys)? (?:have|make|serve)|(?:have )?you (?:have|got)|have you|got(?! (?:an?|my|the|our|to|it)\b(?!.*[?？]))|is there|are there|any(?:thing)?\b(?=[^?？]*[?？]))\b|\b(?:you|they) (?:have|do|make|got) (?:one|a (?:drink|cocktail)|something) (?:that|which|whose|with)\b(?=.*(?:\?|true|right|really))|\bis it true\b|有冇|有無|有沒有|有[一幾]?[杯款隻](?=.*(?:[㗎嗎?？]|真))|(?:有|係)?邊(?:幾|啲)`,
  'i',
);
const ASKS_EACH = new RegExp(
  String.raw`${ANY_OF} (?:\w+ )?(?:are|arent|have|is)\b|\bwhich (?:\w+s|ones)\b|邊(?:幾|啲)`,
  'i',
);
const ASKS_ONE = new RegExp(
  String.raw`${ASKS_ADVICE.source}|最|\bmost\b|\bwhich (?:is|one)\b|\b(?!forest|harvest)[a-z]{3,}est\b|邊[杯款隻]`,
  'i',
);
/** Asks for all that are so: "what's creamy", "show me everything with gin", 椰子味嘅有咩. */
const ASKS_SUCH = new RegExp(
  [
    String.raw`(?:^|[.?!,;] ?|\b(?:and|so|but|hi|hello|ok|okay|me|us|know) )(?:wh?ats|(?:wh?at|which)(?: all)?(?: else)?(?: (?:ones?|drinks?|cocktails?|things?|options?|choices?|of (?:your|the|these|those|them)(?: \w+)?))? (?:comes?|is|are|has|have|got|contains?|includes?|uses?|tastes?|do you(?: guys)? (?:have|do|serve|make|got)|have you(?: got)?|you (?:have|got|do)|are (?:my|the) (?:options|choices)))\b`,
    String.raw`\b(?:what|which|how many) (?:\S+ ){1,4}(?:do (?:you|u|ya)(?: guys)? (?:have|do|serve|make|got)|are there|is there|have you(?: got)?|(?:are )?on the menu|you got)\b`,
    String.raw`\b(?:show|list|name|tell) (?:me |us )?(?:all|everything|every|anything|what|which|the (?:ones|drinks|cocktails|list)|your (?:\w+ )?(?:drinks|cocktails|options)|(?:\w+ )?(?:drinks|cocktails|options))\b`,
    String.raw`\bhow many (?:\S+ ){1,4}(?:have|has|contain|use|come with|(?:are )?made (?:with|from|of)|are)\b`,
    '有(?:啲)?(?:咩|乜嘢?)(?:嘢?飲|嘢?食)?(?=$|[呀架㗎揀選款?？]|.{0,4}[嘅㗎]$)|有邊(?:啲|幾)?[款隻種杯]?(?=$|[呀架㗎?？])|(?:^|[，。？])(?:咩|乜嘢)係|有冇(?:咩|乜)',
  ].join('|'),
  'i',
);
/** A kind of wish by itself is asked for in other ways: one ingredient, a superlative, advice. */
function asksThere(pieces: readonly Piece[], signs: readonly Sign[], text: string): boolean {
  const isSuch = ASKS_SUCH.test(text);
  if (!(isSuch || ASKS_THERE.test(text) || ASKS_EACH.test(text)) || ASKS_ONE.test(text) || superlativeOf(pieces))
    return false;
  const words = pieces.filter(
    (piece, at) => piece.kind === 'flavour' && (isManner(piece) || isOfMenu(piece) || signs[at] === 'refused'),
  );
  const wished = words.filter(
    (piece) => isManner(piece) || (piece.kind === 'flavour' && (piece.flavour.zeroProof ?? isIngredient(piece))),
  );
  return wished.length > 0 && (words.length > 1 || (isManner(words[0]!) && !isOfMenu(words[0])));
}
/** How a drink is to come across: "easy to drink", "sweet". */
const isManner = (piece: Piece): boolean =>
  piece.kind === 'flavour' &&
  (piece.named === undefined ? isTasteAlone(piece) : piece.named.kind === 'trait') &&
  piece.flavour.ignore === undefined;

/** Index of the one thing that is spoken of, and not refused. */
function loneIngredient(pieces: readonly Piece[], signs: readonly Sign[]): number | undefined {
  const words = [...pieces.keys()].filter((at) => pieces[at]!.kind === 'flavour');
  const [only] = words;
  return words.length === 1 && isIngredient(pieces[only!]!) && signs[only!] === 'said' ? only : undefined;
}

const isAllergen = (piece: Piece | undefined): boolean =>
  piece?.kind === 'flavour' && piece.flavour.allergens !== undefined && piece.flavour.isDiet !== true;
const isFree = (piece: Piece): boolean => piece.kind === 'flavour' && piece.flavour.zeroProof === true;
const isAlcohol = (piece: Piece | undefined): boolean => piece?.kind === 'flavour' && piece.flavour.alcohol === true;
/** Of several tastes at once. */
const isManifold = (piece: Piece): boolean =>
  piece.kind === 'flavour' && piece.named === undefined && Object.keys(piece.flavour.delta ?? {}).length > 1;
const IN_EST = /est\b/i;

/** What drinks are sorted by: an ingredient, no alcohol, bubbles, hot. */
const isOfMenu = (piece: Piece | undefined): boolean =>
  piece?.kind === 'flavour' &&
  (isIngredient(piece) ||
    (piece.flavour.zeroProof ?? piece.flavour.alcohol) === true ||
    piece.flavour.allergens !== undefined ||
    (piece.named?.kind === 'trait' && IS_SORT.test(piece.named.id)));

const IS_WATER = /\bwater\b|水$/i;

/** Indexes of what the first pattern that fits marks. */
export const foundBy = (patterns: readonly RegExp[], marked: string): number[] =>
  patterns.flatMap((pattern) => [...marked.matchAll(pattern)].map(([, at]) => Number(at)));
