/** How much of a recipe is translated. Source: spec §9 "Translation completeness". */
import type { NamedThing, Translations } from '#domain/recipe/recipe.ts';

/** The fields that can be translated; an empty original needs no translation. */
export interface Translatable extends NamedThing {
  description: string;
  description_translations: Translations;
  ingredients: readonly NamedThing[];
}

/** The share of name, description and ingredient names that have a text in the language, in percent, rounded down: 100 means all. */
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

/** The same share over a whole menu: every field weighs the same, in percent, rounded down. */
export function menuCoveragePct(recipes: readonly Translatable[], language: string): number {
  const counts = recipes.map((recipe) => translatedFields(recipe, language));
  const needed = counts.reduce((sum, count) => sum + count.needed, 0);
  const done = counts.reduce((sum, count) => sum + count.done, 0);
  return needed === 0 ? 100 : Math.floor((done / needed) * 100);
}

/** Every language any of the recipes has a text in, in order of their codes. */
export function languagesOf(recipes: readonly Translatable[]): string[] {
  const codes = recipes.flatMap((recipe) => [
    ...Object.keys(recipe.name_translations),
    ...Object.keys(recipe.description_translations),
    ...recipe.ingredients.flatMap((one) => Object.keys(one.name_translations)),
  ]);
  return [...new Set(codes)].sort();
}

/**
 * The languages a menu is furthest in: so many at most, the most complete first.
 * @param always stands first, even where nothing is translated into it
 */
export function mostTranslated(recipes: readonly Translatable[], count: number, always: string): string[] {
  const byCoverage = languagesOf(recipes)
    .filter((code) => code !== always)
    .map((code) => ({ code, coverage: menuCoveragePct(recipes, code) }))
    .sort((a, b) => b.coverage - a.coverage);
  return [always, ...byCoverage.map(({ code }) => code)].slice(0, count);
}
