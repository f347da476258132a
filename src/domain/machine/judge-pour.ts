/**
 * Whether a machine's own program poured what was ordered, by what it says is left. Source: docs/behaviour/machines.md
 * "Machines with a program of their own".
 */

/** What is left of each ingredient, in millilitres, by the program's id. */
export type Levels = Readonly<Record<string, number>>;

export interface ProgramPour {
  /** The ingredient, as the program counts them. */
  ingredientId: number;
  ml: number;
}

/** Programs round, weigh, and pour what is left where that is nearly enough. */
const SHORT = 0.8;
const OVER = 1.25;
const OVER_ML = 5;

export function judgePour(
  before: Levels,
  after: Levels,
  pours: readonly ProgramPour[],
): 'as-ordered' | 'less' | 'more' | 'unknown' {
  const spent = pours.map(({ ingredientId, ml }) => {
    const had = before[ingredientId];
    const has = after[ingredientId];
    return had === undefined || has === undefined ? undefined : { ml, had, gone: had - has };
  });
  if (spent.some((one) => one === undefined)) return 'unknown';
  const known = spent.filter((one) => one !== undefined);
  if (known.some(({ ml, gone }) => gone > ml * OVER + OVER_ML)) return 'more';
  return known.some(({ ml, had, gone }) => gone < Math.min(ml, had) * SHORT) ? 'less' : 'as-ordered';
}
