/** Screens at machines: their keys, and what their codes are made from. Source: docs/behaviour/presence.md. */
import type { Db } from '../../db/database.ts';
import { prepared, type Steps } from '../../db/steps.ts';
import type { MachineDisplaysTable } from '../../db/tables.ts';
import { recordEvents, recordEventsIn } from '../events.repo.ts';

export interface StoredDisplay {
  machineId: string;
  shopId: string;
  keyHash: string;
  /** Never told. */
  secret: string;
  createdAt: string;
  seenAt: string | null;
  /** Everybody knows that it is off. */
  goneSince: string | null;
}

const displayOf = (row: MachineDisplaysTable): StoredDisplay => ({
  machineId: row.machine_id,
  shopId: row.shop_id,
  keyHash: row.key_hash,
  secret: row.secret,
  createdAt: row.created_at,
  seenAt: row.seen_at,
  goneSince: row.gone_since,
});

const ofShop = prepared((db, given: { shopId: string }) =>
  db
    .selectFrom('machine_displays')
    .innerJoin('machines', 'machines.id', 'machine_displays.machine_id')
    .selectAll('machine_displays')
    .where('machine_displays.shop_id', '=', given.shopId)
    .where('machines.removed_at', 'is', null),
);
const ofMachine = prepared((db, given: { machineId: string }) =>
  db
    .selectFrom('machine_displays')
    .innerJoin('machines', 'machines.id', 'machine_displays.machine_id')
    .selectAll('machine_displays')
    .where('machine_displays.machine_id', '=', given.machineId)
    .where('machines.removed_at', 'is', null),
);

/** Of the machines that were not removed. */
export function* displaysOf(shopId: string): Steps<StoredDisplay[]> {
  return (yield* ofShop({ shopId })).map(displayOf);
}

export function* displayAt(machineId: string): Steps<StoredDisplay | undefined> {
  const [row] = yield* ofMachine({ machineId });
  return row && displayOf(row);
}

const see = prepared((db, given: { machineId: string; keyHash: string; at: string }) =>
  db
    .updateTable('machine_displays')
    .set({ seen_at: given.at, gone_since: null })
    .where('machine_id', '=', given.machineId)
    .where('key_hash', '=', given.keyHash)
    .returning('shop_id'),
);

/** It shows the page. @param isBack guests hear that the code counts again */
export function* noteDisplaySeen({ machineId, keyHash }: StoredDisplay, at: string, isBack: boolean): Steps<void> {
  const [row] = yield* see({ machineId, keyHash, at });
  if (row && isBack) yield* recordEvents(row.shop_id, 'machine', [machineId]);
}

const leave = prepared((db, given: { machineId: string; before: string; at: string }) =>
  db
    .updateTable('machine_displays')
    .set({ gone_since: given.at })
    .where('machine_id', '=', given.machineId)
    .where('gone_since', 'is', null)
    .where('seen_at', '<=', given.before)
    .returning('shop_id'),
);

/** Displays that were last seen before a time, and of which nobody has been told yet. */
export async function listGoneDisplays(db: Db, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('machine_displays')
    .select('machine_id')
    .where('gone_since', 'is', null)
    .where('seen_at', '<=', before)
    .execute();
  return rows.map(({ machine_id }) => machine_id);
}

/** Tells once that a display is off. */
export function* noteDisplayGone(machineId: string, before: string, at: string): Steps<void> {
  const [row] = yield* leave({ machineId, before, at });
  if (row) yield* recordEvents(row.shop_id, 'machine', [machineId]);
}

/** The key and the codes before it are of no use any more. */
export async function replaceDisplayKey(
  tx: Db,
  { machineId, shopId, keyHash, secret, createdAt }: Omit<StoredDisplay, 'seenAt' | 'goneSince'>,
): Promise<void> {
  const fresh = { key_hash: keyHash, secret, created_at: createdAt, seen_at: null, gone_since: null };
  await tx
    .insertInto('machine_displays')
    .values({ machine_id: machineId, shop_id: shopId, ...fresh })
    .onConflict((conflict) => conflict.column('machine_id').doUpdateSet(fresh))
    .execute();
  await recordEventsIn(tx, shopId, 'machine', [machineId]);
}

/** @returns false if there was none */
export async function deleteDisplay(tx: Db, machineId: string): Promise<boolean> {
  const rows = await tx
    .deleteFrom('machine_displays')
    .where('machine_id', '=', machineId)
    .returning('shop_id')
    .execute();
  for (const { shop_id } of rows) await recordEventsIn(tx, shop_id, 'machine', [machineId]);
  return rows.length > 0;
}
