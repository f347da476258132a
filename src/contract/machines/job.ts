/** What a machine and the server tell each other of a job. Source: docs/machines.md. */
import { z } from 'zod';
import { JOB_CODES, REPORTED_STATES, type JobState } from '#domain/machine/job.ts';
import { Id, OrderSize, typedText } from '../fields.ts';

const Version = z.literal(1);

export const MachineJob = z.object({
  v: Version,
  jobId: Id,
  orderId: Id,
  displayId: z.string(),
  shopId: z.string(),
  machineId: Id,
  /** As the server made it: carried on unchanged. */
  machineString: z.string(),
  size: OrderSize,
  glass: z.string(),
  /** How long the pour should take. Milliseconds. */
  estimateMs: z.number(),
  issuedAt: z.string(),
  /** Not accepted by then, it must not be poured any more. */
  expiresAt: z.string(),
});
export type MachineJob = z.infer<typeof MachineJob>;

export const MachineEvent = z.object({
  v: Version,
  jobId: Id,
  /** From 1 in each job, and higher with each event. */
  seq: z.number().int().min(1).max(1_000_000),
  state: z.enum(REPORTED_STATES as [JobState, ...JobState[]]),
  /** Of the whole drink, 0 to 100. */
  progress: z.number().min(0).max(100).nullable().default(null),
  /** Such as 2/5. */
  step: typedText(20).nullable().default(null),
  /** Why it was rejected or failed; one that nobody knows is read as `other`. */
  code: z.enum(JOB_CODES).nullable().default(null).catch('other'),
  /** For staff, in the machine's own words. */
  message: typedText(200).default(''),
  /** By the machine's clock; what counts is when it arrives. */
  at: z.string().max(40).optional(),
  /** Whether it can still be stopped. */
  stoppable: z.boolean().optional(),
  /** The drink is made and still stands there. */
  not_taken: z.boolean().optional(),
  cleaning_required: z.boolean().optional(),
});
export type MachineEvent = z.infer<typeof MachineEvent>;

/** `jobId`: the one that was running; null: whatever the machine is doing. Older than the job at hand, it is over. */
export const MachineStop = z.object({ jobId: Id.nullable(), at: z.string() });

export const PumpLevel = z.object({
  slot: z.number().int().min(1).max(128),
  /** What is left, 0 to 100. 0: drinks that use it are not given to this machine. */
  pct: z.number().min(0).max(100),
});
