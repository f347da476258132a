/**
 * Ingredients, kinds of drink and well-known drinks as wishes of their own, matched to a menu. Source:
 * docs/behaviour/taste-requests.md "Ingredients and drinks".
 */
import { isColour, SUGARY, WITH_SUGAR } from './drink-traits.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import { oppositeOf } from './trait-opposites.ts';
import { keepsTaste, tasteOfTrait } from './trait-roles.ts';
import { isBase, isKindOfDrink } from './words/made-of.ts';
import { isRefusedWhole } from './words/allergy-families.ts';
import { isHan } from './word-forms.ts';
import { ANY_JUICE, type MenuIndex } from './menu-index.ts';
import type { Named } from './known-phrases.ts';
import type { TasteRequest } from './taste-request.ts';
import type { TasteWord } from './taste-word.ts';

export interface NamedWish {
  kind: 'ingredient' | 'drink' | 'drink-kind' | 'trait';
  id: string;
  /** In the guest's own spelling. */
  said: string;
  isRefused: boolean;
  /** Refused because of an allergy: no later word takes it back. */
  isAllergy: boolean;
  /** Ids of the menu's drinks that have it; empty if the menu has none. */
  drinks: readonly string[];
  /** Those of them in which it is an ingredient by itself. */
  own: readonly string[];
  /** Ids of the nearest drinks, if the menu has none; for a trait that is not liked, of the drinks that have it. */
  near: readonly string[];
  /** What it tastes of, -2 to 2. */
  taste: Taste;
  /** What a drink is like, and nothing to be had: "popular". */
  isQuality?: true;
  /** A brand or a sort that the menu does not name: what it is one of stands in. */
  isLacking?: true;
  /** On the menu, and only without alcohol. */
  isOnlyFree?: true;
  /**
   * What it takes the place of in the drink that was named, and the ids of the drinks that are one with it. Without any
   * the drink itself is poured, and the bar is told.
   */
  insteadOf?: NonNullable<TasteWord['insteadOf']> & {
    drinks?: readonly string[];
    /** Ids of the other drinks with what it replaces. */
    out?: readonly string[];
  };
  /** What its id is called. */
  plain?: BilingualText;
  /** Follows from what was said, and is told by that name: "promoted" is a celebration. */
  isImplied?: true;
  /** Served beside the drink: "cream on the side". */
  isBeside?: true;
  /** More of it than usual: "extra lime". */
  isExtra?: true;
  /** How much of it each drink has, 0 to 1, by its id; drinks with 0 are left out. */
  degrees?: Readonly<Record<string, number>>;
}

/** True if the word is a wish for, or against, what it names rather than a taste. */
const isWish = (heard: TasteWord): boolean => reachOf(heard).length > 0 || isNamedWish(heard);

/** "No citrus", of which every drink with a lime has some. */
const isRefusedFamily = ({ family, named, isRefused, isAllergy }: TasteWord): boolean =>
  family !== undefined &&
  isRefused &&
  !isAllergy &&
  (named === undefined || named.id === family) &&
  isRefusedWhole(family);

const isNamedWish = (heard: TasteWord): boolean => isRefusedFamily(heard) || isOfNamed(heard);

const isOfNamed = ({ named, factor, isRefused, isAllergy, word }: TasteWord): boolean =>
  named !== undefined && (isAllergy || isRefused ? word.allergens === undefined : factor > 0 || named.kind === 'trait');

/** Ids of the ingredients and families that an allergy, or what the guest can't have, reaches. */
function reachOf({ word, named, family, isAllergy, isForbidden, isRefused }: TasteWord): readonly string[] {
  if (word.also && (isAllergy || isRefused || word.isDiet)) return word.also;
  if ((!isAllergy && !isForbidden) || (word.allergens && !family)) return [];
  const id = family ?? (named && named.kind !== 'trait' ? named.id : undefined);
  return id === undefined ? [] : [id];
}

/** True if the word is a taste, whether or not it is a wish for what it names too: "light". */
const isTaste = (heard: TasteWord): boolean =>
  !isWish(heard) ||
  (heard.word.allergens !== undefined && !heard.isBeside) ||
  (heard.named?.kind === 'trait' &&
    keepsTaste(heard.named.id) &&
    !heard.insteadOf &&
    Object.keys(heard.word.delta ?? {}).length > 0);

/**
 * Splits the words of a sentence into those that name something to find on the menu, and tastes. "Less ginger" stays a
 * taste, a refused allergen stays one to keep out. What is named and refused in one sentence is refused.
 */
