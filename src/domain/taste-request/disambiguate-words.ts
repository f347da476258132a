/** Resolves words whose meaning depends on their neighbours. */
import type { Particle } from './words/lexicon.ts';
import { MEANINGS } from './words/meanings.ts';
import { isOneOf, isThing, isWord } from './negation.ts';
import { isBase } from './words/made-of.ts';
import { spell, type Piece } from './phrase-tokenizer.ts';
import { isHan } from './word-forms.ts';
import { NO_TASTE } from './known-phrases.ts';
import { notOnly } from './talk/not-only.ts';
import { IS_OBLIVION, isOfDislike, isOfNobody, isWishedDrunk, isWishedEffect } from './talk/persons-meant.ts';
import { statedAbv } from './usual-abv.ts';

export const disambiguate = (said: readonly Piece[]): Piece[] => {
  const pieces = notOnly(said);
  return pieces.map((piece, at) => {
    if (isOfNobody(pieces, at)) return { ...bare(piece), kind: 'plain' };
    if (piece.kind === 'person' && piece.person === 'drunk' && isOfDislike(pieces, at))
      return { ...bare(piece), kind: 'sick' };
    if (piece.kind === 'person' && piece.person === 'lowTolerance' && isWishedEffect(pieces, at))
      return { ...bare(piece), kind: 'flavour', flavour: MEANINGS.strong };
    if (piece.kind === 'person')
      return piece.person === 'drunk' && !IS_OBLIVION.test(piece.said) && isWishedDrunk(pieces, at)
        ? { ...bare(piece), kind: 'flavour', flavour: MEANINGS.strong }
        : piece;
    // "I'd like a Negroni": ordered, and no likeness.
    if (piece.kind === 'like' && /^(?:(?:i|we|s?he|they)d|would)$/i.test(pieces[at - 1]?.said ?? ''))
      return { ...bare(piece), kind: 'wish' };
    // "Vodka is fine too": also.
    if (/^too$/i.test(piece.said) && at > 0 && isEnd(pieces[at + 1])) return { ...bare(piece), kind: 'plain' };
    // 甜味淡啲: less of it.
    if (/^[淡輕]$/.test(piece.said) && pieces[at - 1]?.said === '味' && isOfTaste(pieces[at - 2]))
      return { ...bare(piece), kind: 'less' };
    // "With few tonic", and not "a few".
    if (piece.kind === 'soft' && /^few$/i.test(piece.said) && !/^a$/i.test(pieces[at - 1]?.said ?? ''))
      return { ...bare(piece), kind: 'less' };
    // 小柑橘: how big it is.
    if (piece.kind === 'less' && piece.said === '小' && /^..(?!味)/.test(pieces[at + 1]?.said ?? ''))
      return { ...bare(piece), kind: 'plain' };
    // "Without so much sugar".
    if (
      /^so$/i.test(piece.said) &&
      /^(?:much|many)$/i.test(pieces[at + 1]?.said ?? '') &&
      isOneOf(pieces[at - 1], 'no')
    )
      return { ...bare(piece), kind: 'very' };
    // 冇就嚟支凍嘅: if there is none.
    if (/^[冇無]$/.test(piece.said) && at > 0 && isEnd(pieces[at - 1]) && pieces[at + 1]?.said.startsWith('就'))
      return { ...bare(piece), kind: 'clause' };
    // "If no, then basil".
    if (piece.kind === 'no' && /^if$/i.test(pieces[at - 1]?.said ?? '') && isEnd(pieces[at + 1]))
      return { ...bare(piece), kind: 'clause' };
    // "Nothing that is too heavy".
    if (
      piece.kind === 'very' &&
      /^heavy$/i.test(piece.said) &&
      isEnd(pieces[at + 1]) &&
      isOneOf(
        pieces.slice(0, at).findLast((each) => !isOneOf(each, 'plain')),
        'less',
        'no',
        'very',
      )
    )
      return { ...bare(piece), kind: 'flavour', flavour: NO_TASTE, named: { kind: 'trait', id: 'full-bodied' } };
    // "Double gin", "a gin and tonic, double": for the bar to measure.
    if (
      /^(?:a )?double$/i.test(piece.said) &&
      (isSpirit(pieces[at + 1]) || isOneOf(pieces[at + 1], 'name') || isOneOf(pieces[at - 1], 'name'))
    )
      return { ...bare(piece), kind: 'flavour', flavour: NO_TASTE, named: { kind: 'trait', id: 'double measure' } };
    if (isReportedNo(pieces, at)) return { ...bare(piece), kind: 'clause' };
    if (piece.kind !== 'flavour') return piece;
    // "What is the difference?"
    if (/^differences?$/i.test(piece.said)) return { ...bare(piece), kind: 'plain' };
    if (isReaction(pieces, at)) return { ...bare(piece), kind: 'allergy' };
    // "I feel like I'm paying for water", "not only water".
    if (
      IS_WATER.test(piece.said) &&
      /\b(?:pay\w* for|not (?:only|just))$/i.test(spell(pieces.slice(Math.max(0, at - 2), at)))
    )
      return { ...bare(piece), kind: 'plain' };
    if (IS_WATER.test(piece.said))
      return isDrunkAsWater(pieces, at) ? { ...piece, flavour: MEANINGS.zeroProof } : waterAsTexture(piece);
    // 唔要蛋白嘅 sour, "gin sour": the kind of drink.
    if (
      /^sours?$/i.test(piece.said) &&
      (isSpirit(pieces[at - 1]) || /^[嘅啲杯隻款個]$/.test(pieces[at - 1]?.said ?? '')) &&
      (isEnd(pieces[at + 1]) || (isSpirit(pieces[at - 1]) && !isOneOf(pieces[at + 1], 'flavour', 'link'))) &&
      !/酸/.test(spell(pieces.slice(0, at)))
    )
      return { ...piece, flavour: NO_TASTE, named: { kind: 'trait', id: 'a sour' } };
    // "A sour gin drink", "a fizzy peach cocktail": a taste, and no kind of drink.
    if (
      /^a (?:sour|fizzy)$/i.test(piece.said) &&
      (isOneOf(pieces[at + 1], 'flavour') || IS_DRINK.test(pieces[at + 1]?.said ?? ''))
    )
      return { ...bare(piece), kind: 'flavour', flavour: /sour/i.test(piece.said) ? MEANINGS.sour : MEANINGS.fizzy };
    // "Bubbly, please", of wine; "not bubbly", of no bubbles at all; "long and bubbly", of no wine.
    if (/^bubbly$/i.test(piece.said) && !pieces.some((other) => isDenial(other) || isLong(other)))
      return { ...piece, flavour: NO_TASTE, named: { kind: 'ingredient', id: 'sparkling wine' } };
    // "Not the sweet sweet one".
    const last = pieces[at - 1];
    if (last?.kind === 'flavour' && last.said === piece.said) return { ...bare(piece), kind: 'plain' };
    if (isOnlyMeasured(pieces, at)) return { ...bare(piece), kind: 'plain' };
    // 熱奶茶, 要熱: a hot drink. 好熱: the weather.
    if (piece.said === '熱' && (isOneOf(pieces[at + 1], 'flavour', 'name') || isOneOf(pieces[at - 1], 'wish', 'no')))
      return { ...piece, flavour: NO_TASTE, named: { kind: 'trait', id: 'hot drink' } };
    // "Loves spicy food", 鍾意食辣, "a spicy food lover": hot, whatever is eaten with it.
    if (
      piece.named?.id === 'with spicy food' &&
      IS_SPICY.test(piece.said) &&
      (IS_LOVED.test(pieces[at - 1]?.said ?? '') || /^(?:lovers?|fans?|person)$/i.test(pieces[at + 1]?.said ?? ''))
    )
      return { ...bare(piece), kind: 'flavour', flavour: MEANINGS.spicy };
    const weather = ofWeather(pieces, at);
    if (weather) return { ...piece, flavour: NO_TASTE, named: { kind: 'trait', id: weather } };
    if (asksForNothing(pieces, at)) return { ...bare(piece), kind: 'plain' };
    // "No fruit, just spirits".
    if (
      /^(?:spirits?|liquor|booze)$/i.test(piece.said) &&
      /^(?:just|only|straight|pure)$/i.test(last?.said ?? '') &&
      isEnd(pieces[at + 1])
    )
      return { ...piece, flavour: NO_TASTE, named: { kind: 'trait', id: 'spirit-forward' } };
    // 凍奶茶: served cold. 凍嘅: the same, by its own word.
    if (piece.said === '凍' && isThingServed(pieces[at + 1]))
      return { ...piece, flavour: NO_TASTE, named: { kind: 'trait', id: 'cold drink' } };
    const particle = particleFor(pieces, piece, at);
    if (particle) return { ...bare(piece), kind: particle };
    const next = pieces[at + 1];
    // 酒量好渣: does not make a drink stronger, whatever follows.
    if (piece.said.startsWith('酒量') && next && !isOneOf(next, 'clause'))
      return { ...bare(piece), kind: 'person', person: 'lowTolerance' };
    return piece;
  });
};

