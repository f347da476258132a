/** A word of taste or drink as it was said: how much of it, and whether it is refused. */
import type { DetectedAllergies } from './detect-allergies.ts';
import type { Named } from './known-phrases.ts';
import { isOneOf, type Sign } from './negation.ts';
import { flavourOf, spell, type Piece } from './phrase-tokenizer.ts';
import type { Limits } from './strength-limit.ts';
import type { FlavourMeaning } from './words/meanings.ts';

/** A flavour word as it was said. */
export interface TasteWord {
  word: FlavourMeaning;
  said: string;
  /** 1 plain, 0.5 softened, 1.5 strengthened; negative if negated; 0 if unclear and to be ignored. */
  factor: number;
  /** Negated by "no", not just by "less" or "too". */
  isRefused: boolean;
  /** Part of a statement about an allergy. */
  isAllergy: boolean;
  /** It names an ingredient, a kind of drink, a well-known drink or a trait. */
  named?: Named;
  /** What an allergy to it reaches, if that is a family of ingredients. */
  family?: string;
  /** The guest can't have it, which is as strict as an allergy: "can't eat", 唔食得. */
  isForbidden?: true;
  /** Nothing as strong as it may be poured; it is not wanted itself. */
  isLimit?: true;
  /** What it takes the place of in a drink: "honey instead of agave"; in a drink's own spirit's, without `said`. */
  insteadOf?: { said?: string; id?: string };
  /** Served beside the drink: "cream on the side". */
  isBeside?: true;
  /** It names a soft drink by itself: "orange juice", and not "with orange juice". */
  isSoftDrink?: true;
}

export function tasteWord(
  pieces: readonly Piece[],
  at: number,
  sign: Sign,
  allergies: DetectedAllergies,
  limits: Limits,
): TasteWord[] {
  const piece = pieces[at]!;
  if (piece.kind !== 'flavour') return [];
  const { flavour: word, said, named, family } = piece;
  const isKeptOut = word.allergens !== undefined || allergies.to.has(at);
  if (limits.compared.has(at) && !limits.below.has(at) && !isKeptOut) return [];
  const isLimit = limits.below.has(at) && !allergies.to.has(at);
  const isTurned = sign === 'refused' || sign === 'less';
  // A double negation keeps an allergen excluded and makes nothing stronger.
  const degree = sign === 'doubled' && (word.delta?.strength ?? 0) > 0 ? 0 : degreeOf(pieces, at, isTurned);
  // 少少酒, "a splash of booze", 少少酒味就夠: less of it than usual.
  const isLittle =
    degree === 0.5 &&
    (word.alcohol === true || ((word.delta?.strength ?? 0) > 0 && !named && isEnough(pieces, at))) &&
    !isOfAnotherTaste(pieces, at);
  return [
    {
      word,
      said,
      factor: isTurned || isLittle ? -degree : degree,
      ...(isLimit && { isLimit: true as const }),
      isRefused: sign === 'refused' || (sign === 'doubled' && word.allergens !== undefined),
      isAllergy: allergies.to.has(at),
      ...(named && { named }),
      ...(family !== undefined && { family }),
      ...(sign === 'refused' && allergies.forbidden.has(at) && { isForbidden: true as const }),
      ...(named?.kind === 'ingredient' &&
        !isTurned &&
        ON_THE_SIDE.test(spell(pieces.slice(at + 1, at + 1 + ENOUGH_WITHIN))) && { isBeside: true as const }),
      ...((named?.kind === 'ingredient' || FIZZY_WATER.test(said)) &&
        isSoftDrink(pieces, at) && { isSoftDrink: true as const }),
    },
  ];
}

const ON_THE_SIDE = /^(?:on the side|separately|in a separate)\b|^(?:可唔可以|可以|要)?(?:另上|另外上|分開)/i;
const isEnough = (pieces: readonly Piece[], at: number): boolean =>
  IS_ENOUGH.test(spell(pieces.slice(at + 1, at + 1 + ENOUGH_WITHIN)));
const ENOUGH_WITHIN = 6;
const IS_ENOUGH =
  /^(?:少少|好少|嘅)*(?:夠|(?:就|已經)+(?:夠|得|好|可以|ok))|^[^,.;!?]{0,12}\b(?:enough|plenty|will do|is fine|suffices?|is all)\b/i;

