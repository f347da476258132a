import { z } from 'zod';
import { fault } from '#contract/fault.ts';
import { ORDER_SIZES } from '#domain/order/order.ts';
import { bothLanguages, RecipeIds } from '../fields.ts';

const Category = z.object({
  id: z.string().min(1).max(40),
  label: bothLanguages(60),
  recipeIds: z.array(z.string().min(1).max(64)).max(500, fault('section-of-too-many-drinks', { max: 500 })),
});

/** Source: docs/behaviour/experiences/ordering-terminal.md "Settings". */
const settings = z
  .object({
    version: z.literal(1).default(1),
    categories: z
      .array(Category)
      .max(20, fault('sections-too-many', { max: 20 }))
      .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, fault('section-id-twice'))
      .default([]),
    featured: RecipeIds.default([]),
    showAbv: z.boolean().default(true),
    hideSoldOut: z.boolean().default(false),
    sizes: z
      .array(z.enum(ORDER_SIZES))
      .refine((sizes) => new Set(sizes).size === sizes.length, fault('size-twice'))
      .default(['sizeS', 'sizeM']),
    idleSeconds: z
      .number()
      .int()
      .min(30, fault('idle-time-too-short'))
      .max(900, fault('idle-time-too-long'))
      .default(90),
    warnSeconds: z.number().int().min(20, fault('warning-too-late')).max(120, fault('warning-too-early')).default(20),
  })
  .refine(({ idleSeconds, warnSeconds }) => warnSeconds < idleSeconds, fault('warning-after-end'));

export default settings;
