import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_ANSWER, type Client } from '#contract/client.ts';
import type { Order } from '#contract/orders.ts';
import { NO_ALLERGIES } from '#domain/recipe/allergies.ts';
import { Refusal } from '#contract/refusal.ts';
import { OrderKept, OrderLeft, OrderRefused } from '#ui/play/order/use-order.ts';
import { guestRecipe } from '#test/guest-recipe.ts';
import { listKeptOrders } from '../outbox/queued-orders.ts';
import { createOutbox } from '../outbox/outbox.ts';
import type { Kiosk } from '#web/join/join-flow.ts';
import { orderPlacer } from './order-placer.ts';

const kiosk = (shopId = 'bar') =>
  ({
    instance: { join_code: 'BCD234' },
    shop: { shop_id: shopId, name: 'Bar' },
    recipes: [guestRecipe()],
  }) as unknown as Kiosk;
const wish = { key: 'k1', recipeId: 'sour', name: 'Ada' };
const placed = { id: 'o1', status: 'PENDING', displayId: 'A01' } as Order;
const told = () => ({
  allergies: NO_ALLERGIES,
  askForAnother: vi.fn(() => Promise.resolve(false)),
  onPlaced: vi.fn(),
  onRefused: vi.fn(() => vi.fn<() => void>()),
});
const outboxOver = (client: unknown) =>
  createOutbox({ client: client as Client, noAnswer: () => 'No answer.', onPlaced: () => undefined });

afterEach(() => localStorage.clear());

describe('orderPlacer', () => {
  it.each([
    ['without a shop', kiosk(''), wish, 'targetShopId is required for order submission'],
    ['a drink that was not loaded', kiosk(), { ...wish, recipeId: 'unknown' }, 'Recipe not found'],
  ])('%s sends and keeps nothing', async (_case, at, order, message) => {
    const client = vi.fn();
    await expect(orderPlacer(outboxOver(client), at, told())(order)).rejects.toThrow(message);
    expect(client).not.toHaveBeenCalled();
    expect(listKeptOrders()).toEqual([]);
  });

  it.each([
    ['the result itself', placed],
    ['data', { data: placed }],
  ])('reads %s and sends the size that was chosen', async (_case, reply) => {
    const client = vi.fn(() => Promise.resolve(reply));
    const listeners = told();
    const order = await orderPlacer(outboxOver(client), kiosk(), listeners)({ ...wish, size: 'sizeL' });
    expect(order).toEqual(placed);
    expect(listeners.onRefused).not.toHaveBeenCalled();
    expect(listeners.onPlaced).toHaveBeenCalledExactlyOnceWith(placed, guestRecipe());
    expect(client).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ body: expect.objectContaining({ size: 'sizeL' }) }),
      expect.objectContaining({ headers: { 'Idempotency-Key': 'k1', 'x-join-code': 'BCD234' } }),
    );
  });

  it('says that an order without an answer is kept, and shows its ticket once it was sent', async () => {
    let isAway = true;
    const client = () => (isAway ? Promise.reject(new Refusal(NO_ANSWER)) : Promise.resolve(placed));
    const listeners = told();
    const outbox = outboxOver(client);
    const kept: unknown = await orderPlacer(outbox, kiosk(), listeners)(wish).catch((error: unknown) => error);
    expect(kept).toBeInstanceOf(OrderKept);
    expect(listeners.onPlaced).not.toHaveBeenCalled();

    isAway = false;
    await outbox.drain(true);
    expect(await (kept as OrderKept<Order>).sent).toEqual(placed);
    expect(listeners.onPlaced).toHaveBeenCalledExactlyOnceWith(placed, guestRecipe());
  });

  it('tells why the server refused at once, and acts on it when the guest has read so', async () => {
    const client = () => Promise.reject(new Refusal('recipe-unavailable', { status: 409, message: 'Sold out.' }));
    const act = vi.fn<() => void>();
    const onRefused = vi.fn(() => act);
    const placing = orderPlacer(outboxOver(client), kiosk(), { ...told(), onRefused })(wish);
    const refusal: unknown = await placing.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(OrderRefused);
    expect((refusal as OrderRefused).message).toBe('Sold out.');
    expect(onRefused).toHaveBeenCalledExactlyOnceWith({ recipeId: 'sour', code: 'recipe-unavailable' });
    expect(act).not.toHaveBeenCalled();
    (refusal as OrderRefused).onRead();
    expect(act).toHaveBeenCalledOnce();
    expect(listKeptOrders()).toEqual([]);
  });

  it('a kept order the server refuses later has the menu read again', async () => {
    let answer = new Refusal(NO_ANSWER);
    const outbox = outboxOver(() => Promise.reject(answer));
    const act = vi.fn<() => void>();
    const listeners = { ...told(), onRefused: vi.fn(() => act) };
    const kept: unknown = await orderPlacer(outbox, kiosk(), listeners)(wish).catch((error: unknown) => error);
    answer = new Refusal('recipe-unavailable', { status: 409 });
    await outbox.drain(true);
    await expect((kept as OrderKept<Order>).sent).rejects.toThrow();
    expect(act).toHaveBeenCalledOnce();
  });

  it('sends a drink that waits already a second time only when the guest wants two', async () => {
    const client = vi.fn(() => Promise.reject(new Refusal(NO_ANSWER)));
    const listeners = told();
    const place = orderPlacer(outboxOver(client), kiosk(), listeners);
    await expect(place(wish)).rejects.toBeInstanceOf(OrderKept);
    await expect(place({ ...wish, key: 'k1-sizeL', size: 'sizeL' })).rejects.toBeInstanceOf(OrderLeft);
    expect(listeners.askForAnother).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: 'k1', name: 'Ada' }),
    );
    expect(listKeptOrders().map(({ key }) => key)).toEqual(['k1']);
    await expect(place(wish)).rejects.toBeInstanceOf(OrderKept);
    expect(listeners.askForAnother).toHaveBeenCalledOnce();

    listeners.askForAnother.mockResolvedValue(true);
    await expect(place({ ...wish, key: 'k1-sizeL', size: 'sizeL' })).rejects.toBeInstanceOf(OrderKept);
    expect(listKeptOrders().map(({ key }) => key)).toEqual(['k1', 'k1-sizeL']);
  });

  it('one that was taken back has not', async () => {
    const outbox = outboxOver(() => Promise.reject(new Refusal(NO_ANSWER)));
    const listeners = told();
    const kept: unknown = await orderPlacer(outbox, kiosk(), listeners)(wish).catch((error: unknown) => error);
    (kept as OrderKept<Order>).cancel();
    await expect((kept as OrderKept<Order>).sent).rejects.toThrow();
    expect(listeners.onRefused).not.toHaveBeenCalled();
  });
});
