/** The volume and the strength of a finished drink. Source: docs/behaviour/flavour.md "Meltwater". */
import { roundedAbv } from '#domain/selling/liquor.ts';
import type { Ice, MixingMethod, Unit } from './recipe.ts';
import { millilitres } from './volume.ts';

interface Pour {
  amount: number;
  unit: Unit;
  sparkling?: boolean;
  /** % by volume; unknown counts as 0. */
  abv?: number | null;
}

/**
 * Meltwater as a share of the volume mixed, by its alcohol (both 0 to 1): the stronger, the more ice melts. Measured by
 * Dave Arnold, Liquid Intelligence (2014), pp. 82 to 91.
 */
const stirred = (abv: number): number => -1.21 * abv ** 2 + 1.246 * abv + 0.145;
const shaken = (abv: number): number => -1.567 * abv ** 2 + 1.742 * abv + 0.203;

/**
 * Built in the glass, a drink melts a share of what stirring would: Arnold finds 24 % for an Old Fashioned, which has
 * stirred 45 %. Finer ice has more surface.
 */
const BUILT: Record<Ice, number> = { none: 0, large: 0.45, cubed: 0.55, pebble: 0.85, crushed: 0.9 };

/** Ice blended into the drink: a cup to a Piña Colada. */
const BLENDED = 0.7;

function meltShare(method: MixingMethod, ice: Ice, abv: number): number {
  switch (method) {
    case 'stir':
    case 'throw':
      return stirred(abv);
    case 'shake':
    case 'dry-shake':
    case 'swizzle':
      return shaken(abv);
    case 'blend':
      return BLENDED;
    case 'brew':
      return 0;
    case 'build':
    case 'muddle':
    case 'layer':
      return BUILT[ice] * stirred(abv);
  }
}

/**
 * Volume in the glass, meltwater included, in ml. Sparkling liquids and top-ups are added last and cold, so no ice melts
 * into them.
 * @param ice in the glass; shaking, stirring and blending bring their own
 */
export function glassMl(pours: readonly Pour[], method: MixingMethod, ice: Ice = 'cubed'): number {
  const mixed = pours.filter(({ sparkling, unit }) => !sparkling && unit !== 'top-up');
  const mixedMl = volumeOf(mixed);
  const melted = mixedMl > 0 ? mixedMl * meltShare(method, ice, alcoholMl(mixed) / mixedMl) : 0;
  return volumeOf(pours) + melted;
}

/**
 * % alcohol by volume after dilution, to one decimal; 0 if nothing is poured.
 * @param ingredients amounts in their `unit`, `abv` in %; an unknown `abv` counts as 0, so the result is a lower bound
 * @param ice in the glass
 */
export function estimateAbv(ingredients: readonly Pour[], method: MixingMethod, ice: Ice = 'cubed'): number {
  const ml = glassMl(ingredients, method, ice);
  return ml > 0 ? roundedAbv((alcoholMl(ingredients) / ml) * 100) : 0;
}

const volumeOf = (pours: readonly Pour[]): number =>
  pours.reduce((total, { amount, unit }) => total + millilitres(amount, unit), 0);

/** Pure alcohol, in ml; unknown strengths count as 0. */
export const alcoholMl = (pours: readonly Pour[]): number =>
  pours.reduce((total, { amount, unit, abv }) => total + (millilitres(amount, unit) * (abv ?? 0)) / 100, 0);

/**
 * The strength shown for a recipe, % ABV: its own statement, else what its ingredients add up to. A stated 0 is
 * ignored: only the ingredients can make a drink alcohol-free.
 */
export const servedAbv = (
  said: number | null | undefined,
  ingredients: Parameters<typeof estimateAbv>[0],
  method: MixingMethod,
  ice?: Ice,
): number => said || estimateAbv(ingredients, method, ice);
