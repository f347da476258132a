/** What machines call, each with the token it got by pairing. Source: docs/machines.md. */
import { z } from 'zod';
import { DEVICE_STATES } from '#domain/machine/choose-machine.ts';
import { JOB_CODES, JOB_STATES } from '#domain/machine/job.ts';
import { endpoint } from '../endpoint.ts';
import { fault } from '../fault.ts';
import { Id, typedText } from '../fields.ts';
import { MachineCare } from './care.ts';
import { MachineEvent, MachineJob, MachineStop, PumpLevel } from './job.ts';

const ofMachine = z.object({ machineId: Id });
const itself = { account: 'nobody', machine: 'own' } as const;
const Firmware = typedText(60);
const Boot = typedText(40);
/** The server's clock, for machines without one. */
const now = z.string();

export const pairMachine = endpoint({
  method: 'POST',
  path: '/api/machines/pair',
  summary: 'Redeem the one-time code of a machine for its token, told this once; the token before it ends',
  access: { account: 'nobody', guest: 'anyone' },
  body: z.object({
    code: z.string({ error: fault('pairing-code-missing') }).max(40),
    name: typedText(60).optional(),
    firmware: Firmware.optional(),
  }),
  response: z.object({
    machineId: Id,
    shopId: z.string(),
    token: z.string(),
    /** Where the machine may connect as well, with its token as password; null without a broker. */
    mqtt: z.object({ url: z.string(), username: z.string(), topic: z.string() }).nullable(),
  }),
});

/** Longest wait for a job, in seconds: below the timeouts of most proxies. */
const LONGEST_WAIT_S = 25;

export const nextJob = endpoint({
  method: 'GET',
  path: '/api/machines/:machineId/jobs/next',
  summary: 'The job or care to accept, and whether to stop; waits for one of them as many seconds as named, 25 at most',
  access: itself,
  params: ofMachine,
  query: z.object({ wait: z.coerce.number().min(0).max(LONGEST_WAIT_S).default(0) }),
  response: z.object({
    now,
    job: MachineJob.nullable(),
    care: MachineCare.nullable(),
    stop: MachineStop.nullable(),
  }),
});

export const streamJobs = endpoint({
  method: 'GET',
  path: '/api/machines/:machineId/jobs/stream',
  summary: 'Jobs, care and stops as they happen, as server-sent events; the id of a job or care is its jobId',
  access: itself,
  params: ofMachine,
  response: z.discriminatedUnion('type', [
    z.object({ type: z.literal('hello'), now }),
    z.object({ type: z.literal('job'), now, job: MachineJob }),
    z.object({ type: z.literal('care'), now, care: MachineCare }),
    z.object({ type: z.literal('stop'), now, stop: MachineStop }),
  ]),
});

export const reportJob = endpoint({
  method: 'POST',
  path: '/api/machines/:machineId/jobs/:jobId/events',
  summary:
    'Say how far a job or care is; repeated, it changes nothing. Pour only after `accepted` was answered with 200',
  access: itself,
  params: ofMachine.extend({ jobId: Id }),
  body: MachineEvent,
  response: z.object({
    now,
    /** The job as it is now. */
    state: z.enum(JOB_STATES),
    seq: z.number(),
    stop: MachineStop.nullable(),
  }),
});

export const heartbeat = endpoint({
  method: 'POST',
  path: '/api/machines/:machineId/heartbeat',
  summary: 'Every 10 seconds, and at once after starting: after 30 seconds of silence a machine is offline',
  access: itself,
  params: ofMachine,
  body: z.object({
    state: z.enum(DEVICE_STATES),
    /** What the fault is. */
    code: z.enum(JOB_CODES).nullable().default(null).catch('other'),
    /** Left out, they stay as they were. */
    levels: z.array(PumpLevel).max(128).optional(),
    firmware: Firmware.optional(),
    /** Another with each start: `starting` with the one that is known changes nothing. */
    boot: Boot.optional(),
  }),
  response: z.object({ now, stop: MachineStop.nullable() }),
});
