import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_ANSWER, type Client } from '#contract/client.ts';
import type { Order, Ticket } from '#contract/order/orders.ts';
import { NO_ALLERGIES } from '#domain/recipe/allergies.ts';
import { Refusal } from '#contract/refusal.ts';
import type { OrderAnswer } from '#ui/play/order/order-answer.ts';
import { guestRecipe } from '#test/guest-recipe.ts';
import { listQueuedOrders } from '../outbox/queued-orders.ts';
import { createOutbox } from '../outbox/outbox.ts';
import type { Kiosk } from '#web/join/join-flow.ts';
import { orderPlacer } from './order-placer.ts';

const kiosk = (shopId = 'bar') =>
  ({
    instance: { join_code: 'BCD234' },
    shop: { shop_id: shopId, name: 'Bar' },
    recipes: [guestRecipe()],
    experience: { id: 'mbti' },
  }) as unknown as Kiosk;
const wish = { key: 'k1', recipeId: 'sour', name: 'Ada' };
const order = { id: 'o1', status: 'PENDING', displayId: 'A01' } as Order;
const placed: Ticket = { ...order, orders: [order], pickupCode: null };
const told = () => ({
  allergies: NO_ALLERGIES,
  isShared: false,
  askForAnother: vi.fn(() => Promise.resolve(false)),
  onPlaced: vi.fn(),
  onRefused: vi.fn(() => vi.fn<() => void>()),
});
/** The answer of an order that was queued. */
function queued(answer: OrderAnswer) {
  if (answer.kind !== 'queued') throw new Error(`The order was ${answer.kind}.`);
  return answer;
}
const outboxOver = (client: unknown) =>
  createOutbox({ client: client as Client, noAnswer: () => 'No answer.', onPlaced: () => undefined });

afterEach(() => localStorage.clear());

