/** Translations written or removed by a person. */
import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/shop/audit.ts';
import type { Recipe } from '#contract/menu/recipes.ts';
import { Refusal } from '#contract/refusal.ts';
import {
  clearIngredientTranslation,
  clearRecipeTranslation,
  editIngredientTranslation,
  editRecipeTranslation,
  type TranslatedRecipe,
} from '#contract/menu/translations.ts';
import { inTransaction } from '../../db/database.ts';
import { requireShop, type Caller } from '../../http/caller.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { builtInMainApi } from '../../main-api/built-in.ts';
import { syncRecipes } from '../../main-api/sync.ts';
import { markChangedHere } from '../../repos/menu/menu-copy.repo.ts';
import { applyTranslations, findRecipes, lockMenu, takeOffTranslation } from '../../repos/menu/recipes.repo.ts';
import { findShop } from '../../repos/shop/shops.repo.ts';
import { deleteTranslation, listTranslations, saveTranslation } from '../../repos/menu/translations.repo.ts';
import type { Services } from '../../services.ts';
import { placeKey, sourceHash, translatableTexts, type TranslationPlace } from '#server/menu/translation-overlay.ts';
import { translatedRecipes } from './translation-reply.ts';

/** A text of a shop's menu, and the recipes that show it. */
interface Place extends TranslationPlace {
  shopId: string;
  original: string;
  recipeIds: string[];
}

export function translationEditRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, menus, config } = services;

  const audit = recordBy(services);
  const record = (caller: Caller, action: ActionName, shopId: string, details: object) =>
    audit(db, caller, action, shopId, details);

  const placeInRecipe = async (
    caller: Caller,
    { shopId, recipeId }: { shopId: string; recipeId: string },
    field: Place['field'],
  ): Promise<Place> => {
    const shop = await requireShop(services, caller, shopId);
    const recipe = (await menus.of(shop)).byId.get(recipeId);
    if (!recipe) throw new Refusal('recipe-not-found');
    return {
      kind: 'recipe',
      targetId: recipe.id,
      field,
      shopId: shop.id,
      original: recipe[field],
      recipeIds: [recipe.id],
    };
  };

  const placeOfIngredient = async (
    caller: Caller,
    { shopId, ingredientId }: { shopId: string; ingredientId: string },
  ): Promise<Place> => {
    const shop = await requireShop(services, caller, shopId);
    const using = (await menus.of(shop)).recipes.filter(({ recipeIngredient }) =>
      recipeIngredient.some(({ id }) => id === ingredientId),
    );
    const original = using[0]?.recipeIngredient.find(({ id }) => id === ingredientId)?.name;
    if (original === undefined) throw new Refusal('ingredient-not-found');
    const recipeIds = using.map(({ id }) => id);
    return { kind: 'ingredient', targetId: ingredientId, field: 'name', shopId: shop.id, original, recipeIds };
  };

  /** Stores a person's text, and applies it to the recipes that have it. */
  const keep = async (place: Place, language: string, text: string) => {
    const at = clock().toISOString();
    const { shopId, original, recipeIds } = place;
    await inTransaction(db, async (tx) => {
      const row = { ...place, language, text, source: 'human' as const, sourceHash: sourceHash(original) };
      await saveTranslation(tx, shopId, row, at);
      await applyTranslations(tx, shopId, at, recipeIds);
    });
  };

  /** Removes what was written or generated here; the menu's own text applies again if there is one. */
  const clear = async (place: Place, language: string) => {
    const at = clock().toISOString();
    const { shopId, recipeIds } = place;
    await inTransaction(db, async (tx) => {
      await lockMenu(tx, shopId);
      const row = (await listTranslations(tx, shopId, language)).find((each) => placeKey(each) === placeKey(place));
      const shown = textsAt(await findRecipes(tx, recipeIds), place, language);
      if (shown.some((text) => text !== row?.text)) throw new Refusal('translation-of-menu');
      await deleteTranslation(tx, shopId, place, language);
      await takeOffTranslation(tx, { shopId, place, language, ids: recipeIds }, at);
      await markChangedHere(tx, recipeIds);
      // An outside server's menu brings its own texts with the next fetch.
      if (!config.MAIN_API_URL) await syncRecipes({ db: tx, clock, mainApi: builtInMainApi(tx) }, shopId);
    });
  };

  const recipesOf = async (shopId: string, ids: readonly string[]): Promise<Recipe[]> => {
    const shop = await findShop(db, shopId);
    const { recipes } = shop ? await menus.of(shop) : { recipes: [] };
    return recipes.filter(({ id }) => ids.includes(id));
  };

  const recipeNow = async ({ shopId, recipeIds }: Place, language: string): Promise<TranslatedRecipe> => {
    const [recipes, rows] = await Promise.all([recipesOf(shopId, recipeIds), listTranslations(db, shopId, language)]);
    const [edited] = translatedRecipes(recipes, language, rows);
    if (!edited) throw new Refusal('recipe-not-found');
    return edited;
  };

  const ingredientNow = async (place: Place, language: string) => {
    const recipe = await recipeNow({ ...place, recipeIds: place.recipeIds.slice(0, 1) }, language);
    const ingredient = recipe.ingredients.find(({ ingredientId }) => ingredientId === place.targetId);
    if (!ingredient) throw new Refusal('ingredient-not-found');
    return { ...ingredient, recipeIds: place.recipeIds };
  };

  serve(app, services, editRecipeTranslation, async ({ params, body, caller }) => {
    const { fieldName: field, language, translatedText } = body;
    const place = await placeInRecipe(caller, params, field);
    await keep(place, language, translatedText);
    await record(caller, 'translation-edited', place.shopId, { recipeId: place.targetId, field, language });
    return recipeNow(place, language);
  });

  serve(app, services, editIngredientTranslation, async ({ params, body, caller }) => {
    const { language, translatedText } = body;
    const place = await placeOfIngredient(caller, params);
    await keep(place, language, translatedText);
    await record(caller, 'translation-edited', place.shopId, { ingredientId: place.targetId, language });
    return ingredientNow(place, language);
  });

  serve(app, services, clearRecipeTranslation, async ({ params, query, caller }) => {
    const { fieldName: field, language } = query;
    const place = await placeInRecipe(caller, params, field);
    await clear(place, language);
    await record(caller, 'translation-cleared', place.shopId, { recipeId: place.targetId, field, language });
    return recipeNow(place, language);
  });

  serve(app, services, clearIngredientTranslation, async ({ params, query: { language }, caller }) => {
    const place = await placeOfIngredient(caller, params);
    await clear(place, language);
    await record(caller, 'translation-cleared', place.shopId, { ingredientId: place.targetId, language });
    return ingredientNow(place, language);
  });
}

/** The text recipes show at a place in a language, if any. */
const textsAt = (recipes: readonly Recipe[], place: TranslationPlace, language: string): string[] =>
  recipes
    .flatMap(translatableTexts)
    .filter((text) => placeKey(text) === placeKey(place))
    .flatMap(({ translations }) => translations[language]?.trim() || []);
