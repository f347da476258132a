import { z } from 'zod';
import { ORDER_SIZES } from '#domain/order/order.ts';
import { bothLanguages, RecipeIds } from '../fields.ts';

const Category = z.object({
  id: z.string().min(1).max(40),
  label: bothLanguages(60),
  recipeIds: z.array(z.string().min(1).max(64)).max(500, 'A section has at most 500 drinks.'),
});

/** Source: docs/behaviour/experiences/ordering-terminal.md "Settings". */
const settings = z
  .object({
    version: z.literal(1).default(1),
    categories: z
      .array(Category)
      .max(20, 'There is room for 20 sections.')
      .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'Two sections have the same id.')
      .default([]),
    featured: RecipeIds.default([]),
    showAbv: z.boolean().default(true),
    hideSoldOut: z.boolean().default(false),
    sizes: z
      .array(z.enum(ORDER_SIZES))
      .refine((sizes) => new Set(sizes).size === sizes.length, 'A size is named twice.')
      .default(['sizeS', 'sizeM']),
    idleSeconds: z.number().int().min(30, 'Wait 30 seconds or more.').max(900, 'Wait 15 minutes at most.').default(90),
    warnSeconds: z
      .number()
      .int()
      .min(20, 'Warn 20 seconds ahead or more.')
      .max(120, 'Warn 2 minutes ahead at most.')
      .default(20),
  })
  .refine(({ idleSeconds, warnSeconds }) => warnSeconds < idleSeconds, 'The warning must come before the end.');

export default settings;
