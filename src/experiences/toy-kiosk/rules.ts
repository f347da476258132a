/**
 * The rules of the capsule machine, kept small because phones load this file; the server draws by it too. A drum holds
 * fixed counts of each series; a drawn capsule stays out until the drum is empty. Source:
 * docs/behaviour/experiences/toy-kiosk.md "Drum", docs/decisions/0020.
 */
import { isServable, matchDrinks, type Matchable, type TargetProfile } from '#domain/flavour/flavour-match.ts';
import type { Outcome } from '#domain/flavour/outcome.ts';
import { FLAVOUR_AXES, featureValues, type BilingualText, type DrinkFeature } from '#domain/recipe/recipe.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import type { StickerDrawing } from '#domain/kiosk/sticker-drawings.ts';

export const SERIES_MAX = 12;
export const COUNT_MAX = 40;
export const CAPSULES_MAX = 120;
export const REROLLS_MAX = 3;
export const NAME_MAX = 30;
export const LINE_MAX = 90;

export interface Series {
  id: string;
  name: BilingualText;
  /** Text of its sticker. */
  line: BilingualText;
  /** Colour of its capsules, #rrggbb. */
  colour: string;
  /** Number of its capsules in a full drum. */
  count: number;
  /** Fixed drinks, dealt out over the capsules in turn (empty: the shop's signature); or a taste. */
  pick: { recipeIds: readonly string[] } | { want: Taste };
  drawing: StickerDrawing;
  /** The owner's own sticker: a picture's address, or empty. */
  sticker: string;
}

export interface ToySettings {
  version: 1;
  series: readonly Series[];
  /** Number of free turns after the first capsule. */
  rerolls: number;
  /** Whether guests may ask for no alcohol before a turn. */
  zeroProofSeries: boolean;
}

/** One capsule of a full drum. */
export interface Capsule {
  seriesId: string;
  /** Its number within the series, from 1. */
  number: number;
}

/** A drawn capsule with its drink. */
export interface DrawnCapsule extends Capsule {
  recipeId: string;
}

export interface Odds {
  /** Number of capsules that may come out now. */
  left: number;
  series: { id: string; left: number }[];
}

/** Largest distance to the best score at which a drink still belongs to a series' taste. Scores are 0 to 1. */
const NEAR_ENOUGH = 0.12;

type Menu = readonly Matchable[];
type Filters = TargetProfile['filters'];

/** Machines with the same drum share its capsules; a changed drum is a new one. */
export const drumName = (series: readonly Series[]): string =>
  series
    .map(({ id, count }) => `${id}:${count}`)
    .sort()
    .join(' ');

/** A rare series has at most one in this many capsules of a full drum. */
const RARE_ONE_IN = 10;

export const isRare = ({ count }: Pick<Series, 'count'>, series: readonly Pick<Series, 'count'>[]): boolean =>
  count * RARE_ONE_IN <= series.reduce((sum, each) => sum + each.count, 0);

/** The capsules of a full drum whose drink can be served: sold-out ones are removed before any turn. */
export const fullDrum = (series: readonly Series[], menu: Menu, filters: Filters): Capsule[] =>
  series.flatMap((one) => {
    const all = Array.from({ length: one.count }, (_, at) => ({ seriesId: one.id, number: at + 1 }));
    // A taste is matched once for all its capsules.
    if ('want' in one.pick) return menu.some((each) => isServable(each, filters)) ? all : [];
    return all.filter(({ number }) => drinksIn(one, number, menu, filters).length > 0);
  });

/** The capsules left in the drum, and whether it was refilled for that. */
export function drumOf(
  series: readonly Series[],
  menu: Menu,
  taken: readonly Capsule[],
  filters: Filters,
): { capsules: Capsule[]; isRefilled: boolean } {
  const full = fullDrum(series, menu, filters);
  const out = new Set(taken.map(nameOf));
  const left = full.filter((capsule) => !out.has(nameOf(capsule)));
  return left.length > 0 ? { capsules: left, isRefilled: false } : { capsules: full, isRefilled: full.length > 0 };
}

export const oddsOf = (series: readonly Series[], capsules: readonly Capsule[]): Odds => ({
  left: capsules.length,
  series: series.map(({ id }) => ({ id, left: capsules.filter(({ seriesId }) => seriesId === id).length })),
});

