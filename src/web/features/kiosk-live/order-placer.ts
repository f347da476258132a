/** Placing a guest's order through this phone's outbox. Source: spec §3, §5, §7. */
import type { Order } from '#contract/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import type { GuestRecipe } from '#contract/recipes.ts';
import type { PlaceOrder } from '#experiences/experience.ts';
import { OrderKept, OrderRefused } from '#ui/use-order.ts';
import { findKeptOrder } from '../../outbox/kept-orders.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type { Kiosk } from './join-flow.ts';
import type { Refused } from './keep-fresh.ts';

interface Listeners {
  onPlaced: (order: Order, recipe: GuestRecipe) => void;
  /** The server said no. @returns what to do once the guest knows */
  onRefused: (refused: Refused) => () => void;
}

export const orderPlacer =
  (outbox: Outbox, { instance, shop, recipes }: Kiosk, { onPlaced, onRefused }: Listeners): PlaceOrder =>
  async ({ key, recipeId, name, size }) => {
    if (!shop.shop_id) throw new Error('targetShopId is required for order submission');
    const recipe = recipes.find(({ id }) => id === recipeId);
    if (!recipe) throw new Error('Recipe not found');

    try {
      const order = await outbox.place({
        key,
        shopId: shop.shop_id,
        joinCode: instance.join_code,
        recipe,
        name,
        size,
      });
      onPlaced(order, recipe);
      return order;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status !== 0) throw new OrderRefused(error, onRefused({ recipeId, code: error.code }));
      const sent = outbox.outcomeOf(key).then(
        (order) => {
          onPlaced(order, recipe);
          return order;
        },
        (reason: unknown) => {
          // Its notice has told the guest already.
          if (findKeptOrder(key)?.state === 'refused') onRefused({ recipeId, code: '' })();
          throw reason;
        },
      );
      throw new OrderKept(sent, () => outbox.cancel(key));
    }
  };
