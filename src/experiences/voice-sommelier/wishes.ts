/** A guest's wishes so far. Pure; phones load this file. */
import type { AskedBack } from '#domain/taste-request/talk/asked-back.ts';
import type { NamedWish } from '#domain/taste-request/named-wishes.ts';
import type { StandIn } from '#domain/taste-request/stand-in.ts';
import type { NoAlcoholReason } from '#domain/taste-request/no-alcohol-reasons.ts';
import type { Allergen, BilingualText, FlavourAxis } from '#domain/recipe/recipe.ts';
import type { Superlative } from '#domain/flavour/wish-order.ts';
import type { Taste } from '#domain/flavour/taste.ts';

export interface Wishes {
  /** -3 to 3 on the axes that were mentioned. */
  taste: Taste;
  /** No alcohol, and why. */
  noAlcohol?: NoAlcoholReason | undefined;
  /** Less alcohol than other drinks, whatever else is said; until the guest changes it on the chip. */
  weaker: boolean;
  /** The guest is already drunk: water is offered. */
  isDrunk: boolean;
  avoid: readonly Allergen[];
  /** Those of `avoid` that the guest is allergic to. */
  allergies: readonly Allergen[];
  /** Ingredients, kinds of drink, and drinks the menu lacks. */
  named: readonly NamedWish[];
  /** The most or the least of a taste that the menu has: "the strongest". */
  superlative?: Superlative | undefined;
  /** A drink on the menu that it should be like. */
  like?: string | undefined;
  /** It is only likened to that drink: another one is poured. */
  isLikened?: boolean | undefined;
  /** It is only measured by that drink: with a change asked for, another one is poured. */
  isMeasure?: boolean | undefined;
  /** That drink was complained of, or is a measure of how much. */
  isCompared?: boolean | undefined;
  /** Nothing else is made of what it is known for: it is poured though less of a taste was asked for. */
  isAsItIs?: true;
  /** Nothing as strong as this may be poured: "lighter than a Manhattan". `abv` in % by volume. */
  below?: { said: string; abv: number } | undefined;
  /** Ids of drinks that they like, and have on other days: what is like them comes first among equals. */
  usual?: readonly string[] | undefined;
  /** Rather something stronger than this: "stronger than a spritz, lighter than a Martini". */
  above?: { said: string; abv: number } | undefined;
  /** In this range of % by volume: "about 12 percent". */
  about?: { said: string; from: number; to: number } | undefined;
  /** Ids of the drinks that share each ingredient of that drink, where it cannot be poured itself. */
  kin?: readonly (readonly string[])[] | undefined;
  /** Ids of all versions of that drink. */
  versions?: readonly string[] | undefined;
  /** Ids of the drinks between which the guest lets choose: "a Mojito or a Paloma". */
  choice?: readonly string[] | undefined;
  /** Ids of drinks on the menu that most guests like. */
  popular?: readonly string[] | undefined;
  /** Drinks on the menu that it should not be. */
  notLike: readonly string[];
  /** In the place of a drink that the menu lacks, or between several. */
  standIn?: StandIn | undefined;
  /** The guest wanted what they had before, and had nothing yet, or something that has left the menu. */
  noRepeat?: 'none' | 'gone' | undefined;
  /** What must be asked back: somebody else's drink, a price, or that nothing is wanted yet. */
  asked?: AskedBack | undefined;
  /** What the reply says of several tastes in one word: "refreshing". */
  saidAs?: readonly BilingualText[] | undefined;
  /** Answers to what the guest asked, and keys of the chips that they say already. */
  told?: readonly BilingualText[] | undefined;
  toldOf?: readonly string[] | undefined;
  /** A tea or a coffee as a tea shop serves it: without alcohol. */
  isBrew?: boolean | undefined;
  /** How much sugar a drink shall have was said: no screen of ours sets it. */
  isSugarLevel?: boolean | undefined;
  /** Words that were not understood. */
  unknown: readonly string[];
  /** An allergy the menu has no field for: only the bar can answer. */
  unlisted: readonly string[];
  /** Those of which is not known what holds them: the guest must ask the bar before drinking. */
  unsure: readonly string[];
  /** A statement about a person that was not understood: asked about before anything is poured. */
  unclear: readonly string[];
  isAllergic: boolean;
  /** What is named is a choice, and not wanted all together. */
  isEither?: boolean | undefined;
  /** Not the drink it is measured by: "a second one much like it". */
  isAnother?: boolean | undefined;
  /** Anything will do. */
  isOpen: boolean;
  /** What the reply says before the wishes: of another's drink, a mood. */
  notes?: readonly BilingualText[] | undefined;
}

export const NO_WISHES: Wishes = {
  taste: {},
  weaker: false,
  isDrunk: false,
  avoid: [],
  allergies: [],
  named: [],
  notLike: [],
  unknown: [],
  unlisted: [],
  unsure: [],
  unclear: [],
  isAllergic: false,
  isOpen: false,
};

/** Largest change of an axis, either way. */
export const MOST = 3;

export const limited = (change: number): number => Math.min(MOST, Math.max(-MOST, change));

/** As set on the chip by the guest: there a drink may become stronger. */
export function withTaste(wishes: Wishes, axis: FlavourAxis, change: number | undefined): Wishes {
  const { [axis]: _gone, ...rest } = wishes.taste;
  return {
    ...wishes,
    weaker: axis === 'strength' ? false : wishes.weaker,
    superlative: wishes.superlative?.axis === axis ? undefined : wishes.superlative,
    taste: change === undefined ? rest : { ...rest, [axis]: change },
  };
}

/** True if something was asked for, and not only ruled out. */
export const asksForSome = ({ taste, named, superlative, like, standIn, above, about }: Wishes): boolean =>
  Object.keys(taste).length > 0 ||
  (standIn ?? above ?? about) !== undefined ||
  named.some(({ id, isRefused }) => !isRefused && id !== 'decaf') ||
  superlative !== undefined ||
  like !== undefined;

/**
 * True if a drink can be poured: where nothing was understood, one that most guests like. None where an allergy was
 * spoken of, and not to what.
 * @param isSorry nothing of the last sentence was understood
 */
export const canPour = (wishes: Wishes, isSorry: boolean): boolean =>
  wishes.asked !== 'allergy' && (isSorry || (hasWishes(wishes) && (!isForLater(wishes) || asksForSome(wishes))));

/**
 * Water, a price, talk, or nothing yet: what is only ruled out pours no drink. Beside a question for the bar, "what do you
 * recommend?" does.
 */
const isForLater = ({ asked, isOpen, named }: Wishes): boolean =>
  asked !== undefined && asked !== 'whose' && !(asked === 'bar' && isOpen && named.length === 0);

/** True if there is a wish that a drink can be found by. */
export const hasWishes = ({
  taste,
  noAlcohol,
  avoid,
  named,
  superlative,
  like,
  standIn,
  notLike,
  isOpen,
  below,
  above,
  about,
}: Wishes): boolean =>
  standIn !== undefined ||
  Object.keys(taste).length > 0 ||
  noAlcohol !== undefined ||
  avoid.length > 0 ||
  named.length > 0 ||
  superlative !== undefined ||
  like !== undefined ||
  notLike.length > 0 ||
  (below ?? above ?? about) !== undefined ||
  isOpen;

/** No alcohol because of a statement about a person, not as a preference. */
export const isLocked = ({ noAlcohol }: Pick<Wishes, 'noAlcohol'>): boolean =>
  noAlcohol !== undefined && noAlcohol !== 'choice';
