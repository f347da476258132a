/** Amounts in the doses of the ingredient table. Source: docs/behaviour/flavour.md "Estimates". */
import type { IngredientFacts } from '#domain/ingredient/ingredient-facts.ts';
import type { MixingMethod, Unit } from '#domain/recipe/recipe.ts';
import { millilitres } from '#domain/recipe/volume.ts';

export const LIQUID_DOSE_ML = 30;
/** Juice that a fruit gives, as a share of its weight. */
const JUICE: Partial<Record<MixingMethod, number>> = {
  muddle: 0.4,
  shake: 0.4,
  'dry-shake': 0.4,
  swizzle: 0.4,
  blend: 0.85,
};
const DASH_ML = millilitres(1, 'dash');
const SLICE_G = 12;
const LEAVES_IN_A_SPRIG = 8;
const PINCH_G = 0.3;
/** Sugar, ground spices and chopped leaves, loosely filled. */
const SOLID_G_PER_ML = 0.75;

interface Amount {
  /** In `unit`. */
  amount: number;
  unit: Unit;
}

/** An amount as a number of the table's doses, and the millilitres it adds to the glass. */
export function doses({ amount, unit }: Amount, facts: IngredientFacts | undefined, method: MixingMethod) {
  const ml = millilitres(amount, unit);
  if (!facts) return { ml, amount: 0 };
  if (facts.solid) {
    const count = pieces(amount, unit, facts);
    const juice = facts.kind === 'fruit' && facts.taste.acidity ? (JUICE[method] ?? 0) : 0;
    return { ml: count * (facts.pieceG ?? 0) * juice, amount: count };
  }
  const poured = ml > 0 ? ml : pieces(amount, unit, facts) * (facts.pieceG ?? 0);
  return { ml: poured, amount: poured / (facts.kind === 'bitters' ? DASH_ML : LIQUID_DOSE_ML) };
}

function pieces(amount: number, unit: Unit, facts: IngredientFacts): number {
  const pieceG = facts.pieceG ?? 1;
  switch (unit) {
    case 'piece':
      return amount;
    case 'slice':
      return amount * Math.min(1, SLICE_G / pieceG);
    case 'leaf':
      return facts.kind === 'herb' ? amount / LEAVES_IN_A_SPRIG : amount;
    case 'pinch':
      return (amount * PINCH_G) / pieceG;
    case 'g':
      return amount / pieceG;
    default:
      return (millilitres(amount, unit) * SOLID_G_PER_ML) / pieceG;
  }
}
