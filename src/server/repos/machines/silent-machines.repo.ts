/** Machines that do not answer any more: told once. Source: docs/behaviour/machines.md "Silence". */
import type { Db } from '../../db/database.ts';
import { prepared, type Steps } from '../../db/steps.ts';
import { recordEvents } from '../events.repo.ts';

/** Paired machines that were last heard before a time, and of which nobody has been told yet. */
export async function listSilentMachines(db: Db, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('machines')
    .select('id')
    .where('removed_at', 'is', null)
    .where('token_hash', 'is not', null)
    .where('silent_since', 'is', null)
    .where('seen_at', '<=', before)
    .execute();
  return rows.map(({ id }) => id);
}

const silence = prepared((db, given: { machineId: string; before: string; at: string }) =>
  db
    .updateTable('machines')
    .set({ silent_since: given.at })
    .where('id', '=', given.machineId)
    .where('silent_since', 'is', null)
    .where('seen_at', '<=', given.before)
    .returning('shop_id'),
);

/** Nothing happens if it has answered, or another server was faster. */
export function* noteSilent(machineId: string, before: string, at: string): Steps<void> {
  const [row] = yield* silence({ machineId, before, at });
  if (row) yield* recordEvents(row.shop_id, 'machine', [machineId]);
}
