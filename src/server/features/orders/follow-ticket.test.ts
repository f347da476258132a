/** Phones that follow another phone's ticket by its link. Source: docs/behaviour/orders.md "Following". */
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { followStream } from '#test/server/follow-stream.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, OWNER, useTestServer } from '#test/server/test-services.ts';
import { forgetGuestData } from './sweep-orders.ts';

const at = '/api/admin/shops/demo-bar';
const HOUR = 60 * 60_000;

interface Told {
  orderId: string;
  ticketId: string;
  stage: string;
  isFollowed?: true;
}
interface Batch {
  seq: number;
  reset: boolean;
  queue?: { places: { orderId: string; ahead: number }[] };
  events: { kind: string; order?: Told }[];
}

describe.each(testEngines)('a followed ticket on %s', (_engine, open) => {
  const server = useTestServer(open);
  let owner: Record<string, string>;
  let origin: string;
  beforeAll(async () => {
    owner = server.owner;
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });

  const guest = (device = newDevice()) => ({ 'x-device-id': device, 'x-join-code': server.barCode });
  type Headers = ReturnType<typeof guest>;
  const submit = async (headers: Record<string, string>, more: object = {}) => {
    const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', ...more };
    const placed = await server.call('POST', `${at}/submit-order`, { headers, body });
    return placed.json<Told & { displayId: string; brewingTimeMs: number }>();
  };
  const openLink = (headers: Headers, orderId: string) =>
    server.call('POST', `${at}/claim-ticket`, { headers, body: { orderId } });
  const leave = (headers: Headers, ticketId: string) =>
    server.call('POST', `${at}/unfollow-ticket`, { headers, body: { ticketId } });
  const followed = async (headers: Headers) =>
    (await server.call('GET', `${at}/followed-orders`, { headers })).json<{ data: Told[] }>().data;
  const own = async (headers: Headers) =>
    (await server.call('GET', `${at}/orders`, { headers })).json<{ data: Told[] }>().data;
  const act = (orderId: string, action: string, headers: Record<string, string> = owner) =>
    server.call('POST', `${at}/orders/${orderId}/${action}`, { headers });
  const since = async (headers: Headers, after?: number) => {
    const query = after === undefined ? '' : `?after=${after}`;
    return (await server.call('GET', `${at}/events${query}`, { headers })).json<Batch>();
  };
  /** A ticket, its phone, and another that follows it. */
  const followedOrder = async () => {
    const [holder, follower] = [guest(), guest()];
    const placed = await submit(holder);
    expect((await openLink(follower, placed.orderId)).statusCode).toBe(200);
    return { holder, follower, placed };
  };

  it('is answered as followed, listed to its follower alone, and stays its phone’s', async () => {
    const [holder, follower] = [guest(), guest()];
    const placed = await submit(holder);
    const opened = (await openLink(follower, placed.orderId)).json<{ orders: Told[] }>();
    expect(opened.orders).toMatchObject([{ orderId: placed.orderId, isFollowed: true, stage: 'waiting' }]);
    expect(await followed(follower)).toEqual(opened.orders);
    expect(await own(follower)).toEqual([]);
    expect(await followed(guest())).toEqual([]);
    expect(await followed(holder)).toEqual([]);
    const [kept] = await own(holder);
    expect(kept).not.toHaveProperty('isFollowed');
    expect(kept).toMatchObject({ orderId: placed.orderId, version: 1 });
    // Its own phone opens its own link.
    expect((await openLink(holder, placed.orderId)).json().orders[0]).not.toHaveProperty('isFollowed');
    expect(await followed(holder)).toEqual([]);
    // A second time is the same.
    expect((await openLink(follower, placed.orderId)).json()).toEqual(opened);
  });

  it('is one of several drinks, and of what is made again', async () => {
    const saved = (quantity: number) =>
      server.call('PATCH', `${at}/order-defaults`, { headers: owner, body: { quantity, status: 'PENDING' } });
    await saved(2);
    const { follower, placed, holder } = await followedOrder();
    await saved(1);
    expect(await followed(follower)).toHaveLength(2);
    await act(placed.orderId, 'cancel');
    const remade = (await act(placed.orderId, 'remake')).json<Told>();
    expect((await followed(follower)).map(({ orderId }) => orderId)).toContain(remade.orderId);
    // Another ticket of the same phone is nobody else's.
    server.pass(4000);
    const next = await submit(holder);
    expect((await followed(follower)).map(({ orderId }) => orderId)).not.toContain(next.orderId);
  });

  it.each(['approve', 'cancel', 'stop', 'collect'])('lets its follower not %s', async (action) => {
    const { follower, placed } = await followedOrder();
    if (action === 'collect') for (const step of ['approve', 'complete']) await act(placed.orderId, step);
    expect((await act(placed.orderId, action, follower)).json().code).toBe('order-not-found');
    const [after] = await followed(follower);
    expect(after?.stage).toBe(action === 'collect' ? 'ready' : 'waiting');
  });

  it('lets its follower not have another drink made', async () => {
    const { follower, placed } = await followedOrder();
    const swapped = await server.call('PATCH', `${at}/orders/${placed.orderId}`, {
      headers: follower,
      body: { recipeId: 'bar-daiquiri' },
    });
    expect(swapped.json().code).toBe('order-not-found');
  });

  it('is told to its follower as it happens, with its place, and not to a stranger', async () => {
    const { follower, placed, holder } = await followedOrder();
    const stranger = guest();
    const { seq } = await since(stranger);
    const hear = (headers: Headers) => followStream<Batch>(`${origin}${at}/events?after=${seq}`, headers);
    const [stream, first, other] = [await hear(follower), await hear(holder), await hear(stranger)];
    for (const one of [stream, first, other]) await one.next();
    /** The next news of orders: places come by themselves. */
    const next = async (from = stream): Promise<Batch> => {
      const batch = await from.next();
      return batch.events.length > 0 ? batch : next(from);
    };
    const post = (path: string) => fetch(`${origin}${at}/${path}`, { method: 'POST', headers: owner });
    await post(`orders/${placed.orderId}/approve`);
    expect((await next()).events).toMatchObject([{ kind: 'order', order: { stage: 'being-made', isFollowed: true } }]);
    const [told] = (await next(first)).events;
    expect([told?.order?.stage, told?.order?.isFollowed]).toEqual(['being-made', undefined]);
    await post(`orders/${placed.orderId}/complete`);
    expect((await next()).events).toMatchObject([{ order: { stage: 'ready' } }]);
    expect((await since(stranger, seq)).events).toEqual([]);
    for (const one of [stream, first, other]) one.leave();
  });

  it('is told to all tabs of its follower when it begins and ends, and to nobody else', async () => {
    const [holder, follower] = [guest(), guest()];
    const placed = await submit(holder);
    const { seq } = await since(follower);
    const stream = await followStream<Batch>(`${origin}${at}/events?after=${seq}`, follower);
    await stream.next();
    const post = (path: string, body: object) =>
      fetch(`${origin}${at}/${path}`, {
        method: 'POST',
        headers: { ...follower, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('claim-ticket', { orderId: placed.orderId });
    expect((await stream.next()).events).toMatchObject([{ kind: 'follower' }]);
    expect((await stream.next()).queue?.places).toMatchObject([{ orderId: placed.orderId }]);
    await post('unfollow-ticket', { ticketId: placed.ticketId });
    expect((await stream.next()).events).toMatchObject([{ kind: 'follower' }]);
    expect((await stream.next()).queue?.places).toEqual([]);
    stream.leave();
    expect((await since(holder, seq)).events).toEqual([]);
    const forStaff = await server.call('GET', `${at}/events?after=${seq}`, { headers: owner });
    expect(forStaff.json<Batch>().events).toEqual([]);
  });

  it('is followed no longer once its follower has stopped, and its news neither', async () => {
    const { follower, placed } = await followedOrder();
    expect((await leave(follower, placed.ticketId)).statusCode).toBe(200);
    const { seq } = await since(follower);
    await act(placed.orderId, 'approve');
    expect(await followed(follower)).toEqual([]);
    expect((await since(follower, seq)).events).toEqual([]);
    expect((await leave(follower, placed.ticketId)).statusCode).toBe(200);
    expect(await since(follower)).toMatchObject({ seq: seq + 1 });
  });

  it('has eight followers; the ninth reads why, and has its place when one has stopped', async () => {
    const { follower, placed } = await followedOrder();
    const others = Array.from({ length: 7 }, () => guest());
    for (const one of others) expect((await openLink(one, placed.orderId)).statusCode).toBe(200);
    const { seq } = await since(follower);
    const ninth = guest();
    const refused = await openLink(ninth, placed.orderId);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too-many-followers']);
    expect(await since(follower)).toMatchObject({ seq });
    expect((await openLink(follower, placed.orderId)).statusCode).toBe(200);
    expect(await followed(follower)).toHaveLength(1);
    await leave(others[0]!, placed.ticketId);
    expect((await openLink(ninth, placed.orderId)).statusCode).toBe(200);
  });

  it('has eight followers however many come at once', async () => {
    const placed = await submit(guest());
    const replies = await Promise.all(Array.from({ length: 14 }, () => openLink(guest(), placed.orderId)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(8);
  });

  it('of a shared screen is claimed by the first phone and followed by the next', async () => {
    const placed = await submit(guest(), { screen: 'shared' });
    const [first, second] = [guest(), guest()];
    expect((await openLink(first, placed.orderId)).json().orders[0]).not.toHaveProperty('isFollowed');
    expect((await openLink(second, placed.orderId)).json().orders[0]).toMatchObject({ isFollowed: true });
    expect((await act(placed.orderId, 'approve', second)).statusCode).toBe(404);
    expect((await act(placed.orderId, 'approve', first)).statusCode).toBe(200);
  });

  it('is not found by a wrong id, and past sixty of them no wrong one is looked up, while the right one is', async () => {
    const placed = await submit(guest());
    const elsewhere = { headers: guest(), body: { orderId: placed.orderId } };
    expect((await server.call('POST', '/api/admin/shops/demo-tea/claim-ticket', elsewhere)).statusCode).toBe(404);
    const codes = [];
    for (let n = 0; n < 61; n++) codes.push((await openLink(guest(), newDevice())).json().code);
    expect(codes.slice(0, 59)).toEqual(Array(59).fill('order-not-found'));
    expect(codes.slice(59)).toEqual(['too-many-requests', 'too-many-requests']);
    expect((await openLink(guest(), placed.orderId)).statusCode).toBe(200);
    server.pass(HOUR);
  });

  it('bears sixty beginnings and ends of a phone an hour', async () => {
    const { follower, placed } = await followedOrder();
    const statuses = [];
    for (let n = 0; n < 60; n++) statuses.push((await leave(follower, placed.ticketId)).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    server.pass(HOUR);
  });

  it('is forgotten after a night, with what the news say of its follower', async () => {
    const { follower, placed } = await followedOrder();
    await act(placed.orderId, 'cancel');
    server.pass(12 * HOUR - 60_000);
    await forgetGuestData(server.services);
    expect(await followed(follower)).toHaveLength(1);
    server.pass(2 * 60_000);
    await forgetGuestData(server.services);
    expect(await followed(follower)).toEqual([]);
    const named = await server.services.db
      .selectFrom('shop_events')
      .select('subject')
      .where('kind', '=', 'follower')
      .where('subject', '!=', '')
      .execute();
    expect(named).toEqual([]);
    // The link is of that night, too.
    expect((await openLink(guest(), placed.orderId)).json().code).toBe('order-not-found');
    owner = await server.signIn(OWNER);
  });

  it('goes from its followers when its guest has the record erased', async () => {
    const { holder, follower, placed } = await followedOrder();
    await act(placed.orderId, 'approve');
    await act(placed.orderId, 'complete');
    const { seq } = await since(follower);
    expect((await server.call('POST', `${at}/erase-own-record`, { headers: holder })).statusCode).toBe(200);
    expect(await followed(follower)).toEqual([]);
    expect((await since(follower, seq)).events).toMatchObject([{ kind: 'follower' }]);
    expect((await openLink(guest(), placed.orderId)).json().code).toBe('order-not-found');
  });

  it('whose drink has left the menu is still told to its follower', async () => {
    const [holder, follower] = [guest(), guest()];
    const placed = await submit(holder, { recipeId: 'bar-daiquiri' });
    await openLink(follower, placed.orderId);
    const gone = await server.call('DELETE', '/v1/admin/shops/demo-bar/recipes/bar-daiquiri', { headers: owner });
    const read = async (headers: Headers) =>
      (
        await server.call('POST', '/api/admin/recipes/batch', { headers, body: { recipeIds: ['bar-daiquiri'] } })
      ).json();
    expect(await read(follower)).toMatchObject([{ id: 'bar-daiquiri' }]);
    expect(await read(guest())).toEqual([]);
    await server.call('POST', `/api/undo/${gone.json().undo?.id}`, { headers: owner });
  });
});
