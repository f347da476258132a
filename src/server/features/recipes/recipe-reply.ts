import type { Recipe, StaffRecipe } from '#contract/menu/recipes.ts';
import { drawDrink } from '#domain/recipe/drink-drawing.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';

/** A recipe's reply: with its ingredient names, its alcohol state, and its drawing. */
export const recipeReply = (recipe: Recipe): StaffRecipe => ({
  ...recipe,
  ingredients: recipe.recipeIngredient.map(({ name, name_translations }) => ({ name, name_translations })),
  alcohol: alcoholOf(recipe),
  drawing: drawDrink(recipe),
});
