/** A recipe deleted at its source, kept completely until it can no longer be undone. */
import type { MasterRecipe } from '#contract/menu/master.ts';
import type { Db } from '../../db/database.ts';
import { insertBatch, type NewBatch } from '../shop/batches.repo.ts';
import { insertStoredRecipe, listStoredIds, placeStoredRecipes } from './master-recipes.repo.ts';

interface DeletedRecipe {
  recipe: MasterRecipe;
  /** Its position in the menu, from 0. */
  position: number;
}

export const keepDeletedRecipe = (tx: Db, batch: Omit<NewBatch, 'kind'>, deleted: DeletedRecipe): Promise<unknown> =>
  insertBatch(tx, { ...batch, kind: 'recipe' }, JSON.stringify(deleted));

/** @returns undefined if it was too long ago: its content is dropped */
export async function findDeletedRecipe(db: Db, batchId: string): Promise<DeletedRecipe | undefined> {
  const row = await db.selectFrom('batches').select('content').where('id', '=', batchId).executeTakeFirst();
  return row?.content ? (JSON.parse(row.content) as DeletedRecipe) : undefined;
}

/**
 * At a version nobody has seen, so that an editor still open on the deleted one gets a conflict.
 * @returns false if the recipe exists already
 */
export async function reviveRecipe(
  tx: Db,
  { recipe: { version, ...recipe }, position }: DeletedRecipe,
  at: string,
): Promise<boolean> {
  const taken = await tx.selectFrom('master_recipes').select('id').where('id', '=', recipe.id).executeTakeFirst();
  if (taken) return false;
  const ids = await listStoredIds(tx, recipe.shopId);
  await insertStoredRecipe(tx, recipe, ids.length, at);
  await tx
    .updateTable('master_recipes')
    .set({ version: version + 1 })
    .where('id', '=', recipe.id)
    .execute();
  await placeStoredRecipes(tx, recipe.shopId, ids.toSpliced(position, 0, recipe.id));
  return true;
}
