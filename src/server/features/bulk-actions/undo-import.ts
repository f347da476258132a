/** Undoes an import: replaced drinks return, added ones are removed, those changed since are kept. */
import { Refusal } from '#contract/refusal.ts';
import type { Db } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { claimBatch } from '../../repos/batches.repo.ts';
import type { WrittenRecipe } from '../../repos/imported-recipes.repo.ts';
import * as master from '../../repos/master-recipes.repo.ts';
import type { Services } from '../../services.ts';
import { counted } from '../../texts/counted.ts';
import { writeMenu } from '#server/menu/write-menu.ts';

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
    return {
      result: {
        success: true,
        restoredShops: 0,
        restoredInstances: 0,
        restoredRecipes: restored,
        keptRecipes: kept,
        message: [`Took back ${counted(restored, 'drink')}.`, ...keptInWords(kept)].join(' '),
      },
      details: { batchId, restored, kept },
    };
  });

function keptInWords(kept: number): string[] {
  if (kept === 0) return [];
  return [kept === 1 ? '1 drink changed since stays.' : `${counted(kept, 'drink')} changed since stay.`];
}

/** @returns false if somebody changed or deleted it since */
async function takeBack(tx: Db, shopId: string, { recipeId, replaced, version }: WrittenRecipe, at: string) {
  if (replaced) return master.saveStoredRecipe(tx, replaced, version, at);
  const now = await master.findStoredRecipe(tx, shopId, recipeId);
  return now?.version === version && master.deleteStoredRecipe(tx, shopId, recipeId);
}
