/**
 * Bulk deletions. The rows stay and carry their batch's id, so that undoing is one update. Source: docs/decisions/0014.
 */
import { z } from 'zod';
import { inTransaction, type Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { ALL_KIOSKS, recordEventsIn } from '../events.repo.ts';

export const BATCH_KINDS = ['instances', 'shops', 'recipe', 'import'] as const;
const Kind = z.enum(BATCH_KINDS);
type BatchKind = z.infer<typeof Kind>;

export interface NewBatch {
  id: string;
  kind: BatchKind;
  accountId: string;
  at: string;
  /** null if it may belong to several shops. */
  shopId: string | null;
}
export interface Batch {
  id: string;
  kind: BatchKind;
  accountId: string;
  shopId: string | null;
  createdAt: string;
  undoneAt: string | null;
}
export interface BatchCounts {
  shops: number;
  instances: number;
}

interface Scope {
  /** undefined means all. */
  shopIds?: readonly string[] | undefined;
  /** undefined means all. */
  joinCodes?: readonly string[] | undefined;
}

/**
 * Deletes instances of existing shops.
 * @returns how many
 */
export const deleteInstances = (db: Db, batch: NewBatch, scope: Scope): Promise<number> =>
  inTransaction(db, async (tx) => {
    if (scope.shopIds?.length === 0 || scope.joinCodes?.length === 0) return 0;
    const gone = await markInstances(tx, batch, scope);
    if (gone.length === 0) return 0;
    await insertBatch(tx, batch);
    await tellOfKiosks(tx, gone);
    return gone.length;
  });

export const deleteAllShops = (db: Db, batch: NewBatch): Promise<BatchCounts> =>
  inTransaction(db, async (tx) => {
    const gone = await markInstances(tx, batch, {});
    const { numUpdatedRows } = await tx
      .updateTable('shops')
      .set({ deleted_at: batch.at, batch_id: batch.id })
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    const shops = Number(numUpdatedRows);
    if (shops > 0) await insertBatch(tx, batch);
    await tellOfKiosks(tx, gone);
    return { shops, instances: gone.length };
  });

/**
 * Puts shops away with their kiosks, in the master list too, so that no sync brings them back.
 * @returns how many were open
 */
export const archiveShops = (db: Db, batch: NewBatch, ids: readonly string[]): Promise<BatchCounts> =>
  inTransaction(db, async (tx) => {
    const open = await tx
      .updateTable('master_shops')
      .set(({ eb }) => ({ archived_at: batch.at, version: eb('version', '+', 1) }))
      .where('id', 'in', [...ids])
      .where('archived_at', 'is', null)
      .returning('id')
      .execute();
    if (open.length === 0) return { shops: 0, instances: 0 };
    const shopIds = open.map(({ id }) => id);
    const gone = await markInstances(tx, batch, { shopIds });
    await tx
      .updateTable('shops')
      .set({ deleted_at: batch.at, batch_id: batch.id })
      .where('id', 'in', shopIds)
      .where('deleted_at', 'is', null)
      .execute();
    await insertBatch(tx, batch);
    await tellOfKiosks(tx, gone);
    return { shops: shopIds.length, instances: gone.length };
  });

type Kiosk = Pick<Tables['kiosk_instances'], 'shop_id' | 'join_code'>;

/** One event a shop: of the kiosk, or of all where there are several. Last in its transaction. */
async function tellOfKiosks(tx: Db, kiosks: readonly Kiosk[]): Promise<void> {
  const byShop = new Map<string, string>();
  for (const { shop_id, join_code } of kiosks) byShop.set(shop_id, byShop.has(shop_id) ? ALL_KIOSKS : join_code);
  // Always in the same order: two who delete must not wait for each other's counters.
  for (const [shopId, subject] of [...byShop].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await recordEventsIn(tx, shopId, 'kiosk', [subject]);
}

function markInstances(tx: Db, { id, at }: NewBatch, { shopIds, joinCodes }: Scope): Promise<Kiosk[]> {
  return tx
    .updateTable('kiosk_instances')
    .set({ deleted_at: at, batch_id: id })
    .where('deleted_at', 'is', null)
    .$if(joinCodes !== undefined, (query) => query.where('join_code', 'in', [...(joinCodes ?? [])]))
    .where('shop_id', 'in', (existing) =>
      existing
        .selectFrom('shops')
        .select('id')
        .where('deleted_at', 'is', null)
        .$if(shopIds !== undefined, (query) => query.where('id', 'in', [...(shopIds ?? [])])),
    )
    .returning(['shop_id', 'join_code'])
    .execute();
}

/** @param content what was deleted, if no row is left */
export const insertBatch = (
  tx: Db,
  { id, kind, accountId, at, shopId }: NewBatch,
  content: string | null = null,
): Promise<unknown> =>
  tx
    .insertInto('batches')
    .values({ id, kind, account_id: accountId, created_at: at, undone_at: null, shop_id: shopId, content })
    .execute();

export async function findBatch(db: Db, id: string): Promise<Batch | undefined> {
  const row = await db.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: Kind.parse(row.kind),
      accountId: row.account_id,
      shopId: row.shop_id,
      createdAt: row.created_at,
      undoneAt: row.undone_at,
    }
  );
}