/** 食完牛奶喉嚨好痕, "nuts give me a sore throat": what a food did, and no cold. */
function isReaction(pieces: readonly Piece[], at: number): boolean {
  if (!IS_OF_THROAT.test(pieces[at]!.said)) return false;
  const before = pieces.slice(0, at);
  const food = before.filter(({ said }) => !DID.test(said));
  return (
    (food.length < before.length && holdsFood(food)) ||
    (IS_AFTER.test(pieces[at + 1]?.said ?? '') && holdsFood(pieces.slice(at + 2, at + 2 + REACH)))
  );
}
/** Something that is eaten, before anything that is wished for. */
const holdsFood = (pieces: readonly Piece[]): boolean =>
  !pieces.some((piece) => isOneOf(piece, 'wish')) &&
  pieces.some(
    (piece) =>
      piece.kind === 'flavour' &&
      !piece.flavour.alcohol &&
      !statedAbv(piece.named?.id ?? '') &&
      (piece.flavour.allergens ?? isThing(piece)),
  );
const IS_OF_THROAT = /^(?:喉嚨?[痕癢]|sore throat)$/i;
const DID = /^(?:[食飲吃喝].?|eat(?:ing)?|ate|had|drank|drink(?:ing)?|令|整到|搞到|(?:gives?|gave)(?: me)?)$/i;
const IS_AFTER = /^(?:after(?: eating)?|when(?:ever)?|from|if)$/i;

