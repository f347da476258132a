/** Staff actions on a guest's order: end it, or correct it before it is made. */
import type { FastifyInstance } from 'fastify';
import type { ActionName } from '#contract/audit.ts';
import { cancelOrder, completeOrder, correctOrder, getOrder } from '#contract/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { inTransaction } from '../../db/database.ts';
import { requireAccount, requireShop, type Caller } from '../../http/caller.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { serve } from '../../http/serve.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import { completeBrewedOrders, findOrder, type StoredOrder } from '../../repos/orders.repo.ts';
import { correctPendingOrder, endOrder } from '../../repos/staff-orders.repo.ts';
import type { Services } from '../../services.ts';
import { orderReply } from './order-reply.ts';
import { pourOf } from './pour.ts';

export function staffOrderRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, menus } = services;

  const known = async (shopId: string, orderId: string): Promise<StoredOrder> => {
    const order = await findOrder(db, shopId, orderId);
    if (!order) throw new Refusal('order-not-found');
    return order;
  };

  const end = async (caller: Caller, { shopId, orderId }: OrderAddress, to: 'CANCELLED' | 'COMPLETED') => {
    const ended = await endOrder(db, shopId, orderId, to, clock().toISOString());
    if (!ended) {
      await known(shopId, orderId);
      throw new Refusal('order-moved-on');
    }
    await recordOrderAction(services, caller, to === 'CANCELLED' ? 'order-cancelled' : 'order-completed', ended);
    return orderReply(ended);
  };

  serve(app, services, getOrder, async ({ params }) => {
    await completeBrewedOrders(db, clock().toISOString());
    return orderReply(await known(params.shopId, params.orderId));
  });
  serve(app, services, cancelOrder, ({ params, caller }) => end(caller, params, 'CANCELLED'));
  serve(app, services, completeOrder, ({ params, caller }) => end(caller, params, 'COMPLETED'));

  serve(app, services, correctOrder, async ({ params, body, caller, request }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const order = await known(shop.id, params.orderId);
    if (order.status !== 'PENDING') throw new Refusal('order-moved-on');
    if ((expectedVersion(request) ?? order.version) !== order.version) throw new Refusal('changed-meanwhile');

    const { byId, pumps } = await menus.of(shop);
    const recipe = byId.get(body.recipeId ?? order.recipeId);
    const isAnother = body.recipeId !== undefined && body.recipeId !== order.recipeId;
    if (!recipe || (isAnother && recipe.hidden)) throw new Refusal('recipe-not-found');
    if (isAnother && !recipe.available) throw new Refusal('recipe-unavailable');

    const size = body.size ?? order.size;
    const name = body.name ?? order.name;
    const pour = pourOf(recipe, size, pumps);
    return inTransaction(db, async (tx) => {
      const wanted = { name, size, recipeId: recipe.id, recipeName: recipe.name, ...pour };
      const corrected = await correctPendingOrder(tx, order, wanted);
      if (!corrected) throw new Refusal('changed-meanwhile');
      const details = { drink: recipe.name, size };
      await recordOrderAction({ ...services, db: tx }, caller, 'order-corrected', corrected, details);
      return orderReply(corrected);
    });
  });
}

interface OrderAddress {
  shopId: string;
  orderId: string;
}

/** Names the order by its number: guests' names are not kept in the audit. */
export const recordOrderAction = (
  { db, clock, newId }: Pick<Services, 'db' | 'clock' | 'newId'>,
  caller: Caller,
  action: ActionName,
  order: StoredOrder,
  details: object = {},
) =>
  recordAction(db, {
    id: newId(),
    at: clock().toISOString(),
    accountId: requireAccount(caller).id,
    action,
    shopId: order.shopId,
    details: { orderId: order.id, displayId: order.displayId, ...details },
  });
