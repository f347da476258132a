import { sql, type Kysely } from 'kysely';
import { knownAbv } from '#domain/ingredient/ingredient-alcohol.ts';
import { alcoholMl, estimateAbv, glassMl } from '#domain/recipe/abv.ts';
import { ingredientKey, withStrengths } from '#domain/recipe/menu-checks.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { demoMenu } from '../../seed/demo-menu.ts';

/**
 * A strength of 0 that neither the ingredient's name nor an owner's answer on record tells becomes unknown: the owner is
 * asked. A strength that rounding took below a limit is rounded anew. Source: docs/decisions/0160.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const answers = await answersByShop(db);
  const asked: Change = (recipe, shopId) =>
    withStrengths(notRoundedDown(doubted(recipe)), answers.get(shopId) ?? new Map());

  await eachRecipe(db, 'recipes', asked, (recipe, { id }) =>
    sql`update recipes set recipe = ${recipe} where id = ${id}`.execute(db),
  );
  await eachRecipe(db, 'master_recipes', asked, async (recipe, { id, shop_id }) => {
    // An editor that is still open must not write the 0 back, and an import that can be undone stays so.
    await sql`update imported_recipes set version = version + 1 where shop_id = ${shop_id} and recipe_id = ${id}
      and version = (select version from master_recipes where id = ${id})`.execute(db);
    await sql`update master_recipes set recipe = ${recipe}, version = version + 1 where id = ${id}`.execute(db);
  });
  await eachReplaced(db, asked);
  await eachDeleted(db, asked);
}

type Change = (recipe: Recipe, shopId: string) => Recipe;
type Row = { id: string; shop_id: string; text: string };

async function answersByShop(db: Kysely<unknown>): Promise<Map<string, Map<string, number>>> {
  const { rows } = await sql<{
    shop_id: string;
    name: string;
    abv: number;
  }>`select shop_id, name, abv from ingredient_strengths`.execute(db);
  const answers = new Map<string, Map<string, number>>();
  for (const { shop_id, name, abv } of rows)
    answers.set(shop_id, (answers.get(shop_id) ?? new Map<string, number>()).set(name, abv));
  return answers;
}

async function eachRecipe(
  db: Kysely<unknown>,
  table: 'recipes' | 'master_recipes',
  change: Change,
  write: (recipe: string, row: Row) => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<Row>`select id, shop_id, recipe as text from ${sql.table(table)}`.execute(db);
  for (const row of rows) {
    const written = changed(row.text, row.shop_id, change);
    if (written !== row.text) await write(written, row);
  }
}

async function eachReplaced(db: Kysely<unknown>, change: Change): Promise<void> {
  const { rows } = await sql<Row & { batch_id: string }>`
    select batch_id, recipe_id as id, shop_id, replaced as text from imported_recipes where replaced is not null`.execute(
    db,
  );
  for (const { batch_id, id, shop_id, text } of rows) {
    const written = changed(text, shop_id, change);
    if (written !== text)
      await sql`update imported_recipes set replaced = ${written} where batch_id = ${batch_id} and recipe_id = ${id}`.execute(
        db,
      );
  }
}

async function eachDeleted(db: Kysely<unknown>, change: Change): Promise<void> {
  const { rows } = await sql<Row>`
    select id, shop_id, content as text from batches where content is not null and shop_id is not null`.execute(db);
  for (const { id, shop_id, text } of rows) {
    const content = JSON.parse(text) as { recipe?: Recipe };
    if (!content.recipe) continue;
    const written = JSON.stringify({ ...content, recipe: change(content.recipe, shop_id) });
    if (written !== text) await sql`update batches set content = ${written} where id = ${id}`.execute(db);
  }
}

/** @returns the same text if nothing changes */
function changed(text: string, shopId: string, change: Change): string {
  const recipe = JSON.parse(text) as Recipe;
  const after = change(recipe, shopId);
  return after === recipe ? text : JSON.stringify(after);
}

/** @returns the same recipe if every 0 is told by its name */
function doubted(recipe: Recipe): Recipe {
  const isDoubtful = ({ name, abv }: Recipe['recipeIngredient'][number]) =>
    abv === 0 && knownAbv(name) !== 0 && !saidByUs().has(ingredientKey(name));
  if (!recipe.recipeIngredient.some(isDoubtful)) return recipe;
  return {
    ...recipe,
    recipeIngredient: recipe.recipeIngredient.map((one) => (isDoubtful(one) ? { ...one, abv: null } : one)),
  };
}

/** A strength that was estimated as 1.2 and is more, or as 0, in figures that a limit is compared with. */
function notRoundedDown(recipe: Recipe): Recipe {
  const { ABV, recipeIngredient, mixingMethod, ice } = recipe;
  const raw = (100 * alcoholMl(recipeIngredient)) / glassMl(recipeIngredient, mixingMethod, ice);
  const estimate = estimateAbv(recipeIngredient, mixingMethod, ice);
  return ABV === Math.round(raw * 10) / 10 && ABV !== estimate ? { ...recipe, ABV: estimate } : recipe;
}

/** Ingredients of the demonstration's and the starting drinks, whose strength we know better than by their names. */
const saidByUs = () =>
  (ours ??= new Set(
    [...demoMenu('demo-bar'), ...demoMenu('demo-tea')].flatMap(({ recipeIngredient }) =>
      recipeIngredient.filter(({ abv }) => abv === 0).map(({ name }) => ingredientKey(name)),
    ),
  ));
let ours: ReadonlySet<string> | undefined;
