/**
 * Estimates the flavour of a drink from its ingredients and the ingredient table.
 *
 * Sugar, acid and bitterness count by their concentration in the finished drink, melted ice included. Aromas
 * count by amount; a longer drink dilutes them less than proportionally. Tastes interact: acid, bitterness and alcohol
 * mask sugar, sugar softens acid and bitterness; sweet-smelling aromas (vanilla, caramel) add sweetness and soften acid
 * (Stevenson, Prescott and Boakes, Chemical Senses 1999); strong aromas mask weak ones. Each axis saturates. Strength
 * follows from the ABV, fizz from the share of sparkling liquid.
 * Source: docs/behaviour/flavour.md "Estimates", docs/decisions/0018, docs/decisions/0053.
 */
import { doses, LIQUID_DOSE_ML } from './doses.ts';
import { estimateAbv, glassMl } from '#domain/recipe/abv.ts';
import { TASTES } from '#domain/ingredient/ingredient-facts.ts';
import { AROMAS, findIngredient } from '#domain/ingredient/ingredient.ts';
import type { IngredientKind, IngredientTaste } from '#domain/ingredient/ingredient-facts.ts';
import type { FoundIngredient } from '#domain/ingredient/ingredient.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { DrinkFeature, FlavourAxis, Ice, MixingMethod, Unit } from '#domain/recipe/recipe.ts';
import { millilitres } from '#domain/recipe/volume.ts';

export interface EstimatedIngredient {
  name: string;
  /** In `unit`. */
  amount: number;
  unit: Unit;
  /** % by volume; the ingredient table's value if left out. */
  abv?: number | null;
}

export interface FlavourEstimate {
  /** All axes in the order of FLAVOUR_AXES, 0 to 5 in steps of 0.1. */
  features: DrinkFeature[];
  /** % alcohol by volume of the finished drink. */
  abv: number;
  /** Ingredients of which only the kind was recognised. */
  guessed: string[];
  /** Unrecognised ingredients; they count as tasteless. */
  unknown: string[];
}

const TEASPOON_SUGAR_G = 4;
/** Grams per unit of acidity: 30 ml of lemon juice hold 1.8 g of acid and are 5 in the table. */
const ACID_G = 0.36;

/** Share of a solid's flavour that reaches the drink, by mixing method. */
const EXTRACTED: Record<MixingMethod, number> = {
  build: 0.5,
  layer: 0.4,
  stir: 0.6,
  throw: 0.6,
  brew: 0.8,
  swizzle: 0.8,
  shake: 0.9,
  'dry-shake': 0.9,
  muddle: 1,
  blend: 1,
};

/** Maximum contribution of a garnish, per aroma; a garnish is smelled rather than drunk. */
const GARNISH_MOST = 0.8;
const HERB_GARNISH_MOST = 2.5;
/** Spice is a warmth in the mouth: a grating of nutmeg gives hardly any. */
const SPICE_GARNISH_MOST = 0.15;

/**
 * The volume the table's aromas were judged in; THINNING is the exponent for a longer drink (1 would be
 * proportional).
 */
const USUAL_DRINK_ML = 100;
const LEAST_DRINK_ML = 1;
const THINNING = 0.6;

/**
 * The amount at which an axis reaches 63 % of 5: acid and sugar in %, fizz as a share, bitterness in the table's units
 * per dose of the finished drink, aromas in the table's units.
 */
const MOST_OF_THE_WAY = { acidity: 0.6, sweet: 5.5, fruity: 2.5, herbal: 1.6, spicy: 2.2, fizzy: 0.33, bitter: 0.75 };
/** Interactions between tastes, per unit of the first. */
const ACID_HIDES_SWEET = 0.4;
const BITTER_HIDES_SWEET = 0.35;
const ALCOHOL_HIDES_SWEET = 0.012;
const SUGAR_HIDES_BITTER = 0.02;
const FRUIT_SWEETENS = 0.04;
const MELLOW_SWEETENS = 0.1;
const SUGAR_SOFTENS_ACID = 0.08;
const MELLOW_SOFTENS_ACID = 0.08;
const CITRUS_IS_FRUITY = 0.3;
const OTHERS_COVER_FRUIT = 0.08;
const OTHERS_COVER_HERBS = 0.1;
const BITTER_COVERS_HERBS = 0.22;
/** Most drinks are below STRONG_ABV, where the axis is 4; above it, it rises more slowly, to 5 at STRONGEST_ABV. % ABV. */
const STRONG_ABV = 18;
const STRONGEST_ABV = 45;
const STRONG = 4;

/**
 * @param ingredients amounts as served in a medium glass
 * @param garnish free text
 * @param ice in the glass
 */
