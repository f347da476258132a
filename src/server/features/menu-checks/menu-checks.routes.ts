import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/shop/audit.ts';
import { answerStrength, declareAllergens, listMenuChecks } from '#contract/menu/menu-checks.ts';
import type { Recipe } from '#contract/menu/recipes.ts';
import { Refusal } from '#contract/refusal.ts';
import {
  drinksToMeasure,
  ingredientKey,
  ingredientsToCheck,
  suggestAllergens,
  withAnswer,
} from '#domain/recipe/menu-checks.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { requireAccount, requireShop, type Caller } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import * as master from '../../repos/menu/master-recipes.repo.ts';
import { contentsOf, listStrengths, saveDeclaredAllergens, saveStrength } from '../../repos/menu/menu-answers.repo.ts';
import { changeRecipes, findRecipes, lockMenu } from '../../repos/menu/recipes.repo.ts';
import type { Services } from '../../services.ts';
import { isMenuKeptHere, writeMenu } from '#server/menu/write-menu.ts';

export function menuCheckRoutes(app: FastifyInstance, services: Services): void {
  const { menus } = services;

  serve(app, services, listMenuChecks, async ({ params, caller }) => {
    const { asWritten } = await menus.of(await requireShop(services, caller, params.shopId));
    // An answer is of the recipe, whatever a drink is made without tonight.
    const recipes = [...asWritten.values()];
    const drinks = recipes
      .filter(({ allergenList }) => allergenList === 'unknown')
      .map((recipe) => {
        const { allergens, unknownIngredients } = suggestAllergens(recipe);
        const { id, name, name_translations } = recipe;
        return {
          id,
          name,
          name_translations,
          allergens: [...new Set([...recipe.allergens, ...allergens])],
          unknownIngredients,
          contents: digestOf(recipe),
        };
      });
    return {
      ingredients: ingredientsToCheck(recipes),
      toMeasure: drinksToMeasure(recipes),
      drinks,
      isKeptHere: await isMenuKeptHere(services, params.shopId),
    };
  });

  serve(app, services, answerStrength, async ({ params: { shopId }, body: { name, abv }, caller }) => {
    await requireShop(services, caller, shopId);
    const drinks = await writeAnswer(
      services,
      { caller, shopId, action: 'strength-answered' },
      async (tx, at, isHere) => {
        const before = (await listStrengths(tx, shopId)).get(ingredientKey(name)) ?? null;
        const answer = { name, abv, before };
        await saveStrength(tx, { shopId, accountId: requireAccount(caller).id, at }, name, abv);
        if (isHere) await changeMaster(tx, shopId, at, (recipe) => withAnswer(recipe, answer));
        const changed = await changeRecipes(tx, shopId, at, (recipe) => withAnswer(recipe, answer));
        return { result: changed, details: { name, abv, drinks: changed } };
      },
    );
    return { success: true as const, drinks };
  });

  serve(app, services, declareAllergens, async ({ params: { shopId }, body, caller }) => {
    await requireShop(services, caller, shopId);
    const declared = new Map(body.drinks.map(({ id, allergens }) => [id, allergens]));
    const shown = new Map(body.drinks.map(({ id, contents }) => [id, contents]));
    await writeAnswer(services, { caller, shopId, action: 'allergens-declared' }, async (tx, at, isHere) => {
      const recipes = await findRecipes(tx, [...declared.keys()]);
      if (recipes.length < declared.size || recipes.some((recipe) => recipe.shopId !== shopId))
        throw new Refusal('recipe-not-found');
      if (recipes.some((recipe) => (shown.get(recipe.id) ?? digestOf(recipe)) !== digestOf(recipe)))
        throw new Refusal('changed-meanwhile');
      const declare = <R extends { id: string }>(recipe: R): R => {
        const allergens = declared.get(recipe.id);
        return allergens ? { ...recipe, allergens, allergenList: 'declared' } : recipe;
      };
      if (isHere) await changeMaster(tx, shopId, at, declare);
      else
        for (const recipe of recipes)
          await saveDeclaredAllergens(
            tx,
            { shopId, accountId: requireAccount(caller).id, at },
            recipe,
            declared.get(recipe.id) ?? [],
          );
      await changeRecipes(tx, shopId, at, declare);
      return { result: undefined, details: { drinks: declared.size } };
    });
    return { success: true as const };
  });
}

const digestOf = (recipe: Recipe): string => hash('sha256', contentsOf(recipe)).slice(0, 16);

/** At its source, if that is here. */
async function changeMaster(
  tx: Db,
  shopId: string,
  at: string,
  change: (recipe: master.StoredRecipe) => master.StoredRecipe,
): Promise<void> {
  for (const { version, ...recipe } of await master.listStoredRecipes(tx, shopId)) {
    const changed = change(recipe);
    if (changed !== recipe) await master.saveStoredRecipe(tx, changed, version, at);
  }
}

type Work<T> = (tx: Db, at: string, isHere: boolean) => Promise<{ result: T; details: object }>;

/** Stores one answer: at the menu's source as well, if that is here. */
async function writeAnswer<T>(
  services: Services,
  change: { caller: Caller; shopId: string; action: ActionName },
  work: Work<T>,
): Promise<T> {
  const { db, clock, newId } = services;
  const { caller, shopId, action } = change;
  if (await isMenuKeptHere(services, shopId)) {
    return writeMenu(services, change, async (tx, at) => {
      await lockMenu(tx, shopId);
      return work(tx, at, true);
    });
  }
  return inTransaction(db, async (tx) => {
    await lockMenu(tx, shopId);
    const at = clock().toISOString();
    const { result, details } = await work(tx, at, false);
    await recordAction(tx, { id: newId(), at, accountId: requireAccount(caller).id, action, shopId, details });
    return result;
  });
}
