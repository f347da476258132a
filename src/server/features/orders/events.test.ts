import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { followStream } from '#test/server/follow-stream.ts';
import { pairedMachine } from '#test/server/paired-machine.ts';
import { sharedEngines, testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { recordEventsIn } from '../../repos/events.repo.ts';
import { sweepOrders } from './sweep-orders.ts';

const at = '/api/admin/shops/demo-bar';

interface Batch {
  seq: number;
  reset: boolean;
  queue?: { places: { orderId: string; ahead: number }[]; pouring: string[]; usually: object | null };
  events: { seq: number; kind: string; order?: { orderId: string; name: string; stage: string } }[];
}

describe.each(testEngines)('live on %s', (engine, open) => {
  const server = useTestServer(open);
  let origin: string;
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });

  const guest = (device = newDevice()) => ({ 'x-device-id': device, 'x-join-code': server.barCode });
  const send = (method: string, path: string, headers: Record<string, string>, body: object = {}) =>
    fetch(`${origin}${at}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const order = async (headers: Record<string, string>, name = 'Ada') => {
    server.pass(4000);
    const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name };
    return (await (await send('POST', '/submit-order', headers, body)).json()) as {
      orderId: string;
      displayId: string;
      brewingTimeMs: number;
    };
  };
  const since = async (headers: Record<string, string>, after?: number): Promise<Batch> =>
    (
      await fetch(`${origin}${at}/events${after === undefined ? '' : `?after=${after}`}`, { headers })
    ).json() as Promise<Batch>;

  /** What a stream says, batch by batch. */
  const follow = async (headers: Record<string, string>, after: number) => {
    const { next, leave } = await followStream<Batch>(`${origin}${at}/events?after=${after}`, headers);
    /** The next one that is not about the queue alone. */
    const nextEvents = async (): Promise<Batch> => {
      const batch = await next();
      return batch.events.length > 0 || batch.reset || !batch.queue ? batch : nextEvents();
    };
    return { next: nextEvents, nextOfAny: next, leave };
  };
  const stages = ({ events }: Batch) => events.map(({ kind, order }) => `${kind} ${order?.stage ?? ''}`.trim());

  it('begins with the number of the last event, and answers what came after it', async () => {
    const device = guest();
    const { seq, reset } = await since(device);
    expect(reset).toBe(true);
    const { orderId } = await order(device);
    const news = await since(device, seq);
    expect(news).toMatchObject({ seq: seq + 1, reset: false, events: [{ kind: 'order', order: { orderId } }] });
    expect(await since(device, news.seq)).toEqual({ seq: news.seq, reset: false, events: [] });
  });

  it.each<[string, (id: string) => [method: string, path: string, body: object]]>([
    ['is disabled', (id) => ['PATCH', id, { disabled: true }]],
    ['gets another password', (id) => ['POST', `${id}/reset-password`, {}]],
  ])('tells nothing more to whoever %s', async (happens, callOf) => {
    const staff = '/v1/admin/shops/demo-bar/staff';
    const body = { username: `bartender${happens.length}`, role: 'STAFF' };
    const { account, password } = (await server.call('POST', staff, { headers: server.owner, body })).json();
    const headers = await server.signIn({ username: body.username, password });
    const { seq } = await since(headers);
    const [theirs, others] = [await follow(headers, seq), await follow(server.owner, seq)];
    await Promise.all([theirs.next(), others.next()]);
    const [method, path, sent] = callOf(account.id);
    const reply = await server.call(method, `${staff}/${path}`, { headers: server.owner, body: sent });
    expect(reply.statusCode).toBe(200);
    await order(guest());
    await expect(theirs.next()).rejects.toThrow();
    expect(stages(await others.next())).toContain('order waiting');
    others.leave();
  });

  it('tells staff and the guest each step as it happens, in order', async () => {
    const device = guest();
    const { seq } = await since(device);
    const [staff, own] = [await follow(server.owner, seq), await follow(device, seq)];
    await staff.next();
    await own.next();
    const { orderId, brewingTimeMs } = await order(device);
    expect(stages(await staff.next())).toEqual(['order waiting']);
    // The guest was answered with the order that waits.
    await send('POST', `/orders/${orderId}/approve`, server.owner);
    expect(stages(await own.next())).toEqual(['order being-made']);
    server.pass(brewingTimeMs + 1);
    await sweepOrders(server.services);
    await server.services.live.look();
    expect(stages(await own.next())).toEqual(['order ready']);
    await send('POST', `/orders/${orderId}/collect`, server.owner);
    expect(stages(await own.next())).toEqual(['order collected']);
    staff.leave();
    own.leave();
  });

  it('tells a guest where the order stands, each time that changes, and nobody else', async () => {
    server.pass(31 * 60_000);
    const [one, other] = [guest(), guest()];
    const before = await order(other);
    const { seq } = await since(one);
    const own = await follow(one, seq);
    expect((await own.nextOfAny()).queue).toBeUndefined();
    const { orderId } = await order(one);
    const { queue, events } = await own.nextOfAny();
    const ahead = queue?.places[0]?.ahead ?? 0;
    expect([events, queue?.places]).toEqual([[], [{ orderId, ahead }]]);
    expect(ahead).toBeGreaterThan(0);
    expect((await since(one, seq)).queue?.places).toEqual([{ orderId, ahead }]);
    expect(JSON.stringify(await since(server.owner, seq))).not.toContain('"queue"');

    await send('POST', `/orders/${before.orderId}/approve`, server.owner);
    expect((await own.nextOfAny()).queue).toMatchObject({ places: [{ orderId, ahead }], pouring: [before.displayId] });
    await send('POST', `/orders/${before.orderId}/cancel`, server.owner);
    expect((await own.nextOfAny()).queue).toMatchObject({ places: [{ orderId, ahead: ahead - 1 }], pouring: [] });
    await send('POST', `/orders/${orderId}/approve`, server.owner);
    expect(stages(await own.nextOfAny())).toEqual(['order being-made']);
    expect((await own.nextOfAny()).queue?.places).toEqual([]);
    own.leave();
  });

  it('tells a guest nothing of another’s order, and of the menu', async () => {
    const [one, other] = [guest(), guest()];
    const { seq } = await since(one);
    await order(other, 'Somebody else');
    const quiet = await since(one, seq);
    expect(quiet).toEqual({ seq: seq + 1, reset: false, events: [] });
    for (const available of [false, true])
      await fetch(`${origin}/v1/admin/shops/demo-bar/recipes/bar-negroni`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', ...server.owner },
        body: JSON.stringify({ available }),
      });
    const { events } = await since(one, quiet.seq);
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(['menu']));
    expect(JSON.stringify(await since(server.owner, seq))).toContain('Somebody else');
  });

  it('tells guests of the machines and of a round for everyone, and staff neither', async () => {
    const machine = await pairedMachine(server, 'demo-bar');
    await machine.beat();
    const machines = { state: 'ready', reason: null, asksForCode: false };
    const { seq } = await since(guest());
    expect(await since(guest(), seq)).toEqual({ seq, reset: false, events: [], machines });
    const nobody = { 'x-join-code': server.barCode };
    for (const headers of [server.owner, nobody])
      expect(await since(headers, seq)).toEqual({ seq, reset: false, events: [] });

    const own = await follow(guest(), seq);
    expect(await own.nextOfAny()).toMatchObject({ machines });
    const pause = { paused: true, reason: { en: 'Cutting limes', 'zh-HK': '切緊青檸' } };
    await send('PUT', `/machines/${machine.id}/pause`, server.owner, pause);
    expect(await own.nextOfAny()).toEqual({
      seq,
      reset: false,
      events: [],
      machines: { ...machines, state: 'paused', reason: pause.reason },
    });
    own.leave();
    await send('DELETE', `/machines/${machine.id}`, server.owner);

    const before = (await since(guest())).seq;
    await send('POST', '/round', server.owner, { set: 'this-or-that', pace: 'timer' });
    const { seq: after } = await since(guest());
    expect(after).toBeGreaterThan(before);
    expect(await since(guest(), after)).toEqual({ seq: after, reset: false, events: [], round: true });
    expect(await since(server.owner, after)).not.toHaveProperty('round');
    await server.services.db.deleteFrom('room_rounds').execute();
  });

  it('tells staff who follow alone of orders in full, and at once what a machine has said', async () => {
    const { seq } = await since(server.owner);
    const staff = await follow(server.owner, seq);
    await staff.next();
    await order(guest());
    expect(stages(await staff.next())).toEqual(['order waiting']);
    const { id, headers } = await pairedMachine(server, 'demo-bar');
    // Pairing is more than one event, told in one or in more batches.
    const { seq: paired } = await since(server.owner);
    while ((await staff.next()).seq < paired);
    const said = await fetch(`${origin}/api/machines/${id}/heartbeat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ state: 'busy' }),
    });
    expect(said.status).toBe(200);
    expect(stages(await staff.next())).toEqual(['machine']);
    staff.leave();
    await send('DELETE', `/machines/${id}`, server.owner);
  });

  it('tells a guest without a device what is for all, and of nobody’s order', async () => {
    const headers = { 'x-join-code': server.barCode };
    const { seq } = await since(headers);
    const nobody = await follow(headers, seq);
    await nobody.next();
    await order(guest());
    await send('PUT', '/pause', server.owner, { paused: true });
    expect(stages(await nobody.nextOfAny())).toEqual(['selling']);
    nobody.leave();
    await send('PUT', '/pause', server.owner, { paused: false });
  });

  it('tells who has joined a kiosk, and staff, that it was paused, deleted or is back', async () => {
    const call = async (method: string, path: string, body: object = {}) => {
      const headers = { 'content-type': 'application/json', ...server.owner };
      const reply = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) });
      expect(reply.status).toBe(200);
      return (await reply.json()) as { join_code: string; batchId: string };
    };
    const launch = () =>
      call('POST', '/kiosk-instances', { shop_id: 'demo-bar', kiosk_type: 'mbti', name: 'For a night' });
    const [{ join_code: code }, { join_code: another }] = [await launch(), await launch()];
    const { seq } = await since(server.owner);
    const follower = (joinCode: string) => follow({ 'x-device-id': newDevice(), 'x-join-code': joinCode }, seq);
    const [staff, here, elsewhere] = [await follow(server.owner, seq), await follower(code), await follower(another)];
    for (const stream of [staff, here, elsewhere]) await stream.next();
    const toldOf = async (changed: () => Promise<unknown>, followers: (typeof staff)[]) => {
      await changed();
      await server.services.live.look();
      for (const stream of followers) expect(stages(await stream.next())).toEqual(['kiosk']);
    };
    const at2 = `/kiosk-instances/code/${code}`;
    await toldOf(() => call('PATCH', `${at2}/status`, { status: 'paused' }), [staff, here]);
    let batchId = '';
    await toldOf(async () => ({ batchId } = await call('DELETE', at2)), [staff, here]);
    await toldOf(() => call('POST', `/undo/${batchId}`), [staff, here]);
    const joinCodes = [code, another];
    // Only now is there news for the other kiosk: one event for all that were chosen.
    await toldOf(
      () => call('POST', '/kiosk-instances/delete', { shop_id: 'demo-bar', joinCodes }),
      [staff, here, elsewhere],
    );
    for (const stream of [staff, here, elsewhere]) stream.leave();
  });

  it('goes on where a stream was lost, with nothing missed and nothing twice', async () => {
    const device = guest();
    const { seq } = await since(device);
    const lost = await follow(device, seq);
    await lost.next();
    lost.leave();
    const first = await order(device, 'a');
    const second = await order(device, 'b');
    const again = await follow(device, seq);
    expect((await again.next()).events.map(({ order: told }) => told?.orderId)).toEqual([
      first.orderId,
      second.orderId,
    ]);
    const third = await order(device, 'c');
    await send('POST', `/orders/${third.orderId}/cancel`, server.owner);
    expect(new Set((await again.next()).events.map(({ order: told }) => told?.orderId))).toEqual(
      new Set([third.orderId]),
    );
    again.leave();
  });

  it('does not tell a guest what the guest was answered, and what staff made again', async () => {
    const [device, stranger] = [guest(), guest()];
    const { seq } = await since(device);
    const own = await follow(device, seq);
    await own.next();
    const { orderId } = await order(device);
    const other = await order(stranger);
    expect((await since(device, seq)).events.map(({ order: told }) => told?.orderId)).toEqual([orderId]);
    await send('POST', `/orders/${orderId}/cancel`, server.owner);
    expect(new Set(stages(await own.next()))).toEqual(new Set(['order cancelled']));
    const remade = await send('POST', `/orders/${orderId}/remake`, server.owner);
    const { orderId: again } = (await remade.json()) as { orderId: string };
    const { events } = await own.next();
    expect(events.map(({ order: told }) => [told?.orderId, told?.stage])).toEqual([[again, 'waiting']]);
    expect(again).not.toBe(other.orderId);
    own.leave();
  });

  it('starts over whoever names a number that is not known', async () => {
    const { seq } = await since(guest());
    expect(await since(guest(), seq + 100)).toEqual({ seq, reset: true, events: [] });
    await server.services.db.deleteFrom('shop_events').where('seq', '<', seq).execute();
    expect(await since(guest(), 0)).toMatchObject({ seq, reset: true });
  });

  it('starts over whoever missed more than is told at once, as what is read then is less', async () => {
    const { seq } = await since(server.owner);
    const many = Array.from({ length: 600 }, (_, n) => ({
      shop_id: 'demo-bar',
      seq: seq + 1 + n,
      kind: 'menu',
      subject: '',
    }));
    await server.services.db.insertInto('shop_events').values(many).execute();
    await server.services.db
      .updateTable('event_counters')
      .set({ n: seq + 600 })
      .where('shop_id', '=', 'demo-bar')
      .execute();
    for (const caller of [server.owner, guest()]) {
      expect(await since(caller, seq)).toMatchObject({ seq: seq + 600, reset: true, events: [] });
      expect((await since(caller, seq + 101)).events).toHaveLength(499);
    }
  });

  it('tells a rush together, ten times a second at most', async () => {
    const { seq } = await since(server.owner);
    const from = performance.now();
    const told: number[] = [];
    const leave = server.services.live.follow('demo-bar', seq, (batch) => {
      if (batch.kind === 'news') told.push(batch.news.length);
    });
    await Promise.all(Array.from({ length: 12 }, () => order(guest())));
    await vi.waitFor(() => expect(told.reduce((sum, one) => sum + one, 0)).toBe(12));
    expect(told.length).toBeLessThanOrEqual((performance.now() - from) / 100 + 2);
    leave();
  });

  it('tells staff of a new order what the list has of it, and of one that has changed meanwhile what it is now', async () => {
    const { seq } = await since(server.owner);
    const staff = await follow(server.owner, seq);
    await staff.next();
    await order(guest(), 'the first, after which the next read waits');
    const [as, changed] = [await order(guest(), 'as placed'), await order(guest(), 'changed')];
    await send('POST', `/orders/${changed.orderId}/approve`, server.owner);
    const told = new Map<string, object[]>();
    while ((told.get(changed.orderId)?.length ?? 0) < 2)
      for (const { order: one } of (await staff.next()).events)
        if (one) told.set(one.orderId, [...(told.get(one.orderId) ?? []), one]);
    const list = (await (await fetch(`${origin}${at}/orders`, { headers: server.owner })).json()) as {
      data: { orderId: string }[];
    };
    const listed = (id: string) => list.data.find(({ orderId }) => orderId === id);
    expect(told.get(as.orderId)).toEqual([listed(as.orderId)]);
    expect(told.get(changed.orderId)!.at(-1)).toEqual(listed(changed.orderId));
    staff.leave();
  });

  it('misses nothing and starts nobody over while orders are placed', async () => {
    let { seq: after } = await since(server.owner);
    const last = after + 18;
    const placing = Promise.all(
      Array.from({ length: 18 }, (_, n) =>
        send('POST', '/submit-order', guest(), { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: `${n}` }),
      ),
    );
    const seen: number[] = [];
    while (after < last) {
      const { seq, reset, events } = await since(server.owner, after);
      expect(reset).toBe(false);
      seen.push(...events.map((event) => event.seq));
      after = seq;
    }
    await placing;
    expect(seen).toEqual(Array.from({ length: 18 }, (_, n) => last - 17 + n));
  });

  it.each(['-1', 'x', '1.5'])('refuses the number %s', async (after) => {
    const reply = await fetch(`${origin}${at}/events?after=${after}`, { headers: guest() });
    expect(reply.status).toBe(422);
  });

  it.runIf(sharedEngines().some(([name]) => name === engine))(
    'shows no event before one with a lower number, however their transactions begin and end',
    async () => {
      const { db } = server.services;
      const { seq } = await since(server.owner);
      const told = async () => (await since(server.owner, seq)).events.map((event) => event.seq);
      const write = () => db.transaction().execute((tx) => recordEventsIn(tx, 'demo-bar', 'menu', ['']));
      const isWaiting = async () => {
        const found = await sql<{ n: string }>`select count(*) as n from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
        return found.rows[0]!.n;
      };
      let later: Promise<void> | undefined;
      await db.transaction().execute(async (first) => {
        await sql`select count(*) from orders`.execute(first);
        // Begun later, and over before.
        await write();
        expect(await told()).toEqual([seq + 1]);
        await recordEventsIn(first, 'demo-bar', 'menu', ['']);
        later = write();
        await vi.waitFor(async () => expect(await isWaiting()).toBe('1'), 5000);
        expect(await told()).toEqual([seq + 1]);
      });
      await later;
      expect(await told()).toEqual([seq + 1, seq + 2, seq + 3]);
    },
  );

  it('numbers events in the order of the commits', async () => {
    const { seq } = await since(server.owner);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        send('POST', '/submit-order', guest(), {
          targetShopId: 'demo-bar',
          recipeId: 'bar-negroni',
          name: `Guest ${n}`,
        }),
      ),
    );
    const { events } = await since(server.owner, seq);
    expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 20 }, (_, n) => seq + 1 + n));
  });
});
