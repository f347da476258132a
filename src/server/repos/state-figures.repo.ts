/** What whoever watches a server wants to know of the whole bar: numbers alone, of all shops together. */
import type { Db } from '../db/db.ts';
import { isOpen } from './orders/order-conditions.ts';

export interface StateFigures {
  waitingOrders: number;
  ordersBeingMade: number;
  /** When the order that waits longest was placed; null if none waits. ISO 8601. */
  oldestWaitingAt: string | null;
  machines: { connected: number; lost: number; faulty: number; paused: number };
  waitingTranslations: number;
  waitingWebhookMessages: number;
}

/** By status; asked every few seconds, so that it must not read what is long done. */
export const openOrders = (db: Db) =>
  db
    .selectFrom('orders')
    .select(({ fn }) => ['status', fn.countAll().as('n'), fn.min('created_at').as('oldest')])
    .where(isOpen)
    .groupBy('status');

/** @param now messages that are due before it are late. ISO 8601 */
export async function readStateFigures(db: Db, now: string): Promise<StateFigures> {
  const [orders, machines, translations, messages] = await Promise.all([
    openOrders(db).execute(),
    db
      .selectFrom('machines')
      .select(['gone_at', 'fault', 'paused_at'])
      .where('removed_at', 'is', null)
      .where('token_hash', 'is not', null)
      .where('seen_at', 'is not', null)
      .execute(),
    db
      .selectFrom('translation_jobs')
      .select(({ fn }) => fn.countAll().as('n'))
      .where('status', '=', 'queued')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('webhook_messages')
      .select(({ fn }) => fn.countAll().as('n'))
      .where('next_at', '<=', now)
      .executeTakeFirstOrThrow(),
  ]);
  const isMade = ({ status }: { status: string }) => status === 'IN_PROGRESS';
  const waiting = orders.filter((row) => !isMade(row));
  const sum = (rows: typeof orders) => rows.reduce((all, { n }) => all + Number(n), 0);
  const lost = machines.filter(({ gone_at }) => gone_at !== null).length;
  return {
    waitingOrders: sum(waiting),
    ordersBeingMade: sum(orders.filter(isMade)),
    oldestWaitingAt: waiting.map(({ oldest }) => oldest).toSorted()[0] ?? null,
    machines: {
      connected: machines.length - lost,
      lost,
      faulty: machines.filter(({ fault }) => fault !== null).length,
      paused: machines.filter(({ paused_at }) => paused_at !== null).length,
    },
    waitingTranslations: Number(translations.n),
    waitingWebhookMessages: Number(messages.n),
  };
}
