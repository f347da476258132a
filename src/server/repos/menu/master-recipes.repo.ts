/** The master list's recipes, one by one, as the owner edits them. */
import type { MasterRecipe } from '#contract/menu/master.ts';
import type { Db } from '../../db/database.ts';

export type StoredRecipe = Omit<MasterRecipe, 'version'>;

/** Not validated here: a long list is validated once, when it is answered. */
export const recipeOf = ({ recipe, version }: { recipe: string; version: number }): MasterRecipe => ({
  ...(JSON.parse(recipe) as StoredRecipe),
  version,
});

const ofShop = (db: Db, shopId: string) =>
  db.selectFrom('master_recipes').select(['recipe', 'version']).where('shop_id', '=', shopId);

/** In menu order, as JSON. */
export const listStoredRows = (db: Db, shopId: string) =>
  ofShop(db, shopId).orderBy('position').orderBy('id').execute();

/** In menu order. */
export const listStoredRecipes = async (db: Db, shopId: string): Promise<MasterRecipe[]> =>
  (await listStoredRows(db, shopId)).map(recipeOf);

export async function findStoredRecipe(db: Db, shopId: string, id: string): Promise<MasterRecipe | undefined> {
  const row = await ofShop(db, shopId).where('id', '=', id).executeTakeFirst();
  return row && recipeOf(row);
}

/** Unknown ids are left out. */
export async function findStoredRecipes(db: Db, shopId: string, ids: readonly string[]): Promise<MasterRecipe[]> {
  if (ids.length === 0) return [];
  return (
    await ofShop(db, shopId)
      .where('id', 'in', [...ids])
      .execute()
  ).map(recipeOf);
}

/** In menu order. */
export const listStoredVersions = (db: Db, shopId: string) =>
  db
    .selectFrom('master_recipes')
    .select(['id', 'version', 'position'])
    .where('shop_id', '=', shopId)
    .orderBy('position')
    .orderBy('id')
    .execute();

export async function listStoredIds(db: Db, shopId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('master_recipes')
    .select('id')
    .where('shop_id', '=', shopId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns those of the ids used by a drink of any shop */
export async function listTakenIds(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('master_recipes')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ id }) => id);
}

export const insertStoredRecipe = (db: Db, recipe: StoredRecipe, position: number, at: string) =>
  insertStoredRecipes(db, [{ recipe, position }], at);

export async function insertStoredRecipes(
  db: Db,
  placed: readonly { recipe: StoredRecipe; position: number }[],
  at: string,
): Promise<void> {
  if (placed.length === 0) return;
  await db
    .insertInto('master_recipes')
    .values(
      placed.map(({ recipe, position }) => ({
        id: recipe.id,
        shop_id: recipe.shopId,
        position,
        recipe: JSON.stringify(recipe),
        version: 1,
        updated_at: at,
      })),
    )
    .execute();
}

/**
 * Replaces a recipe, once per version: of two edits of the same version, the second fails.
 * @param version expected version; undefined accepts any
 * @returns whether it existed at that version
 */
export async function saveStoredRecipe(
  db: Db,
  recipe: StoredRecipe,
  version: number | undefined,
  at: string,
): Promise<boolean> {
  const saved = await db
    .updateTable('master_recipes')
    .set(({ eb }) => ({ recipe: JSON.stringify(recipe), version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', recipe.id)
    .where('shop_id', '=', recipe.shopId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

/**
 * @param version expected version; undefined accepts any
 * @returns whether it existed at that version
 */
export async function deleteStoredRecipe(db: Db, shopId: string, id: string, version?: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('master_recipes')
    .where('id', '=', id)
    .where('shop_id', '=', shopId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Updates the positions of recipes that move. */
export async function placeStoredRecipes(db: Db, shopId: string, ids: readonly string[]): Promise<void> {
  const rows = await db.selectFrom('master_recipes').select(['id', 'position']).where('shop_id', '=', shopId).execute();
  const before = new Map(rows.map(({ id, position }) => [id, position]));
  for (const [position, id] of ids.entries()) {
    if (before.get(id) === position) continue;
    await db.updateTable('master_recipes').set({ position }).where('id', '=', id).execute();
  }
}
