/** Recipes in parts alone ("2 parts gin, 1 part lemon"). Source: docs/behaviour/menu-files.md "Foreign measures". */
import { findIngredient } from '#domain/ingredient/ingredient.ts';
import { millilitres } from '#domain/recipe/volume.ts';
import type { Measure } from './measure.ts';

/** What is mixed of a drink before its ice melts, with all its sparkling parts, and the largest part. Millilitres. */
const MIXED_ML = 90;
const LONG_ML = 200;
const LARGEST_PART_ML = 45;
/** Smaller amounts beside the parts are no base: a spoon of sugar, a splash. Millilitres. */
const LEAST_BASE_ML = 20;

interface Measured {
  name: string;
  measure: Measure;
}

/** The same ingredients, the parts as large as one drink wants them. With an amount in ml beside, a part stays 30 ml. */
export function withPartsAsDrink<I extends Measured>(ingredients: readonly I[]): readonly I[] {
  const inParts = ingredients.filter(({ measure }) => measure.inParts);
  if (inParts.length === 0 || ingredients.some(({ measure }) => isBase(measure))) return ingredients;
  const parts = inParts.reduce((sum, { measure }) => sum + measure.inParts!, 0);
  const still = inParts
    .filter(({ name }) => !findIngredient(name)?.facts.sparkling)
    .reduce((sum, { measure }) => sum + measure.inParts!, 0);
  const partMl = Math.min(LARGEST_PART_ML, MIXED_ML / still, LONG_ML / parts);
  return ingredients.map((one) =>
    one.measure.inParts ? { ...one, measure: { ...one.measure, amount: rounded(one.measure.inParts * partMl) } } : one,
  );
}

const isBase = ({ inParts, amount, unit }: Measure): boolean =>
  inParts === undefined && millilitres(amount, unit) >= LEAST_BASE_ML;

const rounded = (ml: number): number => Math.round(ml * 2) / 2;
