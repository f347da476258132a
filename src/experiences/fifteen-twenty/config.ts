import { z } from 'zod';
import { fault } from '#contract/fault.ts';
import { bothLanguages, Want } from '../fields.ts';
import { matchFields } from '../match-fields.ts';
import { CALLING_RULES, type CALLS } from './rules.ts';

const forEachCall = <S extends z.ZodType>(each: S) =>
  z.object({ 0: each, 5: each, 10: each, 15: each, 20: each } satisfies Record<(typeof CALLS)[number], S>);

const SumResult = z.object({ title: bothLanguages(60), want: Want, zeroProof: z.boolean() });

/** Settings of a 十五二十 kiosk; missing keys take their defaults. */
const settings = z.object({
  version: z.literal(1).default(1),
  ...matchFields,
  rule: z.enum(CALLING_RULES, fault('calling-rule-unknown')).optional(),
  strictCalls: z.boolean().optional(),
  chant: bothLanguages(60).optional(),
  calls: forEachCall(bothLanguages(16)).optional(),
  resultMap: forEachCall(SumResult).optional(),
});

export default settings;
