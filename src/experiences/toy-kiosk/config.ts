import { z } from 'zod';
import { Id } from '#contract/fields.ts';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { bothLanguages, RecipeIds, Want } from '../fields.ts';
import { CAPSULES_MAX, COUNT_MAX, LINE_MAX, NAME_MAX, REROLLS_MAX, SERIES_MAX, STICKERS } from './rules.ts';

const series = z.object({
  id: Id,
  name: bothLanguages(NAME_MAX),
  line: bothLanguages(LINE_MAX),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i, 'A colour looks like #f2a33a.'),
  count: z
    .number()
    .int('Capsules are counted whole.')
    .min(1, 'A series has at least 1 capsule.')
    .max(COUNT_MAX, `A series has at most ${COUNT_MAX} capsules.`),
  pick: z.union([z.strictObject({ recipeIds: RecipeIds }), z.strictObject({ want: Want })]),
  drawing: z.enum(STICKERS),
  sticker: z
    .string()
    .trim()
    .max(2000)
    .refine(
      (text) => text === '' || isPictureAddress(text),
      'A picture needs an address that starts with https://, http:// or /.',
    )
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
    .min(1, 'A machine needs at least 1 series.')
    .max(SERIES_MAX, `A machine has at most ${SERIES_MAX} series.`)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Series ids must be unique.')
    .refine(
      (all) => all.reduce((sum, { count }) => sum + count, 0) <= CAPSULES_MAX,
      `A machine holds at most ${CAPSULES_MAX} capsules.`,
    ),
  rerolls: z.number().int().min(0).max(REROLLS_MAX, `At most ${REROLLS_MAX} re-turns are free.`),
  zeroProofSeries: z.boolean(),
});

export default settings;
