/** Staff actions on a guest's order: end it, hand it out, make it again, or correct it before it is made. */
import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/shop/audit.ts';
import {
  cancelOrder,
  collectOrder,
  completeOrder,
  correctOrder,
  getOrder,
  remakeOrder,
  stopOrder,
  takeBackStep,
} from '#contract/order/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { mayTake } from '#domain/order/order.ts';
import { requireShop, type Caller } from '../../http/caller.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { RULES } from '../../http/limits/limits.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { cancelAndStop, completeAndStop } from '../../machines/staff-steps.ts';
import { stopPour } from '../../machines/stop-pour.ts';
import * as steps from '../../repos/orders/order-steps.repo.ts';
import { findOrder, type StoredOrder } from '../../repos/orders/orders.repo.ts';
import { asJudged } from '#server/settings/shop-selling.ts';
import type { Services } from '../../services.ts';
import { correct } from './correct-order.ts';
import { orderReply } from './order-reply.ts';
import { remake } from './remake.ts';

/** Screens offer it for 10 s; the rest is for the way there. Milliseconds. */
const TAKE_BACK_MS = 15_000;

export function staffOrderRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, commit, limits, menus } = services;

  const known = async (shopId: string, orderId: string): Promise<StoredOrder> => {
    const order = await findOrder(db, shopId, orderId);
    if (!order) throw new Refusal('order-not-found');
    return order;
  };

  const moved = async (
    caller: Caller,
    { shopId, orderId }: OrderAddress,
    action: ActionName,
    order: StoredOrder | undefined,
  ) => {
    if (!order) {
      await known(shopId, orderId);
      throw new Refusal('order-moved-on');
    }
    await recordOrderAction(services, caller, action, order);
    return orderReply(order);
  };

  serve(app, services, getOrder, async ({ params }) => {
    await commit(() => steps.completeBrewedOrders(clock().toISOString()));
    return orderReply(await known(params.shopId, params.orderId));
  });
  serve(app, services, cancelOrder, async ({ params, caller }) => {
    if (caller.as === 'account') {
      const cancelled = await commit(() => cancelAndStop(params, clock()), params);
      return moved(caller, params, 'order-cancelled', cancelled);
    }
    requireOwn(caller, await known(params.shopId, params.orderId));
    limits.take(...RULES.withdrawal(caller.ip, caller.deviceHash, caller.instance?.joinCode ?? null));
    const withdrawn = await commit(() => steps.withdrawOrder(params), params);
    const order = withdrawn ?? (await known(params.shopId, params.orderId));
    if (order.status !== 'CANCELLED') throw new Refusal('order-moved-on');
    return orderReply(order);
  });
  serve(app, services, stopOrder, async ({ params, caller }) => {
    if (caller.as === 'guest') requireOwn(caller, await known(params.shopId, params.orderId));
    const stopped = await commit(() => stopPour(params, clock()), params);
    if (stopped && caller.as === 'account') await recordOrderAction(services, caller, 'order-stopped', stopped);
    // Accepted always: there may be nothing to stop any more.
    return orderReply(stopped ?? (await known(params.shopId, params.orderId)));
  });
  serve(app, services, completeOrder, async ({ params, caller }) =>
    moved(caller, params, 'order-completed', await commit(() => completeAndStop(params, clock()), params)),
  );

  serve(app, services, takeBackStep, async ({ params, caller }) => {
    const now = clock();
    const since = new Date(now.getTime() - TAKE_BACK_MS).toISOString();
    const order = await commit(() => steps.takeBackStep(params, { since, now: now.toISOString() }), params);
    return moved(caller, params, 'order-step-taken-back', order);
  });

  serve(app, services, collectOrder, async ({ params, caller }) => {
    const order = await known(params.shopId, params.orderId);
    if (caller.as === 'guest') requireOwn(caller, order);
    const { collectedAt } = order;
    const by = caller.as === 'account' ? 'staff' : 'guest';
    const collected = await commit(() => steps.collectOrder(params, clock().toISOString(), by), params);
    if (!collected && collectedAt !== null) return orderReply(await known(params.shopId, params.orderId));
    if (!collected) throw new Refusal('order-moved-on');
    if (caller.as === 'account') await recordOrderAction(services, caller, 'order-collected', collected);
    return orderReply(collected);
  });

  serve(app, services, remakeOrder, async ({ params, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const failed = await known(shop.id, params.orderId);
    const { byId, pumps } = await menus.of(shop);
    const { remade, isNew } = await remake(services, shop, failed, { recipe: byId.get(failed.recipeId), pumps });
    if (isNew) await recordOrderAction(services, caller, 'order-remade', remade, { remakeOf: failed.displayId });
    return orderReply(remade);
  });

  serve(app, services, correctOrder, async ({ params, body, caller, request }) => {
    const shop = asJudged(services, await requireShop(services, caller, params.shopId));
    const order = await known(shop.id, params.orderId);
    if (caller.as === 'guest') requireOwn(caller, order);
    if (!mayTake('withdraw', order.status)) throw new Refusal('order-moved-on');
    if ((expectedVersion(request) ?? order.version) !== order.version) throw new Refusal('changed-meanwhile');
    const isOfStaff = caller.as === 'account';
    const corrected = await correct(services, { shop, order, isOfStaff, change: body });
    const details = { drink: corrected.recipeName, size: corrected.size };
    if (isOfStaff) await recordOrderAction(services, caller, 'order-corrected', corrected, details);
    return orderReply(corrected);
  });
}

/** @throws Refusal as for an unknown order */
function requireOwn({ deviceHash }: Caller, order: StoredOrder): void {
  if (order.deviceHash === null || order.deviceHash !== deviceHash) throw new Refusal('order-not-found');
}

interface OrderAddress {
  shopId: string;
  orderId: string;
}

/** Names the order by its number: guests' names are not kept in the audit. */
export const recordOrderAction = (
  services: Pick<Services, 'db' | 'clock' | 'newId'>,
  caller: Caller,
  action: ActionName,
  order: StoredOrder,
  details: object = {},
) =>
  recordBy(services)(services.db, caller, action, order.shopId, {
    orderId: order.id,
    displayId: order.displayId,
    ...details,
  });
