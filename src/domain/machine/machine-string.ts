/**
 * The instructions for a machine: `SW1;size;pump,ml,durationMs;…`. The first two segments are the header, each further
 * one is a pour. Only the server makes it, from the stored recipe. Source: docs/behaviour/machine-string.md "Format".
 */
import { millilitres } from '#domain/recipe/volume.ts';
import { SIZE_FACTOR, type OrderSize } from '#domain/order/order.ts';
import type { RecipeIngredient } from '#domain/recipe/recipe.ts';

export interface Pump {
  slot: number;
  ingredientId: string;
  mlPerSecond: number;
}

const MAX_POURS = 62;
/** Maximum duration of one pour. Milliseconds. */
export const MAX_POUR_MS = 120_000;

/**
 * Ingredients without a pump are added by hand and make no pour.
 * @returns durations in whole milliseconds, 1 to 120 000; amounts in whole millilitres, at least 1
 */
export function machineString(
  ingredients: readonly Pick<RecipeIngredient, 'id' | 'amount' | 'unit'>[],
  size: OrderSize,
  pumps: readonly Pump[],
): string {
  const pours = ingredients.flatMap(({ id, amount, unit }) => {
    const pump = pumps.find(({ ingredientId }) => ingredientId === id);
    const ml = millilitres(amount, unit) * SIZE_FACTOR[size];
    if (!pump || ml <= 0 || pump.mlPerSecond <= 0) return [];
    const durationMs = Math.min(MAX_POUR_MS, Math.max(1, Math.round((ml / pump.mlPerSecond) * 1000)));
    return [`${pump.slot},${Math.max(1, Math.round(ml))},${durationMs}`];
  });
  return ['SW1', size, ...pours.slice(0, MAX_POURS)].join(';');
}
