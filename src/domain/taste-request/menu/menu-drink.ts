import type { StatedAllergens } from '#domain/recipe/allergies.ts';
import type { NamedThing, Translations } from '#domain/recipe/recipe.ts';
import type { TraitDrink } from '../drink-traits.ts';

/** The fields of a drink by which it is found. */
export interface MenuDrink extends NamedThing, TraitDrink, Partial<StatedAllergens> {
  id: string;
  recipeIngredient: readonly NamedThing[];
  garnish?: NamedThing | null;
  /** % by volume. */
  ABV?: number;
  description?: string;
  description_translations?: Translations;
}
