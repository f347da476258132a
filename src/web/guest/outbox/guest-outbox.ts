/** This browser's outbox, and hooks to follow its orders. */
import { local } from '#web/shell/start/storage.ts';
import { useSyncExternalStore } from 'react';
import type { Order } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { client } from '#web/shell/client/api-client.ts';
import { session } from '#web/shell/start/storage.ts';
import { clientTexts } from '#web/shell/client/client-texts.ts';
import { addPendingOrder, isPending, pendingOrderOf } from '#web/shell/client/pending-orders.ts';
import { isAnyOrderVolatile, listQueuedOrders, onQueuedOrders, type QueuedOrder } from './queued-orders.ts';
import { keepCard } from '../own-orders/keep-card.ts';
import { tellOrdered } from './ordered-here.ts';
import { createOutbox } from './outbox.ts';

export const guestOutbox = createOutbox({
  client,
  noAnswer: clientTexts.noAnswer,
  onPlaced: ({ ticketId, orders }, { sharedBy, card, ...kept }) => {
    if (sharedBy !== undefined) return;
    rememberOrders(orders, kept);
    if (card) keepCard(ticketId, kept.recipe.id, card);
  },
});

interface Where {
  shopId: string;
  shopName?: string | undefined;
  recipe: GuestRecipe | undefined;
}

/** Those that wait for approval are listed on this phone. */
export function rememberOrders(orders: readonly Order[], { shopId, shopName, recipe }: Where): void {
  const now = new Date().toISOString();
  local.set('orderedAt', now);
  tellOrdered({ shopId, orders });
  for (const order of orders) {
    const recipeId = recipe?.id ?? order.recipeId;
    const pending = isPending(order) ? pendingOrderOf(order, { shopId, shopName, recipeId, recipe, now }) : undefined;
    if (pending) addPendingOrder(pending);
  }
}

/** The orders queued on this phone, followed across tabs; on a shared screen only the present guest's. */
export function useQueuedOrders(): readonly QueuedOrder[] {
  const orders = useSyncExternalStore(onQueuedOrders, listQueuedOrders);
  return orders.filter(({ sharedBy }) => sharedBy === undefined || sharedBy === session.get('sessionId'));
}

/** True while queued orders would be lost when the page closes: storage is full or forbidden. */
export const useVolatileOrders = (): boolean => useSyncExternalStore(onQueuedOrders, isAnyOrderVolatile);
