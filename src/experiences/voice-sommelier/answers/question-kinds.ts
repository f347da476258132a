/**
 * Sorts what a guest asks into kinds that can be answered from the menu. Source: docs/behaviour/taste-requests.md
 * "Questions".
 */
import type { Taste } from '#domain/flavour/taste.ts';
import { FLAVOUR_AXES, type FlavourAxis } from '#domain/recipe/recipe.ts';
import { isOneOf, type Sign } from '#domain/taste-request/negation.ts';
import type { Piece } from '#domain/taste-request/phrase-tokenizer.ts';
import { MEANINGS } from '#domain/taste-request/words/meanings.ts';
import { IS_SUGAR } from '#domain/taste-request/named-wishes.ts';
import { statedAbv } from '#domain/taste-request/usual-abv.ts';
import { superlativeOf } from '#domain/taste-request/superlatives.ts';
import {
  alcoholAsked,
  ANY_OF,
  ASKS_BARRED,
  isOfNamesakes,
  HELD_BY_IT,
  OF_THAT_ONE,
  type AskedAbout,
} from '#domain/taste-request/talk/asked-about.ts';
import type { Spoken } from '#domain/taste-request/taste-request.ts';
import { askedBack, ASKS_FOOD, isOnlyOfBar } from '#domain/taste-request/talk/asked-back.ts';
import { MARK, markedText } from '#domain/taste-request/talk/marked-text.ts';
import {
  BY_GLASS,
  EASE,
  isIngredient,
  isTasteAlone,
  isTastedTrait,
  isTasteless,
  nameOf,
  thingAt,
  type AskedThing,
  type Question,
} from './asked-things.ts';
import { explained as meaningOf, wayAsked } from './glossary.ts';
import { ASKS, ASKS_ADVICE, ASKS_LEFT, foundBy, LISTS_BEFORE, ofMenu } from './menu-questions.ts';

const ASKS_PARTS =
  /\bwh?ats?(?: is| are| do you put| goes| exactly is)? (?:in|into|inside)\b|\bingredients?\b|\bmade (?:of|from|with)\b|(?:有|落咗?|用)(?:啲)?(?:咩|乜嘢?)(?!味|分別|唔同)|成分|材料/i;
/** "What is a Bellini?" */
const ASKS_WHAT = /\bwh?at(?:s| is| are) (?:the |an? |your )?(?:\S+ ?){1,5}\W*$|\bwhat makes\b|\bwhy\b|點解/i;
const ASKS_TASTE =
  /\bwhat (?:does|do|would|will) .{1,40}\btastes?\b|\bhow (?:does|do|is|would) .{1,40}\btastes?\b|\b(?:whats|what is|hows) .{2,30} (?:taste )?like\b|\bwhat(?:s| is) (?:so )?\w+ about\b|\b(?:describe|explain|talk me through|tell me (?:\w+ )?about)\b|(?:係|有)?(?:咩|乜嘢?|點樣?)味|味道(?:係|點|如何|怎)|飲落(?:去)?(?:係|會|有)?(?:點|咩|乜)|係(?:咩|乜嘢?)(?:酒|嘢)?(?:嚟|來)/i;
const ASKS_STRENGTH =
  /\bhow (?:strong|alcoholic|boozy|potent)\b|\bhow (?:many|much) (?:degrees?|per ?cent)\b|\bwhat degree\b|\babv\b|\bproof\b|\bper ?cent(?:age)?\b|\balcohol (?:content|level|percentage|by volume)|\bhow much alcohol\b|[有係]?幾多?(?:度|巴仙)|幾高度數|酒精(?:度|含量|濃度)|幾(?:大|多)?酒精|有幾[烈勁]|\bmake me (?:drunk|tipsy)\b|\bhow many\b.*\bcan (?:i|we)\b|會唔會醉/i;
