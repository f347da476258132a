/**
 * Runs one change of a shop's menu at its source: written, logged in the audit and copied to the kiosks, all or
 * nothing.
 */
import type { ActionName } from '#contract/shop/audit.ts';
import { Refusal } from '#contract/refusal.ts';
import { inTransaction, type Db } from '#server/db/database.ts';
import { requireAccount, type Caller } from '#server/http/caller.ts';
import { builtInMainApi } from '#server/main-api/built-in.ts';
import { followUpstreamOrder, removeAllCopies, syncRecipes } from '#server/main-api/sync.ts';
import { recordAction } from '#server/repos/audit.repo.ts';
import { isMasterShop } from '#server/repos/shop/master.repo.ts';
import { findShop } from '#server/repos/shop/shops.repo.ts';
import type { Services } from '#server/services.ts';
import { lockMenuForEdit } from './in-slices.ts';

interface Change {
  caller: Caller;
  shopId: string;
  action: ActionName;
}

/** False if the menu comes from an outside Main API. */
export const isMenuKeptHere = async ({ db, config }: Services, shopId: string): Promise<boolean> =>
  config.MAIN_API_URL === undefined && (await isMasterShop(db, shopId));

/** @throws Refusal if the menu is not kept here, or the shop does not exist */
export async function requireOwnMenu(services: Services, shopId: string): Promise<void> {
  if (services.config.MAIN_API_URL) throw new Refusal('menu-kept-elsewhere');
  if (!(await isMenuKeptHere(services, shopId))) throw new Refusal('shop-not-found');
}

/** @param work makes the change and returns its audit entry */
export async function writeMenu<T>(
  services: Services,
  { caller, shopId, action }: Change,
  work: (tx: Db, at: string) => Promise<{ result: T; details: object }>,
): Promise<T> {
  const { db, clock, newId } = services;
  await requireOwnMenu(services, shopId);
  return inTransaction(db, async (tx) => {
    await lockMenuForEdit(tx, shopId);
    const at = clock().toISOString();
    const { result, details } = await work(tx, at);
    await recordAction(tx, { id: newId(), at, accountId: requireAccount(caller).id, action, shopId, details });
    // A shop not synced to the kiosks yet gets its menu by the sync.
    if (await findShop(tx, shopId)) {
      const recipes = await syncRecipes({ db: tx, clock, mainApi: builtInMainApi(tx) }, shopId);
      await followUpstreamOrder(
        tx,
        shopId,
        recipes.map(({ id }) => id),
      );
      if (recipes.length === 0) await removeAllCopies({ db: tx, clock }, shopId);
    }
    return result;
  });
}
