import { z } from 'zod';
import { bothLanguages, Want } from '../fields.ts';
import { CALLING_RULES, type CALLS } from './rules.ts';
import { OPPONENTS } from './settings.ts';

const forEachCall = <S extends z.ZodType>(each: S) =>
  z.object({ 0: each, 5: each, 10: each, 15: each, 20: each } satisfies Record<(typeof CALLS)[number], S>);

const SumResult = z.object({ title: bothLanguages(60), want: Want, zeroProof: z.boolean() });

/** Settings of one 十五二十 kiosk; what is left out is played as the default pack has it. */
const settings = z.object({
  version: z.literal(1).default(1),
  rule: z.enum(CALLING_RULES, 'The rule is turn, streak or both.').optional(),
  target: z
    .int()
    .min(1, 'A match is won with at least 1 point.')
    .max(5, 'A match is won with at most 5 points: more takes too long.')
    .optional(),
  strictCalls: z.boolean().optional(),
  showSeconds: z
    .int()
    .min(3, 'Give guests at least 3 seconds to choose.')
    .max(30, 'More than 30 seconds is no longer a game of speed; turn the clock off instead.')
    .optional(),
  untimed: z.boolean().optional(),
  opponents: z
    .array(z.enum(OPPONENTS))
    .min(1, 'Choose at least one way to play.')
    .max(OPPONENTS.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'A way to play is listed twice.')
    .optional(),
  chant: bothLanguages(60).optional(),
  calls: forEachCall(bothLanguages(16)).optional(),
  resultMap: forEachCall(SumResult).optional(),
});

export default settings;
