/** Placing a guest's order through this phone's outbox. Source: spec §3, §5, §7. */
import type { Order } from '#contract/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import type { GuestRecipe } from '#contract/recipes.ts';
import { hasAllergies, type Allergies } from '#domain/recipe/allergies.ts';
import type { PlaceOrder } from '#experiences/experience.ts';
import { OrderKept, OrderLeft, OrderRefused } from '#ui/play/order/use-order.ts';
import { findKeptOrder, listKeptOrders, type KeptOrder } from '../outbox/queued-orders.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Kiosk } from '#web/join/join-flow.ts';
import type { Refused } from '../phone/menu-refresher.ts';

interface Listeners {
  /** What the guest must not be served. */
  allergies: Allergies;
  /** The same drink waits on this phone to be sent: whether the guest wants a second one. */
  askForAnother: (waiting: KeptOrder) => Promise<boolean>;
  onPlaced: (order: Order, recipe: GuestRecipe) => void;
  /** The server said no. @returns what to do once the guest knows */
  onRefused: (refused: Refused) => () => void;
}

export const orderPlacer =
  (
    outbox: Outbox,
    { instance, shop, recipes }: Kiosk,
    { allergies, askForAnother, onPlaced, onRefused }: Listeners,
  ): PlaceOrder =>
  async ({ key, recipeId, name, size }) => {
    if (!shop.shop_id) throw new Error('targetShopId is required for order submission');
    const recipe = recipes.find(({ id }) => id === recipeId);
    if (!recipe) throw new Error('Recipe not found');
    const waiting = waitingTwin({ key, recipeId, shopId: shop.shop_id });
    if (waiting && !(await askForAnother(waiting))) throw new OrderLeft();

    try {
      const order = await outbox.place({
        key,
        shopId: shop.shop_id,
        joinCode: instance.join_code,
        recipe,
        name,
        size,
        ...(hasAllergies(allergies) && { allergies }),
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

/** An order of the same drink under another key: a second one would be sent besides. */
const waitingTwin = (wish: { key: string; recipeId: string; shopId: string }): KeptOrder | undefined =>
  listKeptOrders().find(
    ({ key, recipe, shopId, state }) =>
      state === 'waiting' && recipe.id === wish.recipeId && shopId === wish.shopId && key !== wish.key,
  );
