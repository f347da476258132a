/** The menus of the demo shops with what the server derives for guests. For tests and benchmarks. */
import { drawDrink } from '#domain/recipe/drink-drawing.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import { demoMenu } from '../src/server/seed/demo-menu.ts';

const drawn = (shop: Parameters<typeof demoMenu>[0]) =>
  demoMenu(shop).map((recipe) => ({
    ...recipe,
    alcohol: alcoholOf(recipe),
    drawing: drawDrink(recipe),
  }));

export const DEMO_BAR = drawn('demo-bar');
export const DEMO_TEA = drawn('demo-tea');
export const demoDrinks = (shop: Parameters<typeof demoMenu>[0]) => (shop === 'demo-tea' ? DEMO_TEA : DEMO_BAR);