const ASKS_DIFFERENCE =
  /\bdiffer(?:s|ent|ence)?\b|\bcompared? (?:to|with|against)\b|\bthe same (?:as|thing)\b|分別|唔同|差[別啲]|區別|一樣|差(?:咩|乜)/i;
const ASKS_CHOICE =
  /\b(?:which(?:evers?)?|whats|what is|what|better|best|should i|recommend|would you)\b|[邊揀]|較|比較|好啲|\?|？|\bthan\b|過/i;
const ASKS_PAIRING =
  /[?？]|\b(?:which|what|whats|recommend|suggest|pairs?|go(?:es)?)\b|邊[杯款隻個種啲樣幾]|[咩乜㗎嗎]|有冇|推介|介紹/i;
/** What there is to eat is no question of ours. */
const isOfEating = (text: string): boolean => ASKS_FOOD.test(text) || /得食|小食|\bsnacks?\b|\bfries\b/i.test(text);
const FOOD = /^with (?!food$)|^with food$/;
const A = String.raw`(?:(?:any|an?|some|the|your|our|good|decent|proper|kind of|sort of|types of) ){0,3}`;
const MEASURE = String.raw`(?:(?:glass|glasses|bottle|bottles|pint|cup|can)(?: of)? )?`;
const ENDS = String.raw`(?=\W*$|\W*[?,.]|by (?:the|a)|on (?:tap|draft|the menu)|here|available|left|please|at all|tonight|for)`;
const ASKS_STOCK = [
  String.raw`\b(?:do|would|dont) (?:you|u|ya|they|we)(?: guys)? (?:still |also |even )?(?:have|do|serve|sell|stock|carry|keep|got|pour)(?: got)? ${A}${MEASURE}${MARK}${ENDS}`,
  String.raw`(?:^|[,.?!] ?)(?:hi |hey |hello |so |and )?(?:(?:have you |you |u )?got|have you|is there|are there) (?:got )?${A}${MEASURE}${MARK}${ENDS}`,
  String.raw`(?:^|[.?!] ?)any ${MARK}${ENDS}`,
  `(?:有冇|有無|有沒有|賣唔賣|有得)(?:得)?(?:飲|叫|賣|淨飲)?(?:啲|一?[杯枝支樽]裝?)*(?:嘅)?${MARK}(?:飲|賣|㗎|呀|呢|架|嗎)*(?=\\W*$|[，。,.?？])`,
  `${MARK}(?:(?:[整做落]嘅|味嘅?)(?:酒|嘢飲)?)?(?:有冇|有無)(?=\\W*$|[呀㗎?？])`,
].map((pattern) => new RegExp(pattern, 'gi'));
/** Orders by the glass what may only be inside a drink: "a glass of champagne", 要杯紅酒. */
const ORDERS_GLASS = [
  String.raw`^[ ,.!]*(?:(?:can|could) (?:i|we) (?:get|have) |i(?:d| would|ll)? ?(?:like|want|have|take) |give me |please )*(?:an? |one |some )?${MARK}(?:[, ]|please|thanks|<\d+>)*(?=[ ,.!?]*$)`,
  String.raw`(?:^|[,.?!] ?|\b(?:get|have|want|like|love|take) )(?:a|one|1|two|some|the) (?:glass|bottle)(?:es|s)? of ${A}${MARK}`,
  `(?:^|[，。,.!！]|要|想飲|嚟|俾|畀|唔該)(?:我)?一?[杯枝支樽]${MARK}(?=\\W*$|[，。,.?？])`,
].map((pattern) => new RegExp(pattern, 'gi'));
const ASKS_HOLDERS = [
  String.raw`\bany ${MARK}in (?:<\d+>|any of|these|them|your)`,
  String.raw`(?:^|there )<\d+> ?(?:\w+ ){0,3}(?:with|contain\w*) ${MARK}(?=\?)`,
  String.raw`${ANY_OF} (?:\w+ )?(?:have|has|contains?|got|are|is|come with|use)(?: got)? ${A}${MARK}`,
  String.raw`\b(?:do|does|has|have) (?:<\d+>|any\w*)(?: \w+){0,3} (?:have|contain)(?: any| an?)? ?${MARK}`,
  String.raw`\b(?:anything|something|cocktails?|drinks?)(?: \w+){0,3} (?:with|contain\w*|has|have|having) ${A}${MARK}(?=[^<>,]*\?)`,
  String.raw`\b(?:any|got|is there|are there|have|has)\b[^<>,.?!]{0,20} (?:with|that contains?) ${A}${MARK}`,
  String.raw`^\W*(?:what is|whats|what does|what are|whats an?) ${MARK}(?:taste like|like|again)?(?=\W*$)`,
  `邊(?:幾)?[啲杯款隻個種](?:酒|嘢飲|飲品|雞尾酒)?(?:係|入面)?(?:有|落咗?|用)?${MARK}`,
  `^(?:請問)?(?:咩|乜嘢?)係${MARK}|${MARK}係(?:咩|乜嘢?)(?:酒|嘢)?(?:嚟|來)`,
].map((pattern) => new RegExp(pattern, 'gi'));
/** "What is falernum?", Aperol 係咩嚟, "how strong is Campari?": of a thing, and not of a drink. */
const NO_DRINK = String.raw`(?!drinks?\b|cocktails?\b|ones?\b|options?\b|choices?\b)`;
const ENDS_THING = String.raw`(?=\W*$|\W*[?,.])`;
const ENDS_HAN = String.raw`(?=\W*$|[呀㗎嘅嚟來?？，。])`;
const ASKS_THING = [
  String.raw`(?:^|[,.?!] ?)(?:(?:so|and|sorry|hi|hey|excuse me|wait|ok) )*(?:what is|whats|what are|what exactly is|what the hell is|what does|how does)(?: (?:the|an?|this|that))? ${MARK}(?:(?:${NO_DRINK}\w+ ?|<\d+> ?)|tastes? like|made (?:of|from)|an?yway)?${ENDS_THING}`,
  String.raw`\bhow <\d+> ?(?:is|are) (?:the |your )?${MARK}${ENDS_THING}`,
  String.raw`\b(?:explain|describe|tell me (?:more )?about|(?:dont|do not) know what) (?:what )?(?:the |this |that |an? )?${MARK}(?:is|means)?${ENDS_THING}`,
  String.raw`\b(?:never|havent|have not) (?:ever )?heard of (?:the |this )?${MARK}${ENDS_THING}`,
  `(?:^|[，。,.?？!] ?)(?:請問|唔好意思|想問下?)?(?:咩|乜嘢?)係${MARK}(?:<\\d+>)?${ENDS_HAN}`,
  `${MARK}(?:<\\d+>)?(?:即係|其實係|係)(?:啲)?(?:咩|乜嘢?)(?:酒|嘢|東西|味|<\\d+>)?(?:嚟|來)?${ENDS_HAN}`,
  `${MARK}(?:係|有)?(?:咩|乜嘢?)味${ENDS_HAN}`,
  `(?:未|冇)聽過${MARK}${ENDS_HAN}`,
].map((pattern) => new RegExp(pattern, 'gi'));
const LEAVES_OUT =
  /\b(?:can|could|would|will|do|does|is it possible|possible)\b.*\b(?:without|no|hold|leave|skip|minus|omit)\b|(?:得唔得|可唔可以|可以|有冇).*(?:走|唔[落加要放]|冇)|(?:走|唔[落加要放]|冇).*得唔得/i;
