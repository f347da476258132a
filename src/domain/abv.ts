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

/**
 * % alcohol by volume of the drink in the glass, to one decimal, after dilution; 0 when nothing is poured.
 * @param ingredients amounts in their `unit`, `abv` in %
 */
export function estimateAbv(
  ingredients: readonly { amount: number; unit: Unit; abv: number }[],
  method: MixingMethod,
): number {
  let poured = 0;
  let alcohol = 0;
  for (const { amount, unit, abv } of ingredients) {
    const ml = millilitres(amount, unit);
    poured += ml;
    alcohol += ml * abv;
  }
  return poured > 0 ? Math.round((alcohol / (poured * (1 + DILUTION[method]))) * 10) / 10 : 0;
}
