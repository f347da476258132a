/**
 * Hears what a guest asks about a drink and does not wish for: "what's in the Negroni", "does the Penicillin have honey
 * in it", 內格羅尼有幾多度. Source: docs/behaviour/taste-requests.md "Questions".
 */
import { spell, type Piece } from '../phrase-tokenizer.ts';
import { MARK, markedText } from './marked-text.ts';
import { questionsIn } from './questions.ts';

export interface AskedAbout {
  /** Indexes of the drinks asked about. */
  drinks: ReadonlySet<number>;
  /** Indexes of what is asked of them. */
  words: ReadonlySet<number>;
  /** Indexes of everything in the questions' clauses: what is not understood there is asked, and not wished for. */
  asked: ReadonlySet<number>;
  /** One of two is asked for: "which is sweeter, passion fruit or mango". */
  isChoice: boolean;
  /** Drinks are compared, and none is ordered. */
  isCompared: boolean;
  /** Something is asked of "it", where no drink was named. */
  isOfIt: boolean;
  /** A drink is asked about and something else wished for. */
  isOfElse: boolean;
}

const THE = String.raw`(?:(?:the|your|an?|this|that) ){0,2}`;
const IN = String.raw`(?: ?(?:入面|裏面|裡面|裡頭|裏頭|入邊|裡邊|裏|裡))`;
/** `drink` or `word` says which mark is which, in order. */
const PATTERNS: readonly (readonly [marks: readonly ('drink' | 'word')[], pattern: RegExp])[] = (
  [
    [['drink'], String.raw`\bwh?ats?(?: is| do you put| goes| exactly is)? (?:in|into|inside)(?: of)? ${THE}${MARK}`],
    [
      ['drink'],
      String.raw`\b(?:what is|whats|what exactly is) ${THE}${MARK}(?:made (?:of|with|from)|like|again)?(?=\W*$|\W*[,.?!])`,
    ],
    [
      ['drink'],
      String.raw`\b(?:what does|how does|hows|what would you say) ${THE}${MARK}(?:taste|contain|come with|look)`,
    ],
    [['drink'], String.raw`\b(?:whats|what is|what are) the ingredients (?:of|in|for) ${THE}${MARK}`],
    [['drink'], String.raw`\b(?:describe|explain|(?:talk me through|tell me (?:\w+ ){0,2}about)) ${THE}${MARK}`],
    [
      ['drink'],
      String.raw`\b(?:(?:what|which|how many) (?:percent(?:age)?|per cent|abv|proof)|abv|alcohol content|strength) (?:is |are |does |do |of |in |for |content |level |there )*${THE}${MARK}`,
    ],
    [
      ['word', 'drink'],
      String.raw`\b(?:whats|what is) the ${MARK}(?:(?:content|level|percentage) )?(?:of|in|for|on) ${THE}${MARK}`,
    ],
    [['word', 'drink'], String.raw`\bhow ${MARK}(?:\w+ ){1,4}(?:with|for|about|on|in) ${THE}${MARK}`],
    [
      ['word', 'drink'],
      String.raw`\b(?:what|which) (?:kind of |sort of |type of )?${MARK}(?:is |are |goes |do you (?:use|put) |have you got )*(?:in |into |for )${THE}${MARK}`,
    ],
    [
      ['drink', 'word', 'drink'],
      String.raw`\bhow (?:is|are|does|do) ${THE}${MARK}${MARK}(?:from|to|than|compared to) ${THE}${MARK}`,
    ],
    [
      ['word', 'drink'],
      String.raw`\bdo you (?:put|use|add) (?:any |an? |some )?${MARK}(?:in|into|on|for) ${THE}${MARK}`,
    ],
    [['drink', 'word'], String.raw`^\W*${THE}${MARK}[,:?-]* ?${MARK}or (?:no|not|without)\b`],
    [
      ['drink', 'word', 'word'],
      `${MARK}(?:呢[杯隻款])?(?:係)?${MARK}定(?:係)?${MARK}(?= ?(?:drinks?|嘢飲|酒)? ?(?:嚟|\\W*$|[㗎呀呢?？]))`,
    ],
    [['drink', 'word'], `${MARK}(?:入面)?(?:係)?(?:用|落)咗?(?:咩|乜嘢?|邊[隻款])${MARK}`],
    [['drink', 'word'], String.raw`\bwhat makes ${THE}${MARK}(?:so )?${MARK}`],
    [
      ['drink', 'word', 'word'],
      String.raw`\b(?:what is|whats|is) ${THE}${MARK}made (?:of|with|from|on),? ?${MARK}or ${MARK}`,
    ],
    [['word', 'drink', 'word'], String.raw`\b(?:is that|is it) ${MARK}in ${THE}${MARK}or ${MARK}`],
    [['word', 'drink'], String.raw`\b(?:any|is that|is it) ${MARK}(?:in|inside|on) ${THE}${MARK}`],
    [
      ['drink', 'word', 'word'],
      String.raw`${MARK}(?:[,:?-]+ ?|is )(?:with |made |of |from |it |that |is )*${MARK}or ${MARK}(?=\?)`,
    ],
    [['drink', 'word'], String.raw`^\W*${THE}${MARK}[,:?-]+ ?${MARK}(?=\?)`],
    [
      ['drink', 'word'],
      String.raw`^\W*${THE}${MARK}(?:have|has|got|contains?|is) (?:any |some |very |so |too )?${MARK}(?:or (?:no|not)\b|inside)`,
    ],
    [['drink'], String.raw`\b(?:whats|what is) (?:so )?(?:good |great |nice )about ${THE}${MARK}`],
    [['word', 'drink'], String.raw`\b(?:whats|what is) (?:so )?${MARK}about ${THE}${MARK}`],
    [['drink', 'word'], `${MARK}(?:點解|為[咩乜何])(?:會|係|咁)*${MARK}`],
    [['drink', 'word', 'word'], `${MARK}(?:係)?用${MARK}定(?:係)?${MARK}`],
    [['drink', 'drink'], String.raw`\bhow (?:do|does) ${THE}${MARK}compare (?:to|with|against) ${THE}${MARK}`],
    [
      ['drink'],
      String.raw`\b(?:what taste (?:is|has)|what means?) ${THE}${MARK}|${MARK}[,:-]+ ?(?:what is|whats) (?:that|it|this|in)`,
    ],
    [
      ['drink', 'word', 'drink'],
      String.raw`\b(?:is|are) ${THE}${MARK}(?:more |less |as |any |much |a (?:bit|lot|little) )*${MARK}(?:than|as) ${THE}${MARK}`,
    ],
    [['drink', 'word', 'drink'], String.raw`${MARK}(?:係咪|係唔係|會唔會|有冇)(?:比)?${MARK}(?:過|得過|啲過)${MARK}`],
    [
      ['drink'],
      String.raw`${MARK}(?:呢[杯隻款]|嗰[杯隻款])?(?:係|有|會)?(?:咩|乜|乜嘢|點|點樣)?(?:味道?|味)(?:係|點|如何|怎)?`,
    ],
    [['drink'], String.raw`${MARK}(?:飲落(?:去)?(?:係|會|有)?(?:點|咩|乜)|係(?:咩|乜嘢?)(?:酒|嘢)?(?:嚟|來))`],
    [
      ['word', 'drink'],
      String.raw`\b(?:is|are) (?:there )?(?:any |an? |much |a lot of |lots of )?${MARK}(?:\w+ ){0,2}(?:in|inside) ${THE}${MARK}`,
    ],
    [
      ['drink', 'word'],
      String.raw`\b(?:does|has|will|is) ${THE}${MARK}(?:have|contain|come with|include|use|got|made with|taste|too|very|really)* ?(?:any |an? |of |much )*${MARK}(?=[^<>]*\?|(?: in it)?\W*$|[^<>]*[,.])`,
    ],
    [['word', 'drink'], String.raw`\bhow (?:much )?${MARK}(?:is |does |are )(?:there )?(?:in )?${THE}${MARK}`],
    [
      ['drink'],
      String.raw`\bhow (?:many \w+|big|large|long|alcoholic|much alcohol) (?:is|does|are)(?: there in)? ${THE}${MARK}`,
    ],
    [
      ['drink'],
      String.raw`${MARK}${IN}?(?:呢[杯隻款]|嗰[杯隻款])?(?:其實)?(?:係|有|落[咗]?|用)(?:啲)?(?:咩|乜|乜嘢|咩嘢)(?!味)`,
    ],
    [['drink', 'word'], String.raw`${MARK}${IN}(?:會唔會|係咪|係唔係)?(?:有冇|有無|有沒有|含唔含|有)${MARK}`],
    [['drink', 'word'], String.raw`${MARK}(?:會唔會|係咪|係唔係)(?:好|太|幾|有)?${MARK}`],
    [['drink'], String.raw`${MARK}(?:有幾多|幾多|有幾高|幾高)(?:度|酒精|巴仙|卡路里)`],
    [['drink', 'word', 'word'], String.raw`${MARK}(?:呢[杯隻款])?(?:係)?${MARK}唔${MARK}`],
    [['drink', 'word'], String.raw`${MARK}(?:呢[杯隻款])?(?:有)?幾${MARK}(?:㗎|呀|架|\?|？|$)`],
    [['word', 'drink'], String.raw`(?:^|[，。,.!！?？])${MARK}(?:(?:喺|係)${MARK}(?:入面)?|${MARK}入面)(?:有冇|有無)`],
  ] as const
).map(([marks, pattern]) => [marks, new RegExp(pattern, 'gi')]);

