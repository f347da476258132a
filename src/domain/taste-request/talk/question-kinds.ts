/**
 * Sorts what a guest asks into kinds that can be answered from the menu. Source: docs/behaviour/taste-requests.md
 * "Questions".
 */
import type { Taste } from '#domain/flavour/taste.ts';
import type { Superlative } from '#domain/flavour/wish-order.ts';
import { FLAVOUR_AXES, type FlavourAxis } from '#domain/recipe/recipe.ts';
import { isOneOf, type Sign } from '../negation.ts';
import type { Piece } from '../phrase-tokenizer.ts';
import { IS_SUGAR } from '../named-wishes.ts';
import type { TasteWord } from '../taste-word.ts';
import { superlativeOf } from '../superlatives.ts';
import { MEANINGS } from '../words/meanings.ts';
import type { AskedAbout } from './asked-about.ts';
import { MARK, markedText } from './marked-text.ts';

/** An ingredient, an allergen, a diet, a trait or a drink that the menu may lack. */
export type AskedThing = Pick<TasteWord, 'said' | 'word' | 'named' | 'family'>;

/** `drinks` are ids of the menu, in the order they were said. */
export type Question =
  /** What is in them; what they taste like. */
  | { kind: 'parts' | 'taste'; drinks: readonly string[] }
  | { kind: 'degree'; drinks: readonly string[]; axis: FlavourAxis }
  /** Is there some in them, are they so, or which of it; can it be left out. */
  | { kind: 'holds' | 'leave-out'; drinks: readonly string[]; thing: AskedThing; isWhich?: true }
  /** How two differ. */
  | { kind: 'difference'; drinks: readonly string[] }
  /** A well-known drink that the menu lacks. */
  | { kind: 'lacking'; said: string }
  /** Which has more: of each axis, negative for less. None: which the guest should have. */
  | { kind: 'compare'; drinks: readonly string[]; by: Taste }
  /** Which goes with a food, of these drinks or of all. */
  | { kind: 'pairing'; drinks: readonly string[]; thing: AskedThing }
  /** Is there some, and in which drinks. */
  | { kind: 'stocks' | 'holders'; thing: AskedThing }
  | { kind: 'served'; drinks: readonly string[] }
  /** Which has most or least of all. */
  | { kind: 'utmost'; superlative: Superlative }
  /** What whoever must not have something can't have, or can. */
  | { kind: 'barred' | 'allowed' };

const ANY_OF = String.raw`\b(?:what|which)(?: (?:of|the|your|these|those|drinks?|ones?|cocktails?|stuff|things?|on|menu|else)){0,5}`;
const ANY_HAN = '(?:邊(?:幾)?[啲杯款隻樣個種]|有(?:咩|乜嘢?|邊啲|冇嘢)|咩|乜嘢?)[^，。,.唔飲食有]{0,4}';
/** What a guest must not have: asked for as "what can I not drink", which rules out no alcohol. */
export const ASKS_BARRED = new RegExp(
  String.raw`${ANY_OF} (?:(?:can ?not|cant|shouldnt|mustnt|cannot) i|(?:can|should|must|do) i (?:not|avoid|skip|need to (?:avoid|skip)|have to (?:avoid|skip)|stay away from)|(?:i|we) (?:can ?not|cant|shouldnt|should(?: not| avoid))|(?:are|is) (?:off|out|unsafe|not (?:safe|ok|okay|good)|no good|bad|off limits))(?: (?:have|drink|order|get|avoid|for me|to (?:have|drink)))*|${ANY_HAN}(?:係)?(?:我)?(?:唔(?:飲|食|掂)得|[飲食]唔得|唔可以(?:飲|食|有)|唔好飲|要避開?|唔啱(?:我|飲))`,
  'gi',
);
const ASKS_ALLOWED = new RegExp(
  String.raw`${ANY_OF} (?:can|could|may) (?:i|we) (?:still |safely )?(?:have|drink|get|order)|\b(?:whats|what is|what are|which (?:\w+ )?(?:are|is)|anything|is there anything) (?:\w+ )?(?:safe|ok|okay|fine|suitable|good) (?:for me|to drink)|\banything (?:i|we) can (?:have|drink)|${ANY_HAN}(?:係)?(?:我)?(?:可以)?[飲食]得|${ANY_HAN}(?:係)?(?:我)?(?:可以飲|啱我)`,
  'i',
);
const ASKS_PARTS =
  /\bwh?ats?(?: is| are| do you put| goes| exactly is)? (?:in|into|inside)\b|\bwh?at(?:s| is| are) (?:the |an? |your )?(?:\S+ ?){1,5}\W*$|\bwhat makes\b|\bingredients?\b|\bmade (?:of|from|with)\b|(?:有|落咗?|用)(?:啲)?(?:咩|乜嘢?)(?!味|分別|唔同)|成分|材料/i;
