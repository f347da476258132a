/** Format of the demo drinks. */
import type { GarnishId, GlassId, InBoth } from '#domain/recipe/glassware.ts';
import type { Ice, MixingMethod, Recipe, Unit } from '#domain/recipe/recipe.ts';
import type { IngredientId } from './ingredients.ts';

export interface DrinkSpec {
  slug: string;
  name: InBoth;
  description: InBoth;
  type: Recipe['type'];
  glass: GlassId;
  garnish: GarnishId | null;
  ice: Ice;
  method: MixingMethod;
  /** A medium drink; ml unless a unit is given. */
  pour: readonly (readonly [ingredient: IngredientId, amount: number, unit?: Unit])[];
  /** Bottom of the glass first; only if the layers stay apart. */
  layers?: readonly IngredientId[];
  /** 0 to 5 in the order of FLAVOUR_AXES: strength, acidity, sweet, spicy, fruity, fizzy, herbal. */
  taste: readonly [number, number, number, number, number, number, number];
}
