/** Fields shared by the settings of several experiences. Source: docs/behaviour/experiences/README.md "Settings". */
import { z } from 'zod';
import { fault } from '#contract/fault.ts';
import { Id } from '#contract/fields.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';

/** A text in both languages; both are required. */
export const bothLanguages = (max: number) =>
  z.object({
    en: z.string().trim().min(1, fault('english-missing')).max(max, fault('setting-text-too-long', { max })),
    'zh-HK': z.string().trim().min(1, fault('chinese-missing')).max(max, fault('setting-text-too-long', { max })),
  });

/** A wish: 0 to 5 on some axes. */
export const Want = z.partialRecord(z.enum(FLAVOUR_AXES), z.number().min(0).max(5));

/** A change of the wish: -5 to 5 on some axes. */
export const Delta = z.partialRecord(z.enum(FLAVOUR_AXES), z.number().min(-5).max(5));

/** Drinks fixed for a result, best first. */
export const RecipeIds = z.array(Id).max(20);
