/** Bar measures in millilitres. */
import type { Unit } from './recipe.ts';

/** Dashes and bar spoons as in bartenders' tables; a top-up is given in ml; solids have no volume. */
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

/** Volume in ml; 0 for solids. */
export const millilitres = (amount: number, unit: Unit): number => amount * ML_PER_UNIT[unit];
