/**
 * What was asked for and is only in drinks that are refused, sold out or not for this guest: coconut for whoever wants no
 * pineapple, where each drink with coconut has some. Source: docs/behaviour/experiences/voice-sommelier.md "Wish".
 */
import { isServable, type Matchable, type TargetProfile } from '#domain/flavour/flavour-match.ts';
import { isBinding } from '#domain/taste-request/trait-roles.ts';
import { isBase } from '#domain/taste-request/words/made-of.ts';
import { likenessTo } from './likeness.ts';
import type { Wishes } from './wishes.ts';

/** The wishes with what comes nearest to those in the place of what they cannot have. */
export function reachable(wishes: Wishes, filters: TargetProfile['filters'], recipes: readonly Matchable[]): Wishes {
  const servable = new Set(recipes.filter((recipe) => isServable(recipe, filters)).map(({ id }) => id));
  const isOutOfReach = ({ kind, id, isRefused, drinks }: Wishes['named'][number]) =>
    !isRefused &&
    !(kind === 'trait' && isBinding(id)) &&
    !isBase(id) &&
    drinks.length > 0 &&
    !drinks.some((drink) => servable.has(drink));
  // A drink that was named leads.
  if (wishes.like !== undefined || !wishes.named.some(isOutOfReach)) return wishes;
  return {
    ...wishes,
    named: wishes.named.map((wish) =>
      isOutOfReach(wish) ? { ...wish, drinks: [], own: [], degrees: likenessTo(wish.drinks, recipes) } : wish,
    ),
  };
}