const WHICH_OF_IT =
  /\b(?:what|which) (?:kind of |sort of |type of |brand of )?\w+ (?:is|are|goes|do you|have you)\b|(?:咩|乜|邊[隻款])(?!味)/i;
/** The questions of a sentence, in the order they are answered. */
export function questionsOf(spoken: Spoken): Question[] {
  const { pieces, signs, about, text } = spoken;
  if (text.search(ASKS_BARRED) >= 0) return [{ kind: 'barred' }];
  if (ASKS_LEFT.test(text)) return [{ kind: 'allowed' }];
  const way = wayAsked(text);
  if (way) return [{ kind: 'way', said: way }];
  const named = pieces.flatMap((piece, at) => (piece.kind === 'name' ? [{ at, id: piece.name }] : []));
  const all = unique(named.map(({ id }) => id));
  const drinks = unique(named.filter(({ at }) => about.drinks.has(at)).map(({ id }) => id));
  const food = pieces.findLastIndex((piece) => FOOD.test(nameOf(piece) ?? ''));
  if (food >= 0 && ASKS_PAIRING.test(text) && !isOfEating(text))
    return [{ kind: 'pairing', drinks: all, thing: thingAt(pieces, food)! }];
  const marked = markedText(pieces, (piece) => piece.kind === 'name' || piece.kind === 'flavour');
  const stocked = foundBy(ASKS_STOCK, marked)[0];
  const ordered = foundBy(ORDERS_GLASS, marked)[0] ?? pieces.findIndex(({ said }) => BY_GLASS.test(said));
  const alone =
    all.length === 0 && ALONE.test(text)
      ? pieces.findIndex((piece, at) => isSpirit(piece) && signs[at] === 'said')
      : -1;
  if (alone >= 0) return [{ kind: 'alone', thing: thingAt(pieces, alone)! }];
  const ofAlcohol = thingAt(pieces, alcoholAsked(pieces)?.thing ?? -1);
  if (ofAlcohol) return [{ kind: 'alcohol', thing: ofAlcohol }];
  const lacking = lackingIn(pieces, about);
  if (all.length === 0 && lacking.length > 0) return lacking;
  if (all.length === 0 && about.isOfIt) return ofWords(pieces, [...about.words], [], text);
  const isOfThatOne = all.length === 0 && OF_THAT_ONE.test(text) && !superlativeOf(pieces) && !/最/.test(text);
  const ofThatOne = isOfThatOne ? askedOfThatOne(pieces, text, marked) : [];
  if (ofThatOne.length > 0) return ofThatOne;
  if (all.length === 0 && isOnlyOfBar(text)) return [];
  const explained = all.length === 0 ? thingAt(pieces, foundBy(ASKS_THING, marked)[0] ?? -1) : undefined;
  if (explained && meaningOf(explained.said)) return [{ kind: 'explained', thing: explained }];
  if (all.length === 0)
    return ofMenu(spoken, marked, [
      ['stocks', stocked],
      ['by-glass', ordered],
      ['holders', foundBy(ASKS_HOLDERS, marked)[0]],
    ]);
  const listed = pieces[foundBy(LISTS_BEFORE, marked)[0] ?? -1];
  if (listed?.kind === 'name' && all.length === 1) return [{ kind: 'called', drinks: all, said: listed.said }];
  const words = [...about.words].toSorted((a, b) => a - b);
  // "Frozen Daiquiri 有冇": not as it is asked for.
  const isAsIs = pieces[(stocked ?? 0) - 1]?.kind !== 'flavour';
  if (isAsIs && words.length === 0 && pieces[stocked ?? -1]?.kind === 'name' && all.length === 1)
    return [{ kind: 'served', drinks: all, said: pieces[stocked!]!.said }];
  // "The two mules", 兩隻馬天尼: all that are called so.
  const several = pieces.find((piece) => piece.kind === 'name');
  if (all.length === 1 && several && about.isCompared && isOfNamesakes(text))
    return [{ kind: 'difference', drinks: all, called: several.said }];
  const isOfDifference = drinks.length > 0 && all.length + lacking.length > 1 && ASKS_DIFFERENCE.test(text);
  const choice =
    all.length > 1 &&
    (drinks.length > 1 ||
      ASKS_HOW.test(text) ||
      ASKS_ADVICE.test(text) ||
      isOpenChoice(pieces, text) ||
      superlativeOf(pieces) !== undefined)
      ? choiceIn(pieces, signs, all, about, text)
      : [];
  if (isOfDifference && !(ASKS_HOW.test(text) && choice.some(isByTaste)))
    return [{ kind: 'difference', drinks: all }, ...choice.filter(isByTaste), ...lacking];
  if (choice.length > 0) return choice;
  if (drinks.length === 0 && all.length === 1) {
    const made = madeSo(pieces, signs, all, text);
    if (made.length > 0) return made;
  }
  if (drinks.length === 0 && ASKS_STRENGTH.test(text)) return [{ kind: 'degree', drinks: all, axis: 'strength' }];
  if (drinks.length === 0)
    return [...leftOut(pieces, signs, all, text), ...isFine(pieces, signs, all, text)].slice(0, 1);
  const ofThese = WHAT_MAKES.test(text) ? [] : ofWords(pieces, words, drinks, text);
  const made = madeSo(pieces, signs, all, text);
  if (made.length > 0) return made;
  const [asksTaste, asksParts] = [ASKS_TASTE, ASKS_PARTS].map((pattern) => pattern.test(text));
  const asked: Question[] = [
    ...((
      ofThese.length === 0
        ? asksParts || (!asksTaste && ASKS_WHAT.test(text))
        : !asksTaste && asksParts && WHAT.test(text)
    )
      ? [{ kind: 'parts' as const, drinks }]
      : []),
    ...(asksTaste ? [{ kind: 'taste' as const, drinks }] : []),
    ...ofThese,
    ...leftOut(pieces, signs, all, text),
    ...(ofThese.some(({ kind }) => kind === 'holds') ? [] : isFine(pieces, signs, all, text)),
  ];
  // "How long does it take?" is of the bar.
  if (asked.length === 0 && lacking.length === 0 && askedBack(text)) return [];
  return [...(asked.length > 0 ? asked : [{ kind: 'taste' as const, drinks }]), ...lacking];
}