/** "Today is very hot", "a cold night": the other temperature is wished for. */
function ofWeather(pieces: readonly Piece[], at: number): string | undefined {
  const how = IS_TEMPERATURE.exec(pieces[at]!.said)
    ?.findLast((each) => each)
    ?.toLowerCase();
  if (how === undefined) return undefined;
  const before = spell(pieces.slice(Math.max(0, at - REACH), at));
  const after = spell(pieces.slice(at + 1, at + 1 + REACH));
  const isOutside = IS_TIME_OUTSIDE.test(after) || (WEATHER_BEFORE.test(before) && isEnd(pieces[at + 1]));
  return isOutside ? (/^(?:hot|boiling|熱)$/.test(how) ? 'cold drink' : 'hot drink') : undefined;
}
const IS_SPICY = /^(?:spicy (?:food|dish(?:es)?)|食辣|辣嘢)$/i;
const IS_LOVED = /^(?:lov(?:e|es|ing)|likes?|enjoys?|adores?|鍾意|中意|最愛|愛|喜歡)$/i;
const IS_TEMPERATURE = /^(?:(?:so|very|really|super) )?(hot|boiling|cold|freezing)$|^(?:有啲|好)?([凍冷熱])$/i;
const IS_TIME_OUTSIDE =
  /^(?:days?|nights?|evening|morning|afternoon|weather|outside|out(?: there)?|today|tonight|summer|winter|rainy|and (?:wet|rainy|windy|humid))\b/i;
