/** The missing texts of a menu in a language: the items of a job. */
import type { Recipe } from '#contract/menu/recipes.ts';
import type { JobItem } from '../../repos/menu/translation-jobs.repo.ts';
import { placeKey, sourceHash, translatableTexts } from '#server/menu/translation-overlay.ts';

/** Names first, descriptions last, in the order guests read them. An ingredient shared by many drinks counts once. */
export function missingItems(recipes: readonly Recipe[], language: string): JobItem[] {
  const items = new Map<string, JobItem>();
  for (const recipe of recipes)
    for (const { kind, targetId, field, text, translations } of translatableTexts(recipe)) {
      if (translations[language]?.trim()) continue;
      items.set(placeKey({ kind, targetId, field }), {
        kind,
        targetId,
        field,
        text,
        sourceHash: sourceHash(text),
        zhHK: translations['zh-HK']?.trim() || null,
        context: contextOf(recipe, kind, field),
      });
    }
  const all = [...items.values()];
  return [...all.filter(({ field }) => field === 'name'), ...all.filter(({ field }) => field === 'description')];
}

function contextOf(recipe: Recipe, kind: JobItem['kind'], field: JobItem['field']): string {
  if (kind === 'ingredient') return 'an ingredient of drinks';
  if (kind === 'word') return 'a glass or a garnish';
  const made = recipe.recipeIngredient.map(({ name }) => name).join(', ');
  return `${field} of the ${recipe.type} ${field === 'name' ? '' : `“${recipe.name}” `}made of ${made}`.slice(0, 300);
}
