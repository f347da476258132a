import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import {
  debugTranslations,
  editIngredientTranslation,
  editRecipeTranslation,
  generateTranslations,
  listTranslatedRecipes,
  listTranslationJobs,
  listTranslationLanguages,
} from '#contract/translations.ts';
import { LANGUAGES } from '#domain/languages.ts';
import { menuCoveragePct } from '#domain/translation-coverage.ts';
import { inTransaction } from '../../db/database.ts';
import { requireAccount, requireShop, type Caller } from '../../http/caller.ts';
import { RULES } from '../../http/limits.ts';
import { serve } from '../../http/serve.ts';
import { nextHourMs, remainingUsage } from '../../jobs/usage.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import { applyTranslations, listRecipes } from '../../repos/recipes.repo.ts';
import { insertJob, listJobs } from '../../repos/translation-jobs.repo.ts';
import { listTranslations, saveTranslation } from '../../repos/translations.repo.ts';
import type { Services } from '../../services.ts';
import { placeKey, sourceHash, translatableTexts, type StoredTranslation } from '../../translation-overlay.ts';
import { missingItems } from './job-items.ts';
import { jobReply, translatable, translatedRecipes } from './translation-reply.ts';

/** The dashboard shows five; a few more for whoever scrolls. */
const RECENT_JOBS = 20;

export function translationRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, menus, limits } = services;

  const record = (caller: Caller, action: string, shopId: string, details: object) =>
    recordAction(db, {
      id: newId(),
      at: clock().toISOString(),
      accountId: requireAccount(caller).id,
      action,
      shopId,
      details,
    });
  const coverageOf = (recipes: readonly ReturnType<typeof translatable>[]) =>
    LANGUAGES.map(({ code }) => ({ language: code, coveragePct: menuCoveragePct(recipes, code) }));

  serve(app, services, listTranslationLanguages, async ({ reply }) => {
    void reply.header('cache-control', 'public, max-age=3600');
    return { supportedLanguages: [...LANGUAGES] };
  });

  serve(app, services, generateTranslations, async ({ params, body, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    limits.take(...RULES.translation(shop.id));
    if (services.translator.isMetered && (await remainingUsage(services, shop.id)) <= 0)
      throw new Refusal('too-many-requests', { retryAfterMs: nextHourMs(clock()) });
    const at = clock().toISOString();
    const job = await inTransaction(db, async (tx) => {
      // What a changed original made stale comes off the menu first, and is then missing like the rest.
      await applyTranslations(tx, shop.id, at);
      const items = missingItems(await listRecipes(tx, shop.id), body.targetLanguage);
      return insertJob(tx, { id: newId(), shopId: shop.id, language: body.targetLanguage, items }, at);
    });
    if (!job) throw new Refusal('translation-in-progress');
    await record(caller, 'translation-started', shop.id, { language: job.language, items: job.totalItems });
    return { job: jobReply(job) };
  });

  serve(app, services, listTranslationJobs, async ({ params, query, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    return { jobs: (await listJobs(db, shop.id, RECENT_JOBS, query.targetLanguage)).map(jobReply) };
  });

  serve(app, services, listTranslatedRecipes, async ({ params, query, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const [menu, rows] = await Promise.all([menus.of(shop), listTranslations(db, shop.id, query.language)]);
    return {
      recipes: translatedRecipes(menu.recipes, query.language, rows),
      coverage: coverageOf(menu.recipes.map(translatable)),
    };
  });

  /** Keeps a person's text, and shows it on the recipes that have it. */
  const keepEdit = async (
    shopId: string,
    edit: Omit<StoredTranslation, 'source' | 'sourceHash'>,
    original: string,
    recipeIds: readonly string[],
  ) => {
    const at = clock().toISOString();
    await inTransaction(db, async (tx) => {
      await saveTranslation(tx, shopId, { ...edit, source: 'human', sourceHash: sourceHash(original) }, at);
      await applyTranslations(tx, shopId, at, recipeIds);
    });
  };

  serve(app, services, editRecipeTranslation, async ({ params, body, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const recipe = (await menus.of(shop)).byId.get(params.recipeId);
    if (!recipe) throw new Refusal('recipe-not-found');
    const { fieldName: field, language, translatedText: text } = body;
    await keepEdit(shop.id, { kind: 'recipe', targetId: recipe.id, field, language, text }, recipe[field], [recipe.id]);
    await record(caller, 'translation-edited', shop.id, { recipeId: recipe.id, field, language });
    const menu = await menus.of(await requireShop(services, caller, shop.id));
    const rows = await listTranslations(db, shop.id, language);
    const [edited] = translatedRecipes(
      menu.recipes.filter(({ id }) => id === recipe.id),
      language,
      rows,
    );
    if (!edited) throw new Refusal('recipe-not-found');
    return edited;
  });

  serve(app, services, editIngredientTranslation, async ({ params, body, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const { ingredientId } = params;
    const using = (await menus.of(shop)).recipes.filter(({ recipeIngredient }) =>
      recipeIngredient.some(({ id }) => id === ingredientId),
    );
    const original = using[0]?.recipeIngredient.find(({ id }) => id === ingredientId)?.name;
    if (original === undefined) throw new Refusal('ingredient-not-found');
    const { language, translatedText: text } = body;
    const recipeIds = using.map(({ id }) => id);
    const edit = { kind: 'ingredient' as const, targetId: ingredientId, field: 'name' as const, language, text };
    await keepEdit(shop.id, edit, original, recipeIds);
    await record(caller, 'translation-edited', shop.id, { ingredientId, language });
    return { ingredientId, original, translated: text, source: 'human' as const, recipeIds };
  });

  serve(app, services, debugTranslations, async ({ params, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const [{ recipes }, rows, jobs] = await Promise.all([
      menus.of(shop),
      listTranslations(db, shop.id),
      listJobs(db, shop.id, RECENT_JOBS),
    ]);
    const originals = new Set(
      recipes.flatMap((recipe) =>
        translatableTexts(recipe).map((place) => `${placeKey(place)} ${sourceHash(place.text)}`),
      ),
    );
    const isStale = (row: StoredTranslation) => !originals.has(`${placeKey(row)} ${row.sourceHash}`);
    return {
      translator: services.translator.name,
      languages: coverageOf(recipes.map(translatable)).map(({ language, coveragePct }) => {
        const own = rows.filter((row) => row.language === language);
        return {
          language,
          coveragePct,
          human: own.filter(({ source }) => source === 'human').length,
          machine: own.filter(({ source }) => source === 'machine').length,
          stale: own.filter(isStale).length,
        };
      }),
      jobs: jobs.map(jobReply),
    };
  });
}
