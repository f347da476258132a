/** Bar measures in millilitres. */
import type { Unit } from './recipe.ts';

/** A dash from a bitters bottle and a bar spoon hold what bartenders' tables give; a top-up is told in ml; solids pour nothing. */
const ML_PER_UNIT: Record<Unit, number> = {
  ml: 1,
  'top-up': 1,
  dash: 0.9,
  barspoon: 5,
  piece: 0,
  leaf: 0,
  slice: 0,
  pinch: 0,
  g: 0,
};

/** How much liquid an amount of an ingredient is, in ml; 0 for solids. */
export const millilitres = (amount: number, unit: Unit): number => amount * ML_PER_UNIT[unit];
