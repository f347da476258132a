import type { FastifyInstance } from 'fastify';
import { listTabs } from '#contract/shop/tabs.ts';
import { tabsOf } from '#domain/selling/tabs.ts';
import { dayOfShop } from '#server/settings/shop-time.ts';
import { requireShop } from '../../http/caller.ts';
import { serve } from '../../http/serve.ts';
import { listOrdersOfDay } from '../../repos/orders/order-list.repo.ts';
import type { Services } from '../../services.ts';
import { orderReply } from './order-reply.ts';

export function tabRoutes(app: FastifyInstance, services: Services): void {
  serve(app, services, listTabs, async ({ params, query, caller }) => {
    const shop = await requireShop(services, caller, params.shopId);
    const day = query.day ?? dayOfShop(shop, services.clock());
    const orders = await listOrdersOfDay(services.db, shop.id, day);
    return { day, tabs: tabsOf(orders.map(orderReply)) };
  });
}
