import { brewingTimeMs } from '#domain/machine/brewing-time.ts';
import { byHandOf } from '#domain/machine/made-by.ts';
import { glassName } from '#domain/recipe/glass.ts';
import { machineString, type Pump } from '#domain/machine/machine-string.ts';
import type { MadeAs } from '#contract/order/made-as.ts';
import type { OrderSize } from '#domain/order/order.ts';
import type { Menu, RecipeOnMenu } from '#server/menu/menus.ts';

export interface Pour {
  machineString: string;
  glassName: string;
  brewingMs: number;
  /** `MadeAs` in JSON; null if it is made by the machine alone, as the recipe says. */
  madeAs: string | null;
}

/** The same for every order of a drink and size, for as long as the menu stays: made once. */
export function keptPour({ pumps, prepared }: Menu, recipe: RecipeOnMenu, size: OrderSize): Pour {
  const name = `pour ${size} ${recipe.id}`;
  const known = prepared.get(name) ?? pourOf(recipe, size, pumps);
  prepared.set(name, known);
  return known as Pour;
}

/** The machine string, glass and brewing time of an order, and what is done by hand. */
export function pourOf(recipe: RecipeOnMenu, size: OrderSize, pumps: readonly Pump[]): Pour {
  const { recipeIngredient, changes = [] } = recipe;
  const pours = machineString(recipeIngredient, size, pumps);
  const byHand = byHandOf(recipeIngredient, size, pumps);
  return {
    machineString: pours,
    glassName: glassName({ recipeGlass: recipe.glass.name, drinkName: recipe.name }),
    brewingMs: brewingTimeMs(pours),
    madeAs: changes.length + byHand.length > 0 ? JSON.stringify({ changes, byHand } satisfies MadeAs) : null,
  };
}
