/** The order of drinks for wishes that are more than a taste. Source: docs/behaviour/flavour.md "Wishes in words". */
import { matchDrinks, type DrinkMatch, type Matchable, type TargetProfile } from './flavour-match.ts';
import { assumedAbv, featureValues, isZeroProof, type FlavourAxis } from '#domain/recipe/recipe.ts';

/** The most or the least of an axis on the menu. */
export interface Superlative {
  axis: FlavourAxis;
  direction: 'most' | 'least';
}

export interface WishOrder {
  /** Ids of the drinks that satisfy what binds: a drink that satisfies more of it comes first, whatever else it has. */
  binding?: readonly (readonly string[])[];
  /** Ids of the drinks that satisfy each wish: a drink that satisfies more of them comes first. */
  wanted: readonly (readonly string[])[];
  /** Ids of the drinks that come across as was wished: each counts a little less than a wish. */
  traits?: readonly (readonly string[])[];
  /** Ids of drinks with what was not wanted: each takes the place of a wish satisfied. */
  unwanted?: readonly (readonly string[])[];
  /** Ids of the drinks that satisfy a wish best: among equals they come first. */
  best?: readonly string[];
  /** How much each drink has of a wish that comes in degrees, 0 to 1, by its id. */
  degrees?: readonly Readonly<Record<string, number>>[];
  /** Ids of well-known drinks that most guests like, the best liked first: before their equals. */
  popular?: readonly string[];
  /** Nothing tells the drinks apart but how popular they are. */
  isByPopularity?: boolean;
  superlative?: Superlative | undefined;
  /** Asked for a drink without alcohol: otherwise one comes first only if it fits far better than any other. */
  isAlcoholFree: boolean;
  /** Ids of the drinks that share each ingredient of a drink that was named: those that share more come first. */
  kin?: readonly (readonly string[])[];
  /** It is only likened to that drink: to taste like it counts as much as to be made of the same. */
  isLikened?: boolean;
  /** Ids of drinks that hardly anybody likes unasked: burning hot, very bitter. */
  harsh?: readonly string[];
  /** Ids of drinks that are seldom wanted unasked: hot ones, shots. */
  seldom?: readonly string[];
  /** Anything will do: the order is by chance. A number in [0, 1); the same number gives the same order. */
  luck?: number | undefined;
}

/** Cost in score, where 1 is a perfect fit, of being free of alcohol unasked. */
const UNASKED_COST = 0.4;

const BEST_BONUS = 0.05;
/** What the most of it counts of a wish that comes in degrees: more than tastes that nobody spoke of. */
const DEGREE = 0.5;
const POPULAR_BONUS = 0.03;
/** The same where nothing else was said; less for each that is liked better. */
const POPULARITY = 0.5;
/** Cost of being seldom wanted. */
const SELDOM_COST = 0.2;
/** Cost of being harsh unasked: more than of being free of alcohol. */
const HARSH_COST = 0.5;
/** What a trait counts, of a wish: less than being free of alcohol unasked, which counts less than a wish. */
const TRAIT = 0.8;
const UNASKED = 0.9;
/** What kinship counts at most: less than a wish; of the score, where taste counts too. */
const KIN_MOST = 0.9;
const KIN_IN_SCORE = 0.5;

