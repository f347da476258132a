/** Searches a menu by wishes, with the word lists of the text's languages. */
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { searchMenu } from './search-menu.ts';
import { languagesIn } from '#domain/taste-request/words/lexicon.ts';
import { learn, lexiconsOf } from '../taste-request/lexicons.ts';

/** Rejects if the word lists cannot be loaded. */
export async function findByWishes(text: string, recipes: readonly GuestRecipe[]): Promise<string[] | undefined> {
  const languages = languagesIn(text);
  await Promise.all(languages.map(learn));
  return searchMenu(text, recipes, lexiconsOf(languages) ?? []);
}
