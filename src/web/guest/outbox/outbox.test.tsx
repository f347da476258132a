import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NO_ANSWER, type Client } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import { OUTBOX_LIFE_MS } from '#domain/order/outbox.ts';
import { guestRecipe } from '#test/guest-recipe.ts';
import { isAnyOrderVolatile, listQueuedOrders } from './queued-orders.ts';
import { inOneTab } from '#web/shell/one-tab.ts';
import { createOutbox } from './outbox.ts';

const wish = { key: 'k1', shopId: 'bar', joinCode: 'BCD234', recipe: guestRecipe(), name: 'Ada' };
const order = { id: 'o1', orderId: 'o1', status: 'PENDING', displayId: 'A01' };
const placed = { ...order, orders: [order], pickupCode: null };
const away = () => Promise.reject(new Refusal(NO_ANSWER));
const refusal = (status: number, retryAfterMs?: number) => () =>
  Promise.reject(new Refusal('refused', { status, message: `No: ${status}`, retryAfterMs }));

let answers: (() => Promise<unknown>)[];
let withdrawn: string[];
let now: number;
const sent = vi.fn();
const onPlaced = vi.fn();

const newOutbox = () =>
  createOutbox({
    client: ((route: string, input: { body: { key?: string } }, options: object) => {
      if (route.endsWith('withdraw-order')) {
        withdrawn.push(input.body.key ?? '');
        return Promise.resolve({ order: null });
      }
      sent(options);
      return (answers.shift() ?? (() => Promise.resolve(placed)))();
    }) as unknown as Client,
    noAnswer: () => 'No answer.',
    onPlaced,
    now: () => now,
    alone: (work) => work().then(() => true),
  });
const states = () => listQueuedOrders().map(({ state }) => state);

