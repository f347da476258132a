import type { Change } from '#domain/order/changes.ts';
import type { NamedThing } from '#domain/recipe/recipe.ts';
import { shownIn } from '#domain/text/translated.ts';
import { offeredLanguages } from '#server/settings/shop-details.ts';
import type { Recipe } from '#contract/menu/recipes.ts';
import type { StoredShop } from '#server/repos/shop/shops.repo.ts';

/** The languages that a shop's guests may read its menu in. */
export const menuLanguagesOf = (shop: Pick<StoredShop, 'settings'>): string[] => [
  'en',
  'zh-HK',
  ...(offeredLanguages(shop).languages ?? []),
];

/** The recipe with no other texts than the languages show. Source: docs/decisions/0117. */
export function readIn<R extends Recipe & { changes?: Change[] }>(recipe: R, languages: readonly string[]): R {
  const named = <T extends NamedThing>(thing: T): T => ({
    ...thing,
    name_translations: shownIn(thing.name_translations, languages),
  });
  return {
    ...named(recipe),
    description_translations: shownIn(recipe.description_translations, languages),
    glass: named(recipe.glass),
    garnish: recipe.garnish && named(recipe.garnish),
    recipeIngredient: recipe.recipeIngredient.map(named),
    ...(recipe.changes && {
      changes: recipe.changes.map(({ without, by }) => ({ without: named(without), by: by && named(by) })),
    }),
  };
}
