import type { NamedThing } from '#domain/recipe/recipe.ts';
import type { TraitDrink } from '../drink-traits.ts';

/** The fields of a drink by which it is found. */
export interface MenuDrink extends NamedThing, TraitDrink {
  id: string;
  recipeIngredient: readonly NamedThing[];
  garnish?: NamedThing | null;
  /** % by volume. */
  ABV?: number;
}
