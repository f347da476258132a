import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '#contract/client.ts';
import type { Order } from '#contract/orders.ts';
import { guestRecipe } from '../../../../test/guest-recipe.ts';
import { listPendingOrders } from '../../pending-orders.ts';
import type { Kiosk } from './join-flow.ts';
import { orderPlacer } from './order-placer.ts';

const kiosk = (shopId = 'bar') =>
  ({
    instance: { join_code: 'BCD234' },
    shop: { shop_id: shopId, name: 'Bar' },
    recipes: [guestRecipe()],
  }) as unknown as Kiosk;
const wish = { key: 'k1', recipeId: 'sour', name: 'Ada' };
const placed = { id: 'o1', status: 'PENDING', displayId: 'A01' } as Order;

afterEach(() => localStorage.clear());

describe('orderPlacer', () => {
  it.each([
    ['without a shop', kiosk(''), wish, 'targetShopId is required for order submission'],
    ['a drink that was not loaded', kiosk(), { ...wish, recipeId: 'unknown' }, 'Recipe not found'],
  ])('%s sends nothing', async (_case, at, order, message) => {
    const client = vi.fn();
    await expect(orderPlacer(client as unknown as Client, at, vi.fn())(order)).rejects.toThrow(message);
    expect(client).not.toHaveBeenCalled();
  });

  it.each([
    ['the result itself', placed],
    ['data', { data: placed }],
  ])('reads %s and sends the size that was chosen', async (_case, reply) => {
    const client = vi.fn(() => Promise.resolve(reply));
    const onPlaced = vi.fn();
    const order = await orderPlacer(client as unknown as Client, kiosk(), onPlaced)({ ...wish, size: 'sizeL' });
    expect(order).toEqual(placed);
    expect(onPlaced).toHaveBeenCalledExactlyOnceWith(placed, guestRecipe());
    expect(client).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ body: expect.objectContaining({ size: 'sizeL' }) }),
      { headers: { 'Idempotency-Key': 'k1' } },
    );
    expect(listPendingOrders()).toEqual([
      expect.objectContaining({ orderId: 'o1', name: 'Your Drink', size: 'Medium' }),
    ]);
  });

  it('remembers no order that needs no approval', async () => {
    const client = () => Promise.resolve({ ...placed, status: 'IMMEDIATE' });
    await orderPlacer(client as unknown as Client, kiosk(), vi.fn())(wish);
    expect(listPendingOrders()).toEqual([]);
  });
});
