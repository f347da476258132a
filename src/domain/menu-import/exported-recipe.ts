/** A recipe in the form it is written to a file. Equal recipes give equal text, however they were stored. */
import { knownAbv } from '#domain/ingredient/ingredient-alcohol.ts';
import type { NamedThing, Recipe, RecipeIngredient, Translations } from '#domain/recipe/recipe.ts';

/** Without a shop; `ABV` is null if it is derived from the ingredients. */
export type ExportedRecipe = Omit<Recipe, 'shopId' | 'ABV'> & { ABV: number | null };

/** The fields of a file, always in this order, translations by language code. */
export const exportedRecipe = (recipe: ExportedRecipe): ExportedRecipe => ({
  id: recipe.id,
  ...named(recipe),
  description: recipe.description,
  description_translations: sorted(recipe.description_translations),
  type: recipe.type,
  ice: recipe.ice,
  mixingMethod: recipe.mixingMethod,
  hidden: recipe.hidden,
  available: recipe.available,
  customised: recipe.customised,
  glassId: recipe.glassId,
  glass: named(recipe.glass),
  garnishId: recipe.garnishId,
  garnish: recipe.garnish && named(recipe.garnish),
  image: recipe.image,
  recipeImage: recipe.recipeImage && { imageUrl: recipe.recipeImage.imageUrl },
  ABV: recipe.ABV,
  layeringSequence: [...recipe.layeringSequence],
  recipeIngredient: recipe.recipeIngredient.map((ingredient) => ({
    id: ingredient.id,
    ...named(ingredient),
    amount: ingredient.amount,
    unit: ingredient.unit,
    colour: ingredient.colour,
    abv: ingredient.abv,
    sparkling: ingredient.sparkling,
  })),
  drinkFeatures: recipe.drinkFeatures.map(({ property, value }) => ({ property, value })),
  flavourEstimated: recipe.flavourEstimated,
  allergens: [...recipe.allergens],
  allergenList: recipe.allergenList,
  userId: recipe.userId,
});

/**
 * For one file: true for a strength of 0 that is somebody's word, since the name does not tell it. It is written as
 * `abvSaid`. Source: docs/decisions/0165.
 */
export function saidZeros(): (ingredient: Pick<RecipeIngredient, 'name' | 'abv'>) => boolean {
  const told = new Map<string, boolean>();
  return ({ name, abv }) => {
    if (abv !== 0) return false;
    const isSaid = told.get(name) ?? knownAbv(name) !== 0;
    told.set(name, isSaid);
    return isSaid;
  };
}

/** True if both give the same file, ignoring ids. */
export const isSameRecipe = (a: ExportedRecipe, b: ExportedRecipe): boolean =>
  JSON.stringify(exportedRecipe({ ...a, id: '', userId: null })) ===
  JSON.stringify(exportedRecipe({ ...b, id: '', userId: null }));

const named = ({ name, name_translations }: NamedThing): NamedThing => ({
  name,
  name_translations: sorted(name_translations),
});

const sorted = (texts: Translations): Translations =>
  Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
