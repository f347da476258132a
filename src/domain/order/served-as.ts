/**
 * A drink as it can be made while an ingredient is missing: without it, or with another in its place, where the owner
 * allows it. Strength, flavour and allergens are reckoned anew, so that every rule about them holds for what is served.
 * Source: docs/behaviour/stock.md "Made differently", docs/decisions/0081.
 */
import { estimateFlavour } from '#domain/flavour/flavour-estimate.ts';
import { findIngredient } from '#domain/ingredient/ingredient.ts';
import { estimateAbv } from '#domain/recipe/abv.ts';
import { ingredientKey } from '#domain/recipe/menu-checks.ts';
import { alcoholOf } from '#domain/recipe/alcohol.ts';
import { type NamedThing, type Recipe, type RecipeIngredient } from '#domain/recipe/recipe.ts';
import { millilitres } from '#domain/recipe/volume.ts';
import type { Change } from './changes.ts';

/** What stands in for an ingredient; its amount is that of the one it replaces. */
export type Replacement = Omit<RecipeIngredient, 'amount' | 'unit'>;

export interface IngredientOption {
  mayLeaveOut: boolean;
  /** Null for none. */
  replacement: Replacement | null;
}

export type Changeable = Pick<
  Recipe,
  | 'recipeIngredient'
  | 'ABV'
  | 'mixingMethod'
  | 'ice'
  | 'garnish'
  | 'garnishAbv'
  | 'allergens'
  | 'allergenList'
  | 'drinkFeatures'
  | 'flavourEstimated'
  | 'layeringSequence'
>;

type Options = ReadonlyMap<string, IngredientOption>;

/**
 * @param missing those of its ingredients that are not to be had
 * @returns undefined if the owner allows no such drink
 */
export function servedWithout<R extends Changeable>(
  recipe: R,
  missing: readonly RecipeIngredient[],
  options: Options,
): (R & { changes: Change[] }) | undefined {
  const optionOf = ({ name }: NamedThing) => options.get(ingredientKey(name));
  const isAllowed = missing.every((one) => optionOf(one)?.replacement ?? optionOf(one)?.mayLeaveOut);
  if (!isAllowed) return undefined;

  const swaps = new Map<RecipeIngredient, Replacement | null>(
    missing.map((one) => [one, optionOf(one)?.replacement ?? null]),
  );
  for (const one of zeroProofToo(recipe, swaps, optionOf)) swaps.set(one, null);
  const served = withSwaps(recipe, swaps);
  const isDrink = served.recipeIngredient.some(({ amount, unit }) => millilitres(amount, unit) > 0);
  if (!isDrink) return undefined;
  const changes = [...swaps].map(([without, by]) => ({ without: named(without), by: by && named(by) }));
  return { ...served, changes };
}

/**
 * Where only alcohol is missing and nothing stands in for it, the rest of the alcohol goes too: half a Negroni is none,
 * a drink that is free of alcohol is one. Only if the owner allows each, and if all that stays is known to be free.
 */
function zeroProofToo(
  { recipeIngredient }: Changeable,
  swaps: ReadonlyMap<RecipeIngredient, Replacement | null>,
  optionOf: (one: NamedThing) => IngredientOption | undefined,
): RecipeIngredient[] {
  const isAlcoholMissing = [...swaps].every(([{ abv }, by]) => abv !== 0 && by === null);
  const alcohol = recipeIngredient.filter(({ abv }) => abv !== 0);
  return isAlcoholMissing && alcohol.every((one) => optionOf(one)?.mayLeaveOut) ? alcohol : [];
}

const named = ({ name, name_translations }: NamedThing): NamedThing => ({ name, name_translations });

function withSwaps<R extends Changeable>(recipe: R, swaps: ReadonlyMap<RecipeIngredient, Replacement | null>): R {
  const { ABV, mixingMethod, ice, garnish } = recipe;
  const recipeIngredient = recipe.recipeIngredient.flatMap((one) => {
    const by = swaps.get(one);
    if (by === undefined) return [one];
    return by === null ? [] : [{ ...by, amount: one.amount, unit: one.unit }];
  });
  const estimate = estimateAbv(recipeIngredient, mixingMethod, ice);
  const wasEstimate = ABV === estimateAbv(recipe.recipeIngredient, mixingMethod, ice);
  const isFree = alcoholOf({ ...recipe, ABV: 0, recipeIngredient }) === 'free';
  const ids = new Map([...swaps].map(([{ id }, by]) => [id, by?.id]));
  return {
    ...recipe,
    recipeIngredient,
    // What an owner stated is not lowered by a guess.
    ABV: isFree ? 0 : wasEstimate ? estimate : Math.max(ABV, estimate),
    drinkFeatures: estimateFlavour(recipeIngredient, mixingMethod, garnish?.name ?? '', ice).features,
    flavourEstimated: true,
    layeringSequence: recipe.layeringSequence.flatMap((id) => (ids.has(id) ? (ids.get(id) ?? []) : [id])),
    ...allergensWith(recipe, [...swaps.values()]),
  };
}

/**
 * What was declared of the whole drink stays, since nobody said which ingredient it is in; what stands in adds its own,
 * and makes the list unknown where only a part of its name is known, or nothing.
 */
function allergensWith({ allergens, allergenList }: Changeable, added: readonly (Replacement | null)[]) {
  const found = added.flatMap((one) => (one ? [findIngredient(one.name)] : []));
  const known = found.flatMap((one) => one?.facts.allergens ?? []);
  return {
    allergens: [...new Set([...allergens, ...known])],
    allergenList: found.every((one) => one?.guessed === false) ? allergenList : ('unknown' as const),
  };
}
