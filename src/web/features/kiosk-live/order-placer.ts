/** Placing a guest's order and remembering it on this phone. Source: spec §3, §5, §7. */
import type { Client } from '#contract/client.ts';
import type { Order } from '#contract/orders.ts';
import type { GuestRecipe } from '#contract/recipes.ts';
import type { PlaceOrder } from '#experiences/experience.ts';
import { addPendingOrder, pendingOrderOf } from '../../pending-orders.ts';
import type { Kiosk } from './join-flow.ts';

type OnPlaced = (order: Order, recipe: GuestRecipe) => void;

export const orderPlacer =
  (client: Client, { instance, shop, recipes }: Kiosk, onPlaced: OnPlaced): PlaceOrder =>
  async ({ key, recipeId, name, size }) => {
    if (!shop.shop_id) throw new Error('targetShopId is required for order submission');
    const recipe = recipes.find(({ id }) => id === recipeId);
    if (!recipe) throw new Error('Recipe not found');

    const reply = await client(
      'POST /api/admin/shops/:shopId/submit-order',
      {
        params: { shopId: shop.shop_id },
        body: {
          targetShopId: shop.shop_id,
          recipeId,
          name,
          kioskInstanceCode: instance.join_code,
          ...(size && { size }),
        },
      },
      { headers: { 'Idempotency-Key': key } },
    );
    const order = unwrapped(reply);

    remember(order, shop.shop_id, recipe);
    onPlaced(order, recipe);
    return order;
  };

/** "It returns data or the result itself" (spec §7). */
const unwrapped = (reply: Order | { data: Order }): Order => ('data' in reply ? reply.data : reply);

/** An order the shop makes at once needs no approval at the machine. */
function remember(order: Order, shopId: string, recipe: GuestRecipe): void {
  if (order.status === 'IMMEDIATE') return;
  const pending = pendingOrderOf(order, { shopId, recipeId: recipe.id, recipe, now: new Date().toISOString() });
  if (pending) addPendingOrder(pending);
}
