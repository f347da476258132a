import type { ImportRow } from '#contract/menu-files.ts';
import type { PlannedRow } from '#domain/import-plan.ts';
import { drawDrink } from '#domain/drink-drawing.ts';
import { isZeroProof } from '#domain/recipe.ts';
import type { CheckedRow } from './read-files.ts';

/** A row as it is shown before it is imported. */
export function importRowReply({ file, row, recipe, imported }: CheckedRow, plan: PlannedRow): ImportRow {
  const { ABV } = imported.recipe;
  const { match } = plan;
  return {
    file,
    row,
    name: recipe.name,
    happens: plan.happens,
    matchedBy: plan.matchedBy,
    match: match && { id: match.id, name: match.name, version: match.version },
    sameAs: plan.sameAs,
    type: recipe.type,
    glass: recipe.glass.name,
    ingredients: recipe.recipeIngredient.map(({ name }) => name),
    ABV,
    alcoholic: !isZeroProof({ ABV }),
    recordedAbv: imported.recordedAbv,
    drinkFeatures: recipe.drinkFeatures,
    flavourEstimated: recipe.flavourEstimated,
    allergens: recipe.allergens,
    drawing: drawDrink({ ...recipe, ABV }),
    guessed: imported.guessed,
    unknown: imported.unknown,
    notes: imported.notes,
  };
}
