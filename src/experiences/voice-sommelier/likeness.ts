/** How much drinks taste like others. Pure; phones load this file. */
import type { Matchable } from '#domain/flavour/flavour-match.ts';
import type { Taste } from '#domain/flavour/taste.ts';
import { FLAVOUR_AXES, featureValues } from '#domain/recipe/recipe.ts';

/**
 * How much each drink tastes like the nearest of some, 0 to 1, by its id.
 * @param reach steps on average that are no likeness at all
 */
export function likenessTo(ids: readonly string[], recipes: readonly Matchable[], reach = 1): Record<string, number> {
  const featuresOf = (recipe: Matchable) => featureValues(recipe.drinkFeatures);
  const models = recipes.filter(({ id }) => ids.includes(id)).map(featuresOf);
  return Object.fromEntries(
    recipes.map((recipe) => [
      recipe.id,
      Math.max(0, ...models.map((model) => nearness(model, featuresOf(recipe), reach))),
    ]),
  );
}

/** 1 is alike on every axis but strength, 0 is `reach` steps apart on average. */
const nearness = (one: Taste, other: Taste, reach: number): number => {
  const axes = FLAVOUR_AXES.filter((axis) => axis !== 'strength');
  const apart = axes.reduce((sum, axis) => sum + Math.abs((one[axis] ?? 0) - (other[axis] ?? 0)), 0);
  return Math.max(0, 1 - apart / axes.length / reach);
};
