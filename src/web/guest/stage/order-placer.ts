/** Places a guest's order through this phone's outbox. Source: docs/behaviour/orders.md, docs/behaviour/offline.md. */
import type { Ticket } from '#contract/order/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { hasAllergies, type Allergies } from '#domain/recipe/allergies.ts';
import type { OrderEnd, PlaceOrder } from '#ui/play/order/order-answer.ts';
import type { Kiosk } from '#web/join/join-flow.ts';
import { sessionId } from '#web/shell/client/guest-identity.ts';
import { listQueuedOrders, type QueuedOrder } from '../outbox/queued-orders.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Refused } from '../phone/menu-refresher.ts';

interface Listeners {
  /** The guest's allergy declaration. */
  allergies: Allergies;
  /** The same drink is queued on this phone already: asks whether the guest wants a second one. */
  askForAnother: (waiting: QueuedOrder) => Promise<boolean>;
  /** The screen belongs to nobody. */
  isShared: boolean;
  onPlaced: (ticket: Ticket, recipe: GuestRecipe) => void;
  /**
   * The server refused.
   * @returns what to do once the guest has read it
   */
  onRefused: (refused: Refused) => () => void;
}

export const orderPlacer =
  (
    outbox: Outbox,
    { instance, shop, recipes, experience }: Kiosk,
    { allergies, askForAnother, isShared, onPlaced, onRefused }: Listeners,
  ): PlaceOrder =>
  async ({ key, recipeId, name, size, adultConfirmed, card }) => {
    if (!shop.shop_id) return incomplete('invalid-request', 'targetShopId is required for order submission');
    const recipe = recipes.find(({ id }) => id === recipeId);
    if (!recipe) return incomplete('recipe-not-found', 'Recipe not found');
    // On a shared screen it would be a stranger's.
    const waiting = isShared ? undefined : waitingTwin({ key, recipeId, shopId: shop.shop_id });
    if (waiting && !(await askForAnother(waiting))) return { kind: 'declined' };

    const wish = {
      key,
      shopId: shop.shop_id,
      shopName: shop.name,
      joinCode: instance.join_code,
      recipe,
      name,
      size,
      ...(adultConfirmed && { adultConfirmed }),
      ...(isShared ? { sharedBy: sessionId() } : card && { card: { experience: experience.id, played: card.played } }),
    };
    const answer = await outbox.place({ ...wish, ...(hasAllergies(allergies) && { allergies }) });
    switch (answer.kind) {
      case 'placed':
        onPlaced(answer.order, recipe);
        return { ...answer, hasTicket: true };
      case 'refused':
        return { ...answer, acknowledge: onRefused({ recipeId, code: answer.refusal.code }) };
      case 'queued':
        return { kind: 'queued', end: endOf(key, recipe), cancel: () => outbox.cancel(key) };
    }

    async function endOf(queuedKey: string, ordered: GuestRecipe): Promise<OrderEnd> {
      const end = await outbox.endOf(queuedKey);
      if (end.kind === 'placed') {
        onPlaced(end.order, ordered);
        return { ...end, hasTicket: true };
      }
      if (end.kind !== 'refused') return { kind: 'declined' };
      // The notice of the queued order has already told the guest.
      onRefused({ recipeId: ordered.id, code: '' })();
      return { kind: 'declined' };
    }
  };

/** A bug of the page: nothing is sent. */
const incomplete = (code: 'invalid-request' | 'recipe-not-found', message: string): OrderEnd => ({
  kind: 'refused',
  refusal: new Refusal(code, { message }),
  acknowledge: () => undefined,
});

/** A queued order of the same drink under another key: sending would make a second one. */
const waitingTwin = (wish: { key: string; recipeId: string; shopId: string }): QueuedOrder | undefined =>
  listQueuedOrders().find(
    ({ key, recipe, shopId, state }) =>
      state === 'waiting' && recipe.id === wish.recipeId && shopId === wish.shopId && key !== wish.key,
  );
