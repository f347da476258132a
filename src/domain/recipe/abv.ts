/** The strength of a finished drink. */
import type { MixingMethod, Unit } from './recipe.ts';
import { millilitres } from './volume.ts';

/** Meltwater by method, as a share of the volume poured. Source: bartenders' dilution measurements. */
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

/**
 * Volume in the glass, meltwater included, in ml. Sparkling liquids and top-ups are added last, so no ice melts into
 * them.
 */
export function glassMl(pours: readonly Pour[], method: MixingMethod): number {
  let total = 0;
  for (const { amount, unit, sparkling } of pours)
    total += millilitres(amount, unit) * (sparkling || unit === 'top-up' ? 1 : 1 + DILUTION[method]);
  return total;
}

/**
 * % alcohol by volume after dilution, to one decimal; 0 if nothing is poured.
 * @param ingredients amounts in their `unit`, `abv` in %; an unknown `abv` counts as 0, so the result is a lower bound
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
 * The strength shown for a recipe, % ABV: its own statement, else what its ingredients add up to. A stated 0 is
 * ignored: only the ingredients can make a drink alcohol-free.
 */
export const servedAbv = (
  said: number | null | undefined,
  ingredients: Parameters<typeof estimateAbv>[0],
  method: MixingMethod,
): number => said || estimateAbv(ingredients, method);
