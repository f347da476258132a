/**
 * What a machine is told to pour: `SW1;size;pump,ml,durationMs;…`. The first two segments are the header,
 * each further one a pour whose third number is its duration, as spec §9 "Brewing time" reads it.
 * The server alone makes it, from the stored recipe (access 1.6, point 5).
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
/** Longer no pump runs for one drink. Milliseconds; design access 1.6. */
export const MAX_POUR_MS = 120_000;

/**
 * Ingredients that stand on no pump are added by hand and make no pour.
 * @returns durations in whole milliseconds, 1 to 120 000; amounts in whole millilitres, at least 1.
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
