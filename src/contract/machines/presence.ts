/** Whoever starts a machine stands before it. Source: docs/behaviour/presence.md. */
import { z } from 'zod';
import { PRESENCE_MODES } from '#domain/machine/presence.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';

const ofShop = z.object({ shopId: Id });

/** What the QR code on a machine holds in `p`, or its six figures. */
export const PresenceCode = z.string().max(40);

export const provePresence = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/presence',
  summary: "Show the code of a machine's screen: this device may start drinks there for 10 minutes",
  access: { account: 'nobody', guest: 'device' },
  params: ofShop,
  body: z.object({ code: PresenceCode }),
  response: z.object({
    until: z.string(),
    /** For phones whose clock is wrong. Milliseconds. */
    leftMs: z.number(),
  }),
});

const Presence = z.object({
  mode: z.enum(PRESENCE_MODES),
  /** Whether guests are asked now. */
  isAsked: z.boolean(),
  /** Screens that machines have. */
  displays: z.number(),
});

export const getPresence = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/presence',
  summary: 'Whether guests have to show the code of a machine to start it',
  access: { account: 'owner' },
  params: ofShop,
  response: Presence,
});

export const savePresence = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/presence',
  summary: 'When guests have to show the code of a machine: while a screen is on, always, or never',
  access: { account: 'owner' },
  params: ofShop,
  body: Presence.pick({ mode: true }),
  response: Presence,
});
