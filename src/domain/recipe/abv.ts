/** How strong a finished drink is. */
import type { MixingMethod, Unit } from './recipe.ts';
import { millilitres } from './volume.ts';

/** Water that the method melts into the drink, as a share of the volume poured. Source: bartenders' dilution measurements. */
const DILUTION: Record<MixingMethod, number> = {
  build: 0.1,
  muddle: 0.1,
  swizzle: 0.2,
  stir: 0.2,
  throw: 0.2,
  shake: 0.25,
  'dry-shake': 0.25,
  blend: 0.4,
  brew: 0,
  layer: 0,
};

interface Pour {
  amount: number;
  unit: Unit;
  sparkling?: boolean;
}

/** How much is in the glass once the method has melted its ice, ml. What sparkles or tops up comes last: no ice melts into it. */
export function glassMl(pours: readonly Pour[], method: MixingMethod): number {
  let total = 0;
  for (const { amount, unit, sparkling } of pours)
    total += millilitres(amount, unit) * (sparkling || unit === 'top-up' ? 1 : 1 + DILUTION[method]);
  return total;
}

/**
 * % alcohol by volume of the drink in the glass, to one decimal, after dilution; 0 when nothing is poured.
 * @param ingredients amounts in their `unit`, `abv` in %; what is not known counts as 0, so that the result is a lower bound
 */
export function estimateAbv(ingredients: readonly (Pour & { abv: number | null })[], method: MixingMethod): number {
  const ml = glassMl(ingredients, method);
  const alcohol = ingredients.reduce(
    (total, { amount, unit, abv }) => total + millilitres(amount, unit) * (abv ?? 0),
    0,
  );
  return ml > 0 ? Math.round((alcohol / ml) * 10) / 10 : 0;
}

/**
 * The strength a recipe is served under, % ABV: what was said of it, else what its ingredients come to. That a drink is
 * free of alcohol is never believed: only its ingredients can say so.
 */
export const servedAbv = (
  said: number | null | undefined,
  ingredients: Parameters<typeof estimateAbv>[0],
  method: MixingMethod,
): number => said || estimateAbv(ingredients, method);