beforeEach(() => {
  answers = [];
  withdrawn = [];
  now = Date.parse('2026-03-14T20:00:00.000Z');
  vi.clearAllMocks();
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('an order', () => {
  it('is stored with its key before it is sent', async () => {
    let stored: string | null = null;
    answers = [
      () => {
        stored = localStorage.getItem('outbox:k1');
        return Promise.resolve(placed);
      },
    ];
    expect(await newOutbox().place(wish)).toEqual({ kind: 'placed', order: placed });
    expect(JSON.parse(stored ?? '')).toMatchObject({ key: 'k1', state: 'trying', attempts: 1 });
    expect(states()).toEqual([]);
    expect(onPlaced).toHaveBeenCalledOnce();
  });

  it('without an answer stays queued, and is sent again with the same key', async () => {
    answers = [away, away];
    expect(await newOutbox().place(wish)).toEqual({ kind: 'queued' });
    expect(states()).toEqual(['waiting']);
    // The phone was restarted.
    const outbox = newOutbox();
    await outbox.drain(true);
    expect(states()).toEqual(['waiting']);
    await outbox.drain(true);
    expect(listQueuedOrders()).toMatchObject([{ state: 'placed', order: { displayId: 'A01' } }]);
    expect(sent.mock.calls.map(([{ headers }]) => headers['Idempotency-Key'])).toEqual(['k1', 'k1', 'k1']);
    outbox.dismiss('k1');
    expect(states()).toEqual([]);
    expect(withdrawn).toEqual([]);
  });

  it('waits longer each time, unless the guest returns', async () => {
    const outbox = newOutbox();
    answers = [away, away, away];
    await outbox.place(wish);
    const tries = async (passedMs: number) => {
      now += passedMs;
      await outbox.drain(false);
      return sent.mock.calls.length;
    };
    expect(await tries(4999)).toBe(1);
    expect(await tries(1)).toBe(2);
    expect(await tries(9999)).toBe(2);
    expect(await tries(1)).toBe(3);
    await outbox.drain(true);
    expect(sent).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['refused at once', [refusal(409)]],
    ['met by a stumbling server', [refusal(500)]],
    ['held back', [refusal(429)]],
  ])('%s is not queued: the guest was not told it would be', async (_case, given) => {
    answers = given;
    expect(await newOutbox().place(wish)).toMatchObject({ kind: 'refused' });
    expect(states()).toEqual([]);
    expect(withdrawn).toEqual([]);
  });

  it.each([502, 503, 504])(
    'met by %i stays queued: the server has no database, or a proxy no server',
    async (status) => {
      answers = [refusal(status, 20_000)];
      const outbox = newOutbox();
      expect(await outbox.place(wish)).toEqual({ kind: 'queued' });
      expect(states()).toEqual(['waiting']);
      now += 19_999;
      await outbox.drain(true);
      expect(sent).toHaveBeenCalledOnce();
      now += 1;
      await outbox.drain(true);
      expect(listQueuedOrders()).toMatchObject([{ state: 'placed', order: { displayId: 'A01' } }]);
      expect(sent.mock.calls.map(([{ headers }]) => headers['Idempotency-Key'])).toEqual(['k1', 'k1']);
      expect(withdrawn).toEqual([]);
    },
  );

  it('that is queued survives a temporary failure, and respects the requested delay', async () => {
    answers = [away, refusal(503, 20_000)];
    const outbox = newOutbox();
    await outbox.place(wish);
    await outbox.drain(true);
    now += 19_999;
    await outbox.drain(true);
    expect(sent).toHaveBeenCalledTimes(2);
    now += 1;
    await outbox.drain(true);
    expect(states()).toEqual(['placed']);
  });

  it('refused later is shown, and withdrawn if an attempt may have arrived', async () => {
    answers = [away, refusal(409)];
    const outbox = newOutbox();
    await outbox.place(wish);
    const end = outbox.endOf('k1');
    await outbox.drain(true);
    expect(listQueuedOrders()).toMatchObject([{ state: 'refused', refusal: 'refused' }]);
    expect(await end).toEqual({ kind: 'refused' });
    await outbox.drain(true);
    expect(withdrawn).toEqual(['k1']);
    outbox.dismiss('k1');
    expect(states()).toEqual([]);
  });

  it('expires after half an hour, visibly', async () => {
    answers = [away];
    const outbox = newOutbox();
    await outbox.place(wish);
    now += OUTBOX_LIFE_MS;
    await outbox.drain(true);
    expect(states()).toEqual(['expired']);
    await outbox.drain(true);
    expect(withdrawn).toEqual(['k1']);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is cancelled here and at the server', async () => {
    answers = [away];
    const outbox = newOutbox();
    await outbox.place(wish);
    const end = outbox.endOf('k1');
    outbox.cancel('k1');
    expect(await end).toEqual({ kind: 'cancelled' });
    await vi.waitFor(() => expect(withdrawn).toEqual(['k1']));
    await vi.waitFor(() => expect(states()).toEqual([]));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('cancelled while it is being sent is not placed by the late answer', async () => {
    let answer: (order: unknown) => void = () => undefined;
    answers = [away, () => new Promise((done) => (answer = done))];
    const outbox = newOutbox();
    await outbox.place(wish);
    const draining = outbox.drain(true);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    outbox.cancel('k1');
    answer(placed);
    await draining;
    await vi.waitFor(() => expect(withdrawn).toEqual(['k1']));
    expect(onPlaced).not.toHaveBeenCalled();
  });

  it('is reported to whoever waits for it, and not shown twice', async () => {
    answers = [away];
    const outbox = newOutbox();
    await outbox.place(wish);
    const end = outbox.endOf('k1');
    await outbox.drain(true);
    expect(await end).toEqual({ kind: 'placed', order: placed });
    await vi.waitFor(() => expect(states()).toEqual([]));
  });
});

describe('if storage is full or forbidden', () => {
  beforeEach(() => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  });

  it('keeps the order in memory, and knows it', async () => {
    answers = [away];
    const outbox = newOutbox();
    await outbox.place(wish);
    expect(states()).toEqual(['waiting']);
    expect(isAnyOrderVolatile()).toBe(true);
    await outbox.drain(true);
    expect(states()).toEqual(['placed']);
    outbox.dismiss('k1');
    expect(isAnyOrderVolatile()).toBe(false);
  });
});

describe('the list', () => {
  it('skips unreadable entries', () => {
    localStorage.setItem('outbox:a', '{oops');
    localStorage.setItem('outbox:b', 'null');
    localStorage.setItem('outbox:c', '{"key":"c"}');
    expect(listQueuedOrders()).toEqual([]);
  });
});

describe('one sender', () => {
  it('keeps a second tab out while the lease lasts, without Web Locks', async () => {
    localStorage.setItem('outboxOwner', `another-tab ${Date.now() + 8000}`);
    const work = vi.fn(() => Promise.resolve());
    expect(await inOneTab('outbox', work)).toBe(false);
    localStorage.setItem('outboxOwner', `a-dead-tab ${Date.now() - 1}`);
    expect(await inOneTab('outbox', work)).toBe(true);
    expect(work).toHaveBeenCalledOnce();
    expect(localStorage.getItem('outboxOwner')).toBeNull();
  });

  it('asks the browser where it has Web Locks', async () => {
    const request = vi.fn((_name, _options, work: (lock: unknown) => Promise<boolean>) => work(null));
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await inOneTab('outbox', () => Promise.reject(new Error('must not run')))).toBe(false);
    vi.unstubAllGlobals();
  });
});
