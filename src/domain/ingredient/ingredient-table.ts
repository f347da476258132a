import { KITCHEN } from './table/kitchen.ts';
import { LIQUEURS } from './table/liqueurs.ts';
import { SOFT_DRINKS } from './table/soft-drinks.ts';
import { SOLIDS } from './table/solids.ts';
import { SPIRITS } from './table/spirits.ts';
import { WINES } from './table/wines.ts';

/**
 * What bartenders pour and put in a glass: strength, colour, allergens and flavour of each. Correct it freely.
 * The lines are in the files of ingredients/.
 *
 * One line an ingredient: `name, other names | 中文名 | % ABV | colour | flavour | allergens | weight of one`.
 * Colour is #rrggbb, or `-` for what is as good as colourless. The last two columns may be left out.
 *
 * Flavour is that of 30 ml of a liquid, of one dash of bitters, or of one piece of a solid (a fruit, a sprig, a pod):
 * - `sweet`: level teaspoons of sugar (4 g) in it. 30 ml of sugar syrup has 4.6.
 * - `acidity`: lemon juice is 5.
 * - `citrus` (peel and flesh of lemons, oranges and the like), `fruity` (every other fruit), `herbal`, `spicy`, `bitter`: 0 is not there, 1 a hint, 3 plain to taste, 5 takes a drink over, more is stronger still.
 * - `mellow`: what smells sweet without being sugar: vanilla, caramel, molasses, chocolate, almond, coconut, honey. The same scale.
 *
 * Strength follows from the ABV, fizz from the heading. Weight is grams of one piece, where a piece is used.
 * Brands are names of what they are a kind of. `?` marks what is assumed when only the kind is known; it is always reported as a guess.
 */
export const INGREDIENT_TABLE = {
  ...SPIRITS,
  ...LIQUEURS,
  ...WINES,
  ...SOFT_DRINKS,
  ...KITCHEN,
  ...SOLIDS,
} as const;
