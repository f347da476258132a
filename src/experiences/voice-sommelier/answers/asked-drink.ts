/** What is known of a drink that a guest asks about. */
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import { drinksOf } from '#domain/flavour/outcome.ts';
import { featureValues, isZeroProof } from '#domain/recipe/recipe.ts';
import type { BilingualText, FlavourAxis, NamedThing } from '#domain/recipe/recipe.ts';
import type { MenuIndex } from '#domain/taste-request/menu-index.ts';
import type { MenuDrink } from '#domain/taste-request/menu/menu-drink.ts';
import { outcomeOf } from '../pour.ts';
import { isLocked, type Wishes } from '../wishes.ts';
import { inPercent } from './words.ts';

export type Served = MenuDrink & Matchable;

export interface Asked {
  /** All wishes of the guest, with what was said and declared before. */
  wishes: Wishes;
  menu: MenuIndex;
  recipes: readonly Served[];
  /** Without what is hidden or sold out. */
  onSale: readonly Served[];
}

export interface Answer {
  told: readonly BilingualText[];
  /** Keys of the chips that it says already. */
  toldOf: readonly string[];
  /** Ids of the drinks that were compared, the one to pour first. */
  choice?: readonly string[];
  /** What is in a drink is told, and nothing left to ask the bar. */
  isTold?: boolean;
  /** Ids of drinks that have too much of what the guest wants less of. */
  tooMuch?: readonly string[];
}
export const answer = (...told: readonly BilingualText[]): Answer => ({ told, toldOf: ['like'] });

/** Nobody who shall have less alcohol is given what they only asked about. */
export const mayChoose = ({ noAlcohol, weaker }: Wishes): boolean => noAlcohol === undefined && !weaker;

/** Where no alcohol may be poured, a drink with some is not said to be had. */
export const mayPour = (drinks: readonly Served[], { wishes }: Asked): boolean =>
  wishes.noAlcohol === undefined || drinks.every(isZeroProof);

export const bilingual = ({ name, name_translations }: NamedThing): BilingualText => ({
  en: name,
  'zh-HK': name_translations['zh-HK'] ?? name,
});

/** Its strength where it is known, "at least" where an ingredient is not. */
export const strengthOf = ({ ABV, alcohol }: Served): BilingualText | undefined => {
  if (alcohol === 'free') return inPercent(0, false);
  return ABV === undefined || (alcohol === 'unknown' && ABV === 0) ? undefined : inPercent(ABV, alcohol === 'unknown');
};

export const isKnown = ({ ABV, alcohol, drinkFeatures }: Served, axis: FlavourAxis): boolean =>
  axis === 'strength' ? ABV !== undefined && alcohol !== 'unknown' : drinkFeatures.length > 0;

/** 0 to 5; of the strength in % by volume. */
export const valueOf = ({ ABV, drinkFeatures }: Served, axis: FlavourAxis): number =>
  axis === 'strength' ? ABV : (featureValues(drinkFeatures)[axis] ?? 0);

/** % by volume that count as one step of an axis. */
export const ABV_STEP = 3;
/** From this value on, 0 to 5, a taste is worth telling. */
export const TELLING = 2;

/** The drinks for some wishes, in the order in which they are offered. */
export const pouredFor = (wishes: Wishes, { recipes }: Asked): Served[] => {
  const may = isLocked(wishes) ? recipes.filter(isZeroProof) : recipes;
  return drinksOf(outcomeOf(wishes, recipes), may, may.length).map(({ recipe }) => recipe);
};
