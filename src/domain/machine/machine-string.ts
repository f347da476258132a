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

export interface PumpPour {
  slot: number;
  ingredientId: string;
  /** Whole millilitres, at least 1. */
  ml: number;
  /** Whole milliseconds, 1 to 120 000. */
  durationMs: number;
}
export type Poured = Pick<RecipeIngredient, 'id' | 'amount' | 'unit'>;

/** What the pumps pour of a drink; ingredients without a pump are added by hand. */
export function pumpPours(
  ingredients: readonly Poured[],
  size: OrderSize,
  pumps: readonly Pick<Pump, 'slot' | 'ingredientId' | 'mlPerSecond'>[],
): PumpPour[] {
  const pours = ingredients.flatMap(({ id, amount, unit }) => {
    const pump = pumps.find(({ ingredientId }) => ingredientId === id);
    const ml = millilitres(amount, unit) * SIZE_FACTOR[size];
    if (!pump || ml <= 0 || pump.mlPerSecond <= 0) return [];
    const durationMs = Math.min(MAX_POUR_MS, Math.max(1, Math.round((ml / pump.mlPerSecond) * 1000)));
    return [{ slot: pump.slot, ingredientId: id, ml: Math.max(1, Math.round(ml)), durationMs }];
  });
  return pours.slice(0, MAX_POURS);
}

export const machineString = (ingredients: readonly Poured[], size: OrderSize, pumps: readonly Pump[]): string =>
  [
    'SW1',
    size,
    ...pumpPours(ingredients, size, pumps).map(({ slot, ml, durationMs }) => `${slot},${ml},${durationMs}`),
  ].join(';');
