import { z } from 'zod';
import { fault } from '#contract/fault.ts';
import { Id } from '#contract/fields.ts';
import { STICKERS } from '#domain/kiosk/sticker-drawings.ts';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { bothLanguages, RecipeIds, Want } from '../fields.ts';
import { CAPSULES_MAX, COUNT_MAX, LINE_MAX, NAME_MAX, REROLLS_MAX, SERIES_MAX } from './rules.ts';

const series = z.object({
  id: Id,
  name: bothLanguages(NAME_MAX),
  line: bothLanguages(LINE_MAX),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i, fault('colour-of-wrong-form', { colour: '#f2a33a' })),
  count: z
    .number()
    .int(fault('capsules-not-whole'))
    .min(1, fault('series-without-capsules'))
    .max(COUNT_MAX, fault('series-of-too-many-capsules', { max: COUNT_MAX })),
  pick: z.union([z.strictObject({ recipeIds: RecipeIds }), z.strictObject({ want: Want })]),
  drawing: z.enum(STICKERS),
  sticker: z
    .string()
    .trim()
    .max(2000)
    .refine((text) => text === '' || isPictureAddress(text), fault('picture-of-wrong-form'))
    .default(''),
});

/**
 * Odds are always shown and a drum always lasts a shop's day: neither can be turned off. Source:
 * docs/behaviour/experiences/toy-kiosk.md "Settings".
 */
const settings = z.object({
  version: z.literal(1).default(1),
  series: z
    .array(series)
    .min(1, fault('machine-without-series'))
    .max(SERIES_MAX, fault('machine-of-too-many-series', { max: SERIES_MAX }))
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, fault('series-id-twice'))
    .refine(
      (all) => all.reduce((sum, { count }) => sum + count, 0) <= CAPSULES_MAX,
      fault('machine-of-too-many-capsules', { max: CAPSULES_MAX }),
    ),
  rerolls: z
    .number()
    .int()
    .min(0)
    .max(REROLLS_MAX, fault('free-turns-too-many', { max: REROLLS_MAX })),
  zeroProofSeries: z.boolean(),
});

export default settings;
