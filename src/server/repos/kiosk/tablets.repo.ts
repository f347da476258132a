/** Shared tablets of the counter. Their bearers are stored as SHA-256 only. Source: docs/behaviour/tablets.md. */
import type { Db } from '../../db/database.ts';

export interface StoredTablet {
  id: string;
  shopId: string;
  name: string;
  createdAt: string;
  lastUsedAt: string;
  personId: string | null;
  actedAt: string | null;
}

interface TabletRow {
  id: string;
  shop_id: string;
  name: string;
  created_at: string;
  last_used_at: string;
  person_id: string | null;
  acted_at: string | null;
}

const COLUMNS = ['id', 'shop_id', 'name', 'created_at', 'last_used_at', 'person_id', 'acted_at'] as const;

const tabletOf = (row: TabletRow): StoredTablet => ({
  id: row.id,
  shopId: row.shop_id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  personId: row.person_id,
  actedAt: row.acted_at,
});

export async function insertTablet(
  db: Db,
  tablet: { id: string; shopId: string; name: string; keyHash: string; at: string },
): Promise<void> {
  await db
    .insertInto('tablets')
    .values({
      id: tablet.id,
      shop_id: tablet.shopId,
      name: tablet.name,
      key_hash: tablet.keyHash,
      created_at: tablet.at,
      last_used_at: tablet.at,
      person_id: null,
      acted_at: null,
    })
    .execute();
}

/** The newest first. */
export async function listTablets(db: Db, shopId: string): Promise<StoredTablet[]> {
  const rows = await db
    .selectFrom('tablets')
    .select(COLUMNS)
    .where('shop_id', '=', shopId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(tabletOf);
}

export async function findTablet(db: Db, keyHash: string): Promise<StoredTablet | undefined> {
  const row = await db.selectFrom('tablets').select(COLUMNS).where('key_hash', '=', keyHash).executeTakeFirst();
  return row && tabletOf(row);
}

/** @returns its name; undefined if there was none */
export async function deleteTablet(db: Db, shopId: string, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('tablets')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export const noteUse = (db: Db, id: string, at: string) =>
  db.updateTable('tablets').set({ last_used_at: at }).where('id', '=', id).execute();

export const unlockTablet = (db: Db, id: string, personId: string, at: string) =>
  db.updateTable('tablets').set({ person_id: personId, acted_at: at }).where('id', '=', id).execute();

/** The same person goes on; whoever was locked out meanwhile does not come back. */
export const keepUnlocked = (db: Db, id: string, personId: string, at: string) =>
  db.updateTable('tablets').set({ acted_at: at }).where('id', '=', id).where('person_id', '=', personId).execute();

export const lockTablet = (db: Db, id: string) =>
  db.updateTable('tablets').set({ person_id: null, acted_at: null }).where('id', '=', id).execute();

/** Wherever in the shop that person acts. */
export const lockTabletsOf = (db: Db, shopId: string, personId: string) =>
  db
    .updateTable('tablets')
    .set({ person_id: null, acted_at: null })
    .where('shop_id', '=', shopId)
    .where('person_id', '=', personId)
    .execute();