const WEATHER_BEFORE =
  /\b(?:today|tonight|weather|day|outside|summer|winter)(?: (?:is|was|s|feels|been|has|so|very|really|too|super))+$|(?:我|個人|全身|[手腳]|天氣?|今[日晚]|[出外]面)(?:有啲|有點|好|咁|真係|覺得|都|太)+$/i;

/**
 * "Otherwise easy", "as strong as a normal cocktail", 唔要 rum，其他烈酒都得: what is left, and what it is measured by, is no
 * wish.
 */
function asksForNothing(pieces: readonly Piece[], at: number): boolean {
  const { said } = pieces[at]!;
  const before = () => spell(pieces.slice(Math.max(0, at - 3), at));
  if (/^easy$/i.test(said))
    return (
      isEnd(pieces[at + 1]) &&
      (/otherwise$/i.test(before()) ||
        (/^[,，]$/.test(pieces[at - 1]?.said ?? '') && isPlainOrder(pieces.slice(0, at))))
    );
  if (IS_USUAL.test(said)) return /\b(?:as|than)(?: (?:an?|the|your|my))?$/i.test(before());
  return IS_ANY_SPIRIT.test(said) && IS_REST.test(before());
}
/** Things, and nothing that is refused. */
const isPlainOrder = (pieces: readonly Piece[]): boolean =>
  pieces.some(isThing) && !pieces.some((piece) => isOneOf(piece, 'no', 'less', 'free'));
const IS_USUAL = /^(?:normal|usual|regular|standard|typical|ordinary|classic)$/i;
const IS_ANY_SPIRIT = /^(?:spirits?|liquors?|booze|alcohol|烈酒|酒)$/i;
const IS_REST = /(?:其他|其它|第二[啲隻種款])嘅?$|\bother(?: (?:kinds? of|types? of))?$/i;

export const IS_WATER =
  /^(?:(?:just|only) )?(?:(?:(?:hot|warm|ice|iced|cold|still|tap|plain|lukewarm|boiled|filtered) )?waters?|白?[凍冰熱暖溫滾清開]*水)$/i;
/** "Just a glass of water", 杯水唔該; not "like water", "whisky and water", 威士忌加水, nor said in jest. */
function isDrunkAsWater(pieces: readonly Piece[], at: number): boolean {
  const before = spell(pieces.slice(Math.max(0, at - REACH), at));
  const after = spell(pieces.slice(at + 1, at + 1 + REACH));
  if (IN_JEST.test(spell(pieces.slice(at + 1)))) return false;
  if (pieces[at - 1] && isThing(pieces[at - 1]!)) return false;
  if (isHan(pieces[at]!.said) && !HAN_DRINKS.test(before)) return false;
  if (MIXED_BEFORE.test(before) || NOT_WATER_AFTER.test(after)) return false;
  const isBeside = BESIDE_BEFORE.test(before) && pieces.slice(0, at).some(isThing);
  return !isBeside && !(BESIDE_AFTER.test(after) && pieces.slice(at + 1, at + 1 + REACH).some(isThing));
}
/** Pieces around water that tell what it is for. */
const REACH = 6;
const FILLERS = String.raw`(?:(?:an?|some|the|of|glass|cup|bottle|pint|jug|little|bit|splash|drops?|dash|touch|extra|more|cold|still|iced?)\s*)*$`;
const MIXED_BEFORE = new RegExp(
  String.raw`\b(?:with|like|as|than|in|over|into|on|by|no|without|add|added|topped|plus|splash of|drops? of|dash of|touch of)\s*${FILLERS}|(?:[加溝兌落似像如同跟同配少多]|(?:^|[^有])[冇無]|唔要)(?:少少|啲|一?[杯樽枝支])*$`,
  'i',
);
const BESIDE_BEFORE = new RegExp(
  String.raw`(?:\b(?:and|also|then)\s*|[,，]\s*)${FILLERS}|(?:同埋|再|仲要)[^，。]{0,3}$`,
  'i',
);
const BESIDE_AFTER = /^\s*(?:and|plus|,|，|同|同埋)/i;
const NOT_WATER_AFTER =
  /^\s*(?:on the side|back\b|chaser|like\b|based|ice\b|side\b|front|view|proof|taste|flavou?r|[咁感味汪嫩潤份般果])/i;
