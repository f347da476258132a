import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import {
  createRecipe,
  deleteRecipe,
  duplicateRecipe,
  getMasterRecipe,
  listMasterRecipes,
  orderRecipes,
  replaceRecipe,
  setRecipeState,
  setRecipeStates,
  type MasterRecipe,
  type RecipeDraft,
} from '#contract/menu/master.ts';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import { firstLetters } from '#domain/text/graphemes.ts';
import { withStrengths } from '#domain/recipe/menu-checks.ts';
import { estimateFlavour } from '#domain/flavour/flavour-estimate.ts';
import { withLastWord, type SoldOut } from '#domain/order/sold-out.ts';
import { isSameFlavour } from '#domain/recipe/recipe.ts';
import type { Db } from '../../db/database.ts';
import { requireAccount } from '../../http/caller.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { serve } from '../../http/serve.ts';
import { keepDeletedRecipe } from '../../repos/menu/deleted-recipes.repo.ts';
import * as master from '../../repos/menu/master-recipes.repo.ts';
import { touchMenus } from '../../repos/menu/recipes.repo.ts';
import { listStrengths } from '../../repos/menu/menu-answers.repo.ts';
import { listPrices, replacePrices } from '../../repos/shop/selling.repo.ts';
import { forgetSoldOutDrink, listSoldOut } from '../../repos/shop/sold-out.repo.ts';
import type { Services } from '../../services.ts';
import { requireOwnMenu, writeMenu } from '#server/menu/write-menu.ts';

export function masterRoutes(app: FastifyInstance, services: Services): void {
  const { db, newId } = services;

  serve(app, services, listMasterRecipes, async ({ params }) => {
    await requireOwnMenu(services, params.shopId);
    const soldOut = await listSoldOut(db, params.shopId);
    const recipes = await master.listStoredRecipes(db, params.shopId);
    return { recipes: recipes.map((recipe) => withTonight(recipe, soldOut)) };
  });

  serve(app, services, getMasterRecipe, async ({ params }) => {
    await requireOwnMenu(services, params.shopId);
    return withTonight(await known(db, params), await listSoldOut(db, params.shopId));
  });

  serve(app, services, createRecipe, ({ params: { shopId }, body, caller }) =>
    writeMenu(services, { caller, shopId, action: 'recipe-created' }, async (tx, at) => {
      const flavourEstimated = body.flavourEstimated ?? false;
      const own = { id: newId(), shopId, userId: null, image: null, customised: false, flavourEstimated };
      const recipe = withStrengths({ ...recipeOf(body), ...own }, await listStrengths(tx, shopId));
      const ids = await master.listStoredIds(tx, shopId);
      await master.insertStoredRecipe(tx, recipe, ids.length, at);
      await master.placeStoredRecipes(tx, shopId, [...ids, recipe.id]);
      return { result: { ...recipe, version: 1 }, details: about(recipe) };
    }),
  );

  serve(app, services, replaceRecipe, ({ params, body, caller, request }) =>
    writeMenu(services, { caller, shopId: params.shopId, action: 'recipe-saved' }, async (tx, at) => {
      const { version: _, ...before } = await known(tx, params);
      const written = { ...before, ...recipeOf(body), flavourEstimated: isStillEstimated(before, body) };
      const recipe = withStrengths(written, await listStrengths(tx, params.shopId));
      if (!(await master.saveStoredRecipe(tx, recipe, expectedVersion(request), at)))
        throw new Refusal('changed-meanwhile');
      await forgetTonight(tx, params.shopId, recipe.id);
      return { result: await known(tx, params), details: about(recipe) };
    }),
  );

  serve(app, services, duplicateRecipe, ({ params, caller }) =>
    writeMenu(services, { caller, shopId: params.shopId, action: 'recipe-duplicated' }, async (tx, at) => {
      const { version: _, ...original } = await known(tx, params);
      const copy = { ...original, id: newId(), ...copyNames(original), hidden: true };
      const ids = await master.listStoredIds(tx, params.shopId);
      await master.insertStoredRecipe(tx, copy, ids.length, at);
      await master.placeStoredRecipes(tx, params.shopId, ids.toSpliced(ids.indexOf(original.id) + 1, 0, copy.id));
      const prices = (await listPrices(tx, params.shopId)).get(original.id);
      if (prices) await replacePrices(tx, params.shopId, copy.id, prices);
      return { result: { ...copy, version: 1 }, details: { ...about(copy), of: original.id } };
    }),
  );

  serve(app, services, setRecipeState, ({ params, body, caller }) =>
    writeMenu(services, { caller, shopId: params.shopId, action: 'recipe-state-saved' }, async (tx, at) => {
      const { version, ...before } = await known(tx, params);
      const recipe = {
        ...before,
        ...(body.hidden !== undefined && { hidden: body.hidden }),
        ...(body.available !== undefined && { available: body.available }),
        ...(body.flavourEstimated !== undefined && { flavourEstimated: body.flavourEstimated }),
        ...(body.allergens && { allergens: body.allergens }),
        ...(body.allergenList && { allergenList: body.allergenList }),
      };
      if (!(await master.saveStoredRecipe(tx, recipe, version, at))) throw new Refusal('changed-meanwhile');
      if (body.available !== undefined) await forgetTonight(tx, params.shopId, recipe.id);
      return { result: await known(tx, params), details: { ...about(recipe), ...body } };
    }),
  );

  serve(app, services, setRecipeStates, ({ params: { shopId }, body: { drinks }, caller }) =>
    writeMenu(services, { caller, shopId, action: 'recipe-states-saved' }, async (tx, at) => {
      const ids = drinks.map(({ id }) => id);
      const stored = new Map((await master.findStoredRecipes(tx, shopId, ids)).map((recipe) => [recipe.id, recipe]));
      const result: StatesReply = { saved: [], refused: [] };
      for (const drink of drinks) {
        const because = await refusalOfState(tx, stored.get(drink.id), drink, at);
        if (because) result.refused.push({ id: drink.id, because });
        else result.saved.push({ id: drink.id, version: stored.get(drink.id)!.version + 1 });
      }
      const [first] = result.refused;
      if (first && result.saved.length === 0) throw new Refusal(first.because);
      return { result, details: { drinks: result.saved.length, recipeIds: result.saved.map(({ id }) => id) } };
    }),
  );

  serve(app, services, deleteRecipe, ({ params, caller }) =>
    writeMenu(services, { caller, shopId: params.shopId, action: 'recipe-deleted' }, async (tx, at) => {
      const recipe = await known(tx, params);
      const position = (await master.listStoredIds(tx, params.shopId)).indexOf(recipe.id);
      const batchId = newId();
      const batch = { id: batchId, accountId: requireAccount(caller).id, at, shopId: params.shopId };
      await keepDeletedRecipe(tx, batch, { recipe, position });
      await master.deleteStoredRecipe(tx, params.shopId, params.recipeId);
      return { result: { success: true as const, batchId }, details: { ...about(recipe), batchId } };
    }),
  );

  serve(app, services, orderRecipes, ({ params: { shopId }, body: { recipeIds }, caller }) =>
    writeMenu(services, { caller, shopId, action: 'recipes-ordered' }, async (tx) => {
      const ids = new Set(await master.listStoredIds(tx, shopId));
      const wanted = new Set(recipeIds);
      if (wanted.size < recipeIds.length)
        throw new Refusal('invalid-request', { because: message('recipe-place-twice') });
      // The recipe was added or removed meanwhile: the caller has to reload.
      if (wanted.size !== ids.size || !recipeIds.every((id) => ids.has(id))) throw new Refusal('changed-meanwhile');
      await master.placeStoredRecipes(tx, shopId, recipeIds);
      return { result: { success: true as const }, details: { count: recipeIds.length } };
    }),
  );
}