export function splitNamed({ words }: Pick<TasteRequest, 'words'>, menu: MenuIndex): [NamedWish[], TasteWord[]] {
  const sought = words.filter(({ isLimit }) => !isLimit);
  const barred = sought.flatMap((heard) => reachOf(heard).map((id) => barredBy(id, heard, menu)));
  const named = sought.filter((heard) => heard.named && isNamedWish(heard) && reachOf(heard).length === 0);
  const isOtherSort = (heard: TasteWord) =>
    heard.named!.isBrand === true &&
    !heard.isAllergy &&
    named.some(
      (other) => !other.isRefused && other.factor > 0 && !other.named!.isBrand && other.named!.id === heard.named!.id,
    );
  // "A draft beer, no IPA" is a beer.
  const refused = named.filter((heard) => (heard.isRefused && !isOtherSort(heard)) || heard.isAllergy);
  const wanted = named.filter(
    (heard) => !heard.isRefused && !refused.some((other) => other.named!.id === heard.named!.id),
  );
  const families = sought.filter((heard) => isRefusedFamily(heard) && reachOf(heard).length === 0);
  const wishes = new Map([
    ...[...wanted, ...refused].map((heard) => [heard.named!.id, wishOf(heard, menu)] as const),
    ...families.map((heard) => [heard.family!, keptAway(heard, menu)] as const),
    ...barred.map((wish) => [wish.id, wish] as const),
  ]);
  return [[...wishes.values()], sought.filter(isTaste)];
}

const keptAway = ({ family, said }: TasteWord, menu: MenuIndex): NamedWish => ({
  kind: 'ingredient',
  id: family!,
  said,
  isRefused: true,
  isAllergy: false,
  drinks: menu.drinksRefusedBy(family!),
  own: [],
  near: [],
  taste: {},
});

/** A wish for a trait that follows from another word, as said. */
export const wishForTrait = (id: string, said: string, menu: MenuIndex): NamedWish =>
  wishOf({ said, word: {}, factor: 1, isRefused: false, isAllergy: false, named: { kind: 'trait', id } }, menu);

/** "Less Campari", "no syrup", of a drink that was named: it is poured as it is, and the bar is told. */
export function changeFor({ said, named, isRefused }: TasteWord, drink: string): NamedWish {
  const id = named?.id ?? (isHan(said) ? (said.includes('漿') ? 'syrup' : 'sugar') : said);
  const [how, zh] = isRefused ? ['no', '走'] : ['less', '少啲'];
  return {
    kind: 'ingredient',
    id: `${how} ${id}`,
    said: isHan(said) ? `${zh}${said}` : `${how} ${said}`,
    isRefused: false,
    isAllergy: false,
    drinks: [drink],
    own: [],
    near: [],
    taste: {},
    insteadOf: { drinks: [] },
  };
}

/** Less of an ingredient, and not none: "easy on the bitters". */
export const isLessOf = ({ named, factor, isRefused, isAllergy, isLimit }: TasteWord): boolean =>
  named?.kind === 'ingredient' && factor < 0 && !isRefused && !isAllergy && !isLimit;

/** Little sugar is more than little sweetness: no syrup either. */
export const IS_SUGAR = /^(?:(?:(?:sugar|simple|cane|gomme) )?syrup|sugar|sweetener|糖|糖漿|糖分|糖份)$/i;
const IS_SUGARLESS =
  /\b(?:zero|0|no) (?:added )?sugar|sugar ?(?:free|less)|unsweetened|cutting (?:out )?sugar|[無冇零走戒斷][咗緊]?糖/i;

/** "No sugar", 走糖, "unsweetened": none is added, where "less sugar" is a matter of degree. */
export const refusesSugar = (words: readonly TasteWord[]): boolean =>
  words.some(({ said, factor, isRefused }) =>
    isRefused ? IS_SUGAR.test(said) : factor > 0 && IS_SUGARLESS.test(said),
  );

/**
 * Whoever wants no sugar gets no drink with any added.
 * @param isBarred must not have any: no other word takes that back
 */
export const withoutSugar = (menu: MenuIndex, isBarred: boolean): NamedWish => ({
  kind: 'ingredient',
  id: 'sugar',
  said: 'sugar',
  isRefused: true,
  isAllergy: isBarred,
  drinks: menu.drinksWith(isBarred ? SUGARY : WITH_SUGAR),
  own: [],
  near: [],
  taste: {},
});

/** What an allergy leaves out: every drink that may hold it. */
function barredBy(id: string, { said, word, isAllergy, isForbidden }: TasteWord, menu: MenuIndex): NamedWish {
  const isOfWord = word.also?.includes(id) && word.isDiet === true;
  return {
    kind: 'ingredient',
    id,
    said: isOfWord ? id : said,
    isRefused: true,
    isAllergy: isAllergy || isForbidden === true,
    drinks: [...new Set([...menu.drinksUnsafe(id), ...menu.drinksRefusedBy(id)])],
    own: [],
    near: [],
    taste: {},
  };
}

