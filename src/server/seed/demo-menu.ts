/** The demo menus, read like an owner's files, and the pumps of their machines. */
import { readOwnJson } from '#domain/menu-import/menu-json.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { millilitres } from '#domain/recipe/volume.ts';
import type { DemoShopId } from './demo-shops.ts';
import bar from './menus/demo-bar.json' with { type: 'json' };
import tea from './menus/demo-tea.json' with { type: 'json' };
import rates from './menus/pump-rates.json' with { type: 'json' };

const FILES: Record<DemoShopId, unknown> = { 'demo-bar': bar, 'demo-tea': tea };

/** ml per second by ingredient; every rate must be used by a drink. */
export const PUMP_RATES: Readonly<Record<string, number>> = rates;

/**
 * The shop's menu, every text in both languages; strength computed from the ingredients.
 * @throws Error if the file is invalid
 */
export function demoMenu(shopId: DemoShopId): Recipe[] {
  const { rows, errors } = readOwnJson(FILES[shopId]);
  if (errors.length > 0) throw new Error(`The menu of ${shopId} cannot be read: ${JSON.stringify(errors[0])}`);
  return rows.map(({ recipe }) => ({ ...recipe, shopId }));
}

/** One pump for each liquid the shop's drinks use, slots from 1, in ml per second. Solids are added by hand. */
export function demoPumps(shopId: DemoShopId): { slot: number; ingredientId: string; mlPerSecond: number }[] {
  const liquids = new Set<string>();
  for (const { recipeIngredient } of demoMenu(shopId))
    for (const { id, amount, unit } of recipeIngredient) if (millilitres(amount, unit) > 0) liquids.add(id);
  return [...liquids].map((ingredientId, i) => ({ slot: i + 1, ingredientId, mlPerSecond: rateOf(ingredientId) }));
}

function rateOf(ingredientId: string): number {
  const rate = PUMP_RATES[ingredientId];
  if (rate === undefined) throw new Error(`${ingredientId} has no pump rate.`);
  return rate;
}
