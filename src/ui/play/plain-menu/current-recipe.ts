import type { GuestRecipe } from '#contract/menu/recipes.ts';

/** The menu may be refreshed while a drink is open: one that has left it cannot be ordered. */
export const currentRecipe = (picked: GuestRecipe, recipes: readonly GuestRecipe[]): GuestRecipe =>
  recipes.find(({ id }) => id === picked.id) ?? { ...picked, available: false };
