/**
 * Runs one translation job, item by item: every batch is stored before the next is requested, so that paid work is
 * never lost. Source: docs/behaviour/translations.md "Jobs".
 */
import { message, type Message } from '#domain/messages/message.ts';
import { LANGUAGE_CODES } from '#domain/text/languages.ts';
import { inTransaction } from '../db/database.ts';
import { applyTranslations, listRecipeIds, lockMenu } from '../repos/menu/recipes.repo.ts';
import { findShop } from '../repos/shop/shops.repo.ts';
import * as jobs from '../repos/menu/translation-jobs.repo.ts';
import { saveTranslation } from '../repos/menu/translations.repo.ts';
import type { Services } from '../services.ts';
import { TranslatorFailure, type Translated } from '../translator/translator.ts';
import { remainingUsage, usageHour } from './usage.ts';

/** Maximum attempts of an item, and of consecutive calls without a result before the service is given up. */
const MAX_ATTEMPTS = 5;
const BACKOFF_MS = [0, 1000, 4000, 16_000, 16_000];
const JITTER_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
const RECIPES_AT_ONCE = 100;

/** Waits, unless the signal aborts it. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

type Job = jobs.StoredJob;
interface Context extends Services {
  /** Stops the work between two calls. */
  stopping: AbortSignal;
  /** Aborts the current call. */
  cut: AbortSignal;
  wait: Wait;
}

/** Another worker has the job now, or this one is told to stop: nothing more may be written. */
export class JobLost extends Error {}

export async function translateRecipes(context: Context, job: Job): Promise<void> {
  const { db, clock } = context;
  const error = (await findShop(db, job.shopId)) ? await translateItems(context, job) : message('shop-gone');
  await putOnMenu(context, job);
  const failed = await jobs.countFailedItems(db, job.id);
  const left = failed === 0 ? null : message('texts-untranslated', { failed, total: job.totalItems });
  await inTransaction(db, (tx) => jobs.endJob(tx, job, clock().toISOString(), error ?? left));
}

/** @returns why it was given up, or null if every item was handled */
async function translateItems(context: Context, job: Job): Promise<Message | null> {
  const { db, clock, translator, stopping } = context;
  let failedCalls = 0;
  let pauseMs = 0;
  for (;;) {
    if (stopping.aborted) throw new JobLost();
    const first = await jobs.listPendingItems(db, job.id, translator.batchSize);
    if (first.length === 0) return null;
    const left = translator.isMetered ? await remainingUsage(context, job.shopId) : Infinity;
    if (left <= 0) return message('translation-limit-reached');
    const attempts = first[0]?.attempts ?? 0;
    const items = first.slice(0, Math.min(left, batchSizeAfter(attempts, translator.batchSize)));

    await pause(context, Math.max(pauseMs, backoffMs(Math.max(attempts, failedCalls))));
    const { texts, tokens, failure } = await ask(context, job, items);
    if (failure && !failure.mayRetry) return failure.reason;
    if (translator.isMetered) await jobs.addUsage(db, job.shopId, usageHour(clock()), { items: items.length, tokens });
    await keep(context, job, items, texts);

    const broughtNothing = texts.every((text) => text === undefined);
    failedCalls = broughtNothing ? failedCalls + 1 : 0;
    pauseMs = failure?.retryAfterMs ?? 0;
    if (failedCalls >= MAX_ATTEMPTS)
      return failure?.reason ?? message('service-answer-unusable', { service: message('translation-service') });
  }
}

/** A failed batch is split into smaller parts: one bad text must not fail the others. */
const batchSizeAfter = (attempts: number, full: number): number =>
  attempts === 0 ? full : attempts === 1 ? Math.ceil(full / 4) : 1;

const backoffMs = (times: number): number => BACKOFF_MS[Math.min(times, BACKOFF_MS.length - 1)] ?? 0;

async function pause({ wait, stopping, randomInt }: Context, ms: number): Promise<void> {
  if (ms === 0) return;
  await wait(Math.min(ms, LONGEST_WAIT_MS) + randomInt(JITTER_MS), stopping);
  if (stopping.aborted) throw new JobLost();
}

async function ask(
  { translator, cut }: Context,
  job: Job,
  items: readonly jobs.PendingItem[],
): Promise<{ texts: Translated[]; tokens: number; failure?: TranslatorFailure }> {
  const language = LANGUAGE_CODES.find((code) => code === job.language);
  if (!language) return { texts: items.map(() => null), tokens: 0 };
  try {
    return await translator.translate(items, language, cut);
  } catch (cause) {
    if (cut.aborted) throw new JobLost();
    if (!(cause instanceof TranslatorFailure)) throw cause;
    return { texts: items.map(() => undefined), tokens: 0, failure: cause };
  }
}

async function keep(
  { db, clock }: Context,
  job: Job,
  items: readonly jobs.PendingItem[],
  texts: readonly Translated[],
): Promise<void> {
  const at = clock().toISOString();
  const results = items.map(({ itemNo, attempts }, i): jobs.ItemResult => {
    const text = texts[i];
    if (text === null) return { itemNo, status: 'untranslated', attempts };
    if (text !== undefined) return { itemNo, status: 'done', attempts };
    return { itemNo, status: attempts + 1 >= MAX_ATTEMPTS ? 'failed' : 'pending', attempts: attempts + 1 };
  });
  await inTransaction(db, async (tx) => {
    if (!(await jobs.recordItems(tx, job, results, at))) throw new JobLost();
    for (const [i, { kind, targetId, field, sourceHash }] of items.entries()) {
      const text = texts[i];
      if (text)
        await saveTranslation(
          tx,
          job.shopId,
          { kind, targetId, field, sourceHash, text, language: job.language, source: 'machine' },
          at,
        );
    }
  });
}

/**
 * Publishes the new texts, some recipes at a time. If an original changed meanwhile, the old one's text is not applied.
 */
async function putOnMenu({ db, clock }: Context, job: Job): Promise<void> {
  const ids = (await listRecipeIds(db, [job.shopId])).get(job.shopId) ?? [];
  for (let from = 0; from < ids.length; from += RECIPES_AT_ONCE)
    await inTransaction(db, async (tx) => {
      const at = clock().toISOString();
      // As whoever asks for a further job: the shop before its job, or each would wait for the other.
      await lockMenu(tx, job.shopId);
      if (!(await jobs.beat(tx, job, at))) throw new JobLost();
      await applyTranslations(tx, job.shopId, at, ids.slice(from, from + RECIPES_AT_ONCE));
    });
}
