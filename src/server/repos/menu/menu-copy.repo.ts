/** The origin of the kiosks' copy of a menu. */
import type { Db } from '../../db/database.ts';
import { touchMenus } from './recipes.repo.ts';

export interface CopiedRecipe {
  id: string;
  position: number;
  /** Hash of the upstream recipe; empty if the copy was changed since, null if it never came from upstream. */
  upstreamHash: string | null;
  isRemoved: boolean;
  /** On the menu and not hidden: guests see it. */
  isOffered: boolean;
}

/** All copies of the shop, removed ones included. */
export async function listCopies(db: Db, shopId: string): Promise<CopiedRecipe[]> {
  const rows = await db
    .selectFrom('recipes')
    .select(['id', 'position', 'upstream_hash', 'removed_at', 'on_menu', 'hidden'])
    .where('shop_id', '=', shopId)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    position: row.position,
    upstreamHash: row.upstream_hash,
    isRemoved: row.removed_at !== null,
    isOffered: row.removed_at === null && row.on_menu === 1 && row.hidden === 0,
  }));
}

/** Marks copies that were changed locally: the next sync restores upstream's. */
export const markChangedHere = (db: Db, ids: readonly string[]) =>
  db
    .updateTable('recipes')
    .set({ upstream_hash: '' })
    .where('id', 'in', [...ids])
    .where('upstream_hash', 'is not', null)
    .execute();

/** Takes recipes off the menu. Their rows stay: stored orders are drawn from their recipe. */
export async function removeCopies(db: Db, shopId: string, ids: readonly string[], at: string): Promise<void> {
  if (ids.length === 0) return;
  await markRemoved(db, shopId, ids, at);
  await touchMenus(db, [shopId]);
}

/** Takes recipes that came from upstream off the menu, and leaves the menu's version to the caller. */
export async function markRemoved(db: Db, shopId: string, ids: readonly string[], at: string): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('recipes')
    .set({ removed_at: at, upstream_hash: '' })
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...ids])
    .where('upstream_hash', 'is not', null)
    .where('removed_at', 'is', null)
    .execute();
}

/** @param positions by recipe id */
export async function placeCopies(db: Db, shopId: string, positions: ReadonlyMap<string, number>): Promise<void> {
  if (positions.size === 0) return;
  for (const [id, position] of positions)
    await db.updateTable('recipes').set({ position }).where('id', '=', id).execute();
  await touchMenus(db, [shopId]);
}
