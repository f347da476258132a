import { sql, type Kysely } from 'kysely';
import { servedAbv } from '#domain/recipe/abv.ts';
import { knownAbv } from '#domain/ingredient/ingredient-alcohol.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { demoMenu } from '../../seed/demo-menu.ts';

/**
 * Undeclared strengths and allergens, stored as 0 and as an empty list, become unknown; owners' answers are kept.
 * Source: docs/decisions/0040.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  await rewrite(db, 'recipes', 'id', 'recipe', (recipe) => declared(recipe, true));
  await rewrite(db, 'master_recipes', 'id', 'recipe', (recipe) => declared(recipe, false));
  await rewrite(db, 'imported_recipes', 'recipe_id', 'replaced', (recipe) => declared(recipe, false), 'batch_id');
  await rewrite(db, 'batches', 'id', 'content', (content) =>
    'recipe' in content ? { ...content, recipe: declared(content['recipe'] as Json, false) } : content,
  );
}

const STATEMENTS = [
  `create table ingredient_strengths (
    shop_id text not null references shops (id), name text not null, abv real not null, answered_at text not null,
    account_id text not null, primary key (shop_id, name))`,
  `create table declared_allergens (
    shop_id text not null references shops (id), recipe_id text not null, allergens text not null,
    ingredients text not null, answered_at text not null, account_id text not null, primary key (shop_id, recipe_id))`,
  `alter table orders add column allergies text`,
];

type Stored = Omit<Recipe, 'ABV'> & { ABV: number | null };
type Json = Record<string, unknown>;

async function rewrite(
  db: Kysely<unknown>,
  table: string,
  key: string,
  column: string,
  change: (value: Json) => object,
  second = key,
): Promise<void> {
  const [from, id, also, text] = [sql.table(table), sql.ref(key), sql.ref(second), sql.ref(column)];
  const { rows } = await sql<{ id: string; also: string; text: string }>`
    select ${id} as id, ${also} as also, ${text} as text from ${from} where ${text} is not null`.execute(db);
  for (const row of rows) {
    const written = JSON.stringify(change(JSON.parse(row.text) as Json));
    if (written !== row.text)
      await sql`update ${from} set ${text} = ${written} where ${id} = ${row.id} and ${also} = ${row.also}`.execute(db);
  }
}

/** @param served true if the ABV is the one shown to guests, false if it is an owner's input */
function declared(value: Json, served: boolean): Json {
  const recipe = value as unknown as Stored;
  if (isAsSeeded(recipe)) return { ...value, allergenList: 'declared' };
  const recipeIngredient = recipe.recipeIngredient.map((one) => ({ ...one, abv: one.abv || knownAbv(one.name) }));
  const estimate = servedAbv(null, recipeIngredient, recipe.mixingMethod);
  return {
    ...value,
    recipeIngredient,
    ...(served && { ABV: Math.max(recipe.ABV ?? 0, estimate) }),
    allergenList: 'unknown',
  };
}

/** The demo's drinks are fully declared, unless their ingredients were changed. */
function isAsSeeded({ id, recipeIngredient, allergens }: Stored): boolean {
  const seeded = seededDrinks().get(id);
  const contents = (recipe: Pick<Stored, 'recipeIngredient' | 'allergens'>) =>
    JSON.stringify([recipe.recipeIngredient.map((one) => [one.id, one.name, one.abv]), [...recipe.allergens].sort()]);
  return seeded !== undefined && contents({ recipeIngredient, allergens }) === contents(seeded);
}
let seededById: ReadonlyMap<string, Recipe> | undefined;
const seededDrinks = () =>
  (seededById ??= new Map([...demoMenu('demo-bar'), ...demoMenu('demo-tea')].map((recipe) => [recipe.id, recipe])));
