import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_ANSWER, type Client } from '#contract/client.ts';
import type { Order } from '#contract/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { OrderKept } from '#ui/use-order.ts';
import { guestRecipe } from '../../../../test/guest-recipe.ts';
import { listKeptOrders } from '../../outbox/kept-orders.ts';
import { createOutbox } from '../../outbox/outbox.ts';
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
const outboxOver = (client: unknown) => createOutbox({ client: client as Client, onPlaced: () => undefined });

afterEach(() => localStorage.clear());

describe('orderPlacer', () => {
  it.each([
    ['without a shop', kiosk(''), wish, 'targetShopId is required for order submission'],
    ['a drink that was not loaded', kiosk(), { ...wish, recipeId: 'unknown' }, 'Recipe not found'],
  ])('%s sends and keeps nothing', async (_case, at, order, message) => {
    const client = vi.fn();
    await expect(orderPlacer(outboxOver(client), at, vi.fn())(order)).rejects.toThrow(message);
    expect(client).not.toHaveBeenCalled();
    expect(listKeptOrders()).toEqual([]);
  });

  it.each([
    ['the result itself', placed],
    ['data', { data: placed }],
  ])('reads %s and sends the size that was chosen', async (_case, reply) => {
    const client = vi.fn(() => Promise.resolve(reply));
    const onPlaced = vi.fn();
    const order = await orderPlacer(outboxOver(client), kiosk(), onPlaced)({ ...wish, size: 'sizeL' });
    expect(order).toEqual(placed);
    expect(onPlaced).toHaveBeenCalledExactlyOnceWith(placed, guestRecipe());
    expect(client).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ body: expect.objectContaining({ size: 'sizeL' }) }),
      expect.objectContaining({ headers: { 'Idempotency-Key': 'k1', 'x-join-code': 'BCD234' } }),
    );
  });

  it('says that an order without an answer is kept, and shows its ticket once it was sent', async () => {
    let isAway = true;
    const client = () => (isAway ? Promise.reject(new Refusal(NO_ANSWER)) : Promise.resolve(placed));
    const onPlaced = vi.fn();
    const outbox = outboxOver(client);
    const kept: unknown = await orderPlacer(outbox, kiosk(), onPlaced)(wish).catch((error: unknown) => error);
    expect(kept).toBeInstanceOf(OrderKept);
    expect(onPlaced).not.toHaveBeenCalled();

    isAway = false;
    await outbox.drain(true);
    expect(await (kept as OrderKept<Order>).sent).toEqual(placed);
    expect(onPlaced).toHaveBeenCalledExactlyOnceWith(placed, guestRecipe());
  });
});
