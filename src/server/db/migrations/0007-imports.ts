import { sql, type Kysely } from 'kysely';

/** What an import replaced, to be restored as one batch; and whether a recipe's flavour is an estimate. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  for (const table of ['master_recipes', 'recipes'] as const) await markAsConfirmed(db.withTables<Tables>(), table);
}

const STATEMENTS = [
  `create table imported_recipes (
    batch_id text not null references batches (id), shop_id text not null, recipe_id text not null, replaced text,
    version integer not null, created_at text not null, primary key (batch_id, recipe_id))`,
  `create index imported_recipes_by_shop on imported_recipes (shop_id)`,
];

type Table = 'master_recipes' | 'recipes';
type Tables = Record<Table, { id: string; recipe: string }>;

/** All earlier flavours were written by people. */
async function markAsConfirmed(db: Kysely<Tables>, table: Table): Promise<void> {
  const rows = await db.selectFrom(table).select(['id', 'recipe']).execute();
  for (const { id, recipe } of rows) {
    const marked = JSON.stringify({ ...(JSON.parse(recipe) as object), flavourEstimated: false });
    await db.updateTable(table).set({ recipe: marked }).where('id', '=', id).execute();
  }
}
