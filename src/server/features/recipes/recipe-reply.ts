import type { Recipe, StaffRecipe } from '#contract/recipes.ts';
import { drawDrink } from '#domain/drink-drawing.ts';
import { isZeroProof } from '#domain/recipe.ts';

/** A recipe as it is answered: with its ingredient names alone, whether it is alcoholic, and its drawing. */
export const recipeReply = (recipe: Recipe): StaffRecipe => ({
  ...recipe,
  ingredients: recipe.recipeIngredient.map(({ name, name_translations }) => ({ name, name_translations })),
  alcoholic: !isZeroProof(recipe),
  drawing: drawDrink(recipe),
});