async function known(db: Db, { shopId, recipeId }: { shopId: string; recipeId: string }): Promise<MasterRecipe> {
  const recipe = await master.findStoredRecipe(db, shopId, recipeId);
  if (!recipe) throw new Refusal('recipe-not-found');
  return recipe;
}

type StatesReply = z.output<typeof setRecipeStates.response>;

/** Saves what guests see of a drink. @returns why it was not saved */
async function refusalOfState(
  tx: Db,
  stored: MasterRecipe | undefined,
  { hidden, available, version: expected }: z.output<typeof setRecipeStates.body>['drinks'][number],
  at: string,
): Promise<StatesReply['refused'][number]['because'] | undefined> {
  if (!stored) return 'recipe-not-found';
  const { version, ...before } = stored;
  const recipe = { ...before, ...(hidden !== undefined && { hidden }), ...(available !== undefined && { available }) };
  const isOvertaken = expected !== undefined && expected !== version;
  if (isOvertaken || !(await master.saveStoredRecipe(tx, recipe, version, at))) return 'changed-meanwhile';
  if (available !== undefined) await forgetTonight(tx, recipe.shopId, recipe.id);
  return undefined;
}

/** Guests see it at once, also where the recipe itself is as it was. */
async function forgetTonight(tx: Db, shopId: string, recipeId: string): Promise<void> {
  if (await forgetSoldOutDrink(tx, shopId, recipeId)) await touchMenus(tx, [shopId]);
}

/** Sold out as last said, at the menu or at the counter; sold-out ingredients are the counter's alone. */
const withTonight = (recipe: MasterRecipe, { drinks }: SoldOut): MasterRecipe => withLastWord(recipe, drinks);

const recipeOf = (draft: RecipeDraft) => ({
  ...draft,
  glassId: idOf(draft.glass.name),
  garnishId: draft.garnish && idOf(draft.garnish.name),
});

/** Until somebody confirms or edits it. */
function isStillEstimated(before: master.StoredRecipe, draft: RecipeDraft): boolean {
  const { drinkFeatures, flavourEstimated, recipeIngredient, mixingMethod, garnish, ice } = draft;
  if (flavourEstimated === false) return false;
  if (before.flavourEstimated && isSameFlavour(before.drinkFeatures, drinkFeatures)) return true;
  const { features } = estimateFlavour(recipeIngredient, mixingMethod, garnish?.name ?? '', ice);
  return flavourEstimated === true && isSameFlavour(features, drinkFeatures);
}

/** A slug of the name; names without Latin letters are used unchanged. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 64) || 'other';

const about = ({ id, name }: { id: string; name: string }) => ({ recipeId: id, name });

/** Truncated to 60 characters including the mark of a copy. */
function copyNames({ name, name_translations }: master.StoredRecipe) {
  const chinese = name_translations['zh-HK'];
  return {
    name: `${firstOf(name, 53)} (copy)`,
    name_translations: {
      ...name_translations,
      ...(chinese !== undefined && { 'zh-HK': `${firstOf(chinese, 55)}（副本）` }),
    },
  };
}

const firstOf = (text: string, count: number): string => firstLetters(text, count).join('');
