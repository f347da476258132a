import { sql, type Kysely } from 'kysely';
import { addBitter } from '#domain/flavour/add-bitter.ts';
import { estimateFlavour } from '#domain/flavour/flavour-estimate.ts';
import { estimateAbv } from '#domain/recipe/abv.ts';
import type { MixingMethod, Recipe } from '#domain/recipe/recipe.ts';
import { millilitres } from '#domain/recipe/volume.ts';

/**
 * Every stored recipe with a flavour gets its bitterness, estimated unless it says it. A strength and a flavour that were
 * estimates are estimated anew; what an owner set stays. Source: docs/decisions/0052, docs/decisions/0053.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rewrite(db, 'recipes', 'id', 'recipe', estimatedAnew);
  await rewrite(db, 'master_recipes', 'id', 'recipe', estimatedAnew);
  await rewrite(db, 'imported_recipes', 'recipe_id', 'replaced', estimatedAnew, 'batch_id');
  await rewrite(db, 'batches', 'id', 'content', (content) =>
    'recipe' in content ? { ...content, recipe: estimatedAnew(content['recipe'] as Json) } : content,
  );
}

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

function estimatedAnew(value: Json): Json {
  const recipe = value as Partial<Recipe>;
  const { ABV, drinkFeatures = [], recipeIngredient = [], mixingMethod = 'build', ice, garnish = null } = recipe;
  const wasEstimate = ABV !== undefined && ABV === flatEstimate(recipeIngredient, mixingMethod);
  return {
    ...value,
    ...(wasEstimate && { ABV: estimateAbv(recipeIngredient, mixingMethod, ice) }),
    drinkFeatures: recipe.flavourEstimated
      ? estimateFlavour(recipeIngredient, mixingMethod, garnish?.name, ice).features
      : addBitter({ drinkFeatures, recipeIngredient, mixingMethod, ice, garnish }),
  };
}

/** Meltwater as it was estimated before, a flat share by method. */
const FLAT: Record<MixingMethod, number> = {
  build: 0.1,
  muddle: 0.1,
  swizzle: 0.2,
  stir: 0.2,
  throw: 0.2,
  shake: 0.25,
  'dry-shake': 0.25,
  blend: 0.4,
  brew: 0,
  layer: 0,
};

function flatEstimate(pours: Recipe['recipeIngredient'], method: MixingMethod): number {
  let [ml, alcohol] = [0, 0];
  for (const { amount, unit, abv, sparkling } of pours) {
    const poured = millilitres(amount, unit);
    ml += poured * (sparkling || unit === 'top-up' ? 1 : 1 + FLAT[method]);
    alcohol += poured * (abv ?? 0);
  }
  return ml > 0 ? Math.round((alcohol / ml) * 10) / 10 : 0;
}