/** 辣少少嘅酒: a little of the taste, not of the alcohol. */
const isOfAnotherTaste = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at - 1]?.said === '嘅' && isOneOf(pieces[at - 2], 'soft') && isOneOf(pieces[at - 3], 'flavour');

const isSoftDrink = (pieces: readonly Piece[], at: number): boolean =>
  (SOFT_DRINK.test(pieces[at]!.said) ||
    FIZZY_WATER.test(pieces[at]!.said) ||
    pieces[at + 1]?.said === '汁' ||
    isServedTea(pieces, at)) &&
  (!IS_PART.test(pieces[at - 1]?.said ?? '') || IS_QUESTION.test(spell(pieces.slice(Math.max(0, at - 3), at))));
/** "Do you have coke?", and not "something that has coke". */
const IS_QUESTION = /\b(?:you|ya|we) (?:have|got|do)(?: any| some)?$|^(?:you )?(?:have|got)(?: any| some)?$/i;
/** "Iced oolong", 熱奶茶. */
const isServedTea = (pieces: readonly Piece[], at: number): boolean => {
  const before = pieces[at - 1];
  return (
    before?.kind === 'flavour' && /^(?:hot|cold) drink$/.test(before.named?.id ?? '') && IS_TEA.test(pieces[at]!.said)
  );
};
const IS_TEA = /tea$|^(?:oolong|matcha|earl grey)$|茶$|^(?:烏龍|普洱|鐵觀音)$/i;
/** A drink of its own where nothing else is named: "a soda water", 梳打水. */
const FIZZY_WATER =
  /^(?:(?:(?:a|some) )?(?:sparkling|soda|fizzy|carbonated)(?: mineral)? water|seltzer|[梳蘇]打水|氣泡水)$/i;
const SOFT_DRINK =
  /\bjuice$|汁$|^(?:(?:diet )?coke(?: zero| light)?|cola|pepsi(?: max)?|coca cola|coconut water|milk|lemonade|tonic water|sprite|7 ?up|fanta|dr pepper|root beer|ginger ale|cream soda|kombucha|iced tea|red bull|energy drink|horlicks|ovaltine|milo|可樂|雪碧|七喜|芬達|忌廉梳打|沙士|檸檬茶|維他奶|益力多|養樂多|康普茶|阿華田|好立克|美祿|牛奶|鮮奶|椰青|豆漿)$/i;
/** "something with milk", 加橙汁. */
const IS_PART = /^(?:(?:\w+ )?with|and|in|of|has|have|some|有|加|溝|同|帶|落|放)$/i;

const MORE = /^(more|更|再|多)$/i;

const MORE_BEHIND = /^(?:要|可以)?[落加放俾]?多(?:[啲些]|少少|一[啲些點])/;

const isIngredient = (piece: Piece): boolean => piece.kind === 'flavour' && piece.named?.kind === 'ingredient';

/** The degree: the words right before, and 少少, 哋 or "af" right after. */
function degreeOf(pieces: readonly Piece[], at: number, isTurned: boolean): number {
  const isMore = !isTurned && MORE.test(pieces[at - 1]?.said ?? '');
  let degree = isMore && (flavourOf(pieces[at])?.alcohol === true || isIngredient(pieces[at]!)) ? 1.5 : 1;
  for (let back = at - 1; isOneOf(pieces[back], 'soft', 'very', 'plain'); back -= 1) {
    if (isOneOf(pieces[back], 'soft')) degree = 0.5;
    if (isOneOf(pieces[back], 'very') && degree === 1 && !isTurned) degree = 1.5;
  }
  // 薄荷落多啲: more of it.
  if (!isTurned && isIngredient(pieces[at]!) && MORE_BEHIND.test(spell(pieces.slice(at + 1, at + 4)))) return 1.5;
  for (let next = at + 1; next < at + 4; next += 1) {
    const piece = pieces[next];
    if (!piece) break;
    if (/^(少少|好少|少嘅|哋|地|ish|一啲啲)$/i.test(piece.said)) return 0.5;
    if (/^(?:(?:a|very) )?little$|^minimal$/i.test(piece.said) && !isOneOf(pieces[next + 1], 'flavour', 'name'))
      return 0.5;
    if (/^(到爆|到死|af|as hell|as possible)$/i.test(piece.said)) return 1.5;
    if (!isOneOf(piece, 'plain', 'very')) break;
  }
  return pieces[at]!.said.endsWith('ish') ? 0.5 : degree;
}
