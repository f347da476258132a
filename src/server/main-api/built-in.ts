import type { Db } from '../db/database.ts';
import { listMasterRecipes, listMasterShops } from '../repos/master.repo.ts';
import type { MainApi } from './main-api.ts';

/** The Main API of this process, called without HTTP. */
export const builtInMainApi = (db: Db): MainApi => ({
  listShops: () => listMasterShops(db),
  listRecipes: (shopId) => listMasterRecipes(db, shopId),
});