const NOUN = '(?:of|the|your|these|those|drinks?|ones?|cocktails?|stuff|things?|on|menu|else)';
/** "Which of your drinks". */
export const ANY_OF = String.raw`\b(?:what|which)(?: ${NOUN}){0,5}`;
/** Never of 乜都唔飲得, which refuses all. */
export const ANY_HAN = '(?:邊(?:幾)?[啲杯款隻樣個種]|有(?:咩|乜嘢?|邊啲|冇嘢)|咩|乜嘢?)[^，。,.唔飲食有都也]{0,4}';
/** What a guest must not have: asked for as "what can I not drink", which rules out no alcohol. */
export const ASKS_BARRED = new RegExp(
  [
    String.raw`${ANY_OF} (?:(?:can ?not|cant|shouldnt|mustnt) i|(?:can|should|must|do) (?:i|we|she|he|they) (?:not|avoid|skip|need to (?:avoid|skip)|have to (?:avoid|skip)|(?:stay|keep|steer) (?:away from|clear of)|watch out for|not touch))(?: (?:have|drink|order|get))*`,
    String.raw`\b(?:what|which)(?: ${NOUN}){1,5} (?:(?:i|we) (?:can ?not|cant|shouldnt|should(?: not| avoid))|(?:are|is) (?:off|out|unsafe|not (?:safe|ok|okay|good)|no good|bad)\b)(?: (?:have|drink|order|get|limits|for me))*(?! (?:is|are|was)\b)`,
    String.raw`\bwhat(?: i|)s (?:off (?:the )?(?:limits|table|menu)|out of bounds|forbidden)\b(?: for me)?`,
    `邊(?:啲|幾|杯)[^，,。.？?]{0,10}(?:要避開?|唔[飲食掂]得)`,
    `${ANY_HAN}(?:係)?(?:我)?(?:唔(?:飲|食|掂)得|[飲食]唔得|唔可以(?:飲|食|有)|要避開?|唔啱(?:我|飲))`,
  ].join('|'),
  'gi',
);