describe('orderPlacer', () => {
  it.each([
    ['without a shop', kiosk(''), wish, 'targetShopId is required for order submission'],
    ['a drink that was not loaded', kiosk(), { ...wish, recipeId: 'unknown' }, 'Recipe not found'],
  ])('%s sends and stores nothing', async (_case, at, order, message) => {
    const client = vi.fn();
    const answer = await orderPlacer(outboxOver(client), at, told())(order);
    expect(answer).toMatchObject({ kind: 'refused', refusal: { message } });
    expect(client).not.toHaveBeenCalled();
    expect(listQueuedOrders()).toEqual([]);
  });

  it('names the bar on the order that this phone keeps', async () => {
    const onPlaced = vi.fn();
    const client = () => Promise.resolve(placed);
    const outbox = createOutbox({ client: client as unknown as Client, noAnswer: () => '', onPlaced });
    await orderPlacer(outbox, kiosk(), told())(wish);
    expect(onPlaced).toHaveBeenCalledWith(placed, expect.objectContaining({ shopId: 'bar', shopName: 'Bar' }));
  });

  it('keeps what the play led to with the order, but on no shared screen', async () => {
    const client = () => Promise.reject(new Refusal(NO_ANSWER));
    const played = { type: 'INTP' };
    const card = { recipe: guestRecipe(), guestName: 'Ada', played };
    const place = (key: string, isShared: boolean) =>
      orderPlacer(outboxOver(client), kiosk(), { ...told(), isShared })({ ...wish, key, card });
    queued(await place('k1', false));
    expect(listQueuedOrders().map((each) => each.card)).toEqual([{ experience: 'mbti', played }]);
    localStorage.clear();
    queued(await place('k2', true));
    expect(listQueuedOrders().map((each) => each.card)).toEqual([undefined]);
  });

  it.each([
    ['the result itself', placed],
    ['an order without its ticket', order],
    ['data', { data: placed }],
  ])('reads %s and sends the chosen size', async (_case, reply) => {
    const client = vi.fn(() => Promise.resolve(reply));
    const listeners = told();
    const answer = await orderPlacer(outboxOver(client), kiosk(), listeners)({ ...wish, size: 'sizeL' });
    expect(answer).toEqual({ kind: 'placed', order: placed, hasTicket: true });
    expect(listeners.onRefused).not.toHaveBeenCalled();
    expect(listeners.onPlaced).toHaveBeenCalledExactlyOnceWith(placed, guestRecipe());
    expect(client).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({ body: expect.objectContaining({ size: 'sizeL' }) }),
      expect.objectContaining({ headers: { 'Idempotency-Key': 'k1', 'x-join-code': 'BCD234' } }),
    );
  });

  it('says that an order without an answer is queued, and shows its ticket once it was sent', async () => {
    let isAway = true;
    const client = () => (isAway ? Promise.reject(new Refusal(NO_ANSWER)) : Promise.resolve(placed));
    const listeners = told();
    const outbox = outboxOver(client);
    const answer = queued(await orderPlacer(outbox, kiosk(), listeners)(wish));
    expect(listeners.onPlaced).not.toHaveBeenCalled();

    isAway = false;
    await outbox.drain(true);
    expect(await answer.end).toEqual({ kind: 'placed', order: placed, hasTicket: true });
    expect(listeners.onPlaced).toHaveBeenCalledExactlyOnceWith(placed, guestRecipe());
  });

  it('says why the server refused, and updates the screen when the guest has read it', async () => {
    const client = () => Promise.reject(new Refusal('recipe-unavailable', { status: 409, message: 'Sold out.' }));
    const act = vi.fn<() => void>();
    const onRefused = vi.fn(() => act);
    const answer = await orderPlacer(outboxOver(client), kiosk(), { ...told(), onRefused })(wish);
    expect(answer).toMatchObject({ kind: 'refused', refusal: { message: 'Sold out.' } });
    expect(onRefused).toHaveBeenCalledExactlyOnceWith({ recipeId: 'sour', code: 'recipe-unavailable' });
    expect(act).not.toHaveBeenCalled();
    if (answer.kind === 'refused') answer.acknowledge();
    expect(act).toHaveBeenCalledOnce();
    expect(listQueuedOrders()).toEqual([]);
  });

  it('refreshes the menu if the server refuses a queued order later', async () => {
    let answer = new Refusal(NO_ANSWER);
    const outbox = outboxOver(() => Promise.reject(answer));
    const act = vi.fn<() => void>();
    const listeners = { ...told(), onRefused: vi.fn(() => act) };
    const kept = queued(await orderPlacer(outbox, kiosk(), listeners)(wish));
    answer = new Refusal('recipe-unavailable', { status: 409 });
    await outbox.drain(true);
    expect(await kept.end).toEqual({ kind: 'declined' });
    expect(act).toHaveBeenCalledOnce();
  });

  it('asks before sending a drink again that is already queued', async () => {
    const client = vi.fn(() => Promise.reject(new Refusal(NO_ANSWER)));
    const listeners = told();
    const place = orderPlacer(outboxOver(client), kiosk(), listeners);
    expect(await place(wish)).toMatchObject({ kind: 'queued' });
    expect(await place({ ...wish, key: 'k1-sizeL', size: 'sizeL' })).toEqual({ kind: 'declined' });
    expect(listeners.askForAnother).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ key: 'k1', name: 'Ada' }),
    );
    expect(listQueuedOrders().map(({ key }) => key)).toEqual(['k1']);
    expect(await place(wish)).toMatchObject({ kind: 'queued' });
    expect(listeners.askForAnother).toHaveBeenCalledOnce();

    listeners.askForAnother.mockResolvedValue(true);
    expect(await place({ ...wish, key: 'k1-sizeL', size: 'sizeL' })).toMatchObject({ kind: 'queued' });
    expect(listQueuedOrders().map(({ key }) => key)).toEqual(['k1', 'k1-sizeL']);
  });

  it('on a shared screen tells nobody of another guest, and says that the order is nobody’s', async () => {
    const client = vi.fn(() => Promise.reject(new Refusal(NO_ANSWER)));
    const listeners = { ...told(), isShared: true };
    const place = orderPlacer(outboxOver(client), kiosk(), listeners);
    await place(wish);
    await place({ ...wish, key: 'k2' });
    expect(listeners.askForAnother).not.toHaveBeenCalled();
    expect(client).toHaveBeenLastCalledWith(
      expect.any(String),
      expect.objectContaining({ body: expect.objectContaining({ screen: 'shared' }) }),
      expect.anything(),
    );
  });

  it('does not ask for one that was withdrawn', async () => {
    const outbox = outboxOver(() => Promise.reject(new Refusal(NO_ANSWER)));
    const listeners = told();
    const kept = queued(await orderPlacer(outbox, kiosk(), listeners)(wish));
    kept.cancel();
    expect(await kept.end).toEqual({ kind: 'declined' });
    expect(listeners.onRefused).not.toHaveBeenCalled();
  });
});