const ASKS_TASTE =
  /\bwhat (?:does|do|would|will) .{1,40}\btastes?\b|\bhow (?:does|do|is|would) .{1,40}\btastes?\b|\b(?:whats|what is|hows) .{2,30} (?:taste )?like\b|\b(?:describe|explain|talk me through|tell me (?:\w+ )?about)\b|(?:係|有)?(?:咩|乜嘢?|點樣?)味|味道(?:係|點|如何|怎)|飲落(?:去)?(?:係|會|有)?(?:點|咩|乜)|係(?:咩|乜嘢?)(?:酒|嘢)?(?:嚟|來)/i;
const ASKS_STRENGTH =
  /\bhow (?:strong|alcoholic|boozy|potent)\b|\babv\b|\bproof\b|\bper ?cent(?:age)?\b|\balcohol (?:content|level|percentage|by volume)|\bhow much alcohol\b|[有係]?幾多?(?:度|巴仙)|幾高度數|酒精(?:度|含量|濃度)|幾(?:大|多)?酒精|有幾[烈勁]/i;
const ASKS_DIFFERENCE = /\bdiffer(?:s|ent|ence)?\b|分別|唔同|差別|區別/i;
const ASKS_CHOICE =
  /\b(?:which|whats|what is|what|better|best|should i|recommend|would you)\b|[邊揀]|較|比較|好啲|\?|？|\bthan\b|過/i;
const ASKS = /[?？]|\b(?:which|what|whats|how|is|are|does|do you|can|could)\b|[邊咩乜㗎嗎呢點]|有冇|係咪/i;
const FOOD = /^with (?!food$)|^with food$/;
const EASE = 'easy to drink';

const A = String.raw`(?:(?:any|an?|some|the|your|our|good|decent|proper|kind of|sort of|types of) ){0,3}`;
const MEASURE = String.raw`(?:(?:glass|glasses|bottle|bottles|pint|cup|can)(?: of)? )?`;
const ASKS_STOCK = [
  String.raw`\b(?:do|would|dont) (?:you|u|ya|they|we)(?: guys)? (?:still |also |even )?(?:have|do|serve|sell|stock|carry|keep|got|pour)(?: got)? ${A}${MEASURE}${MARK}(?=\W*$|\W*[?,.]|by (?:the|a)|on (?:tap|draft|the menu)|here|available|left|please|at all|tonight|for)`,
  String.raw`(?:^|[,.?!] ?)(?:hi |hey |hello |so |and )?(?:(?:have you |you |u )?got|have you|is there|are there|any) (?:got )?${A}${MEASURE}${MARK}(?=\W*$|\W*[?,.]|by (?:the|a)|on (?:tap|draft|the menu)|here|available|left|at all|tonight)`,
  String.raw`\b(?:what|which) ${MARK}(?:do you|have you|you|are there|is there)\b`,
  String.raw`\b(?:a|one|1|two|by the) (?:glass|bottle) of ${A}${MARK}`,
  `(?:有冇|有無|有沒有|賣唔賣|有得)(?:得)?(?:飲|叫|賣|淨飲)?(?:啲|一?[杯枝支樽])*(?:嘅)?${MARK}(?:飲|賣|㗎|呀|呢|架|嗎)*(?=\\W*$|[，。,.?？])`,
  `一?[杯枝支樽]${MARK}(?=\\W*$|[，。,.?？])`,
].map((pattern) => new RegExp(pattern, 'gi'));
const ASKS_HOLDERS = [
  String.raw`${ANY_OF} (?:\w+ )?(?:have|has|contains?|got|are|is|come with|use)(?: got)? ${A}${MARK}`,
  String.raw`(?:^|[,.?!] ?)any ${MARK}(?=\W*$|\W*[?])`,
  `邊(?:幾)?[啲杯款隻個種](?:酒|嘢飲|飲品|雞尾酒)?(?:係|入面)?(?:有|落咗?|用)?${MARK}`,
].map((pattern) => new RegExp(pattern, 'gi'));
const LEAVES_OUT =
  /\b(?:can|could|would|will|do|does|is it possible|possible)\b.*\b(?:without|no|hold|leave|skip|minus|omit)\b|(?:得唔得|可唔可以|可以|有冇).*(?:走|唔[落加要放]|冇)|(?:走|唔[落加要放]|冇).*得唔得/i;
