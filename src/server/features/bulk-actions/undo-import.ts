/** Undoes an import: replaced drinks return, added ones are removed, those changed since are kept. */
import { Refusal } from '#contract/refusal.ts';
import { message, type Message } from '#domain/messages/message.ts';
import { renderAll } from '#domain/messages/render.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import type { Db } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { claimBatch } from '../../repos/batches.repo.ts';
import type { WrittenRecipe } from '../../repos/imported-recipes.repo.ts';
import * as master from '../../repos/master-recipes.repo.ts';
import type { Services } from '../../services.ts';
import { writeMenu } from '#server/menu/write-menu.ts';

interface Imported {
  shopId: string;
  written: readonly WrittenRecipe[];
}

export const undoImport = (
  services: Services,
  caller: Caller,
  batchId: string,
  { shopId, written }: Imported,
  locale: InterfaceLocale,
) =>
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
        message: renderAll(outcomeOf(restored, kept), locale),
      },
      details: { batchId, restored, kept },
    };
  });

function outcomeOf(restored: number, kept: number): Message[] {
  const taken = message('import-taken-back', { n: restored });
  return kept === 0 ? [taken] : [taken, message('import-kept', { n: kept })];
}

/** @returns false if somebody changed or deleted it since */
async function takeBack(tx: Db, shopId: string, { recipeId, replaced, version }: WrittenRecipe, at: string) {
  if (replaced) return master.saveStoredRecipe(tx, replaced, version, at);
  const now = await master.findStoredRecipe(tx, shopId, recipeId);
  return now?.version === version && master.deleteStoredRecipe(tx, shopId, recipeId);
}
