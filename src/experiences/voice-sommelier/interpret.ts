/** From a sentence to wishes, for the guest's screen. Phones load this file. */
import type { Lexicon } from '#domain/taste-request/words/lexicon.ts';
import type { GuestRecipe } from '#contract/recipes.ts';
import { drinkNames } from './drink-names.ts';
import { createSommelierParser, type HouseWord } from './rules.ts';
import { wishesOf, type Wishes } from './wishes.ts';

/** @param lexicons those of every language in the sentence (`languagesIn`) */
export const interpret = (
  sentence: string,
  lexicons: readonly Lexicon[],
  house: readonly HouseWord[],
  recipes: readonly Pick<GuestRecipe, 'id' | 'name' | 'name_translations'>[],
): Wishes => wishesOf(createSommelierParser(lexicons, house, drinkNames(recipes))(sentence));
