/** How the server reaches machines with a program of their own, and who drives them. Source: docs/decisions/0083. */
import { z } from 'zod';
import type { Chosen, TheirIngredient } from '#domain/machine/match-ingredients.ts';
import { programOf, type ProgramKind } from '#domain/machine/machine-kind.ts';
import type { Db } from '../../db/database.ts';
import { prepared, type Steps } from '../../db/steps.ts';
import type { MachineLinksTable } from '../../db/tables.ts';

const Their = z.object({
  id: z.number(),
  name: z.string(),
  place: z.number().nullable(),
  leftMl: z.number(),
  sizeMl: z.number(),
}) satisfies z.ZodType<TheirIngredient>;
const Matches = z.record(z.string(), z.number().nullable()) satisfies z.ZodType<Chosen>;

/** A start that was posted, or is about to be: never post another before it is known how this one ended. */
const Started = z.object({
  jobId: z.string(),
  /** What our recipe was called there: the job's own name. */
  name: z.string(),
  recipeId: z.number(),
  pours: z.array(z.object({ ingredientId: z.number(), ml: z.number() })),
  /** What was left before, in millilitres, by the program's ids. */
  levels: z.record(z.string(), z.number()),
  /** The last line of the program's log before. */
  eventId: z.number(),
});
export type Started = z.infer<typeof Started>;

export interface MachineLink {
  machineId: string;
  address: string;
  /** Sealed. */
  secrets: string;
  matches: Chosen;
  theirs: TheirIngredient[];
  trouble: string | null;
  recipeId: number | null;
  started: Started | null;
  leaseBy: string | null;
}

const linkFrom = (row: MachineLinksTable): MachineLink => ({
  machineId: row.machine_id,
  address: row.address,
  secrets: row.secrets,
  matches: Matches.parse(JSON.parse(row.matches)),
  theirs: row.theirs === null ? [] : z.array(Their).parse(JSON.parse(row.theirs)),
  trouble: row.trouble,
  recipeId: row.recipe_id,
  leaseBy: row.lease_by,
  started: row.started === null ? null : Started.parse(JSON.parse(row.started)),
});

const insert = prepared((db, given: { machineId: string; address: string; secrets: string }) =>
  db
    .insertInto('machine_links')
    .values({
      machine_id: given.machineId,
      address: given.address,
      secrets: given.secrets,
      matches: '{}',
      theirs: null,
      trouble: null,
      recipe_id: null,
      lease_by: null,
      lease_until: null,
      started: null,
    })
    .returning('machine_id'),
);
export function* insertLink(link: { machineId: string; address: string; secrets: string }): Steps<void> {
  yield* insert(link);
}

const byId = prepared((db, given: { machineId: string }) =>
  db.selectFrom('machine_links').selectAll().where('machine_id', '=', given.machineId),
);
export function* linkOf(machineId: string): Steps<MachineLink | undefined> {
  const [row] = yield* byId({ machineId });
  return row && linkFrom(row);
}

const save = prepared((db, given: { machineId: string; address: string; secrets: string; matches: string }) =>
  db
    .updateTable('machine_links')
    .set({ address: given.address, secrets: given.secrets, matches: given.matches })
    .where('machine_id', '=', given.machineId)
    .returning('machine_id'),
);
export function* saveLink(link: Pick<MachineLink, 'machineId' | 'address' | 'secrets' | 'matches'>): Steps<void> {
  yield* save({ ...link, matches: JSON.stringify(link.matches) });
}

const forget = prepared((db, given: { machineId: string }) =>
  db.deleteFrom('machine_links').where('machine_id', '=', given.machineId).returning('machine_id'),
);
/** Its keys go with it. */
export function* deleteLink(machineId: string): Steps<void> {
  yield* forget({ machineId });
}

interface Lease {
  machineId: string;
  /** The server that drives it. */
  by: string;
  now: string;
}
const claim = prepared((db, given: Lease & { until: string }) =>
  db
    .updateTable('machine_links')
    .set({ lease_by: given.by, lease_until: given.until })
    .where('machine_id', '=', given.machineId)
    .where((eb) =>
      eb.or([eb('lease_by', '=', given.by), eb('lease_until', 'is', null), eb('lease_until', '<=', given.now)]),
    )
    .returningAll(),
);
/** Only who holds the lease may call the machine. @returns undefined if another server does */
export function* claimLink(lease: Lease & { until: string }): Steps<MachineLink | undefined> {
  const [row] = yield* claim(lease);
  return row && linkFrom(row);
}

const release = prepared((db, given: Omit<Lease, 'now'>) =>
  db
    .updateTable('machine_links')
    .set({ lease_by: null, lease_until: null })
    .where('machine_id', '=', given.machineId)
    .where('lease_by', '=', given.by)
    .returning('machine_id'),
);
export function* releaseLink(lease: Omit<Lease, 'now'>): Steps<void> {
  yield* release(lease);
}

const start = prepared((db, given: Lease & { started: string }) =>
  db
    .updateTable('machine_links')
    .set({ started: given.started })
    .where('machine_id', '=', given.machineId)
    .where('lease_by', '=', given.by)
    .where('lease_until', '>', given.now)
    .where('started', 'is', null)
    .returning('machine_id'),
);
/** Notes a start before it is posted. @returns false if another server drives the machine now, or a start is not over */
export function* noteStart(lease: Lease, started: Started): Steps<boolean> {
  return (yield* start({ ...lease, started: JSON.stringify(started) })).length > 0;
}

const settle = prepared((db, given: Lease) =>
  db
    .updateTable('machine_links')
    .set({ started: null })
    .where('machine_id', '=', given.machineId)
    .where('lease_by', '=', given.by)
    .where('lease_until', '>', given.now)
    .returning('machine_id'),
);
/** It is known how the start ended. @returns false if another server drives the machine now */
export function* noteSettled(lease: Lease): Steps<boolean> {
  return (yield* settle(lease)).length > 0;
}

const see = prepared((db, given: { machineId: string; theirs: string; trouble: string | null }) =>
  db
    .updateTable('machine_links')
    .set({ theirs: given.theirs, trouble: given.trouble })
    .where('machine_id', '=', given.machineId)
    .returning('machine_id'),
);
/** What it has, and whether it answers. */
export function* noteSight(link: Pick<MachineLink, 'machineId' | 'theirs' | 'trouble'>): Steps<void> {
  yield* see({ ...link, theirs: JSON.stringify(link.theirs) });
}

const setRecipe = prepared((db, given: { machineId: string; recipeId: number }) =>
  db
    .updateTable('machine_links')
    .set({ recipe_id: given.recipeId })
    .where('machine_id', '=', given.machineId)
    .returning('machine_id'),
);
export function* noteRecipe(machineId: string, recipeId: number): Steps<void> {
  yield* setRecipe({ machineId, recipeId });
}

export interface DrivenMachine {
  id: string;
  shopId: string;
  kind: ProgramKind;
}

/** Machines that a server has to drive. */
export async function listDriven(db: Db): Promise<DrivenMachine[]> {
  const rows = await db
    .selectFrom('machines')
    .select(['id', 'shop_id', 'kind'])
    .where('kind', '!=', 'own')
    .where('removed_at', 'is', null)
    .execute();
  return rows.flatMap(({ id, shop_id, kind }) => {
    const program = programOf(kind);
    return program ? [{ id, shopId: shop_id, kind: program }] : [];
  });
}
