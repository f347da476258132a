/**
 * Finds words that ask for nothing: why something is refused, what was drunk already, what is only asked, what others do
 * not like. Source: docs/behaviour/taste-requests.md "Named and not ordered".
 */
import { isOneOf, type Sign } from '../negation.ts';
import { flavourOf, spell, type Piece } from '../phrase-tokenizer.ts';
import type { TasteWord } from '../taste-word.ts';

/**
 * "I can't have citrus, it gives me heartburn", "medicine for sleep", "I find it like toothpaste": why something is
 * refused, or what ails somebody, asks for nothing.
 */
export function isReason(pieces: readonly Piece[], at: number): boolean {
  const { before } = clauseAround(pieces, at);
  if (/\b(?:medicines?|medication|pills?|tablets?|drugs?)\b|[食服]緊?[^，。]{0,3}藥/i.test(before)) return true;
  return GIVES.test(clauseOf(pieces, at)) && pieces.slice(0, at).some((piece) => isOneOf(piece, 'no', 'less', 'free'));
}
const GIVES =
  /^(?:(?:cause|because|as|since) )?(?:i|we) (?:just |really |always )*(?:find|think|feel|swear)(?: that)? (?:it|they|them|that)\b|^(?:我)?(?:覺得)?(?:佢|啲)?(?:成[浸陣]|好?似|有[浸陣])|^(?:(?:cause|cos|because|coz|as|since) )?(?:it|they|that|those|which)s? (?:always |just |really |only )?(?:gives?|makes?|keeps?|upsets?|hurts?|triggers?|causes?|kills?|messes?|does|(?:(?:is|are) )?(?:basically |just |mostly )*(?:all|pure|full of|nothing but))\b|^(?:因為)?(?:佢|啲|一?食|一?飲)?[^，。要想]{0,3}(?:會|令|搞到|搞)(?:我|個胃|人|到)|^(?:因為)?(?:一?[食飲](?:完|親|咗)|一[食飲])(?:就|都)?會/i;

function clauseAround(pieces: readonly Piece[], at: number): { before: string; after: string } {
  const from = pieces.slice(0, at).findLastIndex((piece) => isOneOf(piece, 'clause')) + 1;
  const to = pieces.findIndex((piece, i) => i > at && isOneOf(piece, 'clause'));
  return { before: spell(pieces.slice(from, at)), after: spell(pieces.slice(at + 1, to < 0 ? undefined : to)) };
}

function clauseOf(pieces: readonly Piece[], at: number): string {
  const { before, after } = clauseAround(pieces, at);
  return `${before} ${pieces[at]!.said} ${after}`.trim();
}

/** 飲咗六杯 beer, "had five beers": drunk already, and not wanted. */
export function isConsumed(pieces: readonly Piece[], at: number): boolean {
  let from = at;
  while (from > 0 && !isOneOf(pieces[from - 1], 'clause')) from -= 1;
  return IS_CONSUMED.test(spell(pieces.slice(from, at)));
}
const IS_CONSUMED =
  /(?:\b(?:had|drank|finished|downed|after|drinking)\b(?!.*\b(?:more|another|want|give)\b)|飲[咗完過](?!.*(?:再|想|要|嚟|仲))).*$/i;

/** 食完 dessert, "ate something spicy": what the food tasted of. */
export function isEaten(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]!;
  if (piece.kind !== 'flavour' || piece.flavour.allergens || Object.keys(piece.flavour.delta ?? {}).length === 0)
    return false;
  return IS_EATEN.test(spell(pieces.slice(Math.max(0, at - EATEN_WITHIN), at)));
}
/** Pieces from a meal to what it tasted of. */
const EATEN_WITHIN = 6;
const IS_EATEN =
  /(?:食[完咗到飽]|\b(?:ate|eaten|been eating)\b)(?!.*(?:[，。,.!！想要飲整俾畀]|有冇|\b(?:want|like|need|drink|with)\b))/i;

