import type { Db } from '../db/database.ts';
import { Refusal } from '#contract/refusal.ts';
import { findOpenBatch } from '../repos/shop/batch-stages.repo.ts';
import { listMasterRecipes, listMasterShops } from '../repos/shop/master.repo.ts';
import type { MainApi } from './main-api.ts';

/** The Main API of this process, called without HTTP. */
export const builtInMainApi = (db: Db): MainApi => ({
  listShops: () => listMasterShops(db),
  listRecipes: async (shopId) => {
    // Half of an import is nobody's menu.
    const open = await findOpenBatch(db, shopId);
    if (open && open.stage !== 'copying') throw new Refusal('import-under-way');
    return listMasterRecipes(db, shopId);
  },
});
