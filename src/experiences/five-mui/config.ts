import { z } from 'zod';
import { fault } from '#contract/fault.ts';
import { isCueName } from '#domain/kiosk/voice-cues.ts';
import { bothLanguages, Want } from '../fields.ts';
import { matchFields } from '../match-fields.ts';
import type { Call } from './rules.ts';
import { CALL_SETS } from './settings.ts';

const forEachCall = <S extends z.ZodType>(each: S) =>
  z.object({
    0: each,
    1: each,
    2: each,
    3: each,
    4: each,
    5: each,
    6: each,
    7: each,
    8: each,
    9: each,
    10: each,
  } satisfies Record<Call, S>);

const MuiCall = z.object({
  text: bothLanguages(24),
  cue: z.string().refine(isCueName, fault('cue-of-wrong-form')),
});

const CallResult = z.object({ want: Want, zeroProof: z.boolean() });

/** Settings of a 猜枚 kiosk; missing keys take their defaults. */
const settings = z.object({
  version: z.literal(1).default(1),
  ...matchFields,
  label: bothLanguages(30).optional(),
  allowFouls: z.boolean().optional(),
  fixedCall: z.boolean().optional(),
  callSet: z.enum(CALL_SETS, fault('call-set-unknown')).optional(),
  calls: forEachCall(MuiCall).optional(),
  resultMap: forEachCall(CallResult).optional(),
});

export default settings;
