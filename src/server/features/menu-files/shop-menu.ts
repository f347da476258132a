import { exportedRecipe } from '#domain/menu-import/exported-recipe.ts';
import type { MenuRecipe } from '#domain/menu-import/import-plan.ts';
import type { Db } from '../../db/database.ts';
import { listStoredRows, recipeOf } from '../../repos/menu/master-recipes.repo.ts';
import { listTranslations } from '../../repos/menu/translations.repo.ts';
import { indexTranslations, overlayTranslations, type StoredTranslation } from '#server/menu/translation-overlay.ts';

/** A menu as stored, its recipes still JSON: cheap to take to another thread. */
export interface StoredMenu {
  recipes: { recipe: string; version: number }[];
  translations: StoredTranslation[];
}

export const storedMenu = async (db: Db, shopId: string): Promise<StoredMenu> => ({
  recipes: await listStoredRows(db, shopId),
  translations: await listTranslations(db, shopId),
});

/** The shop's menu in its order, for export: with the translations made for the kiosks. */
export function menuIn({ recipes, translations }: StoredMenu): MenuRecipe[] {
  const index = indexTranslations(translations);
  return recipes.map(recipeOf).map(({ version, ABV, ...recipe }) => {
    const translated = overlayTranslations({ ...recipe, ABV: 0 }, index);
    return { ...exportedRecipe({ ...translated, ABV }), version };
  });
}
