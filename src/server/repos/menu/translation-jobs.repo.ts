/**
 * The queue of translation jobs: a table, claimed by one conditional update. Source: docs/behaviour/translations.md
 * "Jobs".
 */
import { z } from 'zod';
import type { Message } from '#domain/messages/message.ts';
import type { Db } from '../../db/database.ts';
import { readStoredMessage, storedMessage } from '../stored-message.ts';
import type { TranslationPlace } from '#server/menu/translation-overlay.ts';

/** Lease: a job without a heartbeat for this long can be claimed again. Milliseconds. */
export const LEASE_MS = 60_000;
/** Rows in one statement: below both engines' limit of bound parameters. */
const ROWS_AT_ONCE = 500;

const Job = z
  .object({
    id: z.string(),
    shop_id: z.string(),
    language: z.string(),
    status: z.enum(['queued', 'running', 'completed', 'failed']),
    total_items: z.number(),
    completed_items: z.number(),
    untranslated_items: z.number(),
    error_message: z.string().nullable(),
    created_at: z.string(),
    completed_at: z.string().nullable(),
    worker: z.string().nullable(),
  })
  .transform((row) => ({
    id: row.id,
    shopId: row.shop_id,
    language: row.language,
    status: row.status,
    totalItems: row.total_items,
    completedItems: row.completed_items,
    untranslatedItems: row.untranslated_items,
    error: row.error_message === null ? null : readStoredMessage(row.error_message),
    createdAt: row.created_at,
    completedAt: row.completed_at,
    worker: row.worker,
  }));
export type StoredJob = z.infer<typeof Job>;

/** One text to translate. */
export interface JobItem extends TranslationPlace {
  text: string;
  sourceHash: string;
  /** The existing Hong Kong text, as source of the other Chinese ones. */
  zhHK: string | null;
  /** Its context, in a few English words. */
  context: string;
}
export interface PendingItem extends JobItem {
  itemNo: number;
  attempts: number;
}

