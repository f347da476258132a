import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/shop/audit.ts';
import { Refusal } from '#contract/refusal.ts';
import {
  debugTranslations,
  generateTranslations,
  listTranslatedRecipes,
  listTranslationJobs,
  listTranslationLanguages,
} from '#contract/menu/translations.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { menuCoveragePct } from '#domain/text/translation-coverage.ts';
import { inTransaction } from '../../db/database.ts';
import { requireShop, type Caller } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { nextHourMs, remainingUsage } from '../../jobs/usage.ts';
import { applyTranslations, listRecipes } from '../../repos/menu/recipes.repo.ts';
import { insertJob, listJobs } from '../../repos/menu/translation-jobs.repo.ts';
import { listTranslations } from '../../repos/menu/translations.repo.ts';
import type { Services } from '../../services.ts';
import { placeKey, sourceHash, translatableTexts, type StoredTranslation } from '#server/menu/translation-overlay.ts';
import { missingItems } from './job-items.ts';
import { jobReply, translatable, translatedRecipes } from './translation-reply.ts';

/** The dashboard shows five; a few more for scrolling. */
const RECENT_JOBS = 20;

export function translationRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, menus, limits } = services;

  const audit = recordBy(services);
  const record = (caller: Caller, action: ActionName, shopId: string, details: object) =>
    audit(db, caller, action, shopId, details);
  const coverageOf = (recipes: readonly ReturnType<typeof translatable>[]) =>
    LANGUAGES.map(({ code }) => ({ language: code, coveragePct: menuCoveragePct(recipes, code) }));

  serve(app, services, listTranslationLanguages, async ({ reply }) => {
    void reply.header('cache-control', 'public, max-age=3600');
    return { supportedLanguages: [...LANGUAGES] };
  });

  serve(app, services, generateTranslations, async ({ params, body, caller, locale }) => {
    const shop = await requireShop(services, caller, params.shopId);
    limits.take(...RULES.translation(shop.id));
    if (services.translator.isMetered && (await remainingUsage(services, shop.id)) <= 0)
      throw new Refusal('too-many-requests', { retryAfterMs: nextHourMs(clock()) });
    const at = clock().toISOString();
    const job = await inTransaction(db, async (tx) => {
      // Outdated machine translations are removed first, and then count as missing.
      await applyTranslations(tx, shop.id, at);
      const items = missingItems(await listRecipes(tx, shop.id), body.targetLanguage);
      return insertJob(tx, { id: newId(), shopId: shop.id, language: body.targetLanguage, items }, at);
    });
    if (!job) throw new Refusal('translation-in-progress');
    await record(caller, 'translation-started', shop.id, { language: job.language, items: job.totalItems });
    return { job: jobReply(job, locale) };
  });

  serve(app, services, listTranslationJobs, async ({ params, query, caller, locale }) => {
    const shop = await requireShop(services, caller, params.shopId);
    return {
      jobs: (await listJobs(db, shop.id, RECENT_JOBS, query.targetLanguage)).map((job) => jobReply(job, locale)),
    };
  });

  serve(app, services, listTranslatedRecipes, async ({ params, query, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const [menu, rows] = await Promise.all([menus.of(shop), listTranslations(db, shop.id, query.language)]);
    return {
      recipes: translatedRecipes(menu.recipes, query.language, rows),
      coverage: coverageOf(menu.recipes.map(translatable)),
    };
  });

  serve(app, services, debugTranslations, async ({ params, caller, locale }) => {
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
      jobs: jobs.map((job) => jobReply(job, locale)),
    };
  });
}
