/** How a drink of an order is made. Source: docs/behaviour/stock.md "Made differently", "By hand". */
import { z } from 'zod';
import { UNITS } from '#domain/recipe/recipe.ts';
import { NamedThing } from '../fields.ts';

/** One ingredient that is not in it tonight; `by` is null if nothing stands in for it. */
export const Change = z.object({ without: NamedThing, by: NamedThing.nullable() });

export const MadeAs = z.object({
  changes: z.array(Change),
  /** What somebody adds where a machine pours the rest; amounts of the order's size. */
  byHand: z.array(NamedThing.extend({ amount: z.number(), unit: z.enum(UNITS) })),
});
export type MadeAs = z.infer<typeof MadeAs>;
