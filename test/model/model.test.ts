/**
 * Whatever people do in a bar, one after the other: the server says what a model of a few maps says. `npm run torture --
 * model` does 10,000 sequences of up to 100 steps. Source: docs/behaviour/orders.md, kiosks.md, console.md.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { printRow } from '#test/print-row.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { ADMIN, newDevice, OTHER_OWNER, useTestServer } from '#test/server/test-services.ts';
import { newBarModel, shown, type BarModel } from './bar-model.ts';
import type { RealBar } from './command.ts';
import { COMMANDS, launchKiosks } from './commands.ts';
import { byId } from './order-commands.ts';

const TIMES = Number(process.env.TORTURE_TIMES ?? 25);
const STEPS = process.env.TORTURE_TIMES ? 100 : 60;
/** PostgreSQL takes several times as long. */
const timesOn = (engine: string) => (engine === 'sqlite' || process.env.TORTURE_TIMES ? TIMES : 8);
const SIGN_IN_EVERY_MS = 6 * 60 * 60_000;
const BAR = '/api/admin/shops/demo-bar';

describe.each(testEngines)('a model of a bar on %s', (engine, open) => {
  const server = useTestServer(open);
  let signedInMs = 0;
  let admin: Record<string, string>;
  let otherOwner: Record<string, string>;
  let steps = 0;
  let orders = 0;

  beforeAll(() => {
    // Steps take no time, so that limits by the hour are reached at once. How many orders may wait is part of the model.
    const none = () => undefined;
    Object.assign(server.services.limits, { take: none, reserve: () => none, exceeded: none });
  });

  const begin = async (ticketsOfDevice: number): Promise<{ model: BarModel; real: RealBar }> => {
    server.pass(60_000);
    const nowMs = server.services.clock().getTime();
    if (nowMs - signedInMs > SIGN_IN_EVERY_MS) {
      [admin, otherOwner] = [await server.signIn(ADMIN), await server.signIn(OTHER_OWNER)];
      signedInMs = nowMs;
    }
    const model = newBarModel(nowMs, ticketsOfDevice);
    const real = { server, admin, otherOwner, devices: [newDevice(), newDevice(), newDevice()], steps: 0 };
    await launchKiosks(model, real);
    return { model, real };
  };

  /** Everything that is there, once. */
  const end = async (model: BarModel) => {
    for (const kiosk of model.kiosks) {
      const url = `${BAR}/orders?kioskInstanceCode=${kiosk.code}`;
      const { data } = (await server.call('GET', url, { headers: admin })).json();
      expect(byId(data)).toEqual(byId(model.orders.filter((order) => order.kiosk === kiosk).map(shown)));
    }
    const stored = await server.services.db
      .selectFrom('orders')
      .select(['id', 'day', 'day_number'])
      .where('id', 'in', ['', ...model.orders.map(({ id }) => id)])
      .execute();
    const numberOf = new Map(
      stored.map(({ id, day, day_number: number }) => [id, `${day} ${String(number).padStart(6, '0')}`]),
    );
    const numbers = model.orders.map(({ id }) => numberOf.get(id) ?? 'none');
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => (a < b ? -1 : 1)));
  };
  /** What waits is cancelled, and what was deleted is back. */
  const clear = async (model: BarModel) => {
    if (model.gone) await server.call('POST', `/api/undo/${model.gone.id}`, { headers: admin });
    for (const { id, status } of model.orders)
      if (status === 'PENDING') await server.call('POST', `${BAR}/orders/${id}/cancel`, { headers: admin });
    orders += model.orders.length;
  };

  const agree = (times: number, { ticketsOfDevice = 3, endOnFailure = false } = {}) =>
    fc.assert(
      fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: STEPS, size: 'max' }), async (commands) => {
        const { model, real } = await begin(ticketsOfDevice);
        try {
          await fc.asyncModelRun(() => ({ model, real }), commands);
          await end(model);
        } finally {
          await clear(model);
        }
        steps += real.steps;
      }),
      { numRuns: times, seed: Number(process.env.TORTURE_SEED ?? 1), endOnFailure },
    );

  it(
    `agrees with it in ${timesOn(engine)} sequences`,
    async () => {
      await agree(timesOn(engine));
      printRow({
        name: 'model',
        database: engine,
        rounds: `${timesOn(engine)} sequences, ${steps} steps, ${orders} orders`,
        result: '0 answers differ from the model',
      });
    },
    60_000 + TIMES * 2000,
  );

  it.runIf(engine === 'sqlite')('does not agree with one that lets a device have one order waiting', () =>
    expect(agree(50, { ticketsOfDevice: 1, endOnFailure: true })).rejects.toThrow('Property failed'),
  );
});
