/** The menu of the demo cocktail bar with what the server derives for guests. For tests and benchmarks. */
import { drawDrink } from '#domain/recipe/drink-drawing.ts';
import { alcoholOf } from '#domain/recipe/recipe.ts';
import { demoMenu } from '../src/server/seed/demo-menu.ts';

export const DEMO_BAR = demoMenu('demo-bar').map((recipe) => ({
  ...recipe,
  alcohol: alcoholOf(recipe),
  drawing: drawDrink(recipe),
}));