/** "Can I have the bourbon neat?", 威士忌淨飲得唔得: a spirit and nothing else. */
const ALONE =
  /(?<!\bnot (?:\w+ )?)\b(?:neat|straight(?! (?:up|to|away|from|after))|on the rocks|(?:on its|by it) ?(?:own|self)|(?:an? )?(?:single |double )?(?:shot|dram|measure) of|(?:with|and) (?:a (?:little|splash of|drop of|bit of|touch of) |some )?(?:still |cold |plain )?water)\b|(?<!唔[好想要])淨飲(?!得(?!唔得|[嗎㗎]))|淨係[^，。]{1,4}加冰|一 ?(?:個)?shot/i;
const STRONG = 30;
const isSpirit = (piece: Piece): boolean =>
  isIngredient(piece) && nameOf(piece) !== 'shot' && (statedAbv(nameOf(piece)!) ?? 0) > STRONG;

/** "What's in the green one?", 話梅嗰隻有幾多度, of what is described and poured. */
function askedOfThatOne(pieces: readonly Piece[], text: string, marked: string): Question[] {
  const held = foundBy(HELD_BY_IT, marked)[0];
  const thing = held === undefined ? undefined : thingAt(pieces, held);
  const of = pieces.flatMap((piece, at) =>
    at !== held && piece.kind === 'flavour' && piece.named ? (thingAt(pieces, at) ?? []) : [],
  );
  const that = { drinks: [], of };
  if (NAME_OF_IT.test(text) && of.length > 0) return [{ kind: 'there', isWhich: true, otherwise: [] }];
  if (ASKS_TASTE.test(text) || QUALITY_OF_IT.test(text)) return [{ kind: 'taste', ...that }];
  if (ASKS_STRENGTH.test(text)) return [{ kind: 'degree', ...that, axis: 'strength' }];
  if (thing) return [{ kind: 'holds', ...that, things: [thing], isWhich: false }];
  return PARTS_OF_IT.test(text) ? [{ kind: 'parts', ...that }] : [];
}
/** "What's the blue one called?", 藍色嗰杯叫咩名. */
const NAME_OF_IT =
  /\b(?:is|whats|what do you|what are|theyre|its)\b.*\bcall(?:ed)?\b|\bname of\b|叫(?:咩|乜|做咩|做乜)|嗰[杯隻款][^，。]{0,4}係(?:咩|乜嘢?|邊)(?!味|嚟|來|酒)/i;
