import type { FastifyInstance } from 'fastify';
import { approveOrder, exportOrders, listOrders, submitOrder, withdrawOrder } from '#contract/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import { hasAllergies } from '#domain/recipe/allergies.ts';
import { PENDING_ORDER_LIFE_MS } from '#domain/order/order.ts';
import { hashOfGuestId, requireShop, type Caller } from '../../http/caller.ts';
import { RULES } from '../../http/limits.ts';
import { serve } from '../../http/serve.ts';
import * as orders from '../../repos/orders.repo.ts';
import type { Services } from '../../services.ts';
import { orderReply } from './order-reply.ts';
import { answerOrderTable, exportOrderTable } from './order-table.ts';
import { findPlacedOrder, placeOrder } from './place-order.ts';
import { recordOrderAction } from './staff-orders.routes.ts';

const LISTED_ORDERS = 200;

export function orderRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, commit, limits, menus, visits } = services;

  serve(app, services, submitOrder, async ({ params, body, caller, request, reply }) => {
    if (body.targetShopId !== params.shopId)
      throw new Refusal('invalid-request', { because: message('target-shop-of-another-address') });
    const shop = await requireShop(services, caller, params.shopId);
    if (body.kioskInstanceCode !== undefined && caller.instance?.shopId !== shop.id) throw new Refusal('not-joined');

    const key = idempotencyKey(request.headers['idempotency-key']);
    const instanceCode = caller.instance?.joinCode ?? null;
    const { deviceHash, sessionHash } = caller;
    const { recipeId, name, size } = body;
    const allergies = body.allergies && hasAllergies(body.allergies) ? body.allergies : null;
    const wish = { shopId: shop.id, recipeId, name, size, instanceCode, allergies };
    const placed = await findPlacedOrder(db, { ...wish, deviceHash, key });
    if (placed) {
      void reply.header('idempotent-replayed', 'true');
      return orderReply(placed);
    }

    const recipe = (await menus.of(shop)).byId.get(recipeId);
    if (!recipe || recipe.hidden) throw new Refusal('recipe-not-found');
    if (!recipe.available) throw new Refusal('recipe-unavailable');

    const rules = caller.account ? [] : RULES.order(caller.ip, deviceHash, instanceCode);
    limits.check(...rules);
    const { order, replayed } = await placeOrder(services, {
      shop,
      recipe,
      name,
      size,
      instanceCode,
      deviceHash,
      sessionHash,
      allergies,
      key,
    });

    if (replayed) {
      void reply.header('idempotent-replayed', 'true');
      return orderReply(order);
    }
    limits.count(...rules);
    if (caller.instance) visits.noteOrder(caller, caller.instance);
    else if (caller.account) await recordOrderAction(services, caller, 'order-placed', order);
    return orderReply(order);
  });

  serve(app, services, withdrawOrder, async ({ params, body, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const owner = caller.deviceHash ?? '';
    limits.take(...RULES.withdrawal(caller.deviceHash ?? caller.ip));
    const order = await commit(async (tx) => {
      const at = clock().toISOString();
      if (await orders.claimOrderKey(tx, { deviceHash: owner, key: body.key, bodyHash: '', orderId: null }, at))
        return undefined;
      const known = await orders.findOrderKey(tx, owner, body.key);
      if (known?.order?.shopId !== shop.id) return undefined;
      await orders.withdrawOpenOrder(tx, known.order.id);
      return orders.findOrder(tx, shop.id, known.order.id);
    });
    return { order: order ? orderReply(order) : null };
  });

  serve(app, services, listOrders, async ({ params, query, caller }) => {
    await orders.completeBrewedOrders(db, clock().toISOString());
    if (caller.as === 'staff') return answerOrderTable(services, params.shopId, query);
    // Guests always get their own device's orders: none without a device id.
    if (!caller.deviceHash) return { data: [], total: 0, page: 1 };
    const sessionHash = hashOfGuestId(query.userSessionId);
    const own = await orders.listOrders(db, params.shopId, {
      deviceHash: caller.deviceHash,
      ...(sessionHash && { sessionHash }),
      limit: LISTED_ORDERS,
    });
    return { data: own.map(orderReply), total: own.length, page: 1 };
  });

  serve(app, services, exportOrders, async ({ params, query }) => exportOrderTable(services, params.shopId, query));

  serve(app, services, approveOrder, async ({ params, caller, reply }) => {
    const order = await orders.findOrder(db, params.shopId, params.orderId);
    if (!order || !mayApprove(caller, order)) throw new Refusal('order-not-found');
    const now = clock();
    if (Date.parse(order.createdAt) + PENDING_ORDER_LIFE_MS < now.getTime()) throw new Refusal('order-expired');
    const released = await orders.releaseOrder(db, params.shopId, params.orderId, {
      at: now.toISOString(),
      by: handOf(caller),
      completesAt: new Date(now.getTime() + order.brewingMs).toISOString(),
    });
    if (released) {
      if (caller.as === 'staff') await recordOrderAction(services, caller, 'order-approved', released);
      return orderReply(released);
    }

    const current = await orders.findOrder(db, params.shopId, params.orderId);
    if (!current || current.status === 'CANCELLED') throw new Refusal('order-closed');
    if (current.approvedBy === null || current.approvedBy !== handOf(caller)) throw new Refusal('already-approved');
    void reply.header('idempotent-replayed', 'true');
    return orderReply(current);
  });
}

/**
 * Staff of the shop; the device that ordered; for an order without a device, anyone who knows its id. Source:
 * docs/behaviour/orders.md "Approving".
 */
function mayApprove(caller: Caller, { deviceHash }: orders.StoredOrder): boolean {
  return caller.as === 'staff' || deviceHash === null || deviceHash === caller.deviceHash;
}

/** Who approved: the same caller gets the same answer again, another one is refused. Source: docs/decisions/0008. */
const handOf = ({ account, deviceHash }: Caller): string | null => account?.id ?? deviceHash;

const idempotencyKey = (header: unknown): string | undefined =>
  typeof header === 'string' && header.length > 0 && header.length <= 200 ? header : undefined;
