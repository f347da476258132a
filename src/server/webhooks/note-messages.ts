/** Reads what happened in a shop from its events, and notes what its webhooks have to be told. Source: docs/decisions/0090. */
import { machineState } from '#domain/machine/choose-machine.ts';
import { isLow } from '#domain/machine/stock.ts';
import { milestonesOf, settlesAfter, type WebhookType } from '#domain/webhook/webhook.ts';
import { inTransaction } from '../db/database.ts';
import { runSteps } from '../db/engine.ts';
import { machineNow, machinesWithJobs } from '../machines/machines-now.ts';
import { eventsAfter, lastSeq, shopsWithNews, type ShopEvent } from '../repos/events.repo.ts';
import { bottlesOf } from '../repos/machines/bottles.repo.ts';
import { findOrders, type StoredOrder } from '../repos/orders/orders.repo.ts';
import { addMessages, closeSubjects, listWebhooks, moveOn, type StoredWebhook } from '../repos/shop/webhooks.repo.ts';
import type { Services } from '../services.ts';
import { bottleSubject, sinceSubject } from './subject.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'newId'>;

interface Happened {
  type: WebhookType;
  /** With the type: the same for the same event. */
  subject: string;
  at: string;
}

/** Events read at once. */
const BATCH = 500;

/** @returns whether a webhook has something new to be told */
export async function noteMessages(services: Needed): Promise<boolean> {
  const webhooks = await listWebhooks(services.db);
  const seen = new Map<string, number>();
  for (const { shopId, seq } of webhooks) seen.set(shopId, Math.min(seq, seen.get(shopId) ?? Infinity));
  const shops = new Set(await shopsWithNews(services.db, seen));
  let isNew = false;
  for (const webhook of webhooks) if (shops.has(webhook.shopId) && (await noteFor(services, webhook))) isNew = true;
  return isNew;
}

async function noteFor(services: Needed, webhook: StoredWebhook): Promise<boolean> {
  const { db, newId } = services;
  const { id: webhookId, shopId, types } = webhook;
  const events = await eventsAfter(db, shopId, webhook.seq, BATCH);
  const to = events.at(-1)?.seq ?? (await lastSeq(db, shopId));
  const bottles = events.some(({ kind }) => kind === 'stock') ? await runSteps(db, bottlesOf(shopId)) : [];
  const low = bottles.filter(isLow).map((bottle) => ({
    type: 'stock.low' as const,
    subject: bottleSubject(bottle),
    at: services.clock().toISOString(),
  }));
  const happened = [...(await whatHappened(services, shopId, events)), ...low].filter(({ type }) =>
    types.includes(type),
  );
  const full = bottles.filter((bottle) => !isLow(bottle)).map(bottleSubject);
  await inTransaction(db, async (tx) => {
    if (!(await moveOn(tx, webhook, to))) return;
    await closeSubjects(tx, webhookId, 'stock.low', full, services.clock().toISOString());
    await addMessages(
      tx,
      happened.map(({ type, subject, at }) => ({
        id: newId(),
        webhookId,
        shopId,
        type,
        subject,
        happenedAt: at,
        nextAt: new Date(Date.parse(at) + settlesAfter(type)).toISOString(),
      })),
    );
  });
  return happened.length > 0;
}

async function whatHappened(services: Needed, shopId: string, events: readonly ShopEvent[]): Promise<Happened[]> {
  const subjectsOf = (kind: ShopEvent['kind']) => [
    ...new Set(events.filter((event) => event.kind === kind).map(({ subject }) => subject)),
  ];
  const now = services.clock().toISOString();
  const orders = await findOrders(services.db, shopId, subjectsOf('order'));
  const machines = subjectsOf('machine');
  return [
    ...orders.flatMap((order) =>
      milestonesOf(order).map((type) => ({ type, subject: order.id, at: timeOf(order, type, now) })),
    ),
    ...(machines.length > 0 ? await machinesDown(services, shopId, machines) : []),
  ];
}

function timeOf({ createdAt, completedAt, collectedAt }: StoredOrder, type: WebhookType, now: string): string {
  if (type === 'order.placed') return createdAt;
  return (type === 'order.ready' ? completedAt : type === 'order.collected' ? collectedAt : null) ?? now;
}

async function machinesDown({ db, clock }: Needed, shopId: string, ids: readonly string[]): Promise<Happened[]> {
  const now = clock();
  return (await runSteps(db, machinesWithJobs(shopId))).flatMap((one) => {
    const { machine } = one;
    const state = machineState(machineNow(one), now.getTime());
    const since = state === 'fault' ? machine.fault?.at : state === 'offline' ? machine.seenAt : null;
    if (!since || !ids.includes(machine.id)) return [];
    return [{ type: 'machine.down' as const, subject: sinceSubject(machine.id, since), at: now.toISOString() }];
  });
}
