import type { ImportRow } from '#contract/menu/menu-files.ts';
import type { PlannedRow } from '#domain/menu-import/import-plan.ts';
import { render } from '#domain/messages/render.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import { ofUnknownStrength } from '#domain/recipe/menu-checks.ts';
import { drawDrink } from '#domain/recipe/drink-drawing.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import type { CheckedRow } from './read-files.ts';

/** A row of the import preview. */
export function importRowReply(
  { file, row, recipe, imported }: CheckedRow,
  plan: PlannedRow,
  locale: InterfaceLocale,
): ImportRow {
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
    alcohol: alcoholOf({ ...recipe, ABV }),
    recordedAbv: imported.recordedAbv,
    drinkFeatures: recipe.drinkFeatures,
    flavourEstimated: recipe.flavourEstimated,
    allergens: recipe.allergens,
    drawing: drawDrink({ ...recipe, ABV }),
    guessed: imported.guessed,
    unknown: imported.unknown,
    toCheck: ofUnknownStrength({ ...recipe, ABV }).map(({ name }) => name),
    notes: imported.notes.map((note) => render(note, locale)),
  };
}