const HAN_DRINKS = /(?:^|[，。,.!！?？\s]|唔該|麻煩|[杯枝支樽壺啲飲要想嚟畀俾有凍暖熱滾冰淨係凈清]|有冇)$/;
const IN_JEST = /講笑|玩笑|\b(?:jk|kidding|joking|just a joke)\b/i;
const waterAsTexture = (piece: Piece): Piece =>
  piece.kind === 'flavour' && piece.named
    ? piece
    : isHan(piece.said)
      ? { ...bare(piece), kind: 'unknown' }
      : { ...bare(piece), kind: 'flavour', flavour: NO_TASTE, named: { kind: 'trait', id: 'light-bodied' } };

/** "My wife says no, so …", 老婆話唔好，…, 老婆唔畀: what somebody else refuses negates nothing else that is said. */
function isReportedNo(pieces: readonly Piece[], at: number): boolean {
  const { kind, said } = pieces[at]!;
  if (kind !== 'no' && kind !== 'free') return false;
  const before = spell(pieces.slice(Math.max(0, at - REACH), at));
  const isLet = /^[畀俾准準比批]/.test(pieces[at + 1]?.said ?? '');
  const next = pieces[at + (isLet ? 2 : 1)];
  if (next && next.kind !== 'clause' && !/^(?:so|because|cause|then|[啦喇呀㗎])$/i.test(next.said)) return false;
  return isLet ? said.startsWith('唔') && HAN_OTHER.test(before) : SAYS_NO.test(before);
}
const HAN_OTHER = /(?:佢|老[婆公]|[女男]朋?友|朋友|[媽爸公婆哥姐弟妹]|同事|老細|屋企人)[^，。]{0,3}$/;
const SAYS_NO = /(?:\b(?:says?|said|saying|tells? me|told me|keeps? saying)(?: to me)?|[話講])\s*$/i;

const isLong = (piece: Piece): boolean => piece.kind === 'flavour' && piece.named?.id === 'tall glass';
/** Refuses something, or alcohol. */
const isDenial = (piece: Piece): boolean =>
  isOneOf(piece, 'no', 'less', 'free', 'allergy', 'person') ||
  (piece.kind === 'flavour' && piece.flavour.zeroProof === true);

const isEnd = (piece: Piece | undefined): boolean => piece === undefined || isOneOf(piece, 'clause');

const isSpirit = (piece: Piece | undefined): boolean =>
  piece?.kind === 'flavour' && piece.named?.kind === 'ingredient' && isBase(piece.named.id);

const isThingServed = (piece: Piece | undefined): boolean =>
  piece !== undefined && (piece.kind === 'name' || (piece.kind === 'flavour' && piece.named?.kind === 'ingredient'));

const bare = ({ said, end }: Piece) => ({ said, ...(end && { end }) });

