/**
 * The guest's orders for a machine: the server's, merged into this phone's. Source: docs/behaviour/approval.md "Finding
 * orders".
 */
import type { Client } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Order } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { isOver } from '#domain/machine/job.ts';
import {
  listPendingOrders,
  mergePendingOrders,
  pendingOrderOf,
  savePendingOrders,
  type PendingOrder,
  type ServerOrders,
} from '#web/shell/client/pending-orders.ts';
import type { UnderWay } from './approve-flow.ts';

interface Guest {
  deviceId: string;
  sessionId: string;
}

interface Found {
  orders: PendingOrder[];
  /** What a machine is making for this guest already. */
  underWay: UnderWay | undefined;
}

/**
 * Without an answer this phone's own list is used.
 * @throws Refusal shop-not-found
 */
export async function loadPendingOrders(shopId: string, guest: Guest, client: Client): Promise<Found> {
  const ofShop = (orders: PendingOrder[]) => orders.filter((order) => order.shopId === shopId);
  const heard = await askForOrders(shopId, guest, client);
  const making = underWayIn(shopId, heard.orders);
  const merging = ofShop(mergePendingOrders(listPendingOrders(), shopId, heard));
  // An allergy is held against the drink as it is now: its recipe may have changed since it was ordered.
  const asked = [...merging, ...(making ? [making.order] : [])].filter(({ recipe, allergies }) => !recipe || allergies);
  const recipes = await askForRecipes(asked, client);
  const withRecipe = (order: PendingOrder): PendingOrder => {
    const recipe = recipes.get(order.recipeId) ?? order.recipe;
    return recipe ? { ...order, recipe } : order;
  };

  // Read again: another page may have added an order meanwhile.
  const merged = mergePendingOrders(listPendingOrders(), shopId, heard).map(withRecipe);
  savePendingOrders(merged);
  return { orders: ofShop(merged), underWay: making && { ...making, order: withRecipe(making.order) } };
}

function underWayIn(shopId: string, orders: ServerOrders['orders']): UnderWay | undefined {
  for (const told of orders) {
    const { machine, stage, recipeId = '', timestamp = '' } = told;
    if (!machine || stage !== 'being-made' || isOver(machine.state)) continue;
    const order = pendingOrderOf(told, { shopId, recipeId, now: timestamp });
    if (order) return { order, machine };
  }
  return undefined;
}

/** First by session; then by device alone, unless the first answer names all orders this phone knows. */
async function askForOrders(shopId: string, { deviceId, sessionId }: Guest, client: Client): Promise<ServerOrders> {
  const ask = async (query: { kioskInstanceCode: string; userSessionId?: string }): Promise<Order[] | undefined> => {
    try {
      const reply = await client('GET /api/admin/shops/:shopId/orders', { params: { shopId }, query });
      return Array.isArray(reply?.data) ? reply.data : undefined;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'shop-not-found') throw error;
      return undefined;
    }
  };
  const bySession = await ask({ kioskInstanceCode: deviceId, userSessionId: sessionId });
  if (bySession && isEnough(shopId, bySession)) return { orders: bySession, complete: false };
  const byDevice = await ask({ kioskInstanceCode: deviceId });
  const orders = new Map([...(bySession ?? []), ...(byDevice ?? [])].map((order) => [order.orderId, order]));
  return { orders: [...orders.values()], complete: byDevice !== undefined };
}

function isEnough(shopId: string, answer: Order[]): boolean {
  const named = new Set(answer.map(({ orderId }) => orderId));
  const known = listPendingOrders().filter((order) => order.shopId === shopId);
  return answer.some(({ status }) => status === 'PENDING') && known.every(({ orderId }) => named.has(orderId));
}

async function askForRecipes(orders: PendingOrder[], client: Client): Promise<Map<string, GuestRecipe>> {
  const recipeIds = [...new Set(orders.map(({ recipeId }) => recipeId))].filter(Boolean);
  if (recipeIds.length === 0) return new Map();
  try {
    const recipes = await client('POST /api/admin/recipes/batch', { body: { recipeIds } });
    return new Map((Array.isArray(recipes) ? recipes : []).map((recipe) => [recipe.id, recipe]));
  } catch {
    return new Map();
  }
}