/** "Is the blue one nice?" */
const QUALITY_OF_IT =
  /\b(?:is|are) (?:it|they|the|that|your|this)\b[^.?!;,]{0,30}\b(?:nice|good|tasty|worth|decent|delicious|lovely)\b|好唔好飲|好飲[嗎㗎咩]|正唔正|值唔值/i;
const PARTS_OF_IT =
  /\bwh?ats?(?: is| are| do you put| goes)? in(?:side)? (?:the|that|your|this)\b|嗰[杯隻款][^，。]{0,6}(?:入面|有|落|用)(?:咗)?(?:啲)?(?:咩|乜)/i;

/** Which of two, by what is asked of them, or by how easily they drink. */
function choiceIn(
  pieces: readonly Piece[],
  signs: readonly Sign[],
  drinks: readonly string[],
  about: AskedAbout,
  text: string,
): Question[] {
  if (!about.isChoice && !ASKS_CHOICE.test(text)) return [];
  const superlative = superlativeOf(pieces);
  if (superlative && ASKS.test(text))
    return [{ kind: 'compare', drinks, by: { [superlative.axis]: superlative.direction === 'most' ? 1 : -1 } }];
  const asked = comparedBy(
    pieces,
    signs,
    [...about.words].toSorted((a, b) => a - b),
  );
  const by = Object.keys(asked).length > 0 ? asked : comparedBy(pieces, signs, [...pieces.keys()]);
  const trait = pieces.findIndex(
    (piece) =>
      piece.kind === 'flavour' &&
      piece.named?.kind === 'trait' &&
      piece.named.id !== EASE &&
      !ASKS_DIFFERENCE.test(piece.said),
  );
  if (Object.keys(by).length > 0) return [{ kind: 'compare', drinks, by }];
  if (trait >= 0) return [{ kind: 'pairing', drinks, thing: thingAt(pieces, trait)! }];
  const things = pieces.flatMap((piece, at) => (isThing(piece) ? (thingAt(pieces, at) ?? []) : []));
  return things.length > 0 ? [{ kind: 'holds', drinks, things, isWhich: false }] : [{ kind: 'compare', drinks, by }];
}
/** "The New York Sour or the Clover Club?", which nobody orders. */
const isOpenChoice = (pieces: readonly Piece[], text: string): boolean =>
  /\bor\b|定/i.test(text) && /[?？]/.test(text) && !pieces.some((piece) => isOneOf(piece, 'wish'));
