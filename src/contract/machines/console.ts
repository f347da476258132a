/** A shop's machines, as its owners and staff see and command them. Source: docs/behaviour/machines.md. */
import { z } from 'zod';
import { CARE_KINDS } from '#domain/machine/care.ts';
import { DEVICE_STATES, MACHINE_STATES } from '#domain/machine/choose-machine.ts';
import { JOB_CODES, JOB_STATES } from '#domain/machine/job.ts';
import { MACHINE_KINDS } from '#domain/machine/machine-kind.ts';
import { FAULTS } from '#domain/machine/simulated-fault.ts';
import { endpoint } from '../endpoint.ts';
import { fault } from '../fault.ts';
import { Done, Id, typedName } from '../fields.ts';
import { Reason } from '../shop/selling.ts';
import { PumpLevel } from './job.ts';

const ofShop = z.object({ shopId: Id });
const oneMachine = ofShop.extend({ machineId: Id });

export const Machine = z.object({
  id: Id,
  name: z.string(),
  /** `own`: it speaks our protocol; `simulator`: so does one without pumps, which the server runs; else its own program, which the server calls. */
  kind: z.enum(MACHINE_KINDS),
  state: z.enum(MACHINE_STATES),
  isPaired: z.boolean(),
  /** Until when its one-time code can be redeemed; null without one. */
  codeExpiresAt: z.string().nullable(),
  /** null before its first word. */
  lastSeenAt: z.string().nullable(),
  firmware: z.string().nullable(),
  /** What it says of itself. */
  says: z.enum(DEVICE_STATES).nullable(),
  levels: z.array(PumpLevel),
  /** Why it is paused, in words guests read; null while it is not. */
  pause: z.object({ since: z.string(), reason: Reason }).nullable(),
  fault: z.object({ code: z.enum(JOB_CODES), at: z.string() }).nullable(),
  cleaningRequired: z.boolean(),
  /** What a simulator does wrong with each job; null for nothing, and for every other machine. */
  simulatedFault: z.enum(FAULTS).nullable(),
  /** What it is making. */
  job: z
    .object({
      jobId: Id,
      orderId: Id,
      displayId: z.string(),
      state: z.enum(JOB_STATES),
      progress: z.number().nullable(),
      step: z.string().nullable(),
      /** In the machine's own words. */
      message: z.string(),
      stoppable: z.boolean(),
      issuedAt: z.string(),
      estimateMs: z.number(),
    })
    .nullable(),
  /** What is done to keep it well; it gets no orders meanwhile. */
  care: z
    .object({ careId: Id, kind: z.enum(CARE_KINDS), slot: z.number(), progress: z.number().nullable() })
    .nullable(),
  createdAt: z.string(),
});
export type Machine = z.infer<typeof Machine>;

const Name = typedName(fault('machine-name-missing'));
const oneReply = z.object({ machine: Machine });
/** The code is told this once. */
const codeReply = oneReply.extend({ pairing: z.object({ code: z.string(), expiresAt: z.string() }) });

export const listMachines = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/machines',
  summary: "A shop's machines and what they are doing",
  access: { account: 'staff' },
  params: ofShop,
  response: z.object({ now: z.string(), machines: z.array(Machine) }),
});

export const addMachine = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/machines',
  summary: 'Add a machine; it is paired with a one-time code of 8 characters within 10 minutes',
  access: { account: 'owner' },
  params: ofShop,
  body: z.object({ name: Name }),
  response: codeReply,
});

export const addSimulator = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/machines/simulator',
  summary:
    'Add a machine that pours nothing, run by the server: it takes orders where no other machine is paired. A shop without pumps gets some, by its menu',
  access: { account: 'owner' },
  params: ofShop,
  body: z.object({ name: Name }),
  response: oneReply,
});

export const setSimulatedFault = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/machines/:machineId/simulator',
  summary: 'What a simulator does wrong from its next job on; null for nothing',
  access: { account: 'owner' },
  params: oneMachine,
  body: z.object({ fault: z.enum(FAULTS).nullable() }),
  response: oneReply,
});

export const renameMachine = endpoint({
  method: 'PATCH',
  path: '/api/admin/shops/:shopId/machines/:machineId',
  summary: 'Rename a machine',
  access: { account: 'owner' },
  params: oneMachine,
  body: z.object({ name: Name }),
  response: oneReply,
});

export const renewPairingCode = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/machines/:machineId/pairing-code',
  summary: 'A new one-time code; the token in use ends when the code is redeemed',
  access: { account: 'owner' },
  params: oneMachine,
  response: codeReply,
});

export const removeMachine = endpoint({
  method: 'DELETE',
  path: '/api/admin/shops/:shopId/machines/:machineId',
  summary: 'Remove a machine; its token ends at once',
  access: { account: 'owner' },
  params: oneMachine,
  response: Done,
});

export const stopMachine = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/machines/:machineId/stop',
  summary: 'Stop whatever a machine is doing: accepted always',
  access: { account: 'staff', guest: 'display' },
  params: oneMachine,
  response: oneReply,
  guestResponse: z.object({}),
});

export const pauseMachine = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/machines/:machineId/pause',
  summary: 'Give a machine no new orders, with the reason guests read, or give it orders again',
  access: { account: 'staff' },
  params: oneMachine,
  body: z.object({ paused: z.boolean(), reason: Reason.optional() }),
  response: oneReply,
});

export const clearFault = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/machines/:machineId/clear-fault',
  summary: 'Somebody has looked at the machine: it may have orders again',
  access: { account: 'staff' },
  params: oneMachine,
  response: oneReply,
});