export function estimateFlavour(
  ingredients: readonly EstimatedIngredient[],
  method: MixingMethod,
  garnish = '',
  ice: Ice = 'cubed',
): FlavourEstimate {
  const known = ingredients.map((ingredient) => ({ ingredient, found: findPoured(ingredient) }));
  const pours = known.map(({ ingredient, found }) => ({
    ...doses(ingredient, found?.facts, method),
    facts: found?.facts,
    unit: ingredient.unit,
    abv: ingredient.abv ?? found?.facts.abv ?? 0,
  }));
  // What is built without ice is hot, or has been: it draws like tea.
  const extracted = EXTRACTED[method === 'build' && ice === 'none' ? 'brew' : method];
  const total = Object.fromEntries(TASTES.map((taste) => [taste, 0])) as Record<IngredientTaste, number>;
  for (const { facts, amount } of pours) {
    if (!facts) continue;
    const share = facts.solid && facts.kind !== 'sweet' ? extracted : 1;
    for (const taste of TASTES) total[taste] += (facts.taste[taste] ?? 0) * amount * share;
  }
  addGarnish(total, garnish);

  const inGlass = pours.map(({ ml, unit, abv, facts }) => ({
    amount: ml,
    unit: unit === 'top-up' ? unit : ('ml' as const),
    abv,
    sparkling: facts?.sparkling === true,
  }));
  const drinkMl = glassMl(inGlass, method, ice);
  const abv = estimateAbv(inGlass, method, ice);
  const sparklingMl = sum(inGlass.map(({ sparkling, amount }) => (sparkling ? amount : 0)));
  const value = drinkMl >= LEAST_DRINK_ML ? axes(total, drinkMl, sparklingMl / drinkMl, abv) : undefined;
  return {
    features: FLAVOUR_AXES.map((property) => ({ property, value: inTenths(value?.[property] ?? 0) })),
    abv,
    guessed: namesOf(known, (found) => found?.guessed === true),
    unknown: namesOf(known, (found) => found === null),
  };
}

function axes(
  total: Record<IngredientTaste, number>,
  drinkMl: number,
  sparklingShare: number,
  abv: number,
): Record<FlavourAxis, number> {
  const thinned = (USUAL_DRINK_ML / drinkMl) ** THINNING;
  const aroma = (taste: IngredientTaste): number => total[taste] * thinned;
  const [citrus, fruity, herbal] = [aroma('citrus'), aroma('fruity'), aroma('herbal')];
  const [spicy, bitter, mellow] = [aroma('spicy'), aroma('bitter'), aroma('mellow')];
  const sugarPct = (total.sweet * TEASPOON_SUGAR_G * 100) / drinkMl;
  const acidPct = (total.acidity * ACID_G * 100) / drinkMl;
  const bitterness = (total.bitter * LIQUID_DOSE_ML) / drinkMl / (1 + SUGAR_HIDES_BITTER * sugarPct);

  const sourness = acidPct / ((1 + SUGAR_SOFTENS_ACID * sugarPct) * (1 + MELLOW_SOFTENS_ACID * mellow));
  const sweetness =
    (sugarPct * (1 + FRUIT_SWEETENS * fruity + MELLOW_SWEETENS * mellow)) /
    ((1 + ACID_HIDES_SWEET * acidPct + BITTER_HIDES_SWEET * bitterness) * (1 + ALCOHOL_HIDES_SWEET * abv));
  const fruitiness = (fruity + CITRUS_IS_FRUITY * citrus) / (1 + OTHERS_COVER_FRUIT * (herbal + spicy + bitter));
  const herbs = herbal / (1 + OTHERS_COVER_HERBS * (fruity + citrus + spicy) + BITTER_COVERS_HERBS * bitter);
  return {
    strength: strengthOf(abv),
    acidity: saturating(sourness, MOST_OF_THE_WAY.acidity),
    sweet: saturating(sweetness, MOST_OF_THE_WAY.sweet),
    spicy: saturating(spicy, MOST_OF_THE_WAY.spicy),
    fruity: saturating(fruitiness, MOST_OF_THE_WAY.fruity),
    fizzy: saturating(sparklingShare, MOST_OF_THE_WAY.fizzy),
    herbal: saturating(herbs, MOST_OF_THE_WAY.herbal),
    bitter: saturating(bitterness, MOST_OF_THE_WAY.bitter),
  };
}

/** A poured fruit counts as its juice: 30 ml of lime is lime juice. */
function findPoured({ name, amount, unit }: EstimatedIngredient): FoundIngredient | null {
  const found = findIngredient(name);
  if (found?.facts.kind !== 'fruit' || millilitres(amount, unit) === 0) return found;
  const juice = findIngredient(`${found.facts.name} juice`);
  return juice && !juice.guessed ? { ...juice, guessed: found.guessed } : found;
}

/** Adds the aromas of a garnish, never sugar or acid. Of each aroma the strongest part counts. */
function addGarnish(total: Record<IngredientTaste, number>, garnish: string): void {
  const parts = garnish.split(/[,;/&+]|\b(?:and|with|or)\b/i).flatMap((part) => findIngredient(part)?.facts ?? []);
  for (const aroma of AROMAS) {
    const given = parts.map(({ kind, taste }) => Math.min(garnishMost(kind, aroma), taste[aroma] ?? 0));
    total[aroma] += Math.max(0, ...given);
  }
}

function garnishMost(kind: IngredientKind, aroma: IngredientTaste): number {
  if (aroma === 'spicy') return SPICE_GARNISH_MOST;
  return kind === 'herb' ? HERB_GARNISH_MOST : GARNISH_MOST;
}

/** The strength axis, 0 to 5, of a drink of this ABV, in %. */
export const strengthOf = (abv: number): number =>
  abv <= STRONG_ABV
    ? (abv / STRONG_ABV) * STRONG
    : Math.min(5, STRONG + ((abv - STRONG_ABV) / (STRONGEST_ABV - STRONG_ABV)) * (5 - STRONG));
const saturating = (amount: number, mostOfTheWay: number): number => 5 * (1 - Math.exp(-amount / mostOfTheWay));
const inTenths = (value: number): number => Math.round(value * 10) / 10;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const namesOf = (
  known: readonly { ingredient: EstimatedIngredient; found: FoundIngredient | null }[],
  which: (found: FoundIngredient | null) => boolean,
): string[] => [...new Set(known.filter(({ found }) => which(found)).map(({ ingredient }) => ingredient.name))];