/** "Just had sushi, now something sweet", 一陣食川菜: a meal that is over or to come, which no drink is for. */
export function isOfOtherMeal(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at]!;
  if (piece.kind !== 'flavour' || !OF_MEAL.test(piece.named?.id ?? '')) return false;
  const clause = clauseOf(pieces, at);
  // A mouth that still burns is to be cooled.
  const isOver = MEAL_OVER.test(clause) && piece.named!.id !== 'with spicy food';
  return (isOver || MEAL_TO_COME.test(clause)) && !GOES_WITH.test(clause);
}
/** What a drink is paired with, and how large a meal was. */
const OF_MEAL = /^(?:with .*|large drink)$/;
const MEAL_OVER =
  /\b(?:(?:just|already|ive|weve|have|i|we) (?:just |already )?(?:had|ate|eaten|finished)|finished|been eating|ate|(?:full|stuffed|bloated|coming|back|straight)(?: up)? (?:from|after|of|on|with)|(?:dinner|lunch|supper|breakfast|brunch) was|after (?:that|the|a|our|my|all that|so much|eating)\b)|[食](?:[完咗飽過]|得|太多|到)|啱啱食/i;
const MEAL_TO_COME =
  /\b(?:later|afterwards)\b|\b(?:going|off|heading|headed)(?: out)? (?:for|to (?:have|eat|a|the))|(?:一陣|等陣|陣間|等下|遲啲|轉頭|跟住|之後|今晚|夜晚)(?:間)?(?:會|要|先)?(?:再)?(?:去)?[食打]/i;
const GOES_WITH = /\b(?:with (?:it|them|that)|pairs?|goes with|go with|match)\b|[配送襯夾解]|\bsomething for\b/i;

/** "Is there egg white in it? I don't eat eggs": what is kept out is asked about, and not wished for. */
export const isOfForbidden = (pieces: readonly Piece[], signs: readonly Sign[], at: number): boolean => {
  const allergens = flavourOf(pieces[at])?.allergens;
  const isIn = (other: Piece) => flavourOf(other)?.allergens?.some((each) => allergens!.includes(each));
  return (
    allergens !== undefined &&
    signs[at] === 'said' &&
    ASKS_FOR.test(clauseOf(pieces, at)) &&
    pieces.some((other, i) => i !== at && isIn(other) && (signs[i] === 'refused' || isOneOf(pieces[i + 1], 'allergy')))
  );
};
const ASKS_FOR = /[㗎嗎]$|有冇|有無|^(?:is|are|any)\b/i;

/** 飲咗兩杯啤酒, "I've had two glasses of wine": counted, so no likeness to what is wanted. */
export const HAD_SEVERAL =
  /\b(?:had|drank|downed)\b(?: \w+){0,2} (?:two|three|four|[2-9]|a couple|a few|several)\b|\b(?:two|three|four|five|[2-9]|(?:a )?couple(?: of)?|a few|several) (?:\w+ ){0,2}(?:in|deep|down)(?=\W*$|[,.;!?]| (?:and|already|so|but|tonight)\b)|飲[咗完]?[兩三四幾2-9][杯支樽罐]/i;

/** "How sweet is it?" asks, and wishes for nothing. */
export const isAskedAbout = (pieces: readonly Piece[], at: number): boolean =>
  /\bhow(?: many| much)?$/i.test(spell(pieces.slice(Math.max(0, at - 2), at)));

/** "A whisky drink for people who don't like whisky", 唔鍾意威士忌嘅人都啱嘅威士忌: whom it is for, and no refusal. */
export const isDislikedByOthers = (heard: TasteWord, words: readonly TasteWord[], text: string): boolean =>
  heard.isRefused &&
  !heard.isAllergy &&
  heard.named !== undefined &&
  heard.word.allergens === undefined &&
  FOR_WHOEVER.test(text) &&
  words.some((other) => !other.isRefused && other.factor > 0 && other.named?.id === heard.named!.id);
const FOR_WHOEVER =
  /\b(?:someone|somebody|anyone|people|a person|those|non|folks?|guys|girls) (?:who|that|which) (?:\w+ ){0,2}(?:dont|doesnt|do not|does not|hates?|cant|never|dislikes?)\b|唔(?:鍾意|飲|識飲|慣)[^，。]{1,8}嘅人/i;
