import type { MasterRecipe } from '#contract/menu/master.ts';
import { servedAbv } from '#domain/recipe/abv.ts';
import { drawDrink } from '#domain/recipe/drink-drawing.ts';
import { DrinkImage } from '#ui/play/drink/drink-image.tsx';

/** As strong as it is served. */
export const served = (recipe: MasterRecipe) => ({
  ...recipe,
  ABV: servedAbv(recipe.ABV, recipe.recipeIngredient, recipe.mixingMethod, recipe.ice),
});

/** A drink of the list, drawn or photographed; its name stands beside it. */
export const ListedDrink = ({ recipe, size }: { recipe: MasterRecipe; size: number }) => (
  <DrinkImage recipe={{ ...recipe, drawing: drawDrink(served(recipe)) }} size={size} decorative />
);
