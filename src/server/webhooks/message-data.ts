/** What a message says, as it is when it is sent: an allow-list, without names of guests. Source: docs/behaviour/webhooks.md "Messages". */
import { milestonesOf, type WebhookType } from '#domain/webhook/webhook.ts';
import { isLow } from '#domain/machine/stock.ts';
import { machineState } from '#domain/machine/choose-machine.ts';
import { runSteps } from '../db/engine.ts';
import { machineNow, machinesWithJobs } from '../machines/machines-now.ts';
import { bottlesOf, OWN_PLACE, pumpsOf } from '../repos/machines/bottles.repo.ts';
import { findOrder } from '../repos/orders/orders.repo.ts';
import type { Services } from '../services.ts';
import { readBottleSubject, readSinceSubject } from './subject.ts';

interface About {
  type: WebhookType;
  shopId: string;
  subject: string;
}

/** @returns undefined if it is not so any more: staff took it back, or the thing is gone */
export function messageData(services: Pick<Services, 'db' | 'clock'>, about: About): Promise<object | undefined> {
  if (about.type === 'stock.low') return stockData(services, about);
  return about.type === 'machine.down' ? machineData(services, about) : orderData(services, about);
}

async function orderData({ db }: Pick<Services, 'db'>, { type, shopId, subject }: About): Promise<object | undefined> {
  const order = await findOrder(db, shopId, subject);
  if (!order || !milestonesOf(order).includes(type)) return undefined;
  return {
    shopId,
    orderId: order.id,
    ticketId: order.ticketId,
    displayId: order.displayId,
    remakeOf: order.remakeOf,
    kiosk: order.instanceCode,
    recipeId: order.recipeId,
    drink: order.recipeName,
    size: order.size,
    price: order.price && { amount: order.price.amount, currency: order.price.currency },
    status: order.status,
    placedAt: order.createdAt,
    approvedAt: order.approvedAt,
    readyAt: order.completedAt,
    collectedAt: order.collectedAt,
    cancelledBy: order.cancelledBy,
  };
}

async function stockData({ db }: Pick<Services, 'db'>, { shopId, subject }: About): Promise<object | undefined> {
  const { machineId, slot } = readBottleSubject(subject);
  const [bottles, pumps] = await runSteps(
    db,
    (function* () {
      return [yield* bottlesOf(shopId), yield* pumpsOf(shopId)] as const;
    })(),
  );
  const bottle = bottles.find((one) => one.machineId === machineId && one.slot === slot);
  if (!bottle || !isLow(bottle)) return undefined;
  const { sizeMl, levelMl, lowMl } = bottle;
  const ingredientId = pumps.find((pump) => pump.slot === slot)?.ingredientId ?? null;
  return { shopId, machineId: machineId === OWN_PLACE ? null : machineId, slot, ingredientId, sizeMl, levelMl, lowMl };
}

async function machineData(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { shopId, subject }: About,
): Promise<object | undefined> {
  const { id, since } = readSinceSubject(subject);
  const one = (await runSteps(db, machinesWithJobs(shopId))).find(({ machine }) => machine.id === id);
  if (!one) return undefined;
  const state = machineState(machineNow(one), clock().getTime());
  return { shopId, machineId: id, name: one.machine.name, state, code: one.machine.fault?.code ?? null, since };
}