function particleFor(pieces: readonly Piece[], { said }: Piece, at: number): Particle | undefined {
  if ((AMOUNT.test(said) && isAmountOf(pieces, at)) || (KICK.test(said) && isOfTaste(pieces[at - 1]))) return 'very';
  const next = pieces[at + 1];
  // "I would still like one": no bubbles only at the end, in a choice or before what is drunk.
  if (/^still$/i.test(said) && next && !isOneOf(next, 'link', 'clause') && !IS_STILL_DRINK.test(next.said))
    return 'plain';
  if (next?.kind !== 'flavour') return undefined;
  if (said === '凍') return 'plain';
  if (next.flavour.ignore || next.flavour.zeroProof) return undefined;
  // "A strong gin drink", "a light peach cocktail": how strong the drink is to be, and not how much of it is wished for.
  const after = pieces[at + 2]?.said ?? '';
  if ((isSpirit(next) && !IS_TASTE.test(after)) || (IS_STRENGTH.test(said) && IS_DRINK.test(`${next.said} ${after}`)))
    return undefined;
  if (VERY_TOO.test(said)) return 'very';
  // "Something light before dinner": what it is for comes in no degrees.
  const isPurpose = next.named?.kind === 'trait' && Object.keys(next.flavour.delta ?? {}).length === 0;
  return SOFT_TOO.test(said) && !isPurpose ? 'soft' : undefined;
}

/** 酒味淡啲, 酒體輕啲: what follows says how much of it. */
const isOnlyMeasured = (pieces: readonly Piece[], at: number): boolean => {
  const next = pieces[at + 1];
  return (
    /^(?:酒味|酒精|酒精味|酒精度|酒力|酒感|酒體|口感|body|texture)$/i.test(pieces[at]!.said) &&
    next?.kind === 'flavour' &&
    /^(?:[淡輕薄厚滑順柔]|light|full|smooth)/i.test(next.said)
  );
};

const IS_STILL_DRINK = /^(?:water|wine|white wine|red wine|drink|without)$/i;

/** 勁 is "strong" by itself, and "very" before another taste. */
const VERY_TOO = /^(勁|濃|烈|勁啲|濃啲|夠勁|濃烈|hard|strong|bold|punchy|potent|stiff)$/i;
const SOFT_TOO = /^(輕|淡|light|淡淡|輕輕|輕輕哋|mild|subtle|gentle)$/i;
/** 奶味濃, 酒味唔好太勁: the amount of the taste before it. */
const AMOUNT = /^(濃|勁|烈|濃啲|勁啲|夠勁|濃烈|濃郁|味?重啲?|味濃啲?|夠味|strong|heavy|hard|bold|punchy)$/i;
/** "Ginger with a kick", "chilli kick": much of the taste before it. */
const KICK = /^(with a kick|a kick|kick|bite|burn|punch|a punch|heat)$/i;
const IS_TASTE = /^(?:tastes?|flavou?rs?|notes?|hit|嘅?味)/i;
const IS_STRENGTH = /^(?:strong|bold|punchy|potent|stiff|light|mild|烈|輕)$/i;
const IS_DRINK = /\b(?:drinks?|cocktails?|one)\b/i;
const TASTE_NAMED = /(味|度|香|ness|taste)$/i;

/** True if a taste word stands before it, with only words of degree between. */
function isAmountOf(pieces: readonly Piece[], at: number): boolean {
  let back = at - 1;
  while (isOneOf(pieces[back], 'no', 'less', 'very', 'soft', 'plain') || pieces[back]?.said === '要') {
    // "A peach drink that is strong".
    if (IS_DRINK.test(pieces[back]!.said)) return false;
    back -= 1;
  }
  if (IS_DRINK.test(pieces[back]?.said ?? '')) return false;
  return isWord(pieces[back]) && (TASTE_NAMED.test(pieces[back]!.said) || isOfTaste(pieces[back]));
}

/** An ingredient or a taste that makes no drink stronger. */
const isOfTaste = (piece: Piece | undefined): boolean =>
  piece?.kind === 'flavour' &&
  piece.named?.kind !== 'trait' &&
  !piece.flavour.alcohol &&
  !((piece.flavour.delta?.strength ?? 0) > 0) &&
  (piece.named?.kind === 'ingredient' || Object.keys(piece.flavour.delta ?? {}).length > 0);
