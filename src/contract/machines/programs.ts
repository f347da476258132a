/** Machines with a program of their own, as owners connect them. Source: docs/behaviour/machines.md. */
import { z } from 'zod';
import { PROGRAMS } from '#domain/machine/machine-kind.ts';
import { endpoint } from '../endpoint.ts';
import { fault } from '../fault.ts';
import { Id, Sentence, typedName, typedText } from '../fields.ts';
import { Machine } from './console.ts';

const ofShop = z.object({ shopId: Id });
const oneMachine = ofShop.extend({ machineId: Id });
const Kind = z.enum(PROGRAMS);
const Address = typedText(300).refine(
  (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
  fault('machine-address-invalid'),
);

/** Which keys each program has; an empty one counts as none. */
const Keys = z.object({
  makerKey: z.string().trim().max(20).optional(),
  masterKey: z.string().trim().max(20).optional(),
  username: z.string().trim().max(100).optional(),
  password: z.string().max(100).optional(),
});

const Their = z.object({ id: z.number(), name: z.string(), place: z.number().nullable() });

const Link = z.object({
  kind: Kind,
  address: z.string(),
  /** Names of the keys that are set; they are never answered. */
  keysSet: z.array(z.string()),
  /** Why the machine can't be reached; null while it can. */
  trouble: Sentence.nullable(),
  /** What the machine has, as it said last. */
  theirs: z.array(Their),
  /** The ingredients of the shop's pumps. */
  matches: z.array(
    z.object({
      ingredientId: Id,
      name: z.string(),
      /** null: nothing there is it. */
      theirId: z.number().nullable(),
      by: z.enum(['name', 'owner']).nullable(),
      /** Whether it is at a bottle there. */
      canPour: z.boolean(),
    }),
  ),
  /** Drinks of the menu that this machine can't make, and the ingredients that are missing. */
  notMakeable: z.array(z.object({ recipeId: Id, name: z.string(), missing: z.array(z.string()) })),
});
const oneLink = z.object({ link: Link });

export const tryMachine = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/machines/try',
  summary: 'Try the connection to a machine with a program of its own; pours nothing',
  access: { account: 'owner' },
  params: ofShop,
  body: z.object({
    kind: Kind,
    address: Address,
    keys: Keys.default({}),
    /** Keys that are left out are taken from this machine. */
    machineId: Id.optional(),
  }),
  response: z.object({
    /** null: it works. */
    trouble: Sentence.nullable(),
    version: z.string().nullable(),
    ingredients: z.number(),
  }),
});

export const addDrivenMachine = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/machines/driven',
  summary: 'Add a machine with a program of its own, which the server calls',
  access: { account: 'owner' },
  params: ofShop,
  body: z.object({
    name: typedName(fault('machine-name-missing')),
    kind: Kind,
    address: Address,
    keys: Keys.default({}),
  }),
  response: z.object({ machine: Machine }),
});

export const readMachineLink = endpoint({
  method: 'GET',
  path: '/api/admin/shops/:shopId/machines/:machineId/link',
  summary: 'How the server reaches a machine, which ingredients are which, and what it cannot make',
  access: { account: 'owner' },
  params: oneMachine,
  response: oneLink,
});

export const changeMachineLink = endpoint({
  method: 'PATCH',
  path: '/api/admin/shops/:shopId/machines/:machineId/link',
  summary: 'Change the address, keys or ingredients of a machine; what is left out stays',
  access: { account: 'owner' },
  params: oneMachine,
  body: z.object({
    address: Address.optional(),
    keys: Keys.optional(),
    /** The machine's ingredient by ours; null: it is none of them; left out: by name. */
    matches: z.record(Id, z.number().int().nullable()).optional(),
  }),
  response: oneLink,
});

export const careForMachine = endpoint({
  method: 'POST',
  path: '/api/admin/shops/:shopId/machines/:machineId/link/care',
  summary: 'Have a machine clean itself, fill its tubes, or count bottles as full',
  access: { account: 'staff' },
  params: oneMachine,
  body: z.object({
    what: z.enum(['clean', 'initialize', 'refill']),
    /** To refill: the bottles, as the machine counts them. */
    places: z.array(z.number().int().min(1).max(128)).max(128).default([]),
  }),
  response: z.object({ trouble: Sentence.nullable() }),
});
