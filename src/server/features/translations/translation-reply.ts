import type { Recipe } from '#contract/menu/recipes.ts';
import type { TranslatedRecipe, TranslatedText, TranslationJob } from '#contract/menu/translations.ts';
import { render } from '#domain/messages/render.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import { translationCoveragePct } from '#domain/text/translation-coverage.ts';
import type { StoredJob } from '../../repos/menu/translation-jobs.repo.ts';
import { placeKey, type StoredTranslation, type TranslationPlace } from '#server/menu/translation-overlay.ts';

export const jobReply = (job: StoredJob, locale: InterfaceLocale): TranslationJob => ({
  id: job.id,
  status: job.status === 'completed' || job.status === 'failed' ? job.status : 'in_progress',
  total_items: job.totalItems,
  completed_items: job.completedItems,
  untranslated_items: job.untranslatedItems,
  progress_pct: job.totalItems === 0 ? 100 : Math.floor((job.completedItems / job.totalItems) * 100),
  error_message: job.error && render(job.error, locale),
  started_at: job.createdAt,
  completed_at: job.completedAt,
  metadata_json: { target_language: job.language },
});

/** The part of a recipe that coverage is measured on. */
export const translatable = (recipe: Recipe) => ({ ...recipe, ingredients: recipe.recipeIngredient });

/** @param rows the shop's translations into this language */
export function translatedRecipes(
  recipes: readonly Recipe[],
  language: string,
  rows: readonly StoredTranslation[],
): TranslatedRecipe[] {
  const index = new Map(rows.map((row) => [placeKey(row), row]));
  const read = (place: TranslationPlace, original: string, texts: Record<string, string>): TranslatedText => {
    const translated = texts[language]?.trim() || null;
    const row = index.get(placeKey(place));
    const isOurs = row !== undefined && row.text === texts[language];
    return { original, translated, source: translated === null ? null : isOurs ? row.source : 'menu' };
  };
  return recipes.map((recipe) => {
    const own = { kind: 'recipe' as const, targetId: recipe.id };
    return {
      recipeId: recipe.id,
      hidden: recipe.hidden,
      name: read({ ...own, field: 'name' }, recipe.name, recipe.name_translations),
      description: read({ ...own, field: 'description' }, recipe.description, recipe.description_translations),
      ingredients: recipe.recipeIngredient.map(({ id, name, name_translations }) => ({
        ingredientId: id,
        ...read({ kind: 'ingredient', targetId: id, field: 'name' }, name, name_translations),
      })),
      coveragePct: translationCoveragePct(translatable(recipe), language),
    };
  });
}
