import type { GuestRecipe } from '#contract/recipes.ts';

/** A menu may be read again while a drink is looked at: one that has left it cannot be had. */
export const currentRecipe = (picked: GuestRecipe, recipes: readonly GuestRecipe[]): GuestRecipe =>
  recipes.find(({ id }) => id === picked.id) ?? { ...picked, available: false };
