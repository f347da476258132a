/** Owners' answers about their menus: strengths of ingredients, and allergens of drinks from an outside Main API. */
import type { Recipe } from '#contract/menu/recipes.ts';
import { withStrengths, ingredientKey, type Strengths } from '#domain/recipe/menu-checks.ts';
import { ALLERGENS, type Allergen } from '#domain/recipe/recipe.ts';
import type { Db } from '../../db/database.ts';

interface Answer {
  shopId: string;
  accountId: string;
  at: string;
}

interface Declared {
  allergens: Allergen[];
  ingredients: string;
}
export interface MenuAnswers {
  strengths: Strengths;
  allergens: ReadonlyMap<string, Declared>;
}

export async function listStrengths(db: Db, shopId: string): Promise<Strengths> {
  const rows = await db
    .selectFrom('ingredient_strengths')
    .select(['name', 'abv'])
    .where('shop_id', '=', shopId)
    .execute();
  return new Map(rows.map(({ name, abv }) => [name, abv]));
}

export async function listMenuAnswers(db: Db, shopId: string): Promise<MenuAnswers> {
  const rows = await db
    .selectFrom('declared_allergens')
    .select(['recipe_id', 'allergens', 'ingredients'])
    .where('shop_id', '=', shopId)
    .execute();
  const allergens = rows.map(({ recipe_id, allergens: list, ingredients }): [string, Declared] => {
    const said = JSON.parse(list) as unknown[];
    return [recipe_id, { allergens: ALLERGENS.filter((one) => said.includes(one)), ingredients }];
  });
  return { strengths: await listStrengths(db, shopId), allergens: new Map(allergens) };
}

/** Applies the answers to a received recipe. What it says itself that it contains stays. */
export function overlayAnswers<R extends Recipe>(recipe: R, { strengths, allergens }: MenuAnswers): R {
  const known = withStrengths(recipe, strengths);
  const declared = allergens.get(recipe.id);
  if (known.allergenList === 'declared' || declared?.ingredients !== contentsOf(recipe)) return known;
  return { ...known, allergens: [...new Set([...known.allergens, ...declared.allergens])], allergenList: 'declared' };
}

/** Key of an allergen answer: the drink's ingredients. */
export const contentsOf = ({ recipeIngredient, garnish }: Pick<Recipe, 'recipeIngredient' | 'garnish'>): string =>
  JSON.stringify([...recipeIngredient.map(({ name }) => ingredientKey(name)).sort(), garnish?.name ?? '']);

/** @param abv null deletes it */
export async function saveStrength(
  tx: Db,
  { shopId, accountId, at }: Answer,
  name: string,
  abv: number | null,
): Promise<void> {
  const key = ingredientKey(name);
  if (abv === null) {
    await tx.deleteFrom('ingredient_strengths').where('shop_id', '=', shopId).where('name', '=', key).execute();
    return;
  }
  const answer = { abv, answered_at: at, account_id: accountId };
  await tx
    .insertInto('ingredient_strengths')
    .values({ shop_id: shopId, name: key, ...answer })
    .onConflict((conflict) => conflict.columns(['shop_id', 'name']).doUpdateSet(answer))
    .execute();
}

export async function saveDeclaredAllergens(
  tx: Db,
  { shopId, accountId, at }: Answer,
  recipe: Recipe,
  allergens: readonly Allergen[],
): Promise<void> {
  const answer = {
    allergens: JSON.stringify(allergens),
    ingredients: contentsOf(recipe),
    answered_at: at,
    account_id: accountId,
  };
  await tx
    .insertInto('declared_allergens')
    .values({ shop_id: shopId, recipe_id: recipe.id, ...answer })
    .onConflict((conflict) => conflict.columns(['shop_id', 'recipe_id']).doUpdateSet(answer))
    .execute();
}
