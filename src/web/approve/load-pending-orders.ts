/**
 * The guest's orders for a machine: the server's, merged into this phone's. Source: docs/behaviour/approval.md "Finding
 * orders".
 */
import type { Client } from '#contract/client.ts';
import type { Order } from '#contract/orders.ts';
import type { GuestRecipe } from '#contract/recipes.ts';
import {
  listPendingOrders,
  mergePendingOrders,
  savePendingOrders,
  type PendingOrder,
  type ServerOrders,
} from '#web/shell/client/pending-orders.ts';

interface Guest {
  deviceId: string;
  sessionId: string;
}

/** Never throws: without an answer this phone's own list is used. */
export async function loadPendingOrders(shopId: string, guest: Guest, client: Client): Promise<PendingOrder[]> {
  const ofShop = (orders: PendingOrder[]) => orders.filter((order) => order.shopId === shopId);
  const heard = await askForOrders(shopId, guest, client);
  const bare = ofShop(mergePendingOrders(listPendingOrders(), shopId, heard)).filter(({ recipe }) => !recipe);
  const recipes = await askForRecipes(bare, client);

  // Read again: another page may have added an order meanwhile.
  const merged = mergePendingOrders(listPendingOrders(), shopId, heard).map((order) => {
    const recipe = order.recipe ?? recipes.get(order.recipeId);
    return recipe ? { ...order, recipe } : order;
  });
  savePendingOrders(merged);
  return ofShop(merged);
}

/** First by session; then by device alone, unless the first answer names all orders this phone knows. */
async function askForOrders(shopId: string, { deviceId, sessionId }: Guest, client: Client): Promise<ServerOrders> {
  const ask = async (query: { kioskInstanceCode: string; userSessionId?: string }): Promise<Order[] | undefined> => {
    try {
      const reply = await client('GET /api/admin/shops/:shopId/orders', { params: { shopId }, query });
      return Array.isArray(reply?.data) ? reply.data : undefined;
    } catch {
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
