/** The screen at a machine. Source: docs/behaviour/presence.md "Display". */
import { z } from 'zod';
import { MACHINE_STATES } from '#domain/machine/choose-machine.ts';
import { JOB_STATES } from '#domain/machine/job.ts';
import { endpoint } from '../endpoint.ts';
import { DrinkDrawing, Id, NamedThing } from '../fields.ts';
import { Reason } from '../shop/selling.ts';

const oneMachine = z.object({ shopId: Id, machineId: Id });

/** All that whoever stands at the machine may see: numbers of orders, and no names. */
export const MachineDisplay = z.object({
  shop: z.object({ name: z.string() }),
  machine: z.object({
    name: z.string(),
    state: z.enum(MACHINE_STATES),
    /** Why it is paused; null while it is not. */
    pause: z.object({ reason: Reason }).nullable(),
    /** Somebody of the bar is priming, cleaning or calibrating it. */
    inCare: z.boolean(),
  }),
  /** What guests show to start it; null without a key of its own. */
  code: z
    .object({
      /** Of the machine's QR code: `p` in its address. */
      proof: z.string(),
      digits: z.string(),
      /** Until the next one. Milliseconds. */
      leftMs: z.number(),
    })
    .nullable(),
  /** What it is making. */
  pouring: z
    .object({
      displayId: z.string(),
      state: z.enum(JOB_STATES),
      progress: z.number().nullable(),
      step: z.string().nullable(),
      /** null once it has left the menu. */
      drink: NamedThing.extend({ drawing: DrinkDrawing }).nullable(),
    })
    .nullable(),
  /** Numbers of the orders that wait, oldest first. */
  next: z.array(z.string()),
});
export type MachineDisplay = z.infer<typeof MachineDisplay>;

export const readMachineDisplay = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/machines/:machineId/display',
  summary:
    'What the screen at a machine shows: its code, what it pours and who is next. With Accept: text/event-stream, again whenever it changes',
  access: { account: 'staff', guest: 'display' },
  params: oneMachine,
  response: MachineDisplay,
});

/** `display`: null without a key. */
const DisplayKey = z.object({
  display: z.object({ createdAt: z.string(), lastSeenAt: z.string().nullable(), isOn: z.boolean() }).nullable(),
});

export const getDisplayKey = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/machines/:machineId/display-key',
  summary: 'Whether a machine has a screen, and when it was last seen',
  access: { account: 'owner' },
  params: oneMachine,
  response: DisplayKey,
});

export const makeDisplayKey = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/machines/:machineId/display-key',
  summary: "Make a key for a machine's screen, told this once; it ends the one before",
  access: { account: 'owner' },
  params: oneMachine,
  response: DisplayKey.extend({ key: z.string() }),
});

export const revokeDisplayKey = endpoint({
  method: 'DELETE',
  path: '/api/admin/shops/:shopId/machines/:machineId/display-key',
  summary: "End the key of a machine's screen; it stops at once",
  access: { account: 'owner' },
  params: oneMachine,
  response: DisplayKey,
});
