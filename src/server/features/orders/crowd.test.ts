/** Orders that are placed at the same moment, and so share a transaction: docs/decisions/0087. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_LIMITS } from '../../http/limits/limits.ts';
import { lastSeq, eventsAfter } from '../../repos/events.repo.ts';
import { sharedEngines, testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer, type TestServer } from '#test/server/test-services.ts';

const at = '/api/admin/shops/demo-bar';

interface Wish {
  device: string;
  key?: string;
  name?: string;
}
interface Answer {
  status: number;
  code?: string;
  orderId?: string;
  displayId?: string;
}

const submit = async (server: TestServer, { device, key, name = 'Ada' }: Wish): Promise<Answer> => {
  const reply = await server.call('POST', `${at}/submit-order`, {
    headers: { 'x-device-id': device, 'x-join-code': server.barCode, ...(key && { 'idempotency-key': key }) },
    body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name, kioskInstanceCode: server.barCode },
  });
  const { code, orderId, displayId } = reply.json<Answer>();
  return { status: reply.statusCode, code, orderId, displayId };
};
const submitAll = (server: TestServer, wishes: readonly Wish[]) =>
  Promise.all(wishes.map((wish) => submit(server, wish)));

/** Orders of the night in the order of their numbers, and the numbers of the events that tell of them. */
async function written({ services: { db } }: TestServer) {
  const orders = await db.selectFrom('orders').select(['id', 'day_number']).orderBy('day_number').execute();
  const events = await eventsAfter(db, 'demo-bar', 0, 10_000);
  return { orders, told: events.filter(({ kind }) => kind === 'order'), seqs: events.map(({ seq }) => seq) };
}
const upTo = (n: number, from = 1) => Array.from({ length: n }, (_, i) => from + i);
const count = (answers: readonly Answer[], status: number) => answers.filter((one) => one.status === status).length;
const idsOf = (answers: readonly Answer[]) => new Set(answers.flatMap(({ orderId }) => orderId ?? []));

/** The routes keep the limits they were given: these are changed in place. */
const letWait = ({ services }: TestServer, shop: number) =>
  Object.assign(services.limits, { ...NO_LIMITS, waiting: { shop, device: 3 } });

