/** The machine's pumps: their ingredients and flow rates. */
import { z } from 'zod';
import { fault } from '../fault.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';

const slotText = fault('pump-slot-out-of-range');
const speedText = fault('pump-speed-out-of-range');

const Pump = z.object({
  slot: z.number({ error: slotText }).int(slotText).min(1, slotText).max(128, slotText),
  ingredientId: z
    .string({ error: fault('pump-ingredient-missing') })
    .min(1, fault('pump-ingredient-missing'))
    .max(64),
  mlPerSecond: z.number({ error: speedText }).min(0.1, speedText).max(200, speedText),
});
const Pumps = z.object({ pumps: z.array(Pump), poursByHand: z.boolean(), version: z.number() });
const ofShop = z.object({ shopId: Id });

export const listPumps = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/pumps',
  summary: "The machine's pumps, by slot, and whether the shop also pours by hand",
  access: { account: 'owner' },
  params: ofShop,
  response: Pumps,
});

export const replacePumps = endpoint({
  method: 'PUT',
  path: '/api/admin/shops/:shopId/pumps',
  summary: "Replace the machine's pumps; If-Match is honoured",
  access: { account: 'owner' },
  params: ofShop,
  body: z.object({
    pumps: z
      .array(Pump)
      .max(128)
      .superRefine((pumps, context) => {
        for (const [at, { slot }] of pumps.entries())
          if (pumps.findIndex((other) => other.slot === slot) < at)
            context.addIssue({ code: 'custom', path: [at, 'slot'], message: fault('pump-slot-twice', { slot }) });
      }),
    /** False offers guests only what the machine makes in full. Left out, it stays. */
    poursByHand: z.boolean().optional(),
  }),
  response: Pumps,
});
