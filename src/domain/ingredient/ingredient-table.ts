import { KITCHEN } from './table/kitchen.ts';
import { LIQUEURS } from './table/liqueurs.ts';
import { SOFT_DRINKS } from './table/soft-drinks.ts';
import { SOLIDS } from './table/solids.ts';
import { SPIRITS } from './table/spirits.ts';
import { WINES } from './table/wines.ts';

/**
 * What bartenders pour or put in a glass: strength, colour, allergens and flavour. Corrections are welcome. The lines
 * are in the files of table/.
 *
 * One line per ingredient: `name, other names | 中文名 | % ABV | colour | flavour | allergens | weight of one`. Colour is
 * #rrggbb, or `-` if practically colourless. The last two columns are optional.
 *
 * Flavour is that of 30 ml of a liquid, one dash of bitters, or one piece of a solid (a fruit, a sprig, a pod):
 * - `sweet`: level teaspoons of sugar (4 g). 30 ml of sugar syrup has 4.6.
 * - `acidity`: lemon juice is 5. Wine and sweet juice have less than their acid by weight: its pH is higher.
 * - `citrus` (peel and flesh of lemons, oranges and the like), `fruity` (other fruit), `herbal`, `spicy`, `bitter`: 0
 * is none, 1 a hint, 3 plain to taste, 5 dominates a drink, more is stronger still. `spicy` is what warms the mouth, chilli and
 * ginger before clove and wood.
 * - `mellow`: sweet aroma without sugar: vanilla, caramel, molasses, chocolate, almond, coconut, honey. Same scale.
 *
 * Strength is derived from the ABV, fizz from the heading. Weight is grams of one piece, if it is used in pieces.
 * Brands are names of their kind. `?` marks what is assumed if only the kind is known; it is always reported as a
 * guess.
 */
export const INGREDIENT_TABLE = {
  ...SPIRITS,
  ...LIQUEURS,
  ...WINES,
  ...SOFT_DRINKS,
  ...KITCHEN,
  ...SOLIDS,
} as const;
