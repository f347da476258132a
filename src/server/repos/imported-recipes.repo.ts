/** What imports wrote, while they can be undone. */
import type { Db } from '../db/database.ts';
import type { StoredRecipe } from './master-recipes.repo.ts';

export interface WrittenRecipe {
  recipeId: string;
  /** null if the drink was new. */
  replaced: StoredRecipe | null;
  /** Version of the drink after the import. */
  version: number;
}

interface Import {
  batchId: string;
  shopId: string;
  accountId: string;
  at: string;
}

export async function insertImport(
  tx: Db,
  { batchId, shopId, accountId, at }: Import,
  written: readonly WrittenRecipe[],
): Promise<void> {
  await tx
    .insertInto('batches')
    .values({ id: batchId, kind: 'import', account_id: accountId, created_at: at, undone_at: null })
    .execute();
  for (const { recipeId, replaced, version } of written)
    await tx
      .insertInto('imported_recipes')
      .values({
        batch_id: batchId,
        shop_id: shopId,
        recipe_id: recipeId,
        replaced: replaced && JSON.stringify(replaced),
        version,
        created_at: at,
      })
      .execute();
}

/** @returns undefined if the batch is no import */
export async function findImport(
  db: Db,
  batchId: string,
): Promise<{ shopId: string; written: WrittenRecipe[] } | undefined> {
  const rows = await db
    .selectFrom('imported_recipes')
    .select(['shop_id', 'recipe_id', 'replaced', 'version'])
    .where('batch_id', '=', batchId)
    .orderBy('recipe_id')
    .execute();
  const [first] = rows;
  return (
    first && {
      shopId: first.shop_id,
      written: rows.map(({ recipe_id, replaced, version }) => ({
        recipeId: recipe_id,
        replaced: replaced === null ? null : (JSON.parse(replaced) as StoredRecipe),
        version,
      })),
    }
  );
}
