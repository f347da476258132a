/** This browser's outbox, and hooks to follow its orders. */
import { useSyncExternalStore } from 'react';
import { client } from '#web/shell/client/api-client.ts';
import { clientTexts } from '#web/shell/client/client-texts.ts';
import { addPendingOrder, pendingOrderOf } from '#web/shell/client/pending-orders.ts';
import { isAnyOrderVolatile, listQueuedOrders, onQueuedOrders, type QueuedOrder } from './queued-orders.ts';
import { createOutbox } from './outbox.ts';

export const guestOutbox = createOutbox({
  client,
  noAnswer: clientTexts.noAnswer,
  onPlaced: (order, { shopId, recipe }) => {
    // An immediate order needs no approval at the machine.
    if (order.status === 'IMMEDIATE') return;
    const pending = pendingOrderOf(order, { shopId, recipeId: recipe.id, recipe, now: new Date().toISOString() });
    if (pending) addPendingOrder(pending);
  },
});

/** The orders queued on this phone, followed across tabs. */
export const useQueuedOrders = (): readonly QueuedOrder[] => useSyncExternalStore(onQueuedOrders, listQueuedOrders);

/** True while queued orders would be lost when the page closes: storage is full or forbidden. */
export const useVolatileOrders = (): boolean => useSyncExternalStore(onQueuedOrders, isAnyOrderVolatile);
