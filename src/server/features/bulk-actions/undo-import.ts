/** An import taken back: what it replaced returns, what it added goes, what was changed since stays. */
import { Refusal } from '#contract/refusal.ts';
import type { Db } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { claimBatch } from '../../repos/batches.repo.ts';
import type { WrittenRecipe } from '../../repos/imported-recipes.repo.ts';
import * as master from '../../repos/master-recipes.repo.ts';
import type { Services } from '../../services.ts';
import { writeMenu } from '../../write-menu.ts';

interface Imported {
  shopId: string;
  written: readonly WrittenRecipe[];
}

export const undoImport = (services: Services, caller: Caller, batchId: string, { shopId, written }: Imported) =>
  writeMenu(services, { caller, shopId, action: 'import-undone' }, async (tx, at) => {
    if (!(await claimBatch(tx, batchId, at))) throw new Refusal('batch-undone');
    let restored = 0;
    for (const one of written) if (await takeBack(tx, shopId, one, at)) restored++;
    const kept = written.length - restored;
    const message = `Took back ${counted(restored, 'drink')}.${kept > 0 ? ` ${counted(kept, 'drink')} changed since ${kept === 1 ? 'stays' : 'stay'}.` : ''}`;
    return {
      result: {
        success: true,
        restoredShops: 0,
        restoredInstances: 0,
        restoredRecipes: restored,
        keptRecipes: kept,
        message,
      },
      details: { batchId, restored, kept },
    };
  });

/** @returns false when somebody changed or deleted it since */
async function takeBack(tx: Db, shopId: string, { recipeId, replaced, version }: WrittenRecipe, at: string) {
  if (replaced) return master.saveStoredRecipe(tx, replaced, version, at);
  const now = await master.findStoredRecipe(tx, shopId, recipeId);
  return now?.version === version && master.deleteStoredRecipe(tx, shopId, recipeId);
}

export const counted = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;
