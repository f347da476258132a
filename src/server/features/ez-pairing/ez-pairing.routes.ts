import type { FastifyInstance } from 'fastify';
import {
  generateEzMappings,
  getEzDemoSettings,
  getEzMappingsSummary,
  getEzQuestions,
  recommendEz,
  saveEzDemoSettings,
  saveEzQuestions,
} from '#contract/kiosk/ez-pairing.ts';
import { Refusal } from '#contract/refusal.ts';
import ezSettings from '#experiences/ez-pairing/config.ts';
import { inTransaction } from '../../db/database.ts';
import { findLiveInstance, requireShop, type Caller } from '../../http/caller.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { RULES } from '../../http/limits/limits.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import * as ez from '../../repos/kiosk/ez-pairing.repo.ts';
import { findInstance, holdInstance, saveInstance, type StoredInstance } from '../../repos/kiosk/kiosks.repo.ts';
import { ModelFailure, type AskModel } from '../../llm/language-model.ts';
import type { StoredShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';
import { settingsOf } from '#server/settings/stored-settings.ts';
import { withEffects } from '#server/settings/quiz-effects.ts';
import { effectsAfterSaving, effectsAnew, mappingsSummary } from './effects.ts';
import { effectsFromModel } from './effects-from-model.ts';
import { lostPhotos } from './lost-photos.ts';
import { recommendation } from './recommendation.ts';

/** Timeout of a quiz through the language model, while its owner waits. Milliseconds. */
const MODEL_MS = 110_000;

export function ezPairingRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, config, menus, limits, askModel } = services;

  const staffQuiz = async (shopId: string) => {
    const { questions, effects, version, unfit } = await ez.findQuiz(db, shopId);
    return { questions: withEffects(questions, effects), version, ...(unfit.length > 0 && { unfit: true }) };
  };
  const summaryOf = async (caller: Caller, shopId: string) => {
    const shop = await requireShop(services, caller, shopId);
    const [quiz, menu] = await Promise.all([ez.findQuiz(db, shopId), menus.of(shop)]);
    return { ...mappingsSummary(quiz, menu.recipes), canUseLLM: askModel !== undefined };
  };
  const askAbout = async (ask: AskModel, shop: StoredShop) => {
    const [{ questions, effects: before }, { recipes: menu }] = await Promise.all([
      ez.findQuiz(db, shop.id),
      menus.of(shop),
    ]);
    try {
      return await effectsFromModel(ask, { questions, before, menu }, AbortSignal.timeout(MODEL_MS));
    } catch (failure) {
      if (failure instanceof ModelFailure) throw new Refusal('llm-failed', { because: failure.reason });
      throw failure;
    }
  };
  const record = recordBy(services);

  serve(app, services, getEzQuestions, async ({ params, caller }) => {
    await requireShop(services, caller, params.shopId);
    return staffQuiz(params.shopId);
  });

  serve(app, services, saveEzQuestions, async ({ params, body, caller, request }) => {
    await requireShop(services, caller, params.shopId);
    const faults = await lostPhotos(config.DATA_DIR, body.questions);
    if (faults.length > 0) throw new Refusal('invalid-request', { faults });
    const version = expectedVersion(request);
    const at = clock().toISOString();
    await inTransaction(db, async (tx) => {
      await ez.holdQuiz(tx, params.shopId, at);
      const before = await ez.findQuiz(tx, params.shopId);
      if (version !== undefined && version !== before.version) throw new Refusal('changed-meanwhile');
      await ez.saveQuiz(tx, params.shopId, body.questions, at);
      const effects = effectsAfterSaving(body.questions, before.effects, before.questions);
      await ez.replaceEffects(tx, params.shopId, effects);
      await record(tx, caller, 'ez-questions-saved', params.shopId);
    });
    return staffQuiz(params.shopId);
  });

  serve(app, services, generateEzMappings, async ({ params, body, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    if (body.useLLM && !askModel) throw new Refusal('llm-not-configured');
    limits.take(...RULES.mapping(params.shopId));
    const asked = body.useLLM && askModel ? await askAbout(askModel, shop) : [];
    const at = clock().toISOString();
    await inTransaction(db, async (tx) => {
      await ez.holdQuiz(tx, params.shopId, at);
      const quiz = await ez.findQuiz(tx, params.shopId);
      if (quiz.version === 0) throw new Refusal('no-questions');
      await ez.replaceEffects(tx, params.shopId, effectsAnew(quiz.questions, quiz.effects, asked));
      await ez.markMapped(tx, params.shopId, at);
    });
    await record(db, caller, 'ez-mappings-generated', params.shopId);
    return summaryOf(caller, params.shopId);
  });

  serve(app, services, getEzMappingsSummary, ({ params, caller }) => summaryOf(caller, params.shopId));

  serve(app, services, recommendEz, async ({ params, body, caller }) => {
    // The phone picks by the words of the answers then: orders come first.
    if (services.isHeldUp()) throw new Refusal('unavailable', { retryAfterMs: 2000 });
    if (!caller.account) limits.take(...RULES.recommendation(caller.deviceHash, caller.ip));
    const shop = await requireShop(services, caller, params.shopId);
    const [quiz, menu] = await Promise.all([ez.findQuiz(db, shop.id), menus.of(shop)]);
    return recommendation(quiz, menu, body);
  });

  const ownInstance = async (code: string, caller: Caller): Promise<StoredInstance> => {
    const instance =
      caller.as === 'account' ? await findInstance(db, code) : await findLiveInstance(services, caller, code);
    if (!instance) throw new Refusal('instance-not-found');
    return instance;
  };

  serve(app, services, getEzDemoSettings, async ({ params, caller }) =>
    demoSettingsOf(await ownInstance(params.code, caller)),
  );

  serve(app, services, saveEzDemoSettings, ({ params, body, caller }) =>
    inTransaction(db, async (tx) => {
      const instance = await holdInstance(tx, params.code);
      if (!instance) throw new Refusal('instance-not-found');
      const { settings } = await settingsOf(instance);
      const experience = ezSettings.parse({ ...settings, ...body });
      const config = { ...instance.config, experience };
      await saveInstance(tx, params.code, { config });
      const { shopId, joinCode } = instance;
      await record(tx, caller, 'ez-demo-settings-saved', shopId, { joinCode });
      return demoSettingsOf({ ...instance, config });
    }),
  );
}

async function demoSettingsOf(instance: StoredInstance) {
  const { demoMode, demoName } = ezSettings.parse((await settingsOf(instance)).settings);
  return { demoMode, demoName };
}
