import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { readInspection } from '#contract/shop/inspection.ts';
import { message } from '#domain/messages/message.ts';
import { addDays, daysBetween } from '#domain/order/shop-day.ts';
import { detailsOf } from '#server/settings/shop-details.ts';
import { dayOfShop, timeZoneOf } from '#server/settings/shop-time.ts';
import { requireShop } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { inspectedCare, inspectedOrders } from './inspected.ts';

const DAYS_UNLESS_TOLD = 30;
const DAYS_AT_MOST = 92;

export function inspectionRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services;

  serve(app, services, readInspection, async ({ params, query, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const now = clock();
    const to = query.to ?? dayOfShop(shop, now);
    const from = query.from ?? addDays(to, 1 - DAYS_UNLESS_TOLD);
    const days = daysBetween(from, to);
    if (days.length === 0) throw new Refusal('invalid-request', { because: message('days-reversed') });
    if (days.length > DAYS_AT_MOST)
      throw new Refusal('invalid-request', { because: message('days-too-many', { max: DAYS_AT_MOST }) });

    const { names, address } = detailsOf(shop);
    const [orders, care] = await Promise.all([
      inspectedOrders(db, { shopId: shop.id, from, to }),
      inspectedCare(db, { shopId: shop.id, from, to }, (at) => dayOfShop(shop, new Date(at))),
    ]);
    return {
      from,
      to,
      madeAt: now.toISOString(),
      timeZone: timeZoneOf(shop) ?? null,
      shop: { names, address },
      alcoholDuty: shop.selling.alcoholDuty,
      care: care.found,
      orders: orders.found,
      isCut: { care: care.isCut, orders: orders.isCut },
    };
  });
}
