/** How much of a recipe is translated. Source: spec §9 "Translation completeness". */
import type { NamedThing, Translations } from './recipe.ts';

/** The fields that can be translated; an empty original needs no translation. */
export interface Translatable extends NamedThing {
  description: string;
  description_translations: Translations;
  ingredients: readonly NamedThing[];
}

/** The share of name, description and ingredient names that have a text in the language, in percent, rounded down: 100 means all. */
export function translationCoveragePct(recipe: Translatable, language: string): number {
  const fields: [original: string, translations: Translations][] = [
    [recipe.name, recipe.name_translations],
    [recipe.description, recipe.description_translations],
    ...recipe.ingredients.map((one): [string, Translations] => [one.name, one.name_translations]),
  ];
  const needed = fields.filter(([original]) => original.trim() !== '');
  if (needed.length === 0) return 100;
  const done = needed.filter(([, translations]) => translations[language]?.trim());
  return Math.floor((done.length / needed.length) * 100);
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
