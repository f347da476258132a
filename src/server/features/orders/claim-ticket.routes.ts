/**
 * A guest's phone takes over what was ordered at a shared screen, or follows what another phone has. Source:
 * docs/behaviour/orders.md "Shared screens", "Following".
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { claimTicket } from '#contract/order/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { PENDING_ORDER_LIFE_MS } from '#domain/order/order.ts';
import { RULES } from '../../http/limits/limits.ts';
import { serve } from '../../http/serve.ts';
import { runSteps } from '../../db/engine.ts';
import { findOrder, ticketOf, type StoredOrder } from '../../repos/orders/orders.repo.ts';
import * as pickup from '../../repos/orders/pickup.repo.ts';
import type { Services } from '../../services.ts';
import { follow } from './follow-ticket.routes.ts';
import { followedReply, orderReply } from './order-reply.ts';

export function claimTicketRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, limits } = services;

  /** @throws Refusal: one answer for an unknown number and a wrong code */
  const findByCode = async (
    shopId: string,
    { ip, deviceHash }: { ip: string; deviceHash: string },
    { displayId, pickupCode }: ByCode,
  ): Promise<StoredOrder> => {
    // A code of four digits bears few guesses: past the limit a ticket is claimed by its QR code, or made by staff.
    const giveBack = limits.reserve(...RULES.wrongPickup(shopId, ip));
    const since = new Date(clock().getTime() - PENDING_ORDER_LIFE_MS).toISOString();
    const order = await pickup.findOrderToPickUp(db, { shopId, displayId, since, deviceHash });
    if (order?.deviceHash === deviceHash) {
      giveBack();
      return order;
    }
    if (order && !(await pickup.takePickupTry(db, order))) throw new Refusal('pickup-code-void');
    if (!order || !isSame(order.pickupCode ?? '', pickupCode)) throw new Refusal('pickup-not-found');
    giveBack();
    return order;
  };

  /** @throws Refusal: one answer for an unknown link and a ticket of nobody */
  const findByLink = async (shopId: string, ip: string, orderId: string): Promise<StoredOrder> => {
    const order = await findOrder(db, shopId, orderId);
    if (order && isForClaiming(order)) return order;
    // Ids are drawn by chance: only wrong ones count, so that no stranger keeps a bar from its tickets.
    limits.take(...RULES.wrongLink(ip));
    throw new Refusal('order-not-found');
  };

  serve(app, services, claimTicket, async ({ params: { shopId }, body, caller }) => {
    const { deviceHash, sessionHash } = caller;
    if (deviceHash === null) throw new Refusal('not-joined');
    const order = await ('orderId' in body
      ? findByLink(shopId, caller.ip, body.orderId)
      : findByCode(shopId, { ip: caller.ip, deviceHash }, body));
    await pickup.claimTicket(db, order, { deviceHash, sessionHash });
    const ticket = await runSteps(db, ticketOf(order));
    const another = ticket.find((one) => one.deviceHash !== deviceHash);
    if (!another) return { orders: ticket.map(orderReply) };
    await follow(services, caller, deviceHash, another);
    return { orders: ticket.map(followedReply) };
  });
}

interface ByCode {
  displayId: string;
  pickupCode: string;
}

/** Orders of staff and of foreign clients without a device have no code and stay as they are. */
const isForClaiming = ({ deviceHash, pickupCode }: StoredOrder): boolean => deviceHash !== null || pickupCode !== null;

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
