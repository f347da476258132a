/** Simulators inside the server, over HTTP as any machine. Source: docs/behaviour/machines.md "Simulator". */
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pairedMachine, placedNow, placedOrder } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { runSimulators } from './run-simulators.ts';

const AT = '/api/admin/shops/demo-bar/machines';
const LEASE_MS = 30_000;

describe.each(testEngines)('simulators on %s', (_engine, open) => {
  const server = useTestServer(open);
  let origin: string;
  let stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
    await server.call('DELETE', `${AT}/demo-bar-machine`, { headers: server.owner });
  });
  afterEach(async () => {
    for (const stop of stops) await stop();
    stops = [];
    for (const { id } of await machines()) await server.call('DELETE', `${AT}/${id}`, { headers: server.owner });
  });

  const machines = async (): Promise<{ id: string; kind: string; state: string }[]> =>
    (await server.call('GET', AT, { headers: server.owner })).json().machines;
  const stateOf = async (id: string) => (await machines()).find((one) => one.id === id)?.state;
  const add = async (): Promise<string> => {
    const reply = await server.call('POST', `${AT}/simulator`, { headers: server.owner, body: { name: 'Simulator' } });
    return reply.json().machine.id;
  };
  const misbehave = (id: string, fault: string | null) =>
    server.call('PUT', `${AT}/${id}/simulator`, { headers: server.owner, body: { fault } });
  /** A server process. @returns how it stops */
  const start = (speed = 200) => {
    const off = new AbortController();
    const done = runSimulators(server.services, off.signal, {
      origin,
      pace: { lookMs: 20, leaseMs: LEASE_MS, speed },
      onError: (cause) => {
        throw cause;
      },
    });
    const stop = () => {
      off.abort();
      return done;
    };
    stops.push(stop);
    return stop;
  };
  const approved = async () => {
    const order = await placedNow(server);
    const reply = await order.approve();
    expect(reply.statusCode, reply.body).toBe(200);
    return order;
  };
  const runBy = async (id: string) =>
    await server.services.db
      .selectFrom('machines')
      .select(['simulated_by', 'token_hash'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('one is listed as what it is, makes an order, and is let go with the server', async () => {
    const id = await add();
    expect(await machines()).toMatchObject([{ id, kind: 'simulator', state: 'unpaired', isPaired: false }]);
    const stop = start();
    await expect.poll(() => stateOf(id)).toBe('ready');
    const order = await approved();
    await expect.poll(async () => (await order.now()).status).toBe('COMPLETED');
    expect(await order.now()).toMatchObject({ machine: { state: 'done' } });
    await stop();
    expect((await runBy(id)).simulated_by).toBeNull();
  });

  it('brings pumps by the menu to a shop that has none, and leaves others alone', async () => {
    const pumps = async () =>
      (await server.call('GET', '/api/admin/shops/demo-bar/pumps', { headers: server.owner })).json().pumps as object[];
    const before = await pumps();
    await add();
    expect(await pumps()).toEqual(before);
    const save = (all: object[]) =>
      server.call('PUT', '/api/admin/shops/demo-bar/pumps', { headers: server.owner, body: { pumps: all } });
    await save([]);
    await add();
    expect(await pumps()).toHaveLength(16);
    await save(before);
  });

  it('fails by name from the next job on, and is mended', async () => {
    const id = await add();
    start();
    await expect.poll(() => stateOf(id)).toBe('ready');
    expect((await misbehave(id, 'no_glass')).json()).toMatchObject({ machine: { simulatedFault: 'no_glass' } });
    const order = await approved();
    await expect.poll(async () => (await order.now()).machine).toMatchObject({ state: 'rejected', code: 'no_glass' });
    expect(await order.now()).toMatchObject({ status: 'PENDING' });
    await misbehave(id, null);
    await expect.poll(async () => (await order.approve()).statusCode).toBe(200);
    await expect.poll(async () => (await order.now()).status).toBe('COMPLETED');
    expect((await misbehave(id, 'on_fire')).statusCode).toBe(422);
  });

  it('loses what it was making when the server ends, and goes on with the next', async () => {
    const id = await add();
    const stop = start(0.1);
    await expect.poll(() => stateOf(id)).toBe('ready');
    const order = await approved();
    await expect.poll(async () => (await order.now()).machine?.state).toBe('dispensing');
    await stop();
    start();
    await expect.poll(async () => (await order.now()).machine).toMatchObject({ state: 'failed', code: 'power_loss' });
    expect(await order.now()).toMatchObject({ status: 'IN_PROGRESS', stage: 'attention' });
    await expect.poll(() => stateOf(id)).toBe('ready');
    const next = await approved();
    await expect.poll(async () => (await next.now()).status).toBe('COMPLETED');
  });

  it('of two servers one runs it, and the other when that one is silent', async () => {
    const id = await add();
    start();
    start();
    await expect.poll(() => stateOf(id)).toBe('ready');
    const before = await runBy(id);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await runBy(id)).toEqual(before);
    // As after kill -9: somebody holds it who does not renew it.
    await server.services.db
      .updateTable('machines')
      .set({
        simulated_by: 'gone',
        simulated_until: new Date(server.services.clock().getTime() + LEASE_MS).toISOString(),
      })
      .where('id', '=', id)
      .execute();
    server.pass(LEASE_MS / 2);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await runBy(id)).simulated_by).toBe('gone');
    server.pass(LEASE_MS / 2);
    await expect.poll(async () => (await runBy(id)).simulated_by).not.toBe('gone');
    await expect.poll(() => stateOf(id)).toBe('ready');
    const order = await approved();
    await expect.poll(async () => (await order.now()).status).toBe('COMPLETED');
  });

  it('gets no orders where a machine that pours is paired', async () => {
    const id = await add();
    start();
    await expect.poll(() => stateOf(id)).toBe('ready');
    const real = await pairedMachine(server, 'demo-bar');
    await real.beat();
    const order = await placedOrder(server, undefined, real);
    expect((await order.approve()).statusCode).toBe(200);
    const { job } = await real.next();
    expect(job?.orderId).toBe(order.id);
  });

  it('is out of the figures and of the page for inspectors', async () => {
    const read = async () => {
      const day = server.services.clock().toISOString().slice(0, 10);
      const at = (page: string) => `/api/admin/shops/demo-bar/${page}?from=${day}&to=${day}`;
      const [insights, inspection] = await Promise.all(
        [at('insights'), at('inspection')].map((url) => server.call('GET', url, { headers: server.owner })),
      );
      return { drinks: insights!.json().topDrinks as object[], orders: inspection!.json().orders };
    };
    const before = await read();
    const id = await add();
    start();
    await expect.poll(() => stateOf(id)).toBe('ready');
    const order = await approved();
    await expect.poll(async () => (await order.now()).status).toBe('COMPLETED');
    expect((await read()).orders).toEqual(before.orders);
    expect(JSON.stringify((await read()).drinks)).toBe(JSON.stringify(before.drinks));
    // By hand it is a drink like any other.
    await server.call('DELETE', `${AT}/${id}`, { headers: server.owner });
    const byHand = await approved();
    expect((await byHand.staff('complete')).statusCode).toBe(200);
    const after = await read();
    expect(after.orders).toHaveLength(before.orders.length + 1);
    expect(JSON.stringify(after.drinks)).not.toBe(JSON.stringify(before.drinks));
  });
});
