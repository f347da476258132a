import { Refusal } from '#contract/refusal.ts';
import { inTransaction } from '../../db/database.ts';
import { builtInMainApi } from '../../main-api/built-in.ts';
import { followUpstreamOrder, syncRecipes } from '../../main-api/sync.ts';
import { claimBatch, type Batch } from '../../repos/shop/batches.repo.ts';
import { findDeletedRecipe, reviveRecipe } from '../../repos/menu/deleted-recipes.repo.ts';
import { isMasterShop } from '../../repos/shop/master.repo.ts';
import { findShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';
import { lockMenuForEdit } from '#server/menu/in-slices.ts';

/**
 * Restores a deleted drink at its old position in the menu, at its source and on the kiosks.
 * @throws Refusal
 */
export async function restoreRecipe(
  { db, clock, config }: Services,
  { id, shopId }: Batch,
  at: string,
): Promise<{ name: string }> {
  if (config.MAIN_API_URL) throw new Refusal('menu-kept-elsewhere');
  if (shopId === null || !(await isMasterShop(db, shopId))) throw new Refusal('shop-not-found');
  return inTransaction(db, async (tx) => {
    await lockMenuForEdit(tx, shopId);
    const deleted = await findDeletedRecipe(tx, id);
    if (!deleted) throw new Refusal('batch-expired');
    if (!(await claimBatch(tx, id, at))) throw new Refusal('batch-undone');
    if (!(await reviveRecipe(tx, deleted, at))) throw new Refusal('batch-undone');
    if (await findShop(tx, shopId)) {
      const recipes = await syncRecipes({ db: tx, clock, mainApi: builtInMainApi(tx) }, shopId);
      await followUpstreamOrder(
        tx,
        shopId,
        recipes.map(({ id }) => id),
      );
    }
    return deleted.recipe;
  });
}