const WHICH_OF_IT =
  /\b(?:what|which) (?:kind of |sort of |type of |brand of )?\w+ (?:is|are|goes|do you|have you)\b|(?:咩|乜|邊[隻款])(?!味)/i;
const ASKS_SO = /\b(?:what|which|anything|something|any|whats)\b|有[冇咩乜]|邊/i;

/**
 * The questions of a sentence, in the order they are answered.
 * @param text as it was said, before what nobody can have was taken out of it
 */
export function questionsOf(
  pieces: readonly Piece[],
  signs: readonly Sign[],
  about: AskedAbout,
  text: string,
): Question[] {
  if (text.search(ASKS_BARRED) >= 0) return [{ kind: 'barred' }];
  const named = pieces.flatMap((piece, at) => (piece.kind === 'name' ? [{ at, id: piece.name }] : []));
  const all = unique(named.map(({ id }) => id));
  const drinks = unique(named.filter(({ at }) => about.drinks.has(at)).map(({ id }) => id));
  const food = pieces.findLastIndex((piece) => FOOD.test(nameOf(piece) ?? ''));
  if (food >= 0 && ASKS.test(text)) return [{ kind: 'pairing', drinks: all, thing: thingAt(pieces, food)! }];
  const marked = markedText(pieces, (piece) => piece.kind === 'name' || piece.kind === 'flavour');
  const [stocked] = foundBy(ASKS_STOCK, marked);
  if (all.length === 0)
    return ofMenu(pieces, signs, text, stocked ?? foundBy(ASKS_HOLDERS, marked)[0], stocked !== undefined);
  if (drinks.length === 0 && stocked !== undefined && pieces[stocked]?.kind === 'name' && all.length === 1)
    return [{ kind: 'served', drinks: all }];
  const lacking = lackingIn(pieces, about);
  if (drinks.length > 0 && ASKS_DIFFERENCE.test(text)) return [{ kind: 'difference', drinks: all }, ...lacking];
  const words = [...about.words].toSorted((a, b) => a - b);
  const by = comparedBy(pieces, signs, words);
  const isOfThings = words.some((at) => !isTasteAlone(pieces[at]) && nameOf(pieces[at]) !== EASE);
  if (drinks.length > 1 && ASKS_CHOICE.test(text) && (Object.keys(by).length > 0 || !isOfThings))
    return [{ kind: 'compare', drinks, by }];
  if (drinks.length === 0) return leftOut(pieces, signs, all, text);
  const ofThese = WHAT_MAKES.test(text) ? [] : ofWords(pieces, words, drinks, text);
  const [asksTaste, asksParts] = [ASKS_TASTE, ASKS_PARTS].map((pattern) => pattern.test(text));
  const asked: Question[] = [
    ...(asksParts && !asksTaste && (ofThese.length === 0 || WHAT.test(text))
      ? [{ kind: 'parts' as const, drinks }]
      : []),
    ...(asksTaste ? [{ kind: 'taste' as const, drinks }] : []),
    ...ofThese,
    ...leftOut(pieces, signs, all, text),
  ];
  return [...(asked.length > 0 ? asked : [{ kind: 'taste' as const, drinks }]), ...lacking];
}
/** "Whats", where an apostrophe was left out. */
const WHAT = /\bwh?ats?\b|咩|乜/i;
const WHAT_MAKES = /\bwhat makes\b/i;

/** What is asked of the menu as a whole. */
function ofMenu(
  pieces: readonly Piece[],
  signs: readonly Sign[],
  text: string,
  at: number | undefined,
  isOfStock: boolean,
): Question[] {
  const isWithout = (piece: Piece, i: number): boolean =>
    piece.kind === 'flavour' &&
    piece.flavour.allergens !== undefined &&
    (piece.flavour.isDiet === true || (signs[i] === 'refused' && !isOneOf(pieces[i + 1], 'allergy')));
  if (ASKS_ALLOWED.test(text) || (ASKS_SO.test(text) && pieces.some(isWithout))) return [{ kind: 'allowed' }];
  const superlative = superlativeOf(pieces);
  if (superlative && ASKS.test(text)) return [{ kind: 'utmost', superlative }];
  const thing = at === undefined || isTasteAlone(pieces[at]) ? undefined : thingAt(pieces, at);
  if (!thing) return [];
  const isFree = thing.word.alcohol === true && signs[at!] === 'refused';
  return [{ kind: isOfStock ? 'stocks' : 'holders', thing: isFree ? { ...thing, word: MEANINGS.zeroProof } : thing }];
}

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
const nameOf = (piece: Piece | undefined): string | undefined =>
  piece?.kind === 'flavour' ? piece.named?.id : undefined;
