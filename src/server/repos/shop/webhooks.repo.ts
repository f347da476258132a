/** Webhooks of a shop, and what each was told or has to be. Source: docs/behaviour/webhooks.md, docs/decisions/0090. */
import { sql } from 'kysely';
import { WEBHOOK_TYPES, type WebhookType } from '#domain/webhook/webhook.ts';
import type { Db } from '../../db/database.ts';
import type { WebhookMessagesTable, WebhooksTable } from '../../db/tables.ts';

export interface StoredWebhook {
  id: string;
  shopId: string;
  url: string;
  sealedSecret: string;
  types: readonly WebhookType[];
  /** The shop's last event that was looked at. */
  seq: number;
  createdAt: string;
}

export interface StoredMessage {
  id: string;
  webhookId: string;
  shopId: string;
  type: WebhookType;
  subject: string;
  happenedAt: string;
  /** null: told, or given up. */
  nextAt: string | null;
  tries: number;
  /** Of the last answer. */
  status: number | null;
  toldAt: string | null;
}

const typesOf = (text: string): WebhookType[] => {
  const stored = JSON.parse(text) as unknown[];
  return WEBHOOK_TYPES.filter((type) => stored.includes(type));
};
const webhookOf = (row: WebhooksTable): StoredWebhook => ({
  id: row.id,
  shopId: row.shop_id,
  url: row.url,
  sealedSecret: row.secret,
  types: typesOf(row.types),
  seq: row.seq,
  createdAt: row.created_at,
});
const messageOf = (row: WebhookMessagesTable): StoredMessage[] => {
  const type = WEBHOOK_TYPES.find((one) => one === row.type);
  return type === undefined
    ? []
    : [
        {
          id: row.id,
          webhookId: row.webhook_id,
          shopId: row.shop_id,
          type,
          subject: row.subject,
          happenedAt: row.happened_at,
          nextAt: row.next_at,
          tries: row.tries,
          status: row.status,
          toldAt: row.told_at,
        },
      ];
};

export async function listWebhooks(db: Db, shopId?: string): Promise<StoredWebhook[]> {
  const all = db.selectFrom('webhooks').selectAll().orderBy('created_at').orderBy('id');
  return (await (shopId === undefined ? all : all.where('shop_id', '=', shopId)).execute()).map(webhookOf);
}

export async function findWebhook(db: Db, shopId: string, id: string): Promise<StoredWebhook | undefined> {
  const row = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && webhookOf(row);
}

export const insertWebhook = (tx: Db, { sealedSecret, shopId, createdAt, types, ...rest }: StoredWebhook) =>
  tx
    .insertInto('webhooks')
    .values({ ...rest, shop_id: shopId, secret: sealedSecret, types: JSON.stringify(types), created_at: createdAt })
    .execute();

/** undefined: leave as it is. */
export interface WebhookChange {
  url?: string | undefined;
  types?: readonly WebhookType[] | undefined;
}
export async function changeWebhook(tx: Db, id: string, { url, types }: WebhookChange): Promise<void> {
  const columns = { ...(url !== undefined && { url }), ...(types && { types: JSON.stringify(types) }) };
  if (Object.keys(columns).length > 0) await tx.updateTable('webhooks').set(columns).where('id', '=', id).execute();
}

export async function deleteWebhook(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('webhook_messages').where('webhook_id', '=', id).execute();
  await tx.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** @returns false if another server has looked at these events */
export async function moveOn(tx: Db, { id, seq }: StoredWebhook, to: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ seq: to })
    .where('id', '=', id)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** What a webhook has to be told; what it has been told already is left out. */
export async function addMessages(
  tx: Db,
  messages: readonly Omit<StoredMessage, 'tries' | 'status' | 'toldAt'>[],
): Promise<void> {
  if (messages.length === 0) return;
  await tx
    .insertInto('webhook_messages')
    .values(
      messages.map(({ webhookId, shopId, happenedAt, nextAt, ...rest }, place) => ({
        ...rest,
        webhook_id: webhookId,
        shop_id: shopId,
        happened_at: happenedAt,
        place,
        next_at: nextAt,
        tries: 0,
        status: null,
        told_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['webhook_id', 'type', 'subject']).doNothing())
    .execute();
}

/** What is over can happen again, as something else. */
export async function closeSubjects(
  tx: Db,
  webhookId: string,
  type: WebhookType,
  subjects: readonly string[],
  at: string,
): Promise<void> {
  if (subjects.length === 0) return;
  await tx
    .updateTable('webhook_messages')
    .set(({ ref }) => ({ subject: sql<string>`${ref('subject')} || ' ' || cast(${at} as text)` }))
    .where('webhook_id', '=', webhookId)
    .where('type', '=', type)
    .where('subject', 'in', [...subjects])
    .execute();
}

/** Webhooks that have something to be told. */
export async function webhooksDue(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_messages')
    .select('webhook_id')
    .distinct()
    .where('next_at', '<=', now)
    .execute();
  return rows.map(({ webhook_id }) => webhook_id);
}

/** The oldest that is due, taken so that no other server tries it before `until`. */
export async function takeDue(
  db: Db,
  webhookId: string,
  now: string,
  until: string,
): Promise<StoredMessage | undefined> {
  const oldest = db
    .selectFrom('webhook_messages')
    .select('id')
    .where('webhook_id', '=', webhookId)
    .where('next_at', '<=', now)
    .orderBy('happened_at')
    .orderBy('place')
    .limit(1);
  const row = await db
    .updateTable('webhook_messages')
    .set(({ eb }) => ({ next_at: until, tries: eb('tries', '+', 1) }))
    .where('id', 'in', oldest)
    .where('next_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  return row && messageOf(row)[0];
}

/** How a try ended. @param nextAt null: told, or given up */
export const noteTry = (
  db: Db,
  id: string,
  { status, nextAt, toldAt }: Pick<StoredMessage, 'status' | 'nextAt' | 'toldAt'>,
) =>
  db.updateTable('webhook_messages').set({ status, next_at: nextAt, told_at: toldAt }).where('id', '=', id).execute();

/** What was not so after all. */
export const dropMessage = (db: Db, id: string) => db.deleteFrom('webhook_messages').where('id', '=', id).execute();

export async function lastMessages(db: Db, webhookId: string, limit: number): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('webhook_messages')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('happened_at', 'desc')
    .orderBy('place', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(messageOf);
}

/** @returns false if there is none that was given up or waits */
export async function tryAgain(tx: Db, webhookId: string, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_messages')
    .set({ next_at: at, tries: 0 })
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Forgets what was told, or given up, before a time. */
export const forgetMessages = (db: Db, before: string) =>
  db.deleteFrom('webhook_messages').where('next_at', 'is', null).where('happened_at', '<', before).execute();
