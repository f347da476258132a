/** How much of a recipe is translated. Source: docs/behaviour/translations.md "Coverage". */
import type { NamedThing, Translations } from '#domain/recipe/recipe.ts';

/** The translatable fields; an empty original needs no translation. */
export interface Translatable extends NamedThing {
  description: string;
  description_translations: Translations;
  ingredients: readonly NamedThing[];
}

/**
 * Share of name, description and ingredient names with a text in the language, in percent, rounded down: 100 means all.
 */
export function translationCoveragePct(recipe: Translatable, language: string): number {
  const { needed, done } = translatedFields(recipe, language);
  return needed === 0 ? 100 : Math.floor((done / needed) * 100);
}

function translatedFields(recipe: Translatable, language: string): { needed: number; done: number } {
  const fields: [original: string, translations: Translations][] = [
    [recipe.name, recipe.name_translations],
    [recipe.description, recipe.description_translations],
    ...recipe.ingredients.map((one): [string, Translations] => [one.name, one.name_translations]),
  ];
  const needed = fields.filter(([original]) => original.trim() !== '');
  return { needed: needed.length, done: needed.filter(([, texts]) => texts[language]?.trim()).length };
}

/** The same over a whole menu: every field counts once, in percent, rounded down. */
export function menuCoveragePct(recipes: readonly Translatable[], language: string): number {
  const counts = recipes.map((recipe) => translatedFields(recipe, language));
  const needed = counts.reduce((sum, count) => sum + count.needed, 0);
  const done = counts.reduce((sum, count) => sum + count.done, 0);
  return needed === 0 ? 100 : Math.floor((done / needed) * 100);
}

/** Every language in which any recipe has a text, ordered by code. */
export function languagesOf(recipes: readonly Translatable[]): string[] {
  const codes = recipes.flatMap((recipe) => [
    ...Object.keys(recipe.name_translations),
    ...Object.keys(recipe.description_translations),
    ...recipe.ingredients.flatMap((one) => Object.keys(one.name_translations)),
  ]);
  return [...new Set(codes)].sort();
}

/**
 * The most translated languages of a menu, at most `count`.
 * @param always listed first, even without translations
 */
export function mostTranslated(recipes: readonly Translatable[], count: number, always: string): string[] {
  const byCoverage = languagesOf(recipes)
    .filter((code) => code !== always)
    .map((code) => ({ code, coverage: menuCoveragePct(recipes, code) }))
    .sort((a, b) => b.coverage - a.coverage);
  return [always, ...byCoverage.map(({ code }) => code)].slice(0, count);
}