/** A taste, and nothing that is in a glass or not: "spicy", and not "spices". */
const isTasteAlone = (piece: Piece | undefined): boolean => {
  if (piece?.kind !== 'flavour') return true;
  const { allergens, alcohol, zeroProof, delta = {} } = piece.flavour;
  if (allergens ?? alcohol ?? zeroProof ?? piece.named) return false;
  return piece.family === undefined || Object.keys(delta).length > 0;
};

function thingAt(pieces: readonly Piece[], at: number): AskedThing | undefined {
  const piece = pieces[at];
  if (piece?.kind !== 'flavour') return undefined;
  const { said, flavour: word, named, family } = piece;
  return { said, word, ...(named && { named }), ...(family !== undefined && { family }) };
}

/** Indexes of what the first pattern that fits marks. */
const foundBy = (patterns: readonly RegExp[], marked: string): number[] =>
  patterns.flatMap((pattern) => [...marked.matchAll(pattern)].map(([, at]) => Number(at)));

/** Asked about, and not wished for: that is said otherwise. */
const lackingIn = (pieces: readonly Piece[], about: AskedAbout): Question[] =>
  pieces.flatMap(({ said }, at) =>
    about.drinks.has(at) && about.isCompared && pieces[at]!.kind === 'flavour' ? [{ kind: 'lacking', said }] : [],
  );

/** What makes one drink win over another. */
function comparedBy(pieces: readonly Piece[], signs: readonly Sign[], words: readonly number[]): Taste {
  const by: Taste = {};
  for (const at of words) {
    const piece = pieces[at];
    if (piece?.kind !== 'flavour') continue;
    const isLess = signs[at] === 'less' || signs[at] === 'refused' || isOneOf(pieces[at - 1], 'less');
    const delta = piece.named?.id === EASE ? EASILY : piece.flavour.delta;
    for (const axis of FLAVOUR_AXES) if (delta?.[axis]) by[axis] = delta[axis] * (isLess ? -1 : 1);
  }
  return by;
}
/** Weak, and neither hot nor bitter. */
export const EASILY: Taste = { strength: -2, spicy: -1, bitter: -1 };

/** Each taste and each thing that was asked about, once. */
function ofWords(
  pieces: readonly Piece[],
  words: readonly number[],
  drinks: readonly string[],
  text: string,
): Question[] {
  const asksStrength = ASKS_STRENGTH.test(text);
  const axes = new Set<FlavourAxis>(asksStrength ? ['strength'] : []);
  const things = new Map<string, AskedThing>();
  for (const at of words) {
    const [piece, thing] = [pieces[at], thingAt(pieces, at)];
    if (piece?.kind !== 'flavour' || !thing) continue;
    if (piece.named?.id === 'hot drink' && /^how$/i.test(pieces[at - 1]?.said ?? '')) axes.add('spicy');
    else if (IS_SUGAR.test(piece.said))
      things.set('sugar', { said: piece.said, word: {}, named: { kind: 'trait', id: 'sugar' } });
    else if (!isTasteAlone(piece)) {
      if (!(asksStrength && piece.flavour.alcohol)) things.set(piece.named?.id ?? piece.said, thing);
    } else for (const axis of FLAVOUR_AXES) if (piece.flavour.delta?.[axis]) axes.add(axis);
  }
  const isWhich = WHICH_OF_IT.test(text);
  return [
    ...[...axes].map((axis) => ({ kind: 'degree' as const, drinks, axis })),
    ...[...things.values()].map((thing) => ({
      kind: 'holds' as const,
      drinks,
      thing,
      ...(isWhich && { isWhich: true as const }),
    })),
  ];
}

/** "Can you make the Clover Club without egg?" */
function leftOut(
  pieces: readonly Piece[],
  signs: readonly Sign[],
  drinks: readonly string[],
  text: string,
): Question[] {
  if (!LEAVES_OUT.test(text)) return [];
  const things = pieces.flatMap((piece, at) =>
    signs[at] === 'refused' &&
    piece.kind === 'flavour' &&
    (piece.flavour.allergens ?? piece.named?.kind === 'ingredient')
      ? (thingAt(pieces, at) ?? [])
      : [],
  );
  return things.slice(0, 1).map((thing) => ({ kind: 'leave-out' as const, drinks, thing }));
}
