/** Since when a recipe holds what it holds. Source: docs/decisions/0179. */
import type { Recipe } from './recipe.ts';

/** What decides which allergens and how much alcohol are in a drink, and what is stated of them. */
export type Contents = Pick<
  Recipe,
  'recipeIngredient' | 'garnish' | 'garnishAbv' | 'ABV' | 'allergens' | 'allergenList'
> & { contentsSince?: string | undefined };

/**
 * @param before what was stored of it; undefined for a new one
 * @param at now, ISO 8601
 */
export function withContentsSince<R extends Contents>(before: Contents | undefined, now: R, at: string): R {
  const since = before && (isAlike(before, now) ? before.contentsSince : at);
  return { ...now, contentsSince: since };
}

const isAlike = (one: Contents, other: Contents): boolean =>
  JSON.stringify(keyOf(one)) === JSON.stringify(keyOf(other));

/** Names in other languages and the order of a declared list are left out: they change nothing in the glass. */
const keyOf = ({ recipeIngredient, garnish, garnishAbv, ABV, allergens, allergenList }: Contents) => [
  recipeIngredient.map(({ name, amount, unit, abv }) => [name, amount, unit, abv]),
  garnish?.name,
  garnishAbv,
  ABV,
  [...allergens].sort(),
  allergenList,
];
