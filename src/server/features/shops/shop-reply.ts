import type { Shop } from '#contract/shop/shops.ts';
import { ORDER_DEFAULTS, orderSize } from '#domain/order/order.ts';
import type { Services } from '../../services.ts';
import { listRecipeIds } from '../../repos/menu/recipes.repo.ts';
import { countInstances, type StoredShop } from '../../repos/shop/shops.repo.ts';

/**
 * Shops as staff get them; unsaved order defaults read 1, sizeM and PENDING. Source: docs/behaviour/orders.md
 * "Defaults".
 */
export async function shopReplies({ db }: Pick<Services, 'db'>, shops: readonly StoredShop[]): Promise<Shop[]> {
  const [recipes, instances] = await Promise.all([
    listRecipeIds(
      db,
      shops.map(({ id }) => id),
    ),
    countInstances(db),
  ]);
  return shops.map((shop) => ({
    shop_id: shop.id,
    name: shop.name,
    created_at: shop.createdAt,
    updated_at: shop.updatedAt,
    recipes: recipes.get(shop.id) ?? [],
    settings: shop.settings,
    order_default_quantity: shop.savedQuantity ?? ORDER_DEFAULTS.quantity,
    order_default_size: shop.savedSize ?? ORDER_DEFAULTS.size,
    order_default_status: shop.savedStatus ?? ORDER_DEFAULTS.status,
    guest_order_size: orderSize(undefined, shop.savedSize),
    active_instances_count: instances.get(shop.id)?.active ?? 0,
    instances_count: instances.get(shop.id)?.all ?? 0,
    admin_id: shop.adminId,
    user_id: shop.userId,
  }));
}
