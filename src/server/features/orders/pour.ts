import type { Recipe } from '#contract/recipes.ts';
import { brewingTimeMs } from '#domain/machine/brewing-time.ts';
import { glassName } from '#domain/recipe/glass.ts';
import { machineString, type Pump } from '#domain/machine/machine-string.ts';
import type { OrderSize } from '#domain/order/order.ts';

/** The machine string, glass and brewing time of an order. */
export function pourOf(
  recipe: Recipe,
  size: OrderSize,
  pumps: readonly Pump[],
): { machineString: string; glassName: string; brewingMs: number } {
  const pours = machineString(recipe.recipeIngredient, size, pumps);
  return {
    machineString: pours,
    glassName: glassName({ recipeGlass: recipe.glass.name, drinkName: recipe.name }),
    brewingMs: brewingTimeMs(pours),
  };
}
