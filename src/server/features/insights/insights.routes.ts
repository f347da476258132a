import type { FastifyInstance } from 'fastify';
import { getShopInsights } from '#contract/shop/insights.ts';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import { addDays, daysBetween } from '#domain/order/shop-day.ts';
import { requireShop } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { dayOfShop } from '#server/settings/shop-time.ts';
import { insightsOf } from './insights-of.ts';

const DAYS_UNLESS_TOLD = 7;
const DAYS_AT_MOST = 92;

export function insightRoutes(app: FastifyInstance, services: Services): void {
  serve(app, services, getShopInsights, async ({ params, query, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const to = query.to ?? dayOfShop(shop, services.clock());
    const from = query.from ?? addDays(to, 1 - DAYS_UNLESS_TOLD);
    const days = daysBetween(from, to);
    if (days.length === 0) throw new Refusal('invalid-request', { because: message('days-reversed') });
    if (days.length > DAYS_AT_MOST)
      throw new Refusal('invalid-request', { because: message('days-too-many', { max: DAYS_AT_MOST }) });
    await services.visits.flush();
    return insightsOf(services, shop, days);
  });
}