/** What has most of a trait. */
const BEST_OF: Readonly<Record<string, string>> = { 'wakes you up': 'coffee', cheap: 'beer' };
const CAFFEINE: Named = { kind: 'ingredient', id: 'caffeine' };

/** More than being harsh unasked: a Negroni for whom wants sweet vermouth. */
const EXACTLY = 2;

/** Of an ingredient that some of its drinks name as the guest does: "sweet vermouth", "dark rum", 紅酒. */
function asNamed(
  { said, named }: TasteWord,
  drinks: readonly string[],
  menu: MenuIndex,
): Record<string, number> | undefined {
  const naming = said === named!.id ? [] : menu.drinksNaming(said).filter((id) => drinks.includes(id));
  return naming.length > 0 && naming.length < drinks.length
    ? Object.fromEntries(naming.map((id) => [id, EXACTLY]))
    : undefined;
}

/** A bourbon drink with an orange twist, for whoever asks for bourbon and orange. */
const onTop = (id: string, drinks: readonly string[], menu: MenuIndex): Record<string, number> =>
  Object.fromEntries(
    menu.drinksGarnishedWith(id).flatMap((drink) => (drinks.includes(drink) ? [] : [[drink, ON_TOP]])),
  );
const ON_TOP = 0.5;
const IS_JUICE = /juice|汁$/i;

/** Drinks and ingredients, though they are found as traits are: a menu has them or not. */
const THINGS =
  /^(?:(?:hot|cold|soft|energy) drink|alcohol|frangelico|durian|mangosteen|coconut water|(?:fruit|plain) tea)$/;

function wishOf(heard: TasteWord, menu: MenuIndex): NamedWish {
  const { said, word, isAllergy, factor } = heard;
  const isTurned = heard.isRefused || factor < 0;
  // "Nothing that wakes me up" refuses whatever may hold caffeine.
  const named = isTurned && heard.named!.id === 'wakes you up' ? CAFFEINE : heard.named;
  const { kind } = named!;
  const opposite = isTurned ? oppositeOf(named!.id, !heard.isRefused) : undefined;
  const id = opposite ?? named!.id;
  const isRefused = isTurned && opposite === undefined;
  const alone = isColour(id) && !isRefused ? menu.drinksWithOwn(id) : [];
  const isJuice = id === 'juice' && isRefused && heard.isRefused;
  const juiced = isJuice ? menu.drinksWith(ANY_JUICE) : [];
  // A rim of it is refused too: "a Margarita, hold the salt".
  const isThing = isRefused && kind === 'ingredient';
  const held =
    alone.length > 0 ? alone : [...new Set([...(isThing ? menu.drinksRefusedBy(id) : menu.drinksWith(id)), ...juiced])];
  // "Two olives": a garnish is on the menu too, and left off by whoever makes the drink.
  /** Cognac, where there is only an orange liqueur of it. */
  const isOnlyMade = isBase(id) && !isRefused && held.length > 0 && !menu.pours(id);
  const drinks = isOnlyMade
    ? []
    : held.length > 0 || isRefused || kind !== 'ingredient'
      ? held
      : menu.drinksGarnishedWith(id);
  const isMissing = drinks.length === 0;
  /** Comes last, and is not left out. */
  const isDisliked = isRefused && kind === 'trait' && id !== 'hot drink' && !isJuice && !isAllergy;
  const degrees = isRefused
    ? undefined
    : (menu.degreesOf(id) ??
      (kind === 'ingredient'
        ? (asNamed(heard, drinks, menu) ?? (IS_JUICE.test(said) ? undefined : onTop(id, drinks, menu)))
        : undefined));
  return {
    ...(degrees && { degrees }),
    ...(heard.insteadOf && !isTurned && { insteadOf: heard.insteadOf }),
    ...(factor > 1 && { isExtra: true as const }),
    ...(heard.isBeside && { isBeside: true as const }),
    ...(named!.isBrand && !isRefused && !menu.mentions(said) && { isLacking: true as const }),
    ...(kind === 'trait' && !THINGS.test(id) && { isQuality: true as const }),
    kind: isKindOfDrink(id) ? 'drink-kind' : kind,
    id,
    said: opposite ?? said,
    isRefused: isRefused || isAllergy,
    isAllergy,
    drinks: isDisliked ? [] : drinks,
    own: menu[id === 'wakes you up' || id === 'cheap' ? 'drinksWith' : 'drinksWithOwn'](BEST_OF[id] ?? id),
    near: isDisliked ? drinks : isOnlyMade ? held : isMissing && !isRefused ? menu.drinksNear(id) : [],
    taste: isTurned ? {} : { ...tasteOfTrait(id), ...word.delta },
  };
}