/**
 * Draws one capsule, all with the same chance, and assigns its drink.
 * @param taken capsules already drawn from this filling
 * @param randomInt a uniform integer in [0, below)
 * @returns undefined if no capsule has a drink that can be served
 */
export function drawCapsule(
  series: readonly Series[],
  menu: Menu,
  taken: readonly DrawnCapsule[],
  filters: Filters,
  randomInt: (below: number) => number,
): (DrawnCapsule & { isRefilled: boolean }) | undefined {
  const { capsules, isRefilled } = drumOf(series, menu, taken, filters);
  const capsule = capsules[capsules.length > 0 ? randomInt(capsules.length) : 0];
  const one = series.find(({ id }) => id === capsule?.seriesId);
  if (!capsule || !one) return undefined;
  const drinks = drinksIn(one, capsule.number, menu, filters);
  const recipeId = leastServed(unreserved(one, drinks, series, menu, filters), isRefilled ? [] : taken);
  return recipeId === undefined ? undefined : { ...capsule, recipeId, isRefilled };
}

/** The drinks a capsule may hold, best first. */
function drinksIn({ pick }: Series, number: number, menu: Menu, filters: Filters): string[] {
  if ('want' in pick) {
    const ranked = matchDrinks({ want: pick.want, ...(filters && { filters }) }, menu, menu.length);
    const best = ranked[0]?.score ?? 0;
    return ranked.filter(({ score }) => score >= best - NEAR_ENOUGH).map(({ recipe }) => recipe.id);
  }
  const { recipeIds } = pick;
  const fixed = recipeIds[(number - 1) % recipeIds.length];
  const drink = menu.find((each) => (fixed === undefined || each.id === fixed) && isServable(each, filters));
  return drink ? [drink.id] : [];
}

/** Fixed drinks, the signature among them, are left to their own capsules while a taste has other drinks. */
function unreserved(one: Series, drinks: string[], series: readonly Series[], menu: Menu, filters: Filters): string[] {
  if ('recipeIds' in one.pick) return drinks;
  const reserved = new Set(
    series.flatMap((each) =>
      'recipeIds' in each.pick
        ? Array.from({ length: each.count }, (_, at) => drinksIn(each, at + 1, menu, filters)).flat()
        : [],
    ),
  );
  const free = drinks.filter((id) => !reserved.has(id));
  return free.length > 0 ? free : drinks;
}

/** The best drink that this filling has served least. */
function leastServed(drinks: readonly string[], taken: readonly DrawnCapsule[]): string | undefined {
  const servedTimes = (id: string) => taken.filter(({ recipeId }) => recipeId === id).length;
  const [first, ...others] = drinks;
  if (first === undefined) return undefined;
  return others.reduce((best, id) => (servedTimes(id) < servedTimes(best) ? id : best), first);
}

const nameOf = ({ seriesId, number }: Capsule): string => `${seriesId} ${number}`;

/**
 * The outcome of a drawn capsule: its drink, and the taste to match a replacement by if it cannot be served.
 * @param drink the drink as on the menu; undefined if it is gone
 */
export function outcomeOfCapsule(
  { pick }: Pick<Series, 'pick'>,
  recipeIds: readonly string[],
  drink: { drinkFeatures: DrinkFeature[] } | undefined,
): Pick<Outcome, 'target' | 'recipeIds'> {
  return { target: { want: 'want' in pick ? pick.want : tasteOf(drink) }, recipeIds };
}

function tasteOf(drink: { drinkFeatures: DrinkFeature[] } | undefined): Taste {
  const values = featureValues(drink?.drinkFeatures ?? []);
  return Object.fromEntries(FLAVOUR_AXES.flatMap((axis) => (values[axis] === undefined ? [] : [[axis, values[axis]]])));
}

/** The ways a turn can end: one for each series. */
export const outcomesOf = ({ series }: ToySettings): Outcome[] =>
  series.map(({ id, name, pick }) => ({
    id,
    label: name,
    target: { want: 'want' in pick ? pick.want : {} },
    ...('recipeIds' in pick && pick.recipeIds.length > 0 && { recipeIds: pick.recipeIds }),
  }));