/** "How hot is the Mule compared with the Typhoon?" */
const ASKS_HOW = /^\W*how \w+ (?:is|are)\b.*\bcompared\b/i;
const isByTaste = (question: Question): boolean =>
  question.kind === 'pairing' || (question.kind === 'compare' && Object.keys(question.by).length > 0);
/** "Whats", where an apostrophe was left out. */
const WHAT = /\bwh?ats?\b|咩|乜/i;
const WHAT_MAKES = /\bwhat makes\b|\bwhat(?:s| is) (?:so )?\w+ about\b|\bwhy\b|點解/i;
/** Said by no recipe. */
const IS_UNSTATED = /calor|卡路里|熱量/i;
const isThing = (piece: Piece): boolean =>
  isIngredient(piece) || (piece.kind === 'flavour' && piece.flavour.allergens !== undefined);
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
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
    // "Smokier": more of something in it.
    if (isIngredient(piece)) continue;
    const isHeat = piece.named?.id === 'hot drink' && /^how$/i.test(pieces[at - 1]?.said ?? '');
    const delta = piece.named?.id === EASE ? EASILY : isHeat ? MEANINGS.spicy.delta : piece.flavour.delta;
    // "Which drink less alcohol": less of it.
    for (const axis of FLAVOUR_AXES) if (delta?.[axis] && !(by[axis]! < 0)) by[axis] = delta[axis] * (isLess ? -1 : 1);
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
    if (/\bde-?caf|低因|^fresh/i.test(piece.said) || IS_UNSTATED.test(`${piece.said} ${piece.named?.id ?? ''}`))
      continue;
    const isHow = /^how$/i.test(pieces[at - 1]?.said ?? '');
    // "How hot is it?", "how long does it take?"
    if (isHow && piece.named?.kind === 'trait' && isTasteless(piece)) {
      if (piece.named.id === 'hot drink') axes.add('spicy');
      continue;
    }
    if (IS_SUGAR.test(piece.said))
      things.set('sugar', { said: piece.said, word: {}, named: { kind: 'trait', id: 'sugar' } });
    else if (!isTasteAlone(piece) && !isTastedTrait(piece)) {
      if (!(asksStrength && piece.flavour.alcohol)) things.set(piece.named?.id ?? piece.said, thing);
    } else for (const axis of FLAVOUR_AXES) if (piece.flavour.delta?.[axis]) axes.add(axis);
  }
  return [
    ...[...axes].map((axis) => ({ kind: 'degree' as const, drinks, axis })),
    ...(things.size > 0
      ? [{ kind: 'holds' as const, drinks, things: [...things.values()], isWhich: WHICH_OF_IT.test(text) }]
      : []),
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

/** "Can the Numbing Mule be made less spicy?" */
function madeSo(pieces: readonly Piece[], signs: readonly Sign[], drinks: readonly string[], text: string): Question[] {
  if (!MADE.test(text)) return [];
  const by = comparedBy(pieces, signs, [...pieces.keys()]);
  return FLAVOUR_AXES.some((axis) => (by[axis] ?? 0) < 0) ? [{ kind: 'make', drinks, by }] : [];
}
const MADE =
  /\b(?:can|could|would|will|is it possible)\b.*\b(?:be|make|made|do|have|get)\b.*\b(?:mild|less|not|no|lighter|weaker|gentler)|(?:可唔可以|得唔得|可以).*(?:整|做|調|冇咁|少)/i;

/** "I'm allergic to shellfish, can I have the Bloody Mary?" */
function isFine(pieces: readonly Piece[], signs: readonly Sign[], drinks: readonly string[], text: string): Question[] {
  if (!ASKS_FINE.test(text) || LEAVES_OUT.test(text)) return [];
  const things = pieces.flatMap((piece, at) =>
    piece.kind === 'flavour' &&
    piece.flavour.allergens &&
    (piece.flavour.isDiet || IS_ALLERGY.test(text) || signs[at] === 'refused')
      ? (thingAt(pieces, at) ?? [])
      : [],
  );
  return things.length > 0 ? [{ kind: 'holds', drinks, things, isWhich: false }] : [];
}
const ASKS_FINE =
  /\b(?:safe|okay|ok|fine|suitable)\b|\b(?:can|could|may|should|am|is) (?:i|she|he|they|it)\b|\b(?:can|could) (?:drink|have)\b|得唔得|[飲食]得|啱唔啱|可唔可以|[?？]/i;
const IS_ALLERGY = /allerg|intoleran|sensitiv|coeliac|celiac|敏感|不耐/i;
