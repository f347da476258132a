/** The screen at a machine. Source: docs/behaviour/presence.md "Display". */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MachineDisplay } from '#contract/machines/display.ts';
import { followStream } from '#test/server/follow-stream.ts';
import { pairedMachine, placedOrder, type PairedMachine } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';

const SHOP = '/api/admin/shops/demo-bar';

describe.each(testEngines)('the screen at a machine on %s', (_engine, open) => {
  const server = useTestServer(open);
  let origin: string;
  let machine: PairedMachine;
  let url: string;
  let key: string;
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.app.server.closeAllConnections());
  beforeEach(async () => {
    const { machines } = (await server.call('GET', `${SHOP}/machines`, { headers: server.admin })).json();
    for (const { id } of machines) await server.call('DELETE', `${SHOP}/machines/${id}`, { headers: server.admin });
    await server.services.db.deleteFrom('orders').execute();
    machine = await pairedMachine(server, 'demo-bar');
    url = `${SHOP}/machines/${machine.id}`;
    ({ key } = (await server.call('PUT', `${url}/display-key`, { headers: server.admin })).json());
  });

  const read = (sent = key) => server.call('GET', `${url}/display`, { headers: { 'x-display-key': sent } });
  const shown = async (): Promise<MachineDisplay> => (await read()).json();
  const pouring = async () => {
    const order = await placedOrder(server);
    await machine.beat();
    await order.staff('approve');
    const { jobId } = (await machine.next()).job!;
    await machine.report(jobId, 1, 'accepted');
    await machine.report(jobId, 2, 'dispensing', { progress: 40, step: '2/5' });
    return { order, jobId };
  };

  it('shows its code, what it pours and who is next, by numbers alone', async () => {
    const { order } = await pouring();
    const next = await placedOrder(server);
    await machine.beat();
    const { displayId } = await order.now();
    expect(await shown()).toMatchObject({
      machine: { name: 'Left', state: 'busy', pause: null, inCare: false },
      code: { proof: expect.stringMatching(/^\d+\.[\w-]{14}$/), digits: expect.stringMatching(/^\d{6}$/) },
      pouring: {
        displayId,
        state: 'dispensing',
        progress: 40,
        step: '2/5',
        drink: { name: 'Negroni', drawing: { glass: expect.any(String) } },
      },
      next: [(await next.now()).displayId],
    });
    const { body } = await read();
    for (const part of ['Ada', order.id, next.id, key, 'machineString', 'secret', 'device', 'price'])
      expect(body).not.toContain(part);
  });

  it('says that it is paused and why, that it is silent, and that it needs somebody', async () => {
    const reason = { en: 'Being cleaned', 'zh-HK': '清潔緊' };
    await server.call('PUT', `${url}/pause`, { headers: server.admin, body: { paused: true, reason } });
    expect((await shown()).machine).toMatchObject({ state: 'paused', pause: { reason } });
    server.pass(30_000);
    expect((await shown()).machine).toMatchObject({ state: 'offline' });
    await machine.beat({ state: 'fault', code: 'over_current' });
    expect((await shown()).machine).toMatchObject({ state: 'fault' });
  });

  it('stops the machine whatever it is doing, and nothing else', async () => {
    const stop = (id = machine.id, sent = key) =>
      server.call('POST', `${SHOP}/machines/${id}/stop`, { headers: { 'x-display-key': sent } });
    expect((await stop()).json()).toEqual({});
    const { order, jobId } = await pouring();
    expect((await stop()).statusCode).toBe(200);
    expect((await machine.next()).stop).toMatchObject({ jobId });
    await machine.report(jobId, 3, 'cancelled');
    expect((await order.now()).status).toBe('CANCELLED');
    const other = await pairedMachine(server, 'demo-bar');
    expect((await stop(other.id)).json().code).toBe('display-key-invalid');
    expect((await stop(machine.id, 'wrong')).json().code).toBe('display-key-invalid');
    const audit = await server.call('GET', `${SHOP}/audit`, { headers: server.admin });
    expect(audit.json().data.filter(({ action }: { action: string }) => action === 'machine-stopped')).toHaveLength(2);
  });

  it('opens two calls of its machine and nothing else', async () => {
    const headers = { 'x-display-key': key };
    const order = await placedOrder(server);
    for (const [method, path] of [
      ['GET', `${SHOP}/machines`],
      ['GET', `${SHOP}/orders`],
      ['GET', `${SHOP}/board`],
      ['GET', `${url}/display-key`],
      ['GET', `${url}/care`],
      ['PUT', `${url}/pause`],
      ['POST', `${url}/care`],
      ['POST', `${SHOP}/orders/${order.id}/stop`],
    ] as const)
      expect([401, 403], `${method} ${path}`).toContain(
        (await server.call(method, path, { headers, body: method === 'GET' ? undefined : {} })).statusCode,
      );
  });

  it('keeps only hashes of keys, and shows the code to nobody but the screen', async () => {
    const stored = await server.services.db.selectFrom('machine_displays').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(key);
    const { secret } = stored[0]!;
    for (const headers of [server.owner, server.admin]) {
      const reply = await server.call('GET', `${url}/display`, { headers });
      expect(reply.json()).toMatchObject({ code: null });
    }
    const audit = await server.call('GET', `${SHOP}/audit`, { headers: server.admin });
    for (const hidden of [key, secret]) {
      expect(audit.body).not.toContain(hidden);
      expect((await read()).body).not.toContain(hidden);
    }
  });

  it('says when a screen was last seen', async () => {
    const known = async () =>
      (await server.call('GET', `${url}/display-key`, { headers: server.owner })).json().display;
    expect(await known()).toMatchObject({ lastSeenAt: null, isOn: false });
    await read();
    expect(await known()).toMatchObject({ isOn: true, lastSeenAt: server.services.clock().toISOString() });
    server.pass(5 * 60_000);
    expect(await known()).toMatchObject({ isOn: false });
  });

  it('is noted once a minute that a screen is there, and told to followers when it comes back', async () => {
    const seenAt = async () =>
      (await server.call('GET', `${url}/display-key`, { headers: server.admin })).json().display.lastSeenAt;
    const seq = async () => (await server.call('GET', `${SHOP}/events`, { headers: server.admin })).json().seq;
    const now = () => server.services.clock().toISOString();
    const before = await seq();
    await read();
    expect([await seenAt(), await seq()]).toEqual([now(), before + 1]);
    const first = now();
    server.pass(59_999);
    await read();
    expect([await seenAt(), await seq()]).toEqual([first, before + 1]);
    // Whoever is signed in only looks.
    server.pass(1);
    await server.call('GET', `${url}/display`, { headers: server.admin });
    expect(await seenAt()).toBe(first);
    await read();
    expect([await seenAt(), await seq()]).toEqual([now(), before + 1]);
    server.pass(5 * 60_000);
    await read();
    expect(await seq()).toBe(before + 2);
  });

  it('shows what is done to keep the machine well, four who are next, and no drink that has left the menu', async () => {
    expect(await shown()).toMatchObject({ shop: { name: expect.any(String) }, pouring: null, next: [] });
    const { order } = await pouring();
    const { displayId } = await order.now();
    const waiting = [];
    for (let n = 0; n < 5; n++) waiting.push((await (await placedOrder(server)).now()).displayId);
    expect((await shown()).next).toEqual(waiting.slice(0, 4));
    await server.services.db
      .updateTable('orders')
      .set({ recipe_id: 'gone' })
      .where('display_id', '=', displayId)
      .execute();
    expect((await shown()).pouring).toMatchObject({ displayId, drink: null });
    await machine.beat({ state: 'starting' });
    await machine.beat();
    const body = { kind: 'prime', slot: 1, durationMs: 3000 };
    expect((await server.call('POST', `${url}/care`, { headers: server.admin, body })).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ machine: { state: 'busy', inCare: true }, pouring: null });
  });

  it('has a key that is told once, made and revoked in the audit', async () => {
    const keyed = async (method: 'GET' | 'PUT' | 'DELETE', at = url) =>
      (await server.call(method, `${at}/display-key`, { headers: server.owner })).json();
    const actions = async () => {
      server.pass(1);
      const { data } = (await server.call('GET', `${SHOP}/audit`, { headers: server.admin })).json();
      return data
        .filter(({ details }: { details: { machineId?: string } }) => details.machineId === machine.id)
        .map(({ action, details }: { action: string; details: object }) => [action, details]);
    };
    const details = { machineId: machine.id, name: 'Left' };
    expect(await actions()).toContainEqual(['display-key-made', details]);
    const display = { createdAt: server.services.clock().toISOString(), lastSeenAt: null, isOn: false };
    expect(await keyed('PUT')).toEqual({ display, key: expect.stringMatching(/^[\w-]{22}$/) });
    expect(await keyed('GET')).toEqual({ display });
    expect(await keyed('DELETE')).toEqual({ display: null });
    const { length } = await actions();
    expect(await actions()).toContainEqual(['display-key-revoked', details]);
    expect(await keyed('DELETE')).toEqual({ display: null });
    expect(await actions()).toHaveLength(length);
    const other = await pairedMachine(server, 'demo-tea');
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await keyed(method, `${SHOP}/machines/${other.id}`)).code).toBe('machine-not-found');
    const page = await server.call('GET', `${SHOP}/machines/${other.id}/display`, { headers: server.admin });
    expect(page.json().code).toBe('machine-not-found');
  });

  it('refuses a key that was replaced or revoked, and that of another machine', async () => {
    const wrong = async (sent: string) => expect((await read(sent)).json().code).toBe('display-key-invalid');
    await wrong('');
    const { key: newer } = (await server.call('PUT', `${url}/display-key`, { headers: server.owner })).json();
    await wrong(key);
    expect((await read(newer)).statusCode).toBe(200);
    await server.call('DELETE', `${url}/display-key`, { headers: server.owner });
    await wrong(newer);
  });

  it('shows of two machines each its own, also as it changes', async () => {
    const other = await pairedMachine(server, 'demo-bar', 'Right');
    const otherUrl = `${SHOP}/machines/${other.id}`;
    const { key: otherKey } = (await server.call('PUT', `${otherUrl}/display-key`, { headers: server.admin })).json();
    const screens = await Promise.all(
      [
        [url, key],
        [otherUrl, otherKey],
      ].map(([at, sent]) => followStream<MachineDisplay>(`${origin}${at}/display`, { 'x-display-key': sent! })),
    );
    const [first, second] = await Promise.all(screens.map(async (screen) => screen.next()));
    expect([first?.machine.name, second?.machine.name]).toEqual(['Left', 'Right']);
    expect(first?.code?.digits).not.toBe(second?.code?.digits);

    await pouring();
    await server.services.live.poke('demo-bar');
    const until = async (at: number, isWanted: (seen: MachineDisplay) => boolean) => {
      let seen = await screens[at]!.next();
      while (!isWanted(seen)) {
        expect(seen.machine.name).toBe(['Left', 'Right'][at]);
        seen = await screens[at]!.next();
      }
      return seen;
    };
    await until(0, (seen) => seen.pouring?.progress === 40);
    await server.call('PUT', `${otherUrl}/pause`, { headers: server.admin, body: { paused: true } });
    await server.services.live.poke('demo-bar');
    expect(await until(1, (seen) => seen.machine.pause !== null)).toMatchObject({
      machine: { name: 'Right' },
      pouring: null,
    });
    expect((await shown()).machine.pause).toBeNull();
    for (const screen of screens) screen.leave();
    const used = await server.call('GET', `${otherUrl}/display`, { headers: { 'x-display-key': key } });
    expect(used.json().code).toBe('display-key-invalid');
  });

  it('is sent its next code when the one before is over', async () => {
    const { leftMs } = (await shown()).code!;
    server.pass(leftMs - 40);
    const screen = await followStream<MachineDisplay>(`${origin}${url}/display`, { 'x-display-key': key });
    const before = (await screen.next()).code!;
    expect(before.leftMs).toBe(40);
    server.pass(40);
    let { code } = await screen.next();
    while (code?.digits === before.digits) ({ code } = await screen.next());
    expect(code).toEqual((await shown()).code);
    screen.leave();
  });

  it('sends everything again as it changes, and ends a screen whose key was revoked', async () => {
    const screen = await followStream<MachineDisplay>(`${origin}${url}/display`, { 'x-display-key': key });
    const until = async (isWanted: (seen: MachineDisplay) => boolean) => {
      while (!isWanted(await screen.next()));
    };
    await until(({ pouring: now }) => now === null);
    await pouring();
    await server.services.live.poke('demo-bar');
    await until(({ pouring: now }) => now?.progress === 40);
    await server.call('DELETE', `${url}/display-key`, { headers: server.admin });
    await server.services.live.poke('demo-bar');
    await expect(until(() => false)).rejects.toThrow();
    screen.leave();
  });
});
