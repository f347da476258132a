import { useEffect, useEffectEvent, useState } from 'react';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { Order } from '#contract/order/orders.ts';
import type { Refusal } from '#contract/refusal.ts';
import { useAlert } from '#ui/kit/alert.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { isOpen } from './use-own-orders.ts';

/** Drinks that were ordered and are not on the menu any more: read once for the orders that are open. */
export function useOffMenu(orders: readonly Order[], recipes: readonly GuestRecipe[]) {
  const client = useClient();
  const alert = useAlert();
  const [offMenu, setOffMenu] = useState<readonly GuestRecipe[]>([]);

  const recipeOf = ({ recipeId }: Order) => [...recipes, ...offMenu].find(({ id }) => id === recipeId);
  const read = async (recipeIds: string[]): Promise<readonly GuestRecipe[]> => {
    const reply = await client('POST /api/admin/recipes/batch', { body: { recipeIds } });
    setOffMenu((before) => [...before, ...reply]);
    return reply;
  };
  const withoutRecipe = orders.filter((order) => isOpen(order) && !recipeOf(order)).map(({ recipeId }) => recipeId);
  const missing = [...new Set(withoutRecipe)].join(' ');
  const readMissing = useEffectEvent(() => {
    if (missing !== '') void read(missing.split(' ')).catch(() => undefined);
  });
  useEffect(() => readMissing(), [missing]);

  /** Of any order; tells why it cannot be had, and is undefined then. */
  const findRecipe = async (order: Order): Promise<GuestRecipe | undefined> =>
    recipeOf(order) ?? (await read([order.recipeId]).catch((refusal: Refusal) => alert(refusal.message)))?.[0];
  return { offMenu, findRecipe };
}
