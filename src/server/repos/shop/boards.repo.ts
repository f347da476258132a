/** The now-serving board of a shop: its key and what it shows. Source: docs/behaviour/board.md. */
import type { Db } from '../../db/database.ts';
import { recordEventsIn } from '../events.repo.ts';

export interface StoredBoard {
  keyHash: string;
  showsNames: boolean;
  joinCode: string | null;
  createdAt: string;
}

/** undefined: leave as it is. */
export interface BoardChange {
  showsNames?: boolean | undefined;
  joinCode?: string | null | undefined;
}

export async function findBoard(db: Db, shopId: string): Promise<StoredBoard | undefined> {
  const row = await db.selectFrom('boards').selectAll().where('shop_id', '=', shopId).executeTakeFirst();
  return (
    row && {
      keyHash: row.key_hash,
      showsNames: row.shows_names !== 0,
      joinCode: row.join_code,
      createdAt: row.created_at,
    }
  );
}

/** @returns false if the shop's board has no key */
export async function changeBoard(tx: Db, shopId: string, change: BoardChange): Promise<boolean> {
  const rows = await tx
    .updateTable('boards')
    .set(({ ref }) => ({ shop_id: ref('shop_id'), ...columnsOf(change) }))
    .where('shop_id', '=', shopId)
    .returning('shop_id')
    .execute();
  if (rows.length > 0) await recordEventsIn(tx, shopId, 'board', ['']);
  return rows.length > 0;
}

interface NewKey extends BoardChange {
  keyHash: string;
  createdAt: string;
}

/** The key before it is of no use any more; what the board shows stays, unless it is changed too. */
export async function replaceBoardKey(
  tx: Db,
  shopId: string,
  { keyHash, createdAt, ...change }: NewKey,
): Promise<void> {
  const key = { key_hash: keyHash, created_at: createdAt };
  await tx
    .insertInto('boards')
    .values({ shop_id: shopId, shows_names: 1, join_code: null, ...columnsOf(change), ...key })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ ...columnsOf(change), ...key }))
    .execute();
  await recordEventsIn(tx, shopId, 'board', ['']);
}

/** @returns false if there was none */
export async function deleteBoard(tx: Db, shopId: string): Promise<boolean> {
  const rows = await tx.deleteFrom('boards').where('shop_id', '=', shopId).returning('shop_id').execute();
  if (rows.length > 0) await recordEventsIn(tx, shopId, 'board', ['']);
  return rows.length > 0;
}

const columnsOf = ({ showsNames, joinCode }: BoardChange) => ({
  ...(showsNames !== undefined && { shows_names: showsNames ? (1 as const) : (0 as const) }),
  ...(joinCode !== undefined && { join_code: joinCode }),
});
