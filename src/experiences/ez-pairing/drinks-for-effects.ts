/**
 * The drinks for the answers of a quiz: what was named first, then by taste. Not for phones: imports the word lists of
 * both languages. Source: docs/behaviour/experiences/ez-pairing.md "Recommendation".
 */
import type { ChoiceEffect } from '#contract/kiosk/ez-pairing.ts';
import type { DrinkMatch, Matchable } from '#domain/flavour/flavour-match.ts';
import { withoutAllergens } from '#domain/flavour/outcome.ts';
import { orderByWishes } from '#domain/flavour/wish-order.ts';
import type { Allergen } from '#domain/recipe/recipe.ts';
import type { MenuDrink } from '#domain/taste-request/menu/menu-drink.ts';
import { findNamed } from '#domain/taste-request/named-on-menu.ts';
import { targetFromEffects } from './rules.ts';

/** All drinks that pass, best first. */
export function drinksForEffects<R extends Matchable & MenuDrink>(
  effects: readonly ChoiceEffect[],
  recipes: readonly R[],
  { zeroProof = false, avoidAllergens = [] }: { zeroProof?: boolean; avoidAllergens?: readonly Allergen[] } = {},
): DrinkMatch<R>[] {
  const { wanted, refused } = findNamed(
    effects.flatMap(({ named = [] }) => named),
    recipes,
  );
  const { filters, ...target } = targetFromEffects(effects, zeroProof);
  const wish = { target: { ...target, filters: { ...filters, without: refused } } };
  return orderByWishes(withoutAllergens(wish, avoidAllergens).target, { wanted, isAlcoholFree: true }, recipes);
}