/** @returns undefined if a job for this shop and language is open already: the table has a unique index. */
export async function insertJob(
  tx: Db,
  job: { id: string; shopId: string; language: string; items: readonly JobItem[] },
  at: string,
): Promise<StoredJob | undefined> {
  const row = await tx
    .insertInto('translation_jobs')
    .values({
      id: job.id,
      shop_id: job.shopId,
      language: job.language,
      status: 'queued',
      total_items: job.items.length,
      completed_items: 0,
      untranslated_items: 0,
      error_message: null,
      created_at: at,
      completed_at: null,
      worker: null,
      heartbeat_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const rows = job.items.map((item, itemNo) => ({
    job_id: job.id,
    item_no: itemNo,
    kind: item.kind,
    target_id: item.targetId,
    field: item.field,
    source_text: item.text,
    source_hash: item.sourceHash,
    zh_hk: item.zhHK,
    context: item.context,
    status: 'pending',
    attempts: 0,
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insertInto('translation_items')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  return Job.parse(row);
}

/** Newest first. */
export async function listJobs(db: Db, shopId: string, limit: number, language?: string): Promise<StoredJob[]> {
  const rows = await db
    .selectFrom('translation_jobs')
    .selectAll()
    .where('shop_id', '=', shopId)
    .$if(language !== undefined, (query) => query.where('language', '=', language ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => Job.parse(row));
}

/** Claims the oldest queued job, or one whose lease has expired. Of two simultaneous claims one succeeds. */
export async function claimJob(db: Db, worker: string, now: Date): Promise<StoredJob | undefined> {
  const silentBefore = new Date(now.getTime() - LEASE_MS).toISOString();
  const row = await db
    .updateTable('translation_jobs')
    .set({ status: 'running', worker, heartbeat_at: now.toISOString() })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('translation_jobs')
        .select('id')
        .where('status', 'in', ['queued', 'running'])
        .where((eb) => eb.or([eb('status', '=', 'queued'), eb('heartbeat_at', '<', silentBefore)]))
        .orderBy('created_at')
        .orderBy('id')
        .limit(1),
    )
    .where((eb) =>
      eb.or([
        eb('status', '=', 'queued'),
        eb.and([eb('status', '=', 'running'), eb('heartbeat_at', '<', silentBefore)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  return row && Job.parse(row);
}

type Mine = Pick<StoredJob, 'id' | 'worker'>;

/** @returns false if the job is no longer this worker's: then nothing more may be written for it. */
export async function beat(db: Db, job: Mine, at: string): Promise<boolean> {
  const row = await mine(db, job).set({ heartbeat_at: at }).returning('id').executeTakeFirst();
  return row !== undefined;
}

const mine = (db: Db, { id, worker }: Mine) =>
  db.updateTable('translation_jobs').where('id', '=', id).where('worker', '=', worker).where('status', '=', 'running');

/** The next items, least tried first, all tried equally often. */
export async function listPendingItems(db: Db, jobId: string, limit: number): Promise<PendingItem[]> {
  const rows = await db
    .selectFrom('translation_items')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('status', '=', 'pending')
    .orderBy('attempts')
    .orderBy('item_no')
    .limit(limit)
    .execute();
  const attempts = rows[0]?.attempts;
  return rows
    .filter((row) => row.attempts === attempts)
    .map((row) => ({
      itemNo: row.item_no,
      kind: Kind.parse(row.kind),
      targetId: row.target_id,
      field: Field.parse(row.field),
      text: row.source_text,
      sourceHash: row.source_hash,
      zhHK: row.zh_hk,
      context: row.context,
      attempts: row.attempts,
    }));
}
const Kind = z.enum(['recipe', 'ingredient', 'word']);
const Field = z.enum(['name', 'description']);

export interface ItemResult {
  itemNo: number;
  status: 'pending' | 'done' | 'untranslated' | 'failed';
  attempts: number;
}

/**
 * Writes the results of items, and updates the job's counts.
 * @returns false if the job is no longer this worker's
 */
export async function recordItems(tx: Db, job: Mine, results: readonly ItemResult[], at: string): Promise<boolean> {
  const untranslated = results.filter(({ status }) => status === 'untranslated').length;
  const completed = results.filter(({ status }) => status === 'done').length + untranslated;
  const row = await mine(tx, job)
    .set(({ eb }) => ({
      heartbeat_at: at,
      completed_items: eb('completed_items', '+', completed),
      untranslated_items: eb('untranslated_items', '+', untranslated),
    }))
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  for (const { itemNo, status, attempts } of results)
    await tx
      .updateTable('translation_items')
      .set({ status, attempts })
      .where('job_id', '=', job.id)
      .where('item_no', '=', itemNo)
      .execute();
  return true;
}

export async function countFailedItems(db: Db, jobId: string): Promise<number> {
  const { n } = await db
    .selectFrom('translation_items')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('job_id', '=', jobId)
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  return Number(n);
}

/**
 * Ends the job, unless another worker has it now, and deletes its items.
 * @param error none: it is complete
 */
export async function endJob(tx: Db, job: Mine, at: string, error: Message | null): Promise<boolean> {
  const row = await mine(tx, job)
    .set({
      status: error === null ? 'completed' : 'failed',
      error_message: error && storedMessage(error),
      completed_at: at,
      worker: null,
      heartbeat_at: null,
    })
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await tx.deleteFrom('translation_items').where('job_id', '=', job.id).execute();
  return true;
}

const QUEUED = { status: 'queued', worker: null, heartbeat_at: null };

/** Releases an unfinished job for another worker. */
export const releaseJob = (db: Db, job: Mine) => mine(db, job).set(QUEUED).execute();

/** Releases every unfinished job: their workers are known to be gone. */
export const releaseJobs = (db: Db) =>
  db.updateTable('translation_jobs').set(QUEUED).where('status', '=', 'running').execute();

export interface Usage {
  items: number;
  tokens: number;
}

/**
 * A shop's use of paid translation in an hour.
 * @param hour as 2026-03-14T12
 */
export async function findUsage(db: Db, shopId: string, hour: string): Promise<Usage> {
  const row = await db
    .selectFrom('translation_usage')
    .select(['items', 'tokens'])
    .where('shop_id', '=', shopId)
    .where('hour', '=', hour)
    .executeTakeFirst();
  return row ?? { items: 0, tokens: 0 };
}

export async function addUsage(db: Db, shopId: string, hour: string, { items, tokens }: Usage): Promise<void> {
  await db
    .insertInto('translation_usage')
    .values({ shop_id: shopId, hour, items, tokens })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'hour']).doUpdateSet(({ eb }) => ({
        items: eb('translation_usage.items', '+', items),
        tokens: eb('translation_usage.tokens', '+', tokens),
      })),
    )
    .execute();
}
