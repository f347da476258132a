/** How much of a drink the machine pours itself. Source: docs/behaviour/menu.md "Pumps". */
import { millilitres } from '#domain/recipe/volume.ts';
import { SIZE_FACTOR, type OrderSize } from '#domain/order/order.ts';
import type { NamedThing, RecipeIngredient, Unit } from '#domain/recipe/recipe.ts';
import { pumpPours, type Pump } from './machine-string.ts';

/** Solids are added by hand in any case and do not count; a drink without a liquid is made by hand. */
export type MadeBy = 'machine' | 'both' | 'hand';

export function madeBy(
  ingredients: readonly Pick<RecipeIngredient, 'id' | 'amount' | 'unit'>[],
  pumps: readonly Pick<Pump, 'ingredientId'>[],
): MadeBy {
  const onPumps = new Set(pumps.map(({ ingredientId }) => ingredientId));
  const liquids = liquidsOf(ingredients);
  return ofPours(liquids.filter(({ id }) => onPumps.has(id)).length, liquids.length);
}

/** How an order is poured: as the pumps were when it was placed. @param machineString of the order */
export const madeByPours = (
  machineString: string,
  ingredients: readonly Pick<RecipeIngredient, 'id' | 'amount' | 'unit'>[],
): MadeBy => ofPours(machineString.split(';').slice(HEADER_PARTS).length, liquidsOf(ingredients).length);

const HEADER_PARTS = 2;

const liquidsOf = <I extends Pick<RecipeIngredient, 'amount' | 'unit'>>(ingredients: readonly I[]): I[] =>
  ingredients.filter(({ amount, unit }) => millilitres(amount, unit) > 0);

function ofPours(poured: number, liquids: number): MadeBy {
  if (poured === 0) return 'hand';
  return poured >= liquids ? 'machine' : 'both';
}

interface ByHand extends NamedThing {
  amount: number;
  unit: Unit;
}

/**
 * What somebody adds to what the machine pours, in the order of the recipe; nothing where the machine pours nothing.
 * Liquids in the order's size, to the millilitre or half of another measure; solids as the recipe counts them.
 */
export function byHandOf(
  ingredients: readonly (NamedThing & Pick<RecipeIngredient, 'id' | 'amount' | 'unit'>)[],
  size: OrderSize,
  pumps: readonly Pump[],
): ByHand[] {
  const poured = new Set(pumpPours(ingredients, size, pumps).map(({ ingredientId }) => ingredientId));
  if (poured.size === 0) return [];
  return ingredients.flatMap(({ id, name, name_translations, amount, unit }) =>
    poured.has(id) ? [] : [{ name, name_translations, amount: sized(amount, unit, size), unit }],
  );
}

function sized(amount: number, unit: Unit, size: OrderSize): number {
  if (millilitres(amount, unit) === 0) return amount;
  const step = unit === 'ml' || unit === 'top-up' ? 1 : 0.5;
  return Math.max(step, Math.round((amount * SIZE_FACTOR[size]) / step) * step);
}

/** Whether the shop can make a drink at all: without hands, only what the machine pours in full. */
export const isMakeable = (
  ingredients: Parameters<typeof madeBy>[0],
  pumps: Parameters<typeof madeBy>[1],
  poursByHand: boolean,
): boolean => poursByHand || madeBy(ingredients, pumps) === 'machine';
