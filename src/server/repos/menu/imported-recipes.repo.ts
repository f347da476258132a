/** What imports wrote, while they can be undone. */
import type { Db } from '../../db/database.ts';
import type { OpenBatch } from '../shop/batch-stages.repo.ts';
import type { StoredRecipe } from './master-recipes.repo.ts';

export interface WrittenRecipe {
  recipeId: string;
  /** null if the drink was new. */
  replaced: StoredRecipe | null;
  /** Version of the drink after the import. */
  version: number;
}

export const insertImport = (tx: Db, { id, shopId, accountId, stage, busyUntil }: OpenBatch, at: string) =>
  tx
    .insertInto('batches')
    .values({
      id,
      kind: 'import',
      account_id: accountId,
      created_at: at,
      undone_at: null,
      shop_id: shopId,
      stage,
      busy_until: busyUntil,
    })
    .execute();

export async function insertWritten(
  tx: Db,
  { id, shopId }: OpenBatch,
  written: readonly WrittenRecipe[],
  at: string,
): Promise<void> {
  if (written.length === 0) return;
  await tx
    .insertInto('imported_recipes')
    .values(
      written.map(({ recipeId, replaced, version }) => ({
        batch_id: id,
        shop_id: shopId,
        recipe_id: recipeId,
        replaced: replaced && JSON.stringify(replaced),
        version,
        created_at: at,
      })),
    )
    .execute();
}

/** @returns undefined if the batch is no import */
export async function findImport(db: Db, batchId: string): Promise<{ shopId: string } | undefined> {
  const row = await db
    .selectFrom('imported_recipes')
    .select('shop_id')
    .where('batch_id', '=', batchId)
    .executeTakeFirst();
  return row && { shopId: row.shop_id };
}

export async function listWrittenIds(db: Db, batchId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('imported_recipes')
    .select('recipe_id')
    .where('batch_id', '=', batchId)
    .orderBy('recipe_id')
    .execute();
  return rows.map(({ recipe_id }) => recipe_id);
}

export async function listWritten(db: Db, batchId: string, ids: readonly string[]): Promise<WrittenRecipe[]> {
  const rows = await db
    .selectFrom('imported_recipes')
    .select(['recipe_id', 'replaced', 'version'])
    .where('batch_id', '=', batchId)
    .where('recipe_id', 'in', [...ids])
    .execute();
  return rows.map(({ recipe_id, replaced, version }) => ({
    recipeId: recipe_id,
    replaced: replaced === null ? null : (JSON.parse(replaced) as StoredRecipe),
    version,
  }));
}

/** Forgets an import that came to nothing. */
export async function deleteImport(tx: Db, batchId: string): Promise<void> {
  await tx.deleteFrom('imported_recipes').where('batch_id', '=', batchId).execute();
  await tx.deleteFrom('batches').where('id', '=', batchId).execute();
}
