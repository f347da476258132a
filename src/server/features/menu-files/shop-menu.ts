import { exportedRecipe } from '#domain/menu-import/exported-recipe.ts';
import type { MenuRecipe } from '#domain/menu-import/import-plan.ts';
import type { Db } from '../../db/database.ts';
import { listStoredRecipes } from '../../repos/master-recipes.repo.ts';
import { listTranslations } from '../../repos/translations.repo.ts';
import { indexTranslations, overlayTranslations } from '#server/menu/translation-overlay.ts';

/** The shop's menu in its order, for export: with the translations made for the kiosks. */
export async function menuForFile(db: Db, shopId: string): Promise<MenuRecipe[]> {
  const translations = indexTranslations(await listTranslations(db, shopId));
  return (await listStoredRecipes(db, shopId)).map(({ version, ABV, ...recipe }) => {
    const translated = overlayTranslations({ ...recipe, ABV: 0 }, translations);
    return { ...exportedRecipe({ ...translated, ABV }), version };
  });
}
