import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '#contract/shop/board.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

const at = '/api/admin/shops/demo-bar';

describe.each(testEngines)('the now-serving board on %s', (_engine, open) => {
  const server = useTestServer(open);
  let origin: string;
  let key: string;
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });

  // One that fetch opened and never used would hold the server for a minute.
  afterAll(() => server.app.server.closeAllConnections());

  const makeKey = async (body: object = {}, shop = 'demo-bar') => {
    const url = `/api/admin/shops/${shop}/board-key`;
    const made = await server.call('PUT', url, { headers: server.admin, body });
    return made.json<{ key: string; board: object }>();
  };
  beforeEach(async () => {
    await server.services.db.deleteFrom('orders').execute();
    ({ key } = await makeKey({ renew: true, showsNames: true, joinCode: null }));
  });

  const order = async (name: string, more: object = {}) => {
    server.pass(61_000);
    const device = newDevice();
    const headers = { 'x-device-id': device, 'x-join-code': server.barCode };
    const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name, ...more };
    const reply = await server.call('POST', `${at}/submit-order`, { headers, body });
    return reply.json<{ orderId: string; displayId: string }>();
  };
  // Over the network: the screens are told after the answer.
  const send = async (method: string, path: string, body?: object) => {
    const reply = await fetch(`${origin}${at}${path}`, {
      method,
      headers: { ...server.owner, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(reply.status).toBe(200);
    await reply.text();
  };
  const step = (orderId: string, action: string) => {
    server.pass(1000);
    return send('POST', `/orders/${orderId}/${action}`);
  };
  const made = async (name: string) => {
    const { orderId, displayId } = await order(name);
    await step(orderId, 'approve');
    await step(orderId, 'complete');
    return { orderId, displayId };
  };
  const read = (sent = key) => server.call('GET', `${at}/board`, { headers: { 'x-board-key': sent } });
  const board = async () => (await read()).json<Board>();

  /** What a screen is told, and how its stream ends. */
  const watch = async (headers: Record<string, string> = { 'x-board-key': key }) => {
    const leave = new AbortController();
    const reply = await fetch(`${origin}${at}/board`, {
      headers: { ...headers, accept: 'text/event-stream' },
      signal: leave.signal,
    });
    expect(reply.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const next = async (): Promise<Board | 'ended'> => {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const message = text.slice(0, end);
          text = text.slice(end + 2);
          if (message.startsWith('data: ')) return JSON.parse(message.slice(6)) as Board;
          continue;
        }
        const { value, done } = await reader.read().catch(() => ({ value: '', done: true }));
        if (done) return 'ended';
        text += value;
      }
    };
    const until = async (isWanted: (seen: Board) => boolean): Promise<Board> => {
      for (;;) {
        const seen = await next();
        if (seen === 'ended') throw new Error('The stream has ended.');
        if (isWanted(seen)) return seen;
      }
    };
    return { next, until, leave: () => leave.abort() };
  };

  it('shows what is being made, oldest first, and what is ready, newest first', async () => {
    const one = await order('Ada Lovelace');
    const two = await order('陳大文');
    await order('Waiting');
    await step(one.orderId, 'approve');
    await step(two.orderId, 'approve');
    const first = await made('Wolfeschlegelsteinhausen');
    const second = await made('Dot');
    expect(await board()).toMatchObject({
      shop: { name: expect.any(String) },
      preparing: [
        { displayId: one.displayId, name: 'Ada' },
        { displayId: two.displayId, name: '陳大文' },
      ],
      ready: [
        {
          displayId: second.displayId,
          name: 'Dot',
          drink: { name: 'Negroni', drawing: { glass: expect.any(String) } },
        },
        { displayId: first.displayId, name: 'Wolfeschlege' },
      ],
    });
    await step(second.orderId, 'collect');
    expect((await board()).ready.map(({ displayId }) => displayId)).toEqual([first.displayId]);
    server.pass(60 * 60_000);
    expect((await board()).ready).toEqual([]);
  });

  it('has at most twelve in a column', async () => {
    for (let n = 0; n < 13; n++) await made(`Guest${n}`);
    const { ready } = await board();
    expect(ready).toHaveLength(12);
    expect(ready[0]!.name).toBe('Guest12');
  });

  it('contains nothing that is not meant for a room', async () => {
    await order('Waitingname', { recipeId: 'bar-mojito' });
    const { orderId } = await order('Adaline Secretname', { allergies: { allergens: ['milk'], note: 'kiwi' } });
    await step(orderId, 'approve');
    const cancelled = await order('Cancelledname');
    await step(cancelled.orderId, 'cancel');
    await made('Bo Othername');
    const reply = (await read()).body;
    for (const word of [
      /Waitingname/,
      /Secretname/,
      /Othername/,
      /Cancelledname/,
      /Mojito/i,
      /milk/,
      /kiwi/,
      /[Dd]evice/,
    ])
      expect(reply).not.toMatch(word);
    for (const part of ['orderId', orderId, 'machineString', 'size', 'price', 'ticket', 'amount', key])
      expect(reply).not.toContain(part);
    expect(Object.keys(JSON.parse(reply) as Board).sort()).toEqual([
      'capsules',
      'joinCode',
      'league',
      'preparing',
      'ready',
      'round',
      'shop',
    ]);
    const { preparing, ready } = JSON.parse(reply) as Board;
    expect(Object.keys(preparing[0]!).sort()).toEqual(['displayId', 'name']);
    expect(Object.keys(ready[0]!).sort()).toEqual(['displayId', 'drink', 'name']);
  });

  it('shows numbers alone where names are off', async () => {
    const { displayId } = await made('Ada');
    await makeKey({ showsNames: false });
    expect(await board()).toMatchObject({ ready: [{ displayId, name: null }] });
    expect((await read()).body).not.toContain('Ada');
  });

  it('shows the code of the chosen kiosk, else of the first that can be joined', async () => {
    const { data } = (
      await server.call('GET', '/api/kiosk-instances?shop_id=demo-bar', { headers: server.owner })
    ).json<{ data: { join_code: string }[] }>();
    const first = (await board()).joinCode;
    const chosen = data.find(({ join_code }) => join_code !== first)!.join_code;
    expect(data.map(({ join_code }) => join_code)).toContain(first);
    await makeKey({ joinCode: chosen });
    expect((await board()).joinCode).toBe(chosen);
    const set = (status: string) =>
      server.call('PATCH', `/api/kiosk-instances/code/${chosen}/status`, { headers: server.owner, body: { status } });
    await set('paused');
    expect((await board()).joinCode).toBe(first);
    await set('active');
    const foreign = await server.call('GET', '/api/kiosk-instances?shop_id=demo-tea', { headers: server.admin });
    const put = await server.call('PUT', `${at}/board-key`, {
      headers: server.owner,
      body: { joinCode: foreign.json<{ data: { join_code: string }[] }>().data[0]!.join_code },
    });
    expect(put.statusCode).toBe(404);
  });

  it('refuses a wrong key, none, one of another shop, and one that was revoked or replaced', async () => {
    const wrong = async (sent: string) => {
      const reply = await read(sent);
      expect(reply.statusCode).toBe(403);
      expect(reply.json().code).toBe('board-key-invalid');
    };
    expect((await read()).statusCode).toBe(200);
    await wrong('nonsense');
    await wrong('');
    await wrong((await makeKey({ renew: true }, 'demo-tea')).key);
    const { key: newer } = await makeKey({ renew: true });
    await wrong(key);
    expect((await read(newer)).statusCode).toBe(200);
    expect((await server.call('DELETE', `${at}/board-key`, { headers: server.owner })).json()).toEqual({ board: null });
    await wrong(newer);
  });

  it('answers a key once, keeps its hash alone, and changes what is shown without a new one', async () => {
    server.pass(1000);
    const changed = await makeKey({ showsNames: false });
    expect(changed).toMatchObject({ key: null, board: { showsNames: false, joinCode: null } });
    expect((await read()).statusCode).toBe(200);
    const shown = await server.call('GET', `${at}/board-key`, { headers: server.owner });
    expect(shown.body).not.toContain(key);
    expect(JSON.stringify(await server.services.db.selectFrom('boards').selectAll().execute())).not.toContain(key);
    server.pass(1000);
    const renewed = await makeKey({ renew: true });
    expect(renewed).toMatchObject({ board: { showsNames: false } });
    expect(renewed.key).toMatch(/^[\w-]{22}$/);
    const audit = await server.call('GET', `${at}/audit`, { headers: server.owner });
    expect(audit.body).not.toContain(renewed.key);
    expect(
      audit
        .json<{ data: { action: string }[] }>()
        .data.slice(0, 2)
        .map(({ action }) => action),
    ).toEqual(['board-key-made', 'board-saved']);
  });

  it('sends the board again as it changes, to each of its screens', async () => {
    const [screen, other] = [await watch(), await watch()];
    for (const each of [screen, other]) expect(await each.next()).toMatchObject({ preparing: [], ready: [] });
    const { orderId, displayId } = await order('Ada');
    await step(orderId, 'approve');
    const isPrepared = ({ preparing }: Board) => preparing.some((one) => one.displayId === displayId);
    for (const each of [screen, other]) await each.until(isPrepared);
    await step(orderId, 'complete');
    for (const each of [screen, other])
      expect(await each.until(({ ready }) => ready.length > 0)).toMatchObject({
        preparing: [],
        ready: [{ name: 'Ada' }],
      });
    await send('PUT', '/board-key', { showsNames: false });
    for (const each of [screen, other]) await each.until(({ ready }) => ready[0]?.name === null);
    screen.leave();
    other.leave();
  });

  it('drops a drink that nobody has collected when its hour is over, with nothing else happening', async () => {
    const { services } = server;
    const realAfter = services.after;
    const due: { ms: number; work: () => void }[] = [];
    services.after = (ms, work) => {
      due.push({ ms, work });
      return () => undefined;
    };
    try {
      await made('Ada');
      server.pass(10 * 60_000);
      const { displayId } = await made('Bo');
      const screen = await watch();
      await screen.until(({ ready }) => ready.length === 2);
      const first = due.at(-1)!;
      // Made, handed to the counter and to the screen: within the hour of the one that was made first.
      expect(first.ms).toBeGreaterThan(48 * 60_000);
      expect(first.ms).toBeLessThanOrEqual(50 * 60_000);
      server.pass(first.ms);
      first.work();
      expect((await screen.until(({ ready }) => ready.length < 2)).ready).toMatchObject([{ displayId }]);
      const second = due.at(-1)!;
      server.pass(second.ms);
      second.work();
      expect((await screen.until(({ ready }) => ready.length < 1)).ready).toEqual([]);
      screen.leave();
    } finally {
      services.after = realAfter;
    }
  });

  it('ends the screens of a key that was revoked, at once, and nobody else’s', async () => {
    const [screen, staff] = [await watch(), await watch(server.owner)];
    await screen.next();
    await send('DELETE', '/board-key');
    for (;;) if ((await screen.next()) === 'ended') break;
    expect((await read()).statusCode).toBe(403);
    await made('Ada');
    await staff.until(({ ready }) => ready.length > 0);
    staff.leave();
  });

  it('tells guests nothing of its key', async () => {
    const headers = { 'x-device-id': newDevice(), 'x-join-code': server.barCode };
    const news = (after = '') => server.call('GET', `${at}/events${after}`, { headers });
    const { seq } = (await news()).json<{ seq: number }>();
    await makeKey({ renew: true });
    expect((await news(`?after=${seq}`)).json()).toEqual({ seq: seq + 1, reset: false, events: [] });
  });
});