/** The shops that a batch deleted from, or wrote to. */
export async function listShopsOfBatch(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('kiosk_instances')
    .select('shop_id')
    .where('batch_id', '=', id)
    .union(db.selectFrom('shops').select('id as shop_id').where('batch_id', '=', id))
    .union(db.selectFrom('imported_recipes').select('shop_id').where('batch_id', '=', id))
    .union(
      db
        .selectFrom('batches')
        .select((eb) => eb.fn.coalesce('shop_id', eb.val('')).as('shop_id'))
        .where('id', '=', id)
        .where('content', 'is not', null),
    )
    .execute();
  return rows.map(({ shop_id }) => shop_id);
}

/**
 * Succeeds for one of two simultaneous callers.
 * @returns false if it was undone before
 */
export async function claimBatch(tx: Db, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('batches')
    .set({ undone_at: at })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** @returns what was restored; undefined if it was undone before */
export const undoBatch = (db: Db, id: string, at: string): Promise<BatchCounts | undefined> =>
  inTransaction(db, async (tx) => {
    if (!(await claimBatch(tx, id, at))) return undefined;
    const back = { deleted_at: null, batch_id: null };
    await tx
      .updateTable('master_shops')
      .set(({ eb }) => ({ archived_at: null, version: eb('version', '+', 1) }))
      .where('archived_at', 'is not', null)
      .where('id', 'in', tx.selectFrom('shops').select('id').where('batch_id', '=', id))
      .execute();
    const shops = await tx.updateTable('shops').set(back).where('batch_id', '=', id).executeTakeFirst();
    const kiosks = await tx
      .updateTable('kiosk_instances')
      .set(back)
      .where('batch_id', '=', id)
      .returning(['shop_id', 'join_code'])
      .execute();
    await tellOfKiosks(tx, kiosks);
    return { shops: Number(shops.numUpdatedRows), instances: kiosks.length };
  });

/** Rows deleted with a permanently deleted shop; orders are kept for its records. */
const OF_A_SHOP = [
  'recipes',
  'recipe_prices',
  'pumps',
  'ez_quizzes',
  'ez_effects',
  'translations',
  'translation_jobs',
  'translation_usage',
  'visits',
  'imported_recipes',
  'voice_profiles',
  'capsule_bags',
  'capsule_draws',
  'table_rooms',
  'league_players',
  'league_matches',
  'room_rounds',
  'room_round_phones',
  'ticket_followers',
] as const;

/**
 * Drops the content deleted before a time. The bare rows stay: join codes are never reused, and orders refer to their
 * shop.
 */
export const purgeDeleted = (db: Db, before: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx
      .updateTable('batches')
      .set({ content: null })
      .where('created_at', '<', before)
      .where('content', 'is not', null)
      .execute();
    await tx
      .updateTable('kiosk_instances')
      .set({ name: '', config: '{}', batch_id: null })
      .where('deleted_at', '<', before)
      .where(({ or, eb }) => or([eb('name', '<>', ''), eb('config', '<>', '{}'), eb('batch_id', 'is not', null)]))
      .execute();
    await tx.deleteFrom('imported_recipes').where('created_at', '<', before).execute();
    const gone = await tx
      .selectFrom('shops')
      .select('id')
      .where('deleted_at', '<', before)
      .where('batch_id', 'is not', null)
      .execute();
    for (const { id } of gone) {
      await tx
        .deleteFrom('translation_items')
        .where('job_id', 'in', tx.selectFrom('translation_jobs').select('id').where('shop_id', '=', id))
        .execute();
      await tx
        .deleteFrom('voice_cues')
        .where('profile_id', 'in', tx.selectFrom('voice_profiles').select('id').where('shop_id', '=', id))
        .execute();
      for (const table of OF_A_SHOP) await tx.deleteFrom(table).where('shop_id', '=', id).execute();
      await tx
        .updateTable('shops')
        .set(({ eb }) => ({
          settings: '{}',
          order_default_quantity: null,
          order_default_size: null,
          order_default_status: null,
          voice_profile_id: null,
          menu_version: eb('menu_version', '+', 1),
          batch_id: null,
        }))
        .where('id', '=', id)
        .execute();
    }
  });
