import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import type { OrderSize } from '#domain/order/order.ts';
import { missingIngredients } from '#domain/order/sold-out.ts';
import type { Menu, RecipeOnMenu } from '#server/menu/menus.ts';

/** Why a drink of a size cannot be chosen from the menu; undefined if it can. */
export const whyNotHad = (recipe: RecipeOnMenu | undefined, size: OrderSize, menu: Menu): Refusal | undefined => {
  if (!recipe || recipe.hidden) return new Refusal('recipe-not-found');
  if (!recipe.available) return new Refusal('recipe-unavailable');
  return isEnough(menu, recipe, size)
    ? undefined
    : new Refusal('recipe-unavailable', { because: message('size-sold-out') });
};

/** The same for as long as the menu, with what is sold out, stays. */
export function isEnough({ prepared, soldOut }: Menu, recipe: RecipeOnMenu, size: OrderSize): boolean {
  const name = `enough ${size} ${recipe.id}`;
  const known = prepared.get(name) ?? missingIngredients(recipe, size, soldOut).length === 0;
  prepared.set(name, known);
  return known as boolean;
}
