/** Sorts of drinks by how they are served and what is in them. Pure; phones load this file. */
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import { meetsTaste } from '#domain/flavour/wish-met.ts';
import { featureValues } from '#domain/recipe/recipe.ts';
import type { TraitDrink } from '#domain/taste-request/drink-traits.ts';
import { namesOf, PLAIN, type Ingredients } from './wish-target.ts';

export const isFizzy = ({ drinkFeatures }: Matchable): boolean => meetsTaste(drinkFeatures, 'fizzy', PLAIN);
export const isHot = ({ drawing }: Matchable & Partial<TraitDrink>): boolean => drawing?.steam === true;
export const ICELESS: ReadonlySet<string> = new Set(['no ice', 'less ice', 'room temperature']);
export const isOnCrushedIce = ({ drawing }: Matchable & Partial<TraitDrink>): boolean =>
  drawing?.ice === 'crushed' || drawing?.ice === 'pebble';

/** Guests are told no strength of an ingredient, so that its name tells. */
export const holdsSpirits = ({ recipeIngredient = [] }: Ingredients): boolean =>
  recipeIngredient.some((each) => namesOf(each).some((name) => IS_SPIRIT.test(name)));
const IS_SPIRIT =
  /\b(?:gin|vodka|rum|rhum|whisk\w*|bourbon|scotch|rye|tequila|mezcal|brandy|cognac|pisco|cacha[cç]a|baijiu|absinthe|herbal liqueur|chartreuse)\b|氈酒|琴酒|伏特加|蘭姆|冧酒|威士忌|波本|龍舌蘭|白蘭地|干邑|白酒|烈酒/i;
/** Bitter or hot. */
export const isForGrownUps = ({ drinkFeatures }: Matchable): boolean => {
  const { bitter = 0, spicy = 0 } = featureValues(drinkFeatures);
  return bitter >= 1.5 || spicy >= 3;
};