/** Which of all have it: a thing that somebody may be allergic to is asked for, and not wished for. */
const OF_ALL = [
  String.raw`\b(?:any|there)(?: an?)? ${MARK}in (?:<\d+>|any|these|them|your)`,
  String.raw`(?:${ANY_OF}|\bdo(?:es)? (?:<\d+>|any\w*)) ?(?:\w+ ){0,3}(?:have|has|contains?|use)(?: any)? ?${MARK}`,
  `邊幾?[啲杯款](?:酒|嘢飲)?(?:入面)?(?:有|落|含)${MARK}`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** Of the one drink that is spoken of, or of all. */
const OF_IT = [
  String.raw`(?:^|[,.?!] ?|and )(?:any|no) ${MARK}(?=\?)`,
  String.raw`\b(?:is|are) there (?:any |an? |much |some )?${MARK}(?:in (?:it|that|this|there)|inside)`,
  String.raw`\b(?:is|are) (?:it|that|this) (?:the |an? |real )?${MARK}(?=\?)`,
  String.raw`\bdoes (?:it|that|this) (?:have|contain|come with|taste of) (?:any |an? )?${MARK}`,
  String.raw`(?:^|there )<\d+> ?(?:\w+ ){0,3}(?:with|contain\w*) ${MARK}(?=\?)`,
  String.raw`幾(?:多|大|高)${MARK}`,
  String.raw`(?:[，。,.?？ ]|同埋?|仲有) ?${MARK}唔${MARK}(?=\W*$|[㗎呀?？])`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** "The blue one", 藍色嗰杯: a drink by what it is like. */
export const OF_THAT_ONE = /\b(?:the|that|your|this) (?:\w+ ){1,3}(?:one|drink)\b|嗰[杯隻款]/i;
/** What is asked of it. */
export const HELD_BY_IT = [
  String.raw`\b(?:is|are) there (?:any )?${MARK}in (?:the|that|your|this)\b`,
  String.raw`\b(?:does|do|has) (?:the|that|your|this) (?:\S+ ){1,4}(?:have|contain)(?: any| an?)? ?${MARK}`,
  `(?:嗰[杯隻款]|嘅)(?:係咪|係唔係)?有[冇無]${MARK}(?!嘅|味|版)`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** "Do the soy sauce and the malt have gluten", baijiu 同豉油嗰啲有冇麩質: of things, and no drink need be named. */
const OF_THINGS = [
  `${MARK}(?:(?:同埋?|、|and|或者?|定係?) ?${MARK})?(?:嗰啲|呢啲|嗰[隻樣]) ?(?:會唔會|係咪)?有[冇無]${MARK}`,
  String.raw`\b(?:do|does) ${THE}${MARK}(?:(?:and|or|,) ?${THE}${MARK})?(?:have|contain)(?: any)?${MARK}`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** "Is the ginger beer alcoholic?", 湯力水有冇酒精: the thing, then what is asked of it. */
const THING_FIRST = [
  String.raw`\b(?:is|are|does|do) ${THE}${MARK}(?:have |contain |got |made with |any |really |actually |an? )*${MARK}(?:or (?:no|not)|in (?:it|them|there)|(?:drink|one)s?|too)?(?=\W*$|\W*[?,.])`,
  String.raw`(?:^|[,.] ?)${THE}${MARK}[,:] ?(?:is|are|does|do) (?:it|they|that) (?:have |contain |got |any |an? )*${MARK}(?=\W*$|\W*[?,.])`,
  `${MARK}(?:入面|裡面)?(?:其實)?(?:(?:係咪|係唔係|會唔會)(?:含有?|有)?|含唔含|有[冇無]|(?:含有?|有|係)(?=[^，。?？]*[嗎㗎?？]))${MARK}(?:嚟|[㗎架呀嘅嗎呢])*(?=\\s*$|[，。,.?？!！])`,
].map((pattern) => new RegExp(pattern, 'gi'));
const ALCOHOL_FIRST = new RegExp(
  String.raw`\b(?:is|are) (?:there )?(?:any )?${MARK}in(?:side)? ${THE}${MARK}(?=\W*$|\W*[?,.])`,
  'gi',
);
const HAS_SOME = new RegExp(`${MARK}${MARK}(?:嚟|[架呀嘅])*[嗎㗎?？]`, 'g');
const ASKS_IF = /[?？㗎架嗎]|\b(?:is|are|does|do)\b|係咪|係唔係|有[冇無]|含/i;

/** Of which thing it is asked whether it has alcohol, where nothing on the menu is called so. */
export function alcoholAsked(pieces: readonly Piece[]): { thing: number; alcohol: number } | undefined {
  const text = markedText(pieces, (piece) => piece.kind === 'name' || piece.kind === 'flavour');
  if (!ASKS_IF.test(spell(pieces)) || pieces.some(({ kind }) => kind === 'name')) return undefined;
  const pairs = [
    ...THING_FIRST.flatMap((pattern) => [...text.matchAll(pattern)].map(([, thing, alcohol]) => [thing, alcohol])),
    ...[...text.matchAll(ALCOHOL_FIRST)].map(([, alcohol, thing]) => [thing, alcohol]),
  ].map((pair) => pair.map(Number));
  // 苦精有酒精嗎: one phrase of the word lists.
  const phrases = [...text.matchAll(HAS_SOME)]
    .map(([, thing, alcohol]) => [Number(thing), Number(alcohol)])
    .filter(([, alcohol]) => /^[有含係]/.test(pieces[alcohol!]!.said));
  const found = [...pairs, ...phrases].find(
    ([thing, alcohol]) => isIngredient(pieces[thing!]) && isAlcohol(pieces[alcohol!]),
  );
  return found && { thing: found[0]!, alcohol: found[1]! };
}
/** "The two mules, how do they differ?", 兩隻馬天尼有咩唔同: all that are called so, none of which is ordered. */
export const isOfNamesakes = (text: string): boolean => DIFFERS.test(text) && OF_SEVERAL.test(text);
const DIFFERS =
  /\bdiffer(?:s|ence|ent from)?\b|\bhow (?:are|is)\b.*\bdifferent\b|分別|(?:[咩乜點]樣?|邊度|有冇)唔同|區別|差[別啲咩]/i;
const OF_SEVERAL =
  /\b(?:between|of) (?:the|your|these|those|all)\b|\b(?:the|your|these|those) (?:two|three|2|3)\b|[兩三幾2-3][杯隻款種個]|邊[兩幾]/i;
/** "What means swizzle?", sour 即係咩: of a word, and no drink is ordered. */
const ASKS_MEANING =
  /^\W*(?:(?:sorry|hi|hey|so|and|excuse me)[, ]+)*what(?: (?:means?|is meant by|do you mean by)|s? (?:is )?(?:the )?meaning of)\b[^,.?!;]+\W*$|^\W*what does (?:\S+ ){1,3}means?\W*$|^[^，。,.]{1,12}(?:即係(?:咩|乜嘢?)|係(?:咩|乜嘢?)意思)(?:意思)?[㗎呀嚟]*[\s\p{P}]*$/iu;
const isIngredient = (piece: Piece | undefined): boolean =>
  piece?.kind === 'flavour' && /^(?:ingredient|drink)$/.test(piece.named?.kind ?? '');
const isAlcohol = (piece: Piece | undefined): boolean => piece?.kind === 'flavour' && piece.flavour.alcohol === true;

const isDrink = (piece: Piece | undefined): boolean =>
  piece?.kind === 'name' || (piece?.kind === 'flavour' && piece.named?.kind === 'drink');

/** "Anything with shellfish?" asks of all, where "anything with mango?" wishes for it. */
const mayBeAsked = (piece: Piece | undefined, drinks: number): boolean =>
  piece?.kind === 'flavour' && (drinks === 1 || (piece.flavour.allergens !== undefined && piece.named === undefined));

export function askedAbout(pieces: readonly Piece[]): AskedAbout {
  const { isChoice, isOfIt, isOfElse, ...questions } = questionsIn(pieces);
  const [drinks, words, asked] = [new Set(questions.drinks), new Set(questions.words), new Set(questions.unknown)];
  const text = markedText(pieces, (piece) => piece.kind === 'name' || piece.kind === 'flavour');
  const only = pieces.flatMap((piece, at) => (isDrink(piece) ? [at] : []));
  for (const pattern of OF_ALL)
    for (const [, at] of text.matchAll(pattern)) {
      const piece = pieces[Number(at)];
      if (piece?.kind === 'flavour' && piece.flavour.allergens) words.add(Number(at));
    }
  for (const pattern of OF_IT)
    for (const [, ...at] of text.matchAll(pattern)) {
      const said = at.map(Number).filter((each) => mayBeAsked(pieces[each], only.length));
      for (const each of said) words.add(each);
      if (said.length > 0 && only.length === 1) drinks.add(only[0]!);
    }
  // To ask for what has no alcohol is to want it.
  const isOfMeaning = ASKS_MEANING.test(spell(pieces));
  if (isOfMeaning)
    pieces.forEach((piece, at) => {
      asked.add(at);
      if (piece.kind === 'name') drinks.add(at);
      else if (piece.kind === 'flavour' && !piece.flavour.zeroProof) words.add(at);
    });
  const names = pieces.flatMap((piece, at) => (piece.kind === 'name' ? [at] : []));
  const isOfOneName = new Set(names.map((at) => pieces[at]!.said.toLowerCase())).size === 1;
  const areNamesakes = isOfOneName && isOfNamesakes(spell(pieces));
  if (areNamesakes) for (const at of names) drinks.add(at);
  const ofAlcohol = alcoholAsked(pieces);
  if (ofAlcohol) for (const at of Object.values(ofAlcohol)) words.add(at);
  for (const pattern of OF_THINGS)
    for (const [, ...found] of text.matchAll(pattern)) {
      const at = found.flatMap((each) => (each === undefined ? [] : [Number(each)]));
      const last = pieces[at.at(-1)!];
      if (last?.kind === 'flavour' && last.flavour.allergens) for (const each of at) words.add(each);
    }
  if (only.length === 0 && OF_THAT_ONE.test(spell(pieces)))
    for (const pattern of HELD_BY_IT) for (const [, at] of text.matchAll(pattern)) words.add(Number(at));
  const isCompared = questions.isCompared || areNamesakes || isOfMeaning;
  if (only.length === 0) return { drinks, words, asked, isChoice, isCompared, isOfIt, isOfElse };
  for (const [marks, pattern] of PATTERNS)
    for (const [, ...found] of text.matchAll(pattern)) {
      const at = found.filter((each) => each !== undefined);
      if (!marks.every((mark, i) => mark === 'word' || isDrink(pieces[Number(at[i])]))) continue;
      marks.forEach((mark, i) => (mark === 'drink' ? drinks : words).add(Number(at[i])));
    }
  return { drinks, words, asked, isChoice, isCompared, isOfIt, isOfElse };
}