describe.each(testEngines)('orders placed at the same moment on %s', (_engine, open) => {
  const server = useTestServer(open);

  it('are each answered rightly, with numbers and events without a gap', async () => {
    letWait(server, 140);
    const single = upTo(100).map((n): Wish => ({ device: newDevice(), key: `single-${n}` }));
    const twice = upTo(20).flatMap((n): Wish[] => {
      const wish = { device: newDevice(), key: `twice-${n}` };
      return [wish, wish];
    });
    const greedy = upTo(10).map(() => newDevice());
    const five = greedy.flatMap((device) => upTo(5).map((n): Wish => ({ device, key: `greedy-${n}` })));
    const unsold = await server.call('POST', `${at}/submit-order`, {
      headers: { 'x-device-id': newDevice(), 'x-join-code': server.barCode },
      body: { targetShopId: 'demo-bar', recipeId: 'nothing', name: 'Ada', kioskInstanceCode: server.barCode },
    });
    expect(unsold.statusCode).toBe(404);

    // The greedy come first, so that it is their own limit that stops them.
    const [ofGreedy, ofTwice, ofSingle] = await Promise.all([
      submitAll(server, five),
      submitAll(server, twice),
      submitAll(server, single),
    ]);
    expect(count(ofGreedy, 200)).toBe(30);
    expect(count(ofGreedy, 429)).toBe(20);
    for (const [index] of greedy.entries()) expect(count(ofGreedy.slice(index * 5, index * 5 + 5), 200)).toBe(3);
    expect(count(ofTwice, 200)).toBe(40);
    expect(idsOf(ofTwice).size).toBe(20);
    for (const n of upTo(20, 0)) expect(ofTwice[2 * n]?.orderId).toBe(ofTwice[2 * n + 1]?.orderId);
    expect([count(ofSingle, 200), count(ofSingle, 429)]).toEqual([90, 10]);

    const { orders, told, seqs } = await written(server);
    const placed = idsOf([...ofGreedy, ...ofTwice, ...ofSingle]);
    expect(placed).toEqual(new Set(orders.map(({ id }) => id)));
    expect(orders.map(({ day_number }) => day_number)).toEqual(upTo(140));
    expect(new Set(told.map(({ subject }) => subject))).toEqual(placed);
    expect(told).toHaveLength(140);
    expect(seqs).toEqual(upTo(seqs.length, seqs[0]));
    expect(await lastSeq(server.services.db, 'demo-bar')).toBe(seqs.at(-1));
  }, 60_000);

  it('are all made when the pours of 1200 end at the same moment, and each is told of', async () => {
    letWait(server, 10_000);
    server.pass(24 * 3_600_000);
    const device = newDevice();
    const { orderId } = await submit(server, { device });
    const { statusCode } = await server.call('POST', `${at}/orders/${orderId}/approve`, {
      headers: { 'x-device-id': device },
    });
    expect(statusCode).toBe(200);
    const { db } = server.services;
    const pouring = await db.selectFrom('orders').selectAll().where('id', '=', orderId!).executeTakeFirstOrThrow();
    const others = upTo(1199).map((n) => ({
      ...pouring,
      id: `${orderId}-${n}`,
      ticket_id: `${n}`,
      day_number: 1000 + n,
    }));
    for (let i = 0; i < others.length; i += 100)
      await db
        .insertInto('orders')
        .values(others.slice(i, i + 100))
        .execute();
    const before = await lastSeq(db, 'demo-bar');

    server.pass(3_600_000);
    const reply = await server.call('GET', `${at}/orders`, { headers: { 'x-device-id': device } });
    const { data } = reply.json<{ data: { status: string }[] }>();
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['COMPLETED']));
    const made = await eventsAfter(db, 'demo-bar', before, 2000);
    expect(new Set(made.map(({ subject }) => subject))).toEqual(new Set([orderId, ...others.map(({ id }) => id)]));
    expect(made.map(({ seq }) => seq)).toEqual(upTo(1200, before + 1));
  }, 60_000);

  it('are refused from the moment that a pause is confirmed', async () => {
    letWait(server, 10_000);
    server.pass(24 * 3_600_000);
    const before = (await written(server)).orders.length;
    const owner = await server.signIn({ username: 'bar', password: 'owner-password' });
    const pause = (paused: boolean) => server.call('PUT', `${at}/pause`, { headers: owner, body: { paused } });
    const fresh = (n: number) =>
      submitAll(
        server,
        upTo(n).map(() => ({ device: newDevice(), key: 'k' })),
      );

    const first = fresh(70);
    const paused = pause(true);
    const second = fresh(30);
    const after = paused.then(() => fresh(20));
    const meanwhile = [...(await first), ...(await second)];
    for (const { status, code } of meanwhile) expect(status === 200 || code === 'bar-paused').toBe(true);
    expect((await after).map(({ code }) => code)).toEqual(Array(20).fill('bar-paused'));
    expect((await written(server)).orders.length - before).toBe(count(meanwhile, 200));
    expect((await pause(false)).statusCode).toBe(200);
  }, 60_000);

  it('come to the same as one after the other', async () => {
    letWait(server, 10_000);
    const wish = fc.record({
      device: fc.nat(3),
      key: fc.option(fc.nat(2), { nil: undefined }),
      name: fc.constantFrom('Ada', 'Bo'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 2, maxLength: 30 }), async (drawn) => {
        server.pass(24 * 3_600_000);
        const devices = upTo(4).map(() => newDevice());
        const wishes = drawn.map(({ device, key, name }) => ({
          device: devices[device]!,
          name,
          ...(key !== undefined && { key: `${key}` }),
        }));
        const answers = await submitAll(server, wishes);
        const byKey = new Map<string, Set<string>>();
        for (const [index, { device, key, name }] of wishes.entries()) {
          const { status, code, orderId } = answers[index]!;
          if (key === undefined) expect([200, 429]).toContain(status);
          else expect([undefined, 'idempotency-mismatch', 'too-many-requests']).toContain(code);
          const what = `${device} ${key === undefined ? `without, ${name}` : key}`;
          if (orderId) byKey.set(what, (byKey.get(what) ?? new Set()).add(orderId));
        }
        for (const ids of byKey.values()) expect(ids.size).toBe(1);
        for (const device of devices) {
          const own = answers.filter((_, index) => wishes[index]?.device === device);
          expect(idsOf(own).size).toBeLessThanOrEqual(3);
          if (own.some(({ status }) => status === 429)) expect(idsOf(own).size).toBe(3);
        }
        const numbers = new Set(answers.flatMap(({ displayId }) => displayId ?? []));
        expect(numbers).toEqual(new Set(upTo(numbers.size).map((n) => `A${String(n).padStart(2, '0')}`)));
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});

describe.runIf(sharedEngines().length > 0).each(sharedEngines())('two servers over one %s', (_engine, open) => {
  const one = useTestServer(open);
  const other = useTestServer(open);

  it('let no more into the queue than may wait, and number them in one line', async () => {
    for (const server of [one, other]) letWait(server, 100);
    const wishes = upTo(130).map((n): Wish => ({ device: newDevice(), key: `${n}` }));
    // Each to both: a guest whose first server did not answer in time.
    const answers = (await Promise.all([submitAll(one, wishes), submitAll(other, wishes)])).flat();
    expect(idsOf(answers).size).toBe(100);
    for (const [index] of wishes.entries()) {
      const both = [answers[index]!, answers[index + 130]!];
      expect(both.map(({ status }) => (status === 200 ? 200 : 429))).toEqual(both.map(({ status }) => status));
      expect(idsOf(both).size).toBeLessThanOrEqual(1);
    }
    const { orders, told } = await written(one);
    expect(orders.map(({ day_number }) => day_number)).toEqual(upTo(100));
    expect(told).toHaveLength(100);
  }, 60_000);
});
