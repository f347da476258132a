/** Priming, cleaning and calibrating machines, line by line. Source: docs/behaviour/machines.md "Care". */
import { z } from 'zod';
import {
  CARE_KINDS,
  CARE_PULSES_MAX,
  CARE_REST_MAX_MS,
  CARE_RUN_MAX_MS,
  CARE_RUN_MIN_MS,
  CARE_TOTAL_MAX_MS,
  careTotalMs,
} from '#domain/machine/care.ts';
import { JOB_CODES, JOB_STATES } from '#domain/machine/job.ts';
import { endpoint } from '../endpoint.ts';
import { fault } from '../fault.ts';
import { Id, Translations } from '../fields.ts';

const oneMachine = z.object({ shopId: Id, machineId: Id });
const Slot = z.number().int().min(1).max(128);
const RunMs = z
  .number({ error: fault('care-run-out-of-range') })
  .int(fault('care-run-out-of-range'))
  .min(CARE_RUN_MIN_MS, fault('care-run-out-of-range'))
  .max(CARE_RUN_MAX_MS, fault('care-run-out-of-range'));

/** What a machine is told to do for one of its lines. */
export const MachineCare = z.object({
  v: z.literal(1),
  /** Reported on and remembered like that of a job. */
  jobId: Id,
  shopId: z.string(),
  machineId: Id,
  kind: z.enum(CARE_KINDS),
  slot: Slot,
  /** How long the pump runs, each time. */
  durationMs: z.number(),
  /** How often. */
  pulses: z.number(),
  /** Between two runs. */
  restMs: z.number(),
  estimateMs: z.number(),
  issuedAt: z.string(),
  /** Not accepted by then, it must not be done any more. */
  expiresAt: z.string(),
});
export type MachineCare = z.infer<typeof MachineCare>;

export const CareEntry = z.object({
  careId: Id,
  kind: z.enum(CARE_KINDS),
  slot: Slot,
  runMs: z.number(),
  pulses: z.number(),
  state: z.enum(JOB_STATES),
  progress: z.number().nullable(),
  code: z.enum(JOB_CODES).nullable(),
  /** In the machine's own words. */
  message: z.string(),
  /** Who asked for it; null where the account is gone. */
  by: z.string().nullable(),
  issuedAt: z.string(),
  endedAt: z.string().nullable(),
  /** Of a calibration: what stood in the glass, and the rate that was saved. */
  measured: z.object({ ml: z.number(), mlPerSecond: z.number() }).nullable(),
});
export type CareEntry = z.infer<typeof CareEntry>;

const care = z.object({ care: CareEntry });

export const listCare = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/machines/:machineId/care',
  summary: 'What was done to keep a machine well, newest first, and its lines',
  access: { account: 'staff' },
  params: oneMachine,
  response: z.object({
    /** At most the last 100. */
    care: z.array(CareEntry),
    lines: z.array(
      z.object({ slot: Slot, ingredient: z.string(), ingredientTranslations: Translations, mlPerSecond: z.number() }),
    ),
  }),
});

export const beginCare = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/machines/:machineId/care',
  summary: 'Prime, clean or calibrate one line of a machine that is free; no order is given to it meanwhile',
  access: { account: 'staff' },
  params: oneMachine,
  body: z
    .object({
      kind: z.enum(CARE_KINDS),
      slot: Slot,
      durationMs: RunMs,
      pulses: z
        .number()
        .int(fault('care-pulses-out-of-range'))
        .min(1, fault('care-pulses-out-of-range'))
        .max(CARE_PULSES_MAX, fault('care-pulses-out-of-range'))
        .default(1),
      restMs: z.number().int().min(0).max(CARE_REST_MAX_MS).default(1000),
    })
    .superRefine(({ kind, durationMs, pulses, restMs }, context) => {
      if (kind !== 'clean' && pulses !== 1)
        context.addIssue({ code: 'custom', path: ['pulses'], message: fault('care-pulses-of-cleaning') });
      if (careTotalMs({ runMs: durationMs, pulses, restMs }) > CARE_TOTAL_MAX_MS)
        context.addIssue({ code: 'custom', path: ['pulses'], message: fault('care-too-long') });
    }),
  response: care,
});

export const saveMeasured = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/machines/:machineId/care/:careId/measured',
  summary: "What a calibration put into the glass; sets the rate of the shop's pump",
  access: { account: 'owner' },
  params: oneMachine.extend({ careId: Id }),
  body: z.object({
    ml: z
      .number({ error: fault('measured-ml-out-of-range') })
      .min(0.1, fault('measured-ml-out-of-range'))
      .max(2000, fault('measured-ml-out-of-range')),
  }),
  response: care,
});