/** All drinks that pass the target's filters, best first. */
export function orderByWishes<R extends Matchable>(
  target: TargetProfile,
  {
    binding = [],
    wanted,
    traits = [],
    unwanted = [],
    best = [],
    degrees = [],
    popular = [],
    isByPopularity = false,
    superlative,
    isAlcoholFree,
    kin = [],
    isLikened = false,
    harsh = [],
    seldom = [],
    luck,
  }: WishOrder,
  recipes: readonly R[],
): DrinkMatch<R>[] {
  const matches = matchDrinks(target, recipes, recipes.length);
  const figures = superlative && figuresOf(superlative, matches);
  const unasked = ({ recipe }: DrinkMatch<R>) =>
    (!isAlcoholFree && isZeroProof(recipe) ? UNASKED_COST : 0) +
    (seldom.includes(recipe.id) ? SELDOM_COST : 0) +
    (harsh.includes(recipe.id) ? HARSH_COST : 0);
  const shares = sharesOf(
    kin,
    matches.map(({ recipe }) => recipe),
  );
  const rank = matches.map((match, at) => {
    const among = (lists: readonly (readonly string[])[]) =>
      lists.filter((ids) => ids.includes(match.recipe.id)).length;
    const kinship = kin.reduce((sum, ids, each) => sum + (ids.includes(match.recipe.id) ? shares[each]! : 0), 0);
    return {
      match,
      at,
      bound: among(binding),
      satisfied:
        among(wanted) +
        TRAIT * among(traits) -
        among(unwanted) -
        (!isAlcoholFree && (superlative === undefined || traits.length > 0) && isZeroProof(match.recipe)
          ? UNASKED
          : 0) +
        (isLikened ? 0 : KIN_MOST * kinship),
      score:
        luck === undefined
          ? match.score +
            (isLikened ? KIN_IN_SCORE * kinship : 0) +
            (figures?.[at] ?? 0) +
            BEST_BONUS * among([best]) +
            DEGREE * degreeOf(degrees, match.recipe.id) +
            (isByPopularity ? POPULARITY * rankIn(popular, match.recipe.id) : POPULAR_BONUS * among([popular])) -
            unasked(match)
          : chanceOf(match.recipe.id, luck) - Math.ceil(unasked(match)),
    };
  });
  return rank
    .sort((a, b) => b.bound - a.bound || b.satisfied - a.satisfied || b.score - a.score || a.at - b.at)
    .map(({ match }) => match);
}

/**
 * What it counts, of 1, to share each ingredient: what few drinks have tells more of a kin than what most have, Campari
 * more than gin, and what none has nothing.
 * @param kin ids of the drinks that hold each
 */
export function sharesOf(kin: readonly (readonly string[])[], drinks: readonly { id: string }[]): number[] {
  const counts = kin.map((ids) => drinks.filter(({ id }) => ids.includes(id)).length);
  const rarity = counts.map((count) => (count > 0 ? Math.log(1 + drinks.length / count) : 0));
  const sum = rarity.reduce((total, each) => total + each, 0);
  return rarity.map((each) => each / Math.max(1, sum));
}

const degreeOf = (degrees: NonNullable<WishOrder['degrees']>, id: string): number =>
  degrees.reduce((sum, each) => sum + (each[id] ?? 0), 0);

/** 1 for the first of a list, 0 for what is not in it. */
const rankIn = (ids: readonly string[], id: string): number =>
  ids.includes(id) ? 1 - ids.indexOf(id) / ids.length : 0;

/** The raw figure of each drink as a share of the menu's range: 1 is the drink asked for. */
function figuresOf({ axis, direction }: Superlative, matches: readonly DrinkMatch<Matchable>[]): number[] {
  const figures = matches.map(({ recipe }) =>
    axis === 'strength'
      ? direction === 'least'
        ? assumedAbv(recipe)
        : recipe.ABV
      : (featureValues(recipe.drinkFeatures)[axis] ?? 0),
  );
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const share = (figure: number) => (high > low ? (figure - low) / (high - low) : 0);
  return figures.map((figure) => (direction === 'most' ? share(figure) : 1 - share(figure)));
}

/** 0 to 1: FNV-1a of the id, seeded; depends on no other drink, so that a sold-out one does not change the order. */
function chanceOf(id: string, luck: number): number {
  let hash = 0x811c9dc5 ^ Math.floor(luck * 2 ** 32);
  for (const letter of `${id} `) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) ^ (hash >>> 15);
  return (hash >>> 0) / 2 ** 32;
}
