/** The demo's drinks as what a new menu can begin with. Source: docs/behaviour/set-up.md "Menu". */
import type { Recipe } from '#contract/menu/recipes.ts';
import type { ShopKind } from '#domain/shop/shop.ts';
import { demoMenu } from '../../seed/demo-menu.ts';
import { DEMO_SHOPS } from '../../seed/demo-shops.ts';

export interface StarterDrink {
  kind: ShopKind;
  recipe: Recipe;
}

let all: readonly StarterDrink[] | undefined;

/** Read once: they are part of the product. */
export const starterDrinks = (): readonly StarterDrink[] =>
  (all ??= DEMO_SHOPS.flatMap(({ id, kind }) => demoMenu(id).map((recipe) => ({ kind, recipe }))));

/** Ids are of all shops: the copy's names its shop, so that the same choice again finds it. */
export const copyIdOf = (shopId: string, drinkId: string): string => `${shopId}.${drinkId}`;
