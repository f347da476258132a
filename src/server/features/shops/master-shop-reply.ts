import type { MasterShop } from '#contract/shop/master-shops.ts';
import { ORDER_DEFAULTS } from '#domain/order/order.ts';
import { SELLING_DEFAULTS } from '#domain/selling/selling.ts';
import { detailsOf } from '#server/settings/shop-details.ts';
import type { Services } from '../../services.ts';
import type { MasterShop as StoredMasterShop } from '../../repos/shop/master.repo.ts';
import { listSelling, type StoredShop } from '../../repos/shop/shops.repo.ts';
import { shopReplies } from './shop-reply.ts';

type Needed = Pick<Services, 'db'>;

/** Shops of the built-in Main API. */
export async function masterShopReplies({ db }: Needed, shops: readonly StoredMasterShop[]): Promise<MasterShop[]> {
  const selling = await listSelling(
    db,
    shops.map(({ id }) => id),
  );
  return shops.map((shop) => {
    const sells = selling.get(shop.id) ?? { selling: SELLING_DEFAULTS, sellingVersion: 0 };
    return {
      shop_id: shop.id,
      name: shop.name,
      created_at: shop.created_at,
      updated_at: shop.updated_at,
      recipes: shop.recipeIds,
      settings: shop.settings,
      order_default_quantity: ORDER_DEFAULTS.quantity,
      order_default_size: ORDER_DEFAULTS.size,
      order_default_status: ORDER_DEFAULTS.status,
      active_instances_count: 0,
      instances_count: 0,
      admin_id: null,
      user_id: shop.ownerId,
      ...detailsOf(shop),
      timeZone: sells.selling.timeZone,
      currency: sells.selling.currency,
      is_kept_here: true,
      archived_at: shop.archivedAt,
      version: shop.version + sells.sellingVersion,
    };
  });
}

/** An outside Main API's shops are answered as they were last synced. Source: docs/decisions/0058. */
export async function outsideShopReplies(services: Needed, shops: readonly StoredShop[]): Promise<MasterShop[]> {
  const replies = await shopReplies(services, shops);
  return shops.map((shop, at) => ({
    ...replies[at]!,
    ...detailsOf(shop),
    timeZone: shop.selling.timeZone,
    currency: shop.selling.currency,
    is_kept_here: false,
    archived_at: null,
    version: shop.sellingVersion,
  }));
}
