/** Completes flavours from before `bitter` was an axis. Source: docs/decisions/0052. */
import { estimateFlavour } from './flavour-estimate.ts';
import type { EstimatedIngredient } from './flavour-estimate.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { DrinkFeature, FlavourProperty, Ice, MixingMethod } from '#domain/recipe/recipe.ts';

interface Flavoured {
  drinkFeatures: readonly DrinkFeature[];
  recipeIngredient: readonly EstimatedIngredient[];
  mixingMethod: MixingMethod;
  ice?: Ice;
  garnish: { name: string } | null;
}

/** The recipe's flavour with `bitter`, estimated if it says nothing of it. Without a value on any axis it gets none. */
export function addBitter({ drinkFeatures, recipeIngredient, mixingMethod, ice, garnish }: Flavoured): DrinkFeature[] {
  const isSaid = drinkFeatures.some(({ property }) => property === 'bitter');
  if (isSaid || !drinkFeatures.some(({ property }) => isAxis(property))) return [...drinkFeatures];
  const { features } = estimateFlavour(recipeIngredient, mixingMethod, garnish?.name ?? '', ice);
  return [
    ...drinkFeatures.filter(({ property }) => isAxis(property)),
    ...features.filter(({ property }) => property === 'bitter'),
    ...drinkFeatures.filter(({ property }) => !isAxis(property)),
  ];
}

const isAxis = (property: FlavourProperty): boolean => FLAVOUR_AXES.some((axis) => axis === property);
