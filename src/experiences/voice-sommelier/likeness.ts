/** How much drinks taste like others. Pure; phones load this file. */
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import { FLAVOUR_AXES, featureValues } from '#domain/recipe/recipe.ts';

/** How much each drink tastes like the nearest of some, 0 to 1, by its id. */
export function likenessTo(ids: readonly string[], recipes: readonly Matchable[]): Record<string, number> {
  const featuresOf = (recipe: Matchable) => featureValues(recipe.drinkFeatures);
  const models = recipes.filter(({ id }) => ids.includes(id)).map(featuresOf);
  return Object.fromEntries(
    recipes.map((recipe) => [recipe.id, Math.max(0, ...models.map((model) => nearness(model, featuresOf(recipe))))]),
  );
}

/** 1 is alike on every axis but strength, 0 is a whole step apart on average. */
const nearness = (one: Taste, other: Taste): number => {
  const axes = FLAVOUR_AXES.filter((axis) => axis !== 'strength');
  const apart = axes.reduce((sum, axis) => sum + Math.abs((one[axis] ?? 0) - (other[axis] ?? 0)), 0);
  return Math.max(0, 1 - apart / axes.length);
};
