/** Figures of the bar as it stands, read when they are asked for. Source: docs/operations.md "Metrics". */
import { Gauge, type Registry } from 'prom-client';
import { engineOf } from '../db/engine.ts';
import { openStreams } from '../http/send-events.ts';
import { readStateFigures, type StateFigures } from '../repos/state-figures.repo.ts';
import type { Services } from '../services.ts';
import { VERSION } from '../version.ts';

/**
 * Registers them.
 * @returns brings them up to date; without a database only those that need none
 */
export function stateMetrics(registry: Registry, { db, clock, backups }: Services): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `sipwell_${name}`, help, labelNames, registers: [registry] });
  const info = gauge('info', 'Version of this server', ['version']);
  const isUp = gauge('database_up', 'Whether the database answers');
  const pool = gauge('database_connections', 'Connections to PostgreSQL, and requests that wait for one', ['state']);
  const streams = gauge('event_streams', 'Phones and screens that follow a shop at this server');
  const orders = gauge('orders_open', 'Orders that are not finished, in all shops', ['stage']);
  const oldest = gauge('oldest_waiting_order_seconds', 'Age of the order that waits longest; 0 if none waits');
  const machines = gauge('machines', 'Paired machines, in all shops', ['state']);
  const translations = gauge('translation_jobs_waiting', 'Translations that nobody has begun');
  const messages = gauge('webhook_messages_waiting', 'Messages to other programs that are due');
  const backup = gauge('last_backup_timestamp_seconds', 'When this server made its last backup; 0 if it has none');
  info.set({ version: VERSION }, 1);

  const tell = (now: StateFigures) => {
    orders.set({ stage: 'waiting' }, now.waitingOrders);
    orders.set({ stage: 'being-made' }, now.ordersBeingMade);
    const since = now.oldestWaitingAt === null ? undefined : Date.parse(now.oldestWaitingAt);
    oldest.set(since === undefined ? 0 : Math.max(0, (clock().getTime() - since) / 1000));
    for (const [state, n] of Object.entries(now.machines)) machines.set({ state }, n);
    translations.set(now.waitingTranslations);
    messages.set(now.waitingWebhookMessages);
  };
  return async () => {
    streams.set(openStreams());
    for (const [state, n] of Object.entries(engineOf(db).connections?.() ?? {})) pool.set({ state }, n);
    const [last] = await backups.list();
    backup.set(last ? Date.parse(last.at) / 1000 : 0);
    const now = await readStateFigures(db, clock().toISOString()).catch(() => undefined);
    isUp.set(now ? 1 : 0);
    if (now) return tell(now);
    // What nobody knows is not said.
    for (const one of [orders, machines]) one.reset();
    for (const one of [oldest, translations, messages]) one.remove();
  };
}
