/** A phone looks at another phone's ticket by its link. Source: docs/behaviour/orders.md "Following", docs/decisions/0157. */
import type { FastifyInstance } from 'fastify';
import { listFollowedOrders, unfollowTicket } from '#contract/order/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { LINK_LIFE_MS } from '#domain/order/order.ts';
import { requireShop, type Caller } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { serve } from '../../http/serve.ts';
import * as followers from '../../repos/orders/followers.repo.ts';
import type { StoredOrder } from '../../repos/orders/orders.repo.ts';
import type { Services } from '../../services.ts';
import { asTheyAre } from './as-they-are.ts';
import { followedReply } from './order-reply.ts';

const LISTED_ORDERS = 200;

export function followTicketRoutes(app: FastifyInstance, services: Services): void {
  const { db, limits } = services;

  serve(app, services, unfollowTicket, async ({ params: { shopId }, body: { ticketId }, caller }) => {
    const { ip, deviceHash } = caller;
    if (deviceHash === null) throw new Refusal('not-joined');
    limits.take(...RULES.following(ip, deviceHash));
    await followers.unfollowTicket(db, { shopId, ticketId, deviceHash });
    return { success: true as const };
  });

  serve(app, services, listFollowedOrders, async ({ params, caller }) => {
    const { deviceHash } = caller;
    if (deviceHash === null) throw new Refusal('not-joined');
    const shop = await requireShop(services, caller, params.shopId);
    const of = { shopId: shop.id, deviceHash, limit: LISTED_ORDERS };
    const orders = await asTheyAre(services, () => followers.listFollowedOrders(db, of));
    return { data: orders.map(followedReply) };
  });
}

/** @throws Refusal for a ticket of nobody, one of last night, and one that enough phones follow */
export async function follow(
  { db, clock, limits }: Services,
  { ip }: Caller,
  deviceHash: string,
  order: StoredOrder,
): Promise<void> {
  const now = clock();
  if (order.deviceHash === null || now.getTime() - Date.parse(order.createdAt) > LINK_LIFE_MS)
    throw new Refusal('order-not-found');
  limits.take(...RULES.following(ip, deviceHash));
  const { shopId, ticketId } = order;
  await followers.followTicket(db, { shopId, ticketId, deviceHash }, now.toISOString());
}
