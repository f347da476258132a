/**
 * The server, the machine, or both die in the middle of a drink, by kill -9, and come back: nothing is poured twice, nothing
 * counts as made that was not poured, and no order is left that staff are not told of. `npm run torture -- brew-kills` does
 * it 300 times. Source: docs/behaviour/machines.md, docs/decisions/0097.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seeded } from '#test/seeded.ts';
import { callApi, ownersBearer } from '../api.ts';
import { startServer, type RunningServer } from '../server.ts';
import { newTokenFile, startMachine, type RunningMachine } from '../simulator.ts';

const TIMES = Number(process.env.TORTURE_TIMES ?? 6);
const VICTIMS = [['server'], ['machine'], ['server', 'machine']] as const;
const SHOP = '/api/admin/shops/demo-bar';
const SPEED = '4';
/** A little longer than a drink takes at this speed, and than its orders may go without an end. Milliseconds. */
const [DRINK_MS, END_MS] = [2000, 40_000];
const random = seeded(Number(process.env.TORTURE_SEED ?? 1));

interface Order {
  id: string;
  orderId: string;
  displayId: string;
  status: string;
  stage: string;
  machine?: { state: string; code: string | null };
}

describe('kill -9 while a drink is made', () => {
  const token = newTokenFile();
  const orders: string[] = [];
  const tally = new Map<string, number>();
  /** Of all lives of the machine. */
  const said: string[] = [];
  let server: RunningServer;
  let machine: RunningMachine;
  let code = '';
  let staff: Record<string, string> = {};

  /** By staff. */
  const asked = async (method: string, path: string, body?: object) =>
    (await callApi(server, method, `${SHOP}${path}`, { headers: staff, ...(body && { body }) })).body;
  const until = async <T>(what: string, look: () => Promise<T | undefined>): Promise<T> => {
    for (const end = Date.now() + END_MS; Date.now() < end; await wait(50)) {
      const found = await look().catch(() => undefined);
      if (found !== undefined) return found;
    }
    throw new Error(`${what}: not within ${END_MS / 1000} s`);
  };
  const switchOn = async (...args: string[]) => {
    machine = await startMachine(server, { token, said, args: ['--speed', SPEED, ...args] });
  };
  const poursOf = (displayId: string) => said.filter((line) => line.startsWith(`${displayId}: pouring`)).length;

  const isReady = () =>
    until('the machine is ready', async () => {
      const { machines } = (await asked('GET', '/machines')) as { machines: { state: string }[] };
      return machines.some(({ state }) => state === 'ready') || undefined;
    });
  const place = async (time: number): Promise<[Order, Record<string, string>]> => {
    const guest = { 'x-device-id': crypto.randomUUID(), 'x-join-code': code };
    const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: `G${time}`, kioskInstanceCode: code };
    const placed = await callApi(server, 'POST', `${SHOP}/submit-order`, { headers: guest, body });
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    return [placed.body as Order, guest];
  };
  const bothBack = async (victims: readonly string[]) => {
    if (victims.includes('server')) server = await startServer({ dataDir: server.dataDir, port: server.port });
    if (victims.includes('machine')) await switchOn();
  };
  /** Made, back in the queue, or left to staff. */
  const ended = (orderId: string) =>
    until(`an end of ${orderId}`, async () => {
      const now = (await asked('GET', `/orders/${orderId}`)) as Order;
      const isOver = ['COMPLETED', 'PENDING', 'CANCELLED'].includes(now.status) || now.stage === 'attention';
      return isOver ? now : undefined;
    });

  beforeAll(async () => {
    server = await startServer();
    code = server.codes['ez-pairing'] ?? '';
    staff = await ownersBearer(server);
    const added = await asked('POST', '/machines', { name: 'Left' });
    const { pairing } = added as { pairing: { code: string } };
    await switchOn('--code', pairing.code);
  });
  afterAll(async () => {
    await machine?.stop();
    await server?.stop();
  });

  const killOnce = async (time: number) => {
    const victims = VICTIMS[time % VICTIMS.length]!;
    await isReady();
    const [{ orderId, displayId }, guest] = await place(time);
    orders.push(displayId);
    const approval = callApi(server, 'POST', `${SHOP}/orders/${orderId}/approve`, { headers: guest }).catch(
      () => undefined,
    );
    await wait(random() * DRINK_MS);
    await Promise.all(victims.map((who) => (who === 'server' ? server : machine).stop('SIGKILL')));
    await approval;
    await bothBack(victims);

    const end = await ended(orderId);
    const how = [end.status, end.stage, end.machine?.state, end.machine?.code].filter(Boolean).join(' ');
    const pours = poursOf(displayId);
    const counter = (await asked('GET', '/orders?status=TONIGHT')) as { data: Order[] };
    const onCounter = counter.data.find(({ id }) => id === orderId)?.stage;
    const told = `${victims.join(' and ')} killed: ${how}, poured ${pours}, on the counter: ${onCounter ?? 'no'}`;
    expect(['collected', 'waiting', 'attention'], told).toContain(end.stage);
    if (end.stage === 'collected') expect(pours, told).toBe(1);
    if (end.stage === 'waiting') expect(pours, told).toBe(0);
    if (end.stage !== 'collected') expect(onCounter, told).toBe(end.stage);
    expect(pours, told).toBeLessThanOrEqual(1);
    tally.set(end.stage, (tally.get(end.stage) ?? 0) + 1);
    // The bar goes on: what waits is given up, what staff were called to is looked after.
    if (end.stage !== 'collected')
      await asked('POST', `/orders/${orderId}/${end.stage === 'waiting' ? 'cancel' : 'complete'}`);
  };

  it(
    `${TIMES} times`,
    async () => {
      for (let time = 0; time < TIMES; time++) await killOnce(time);
      const twice = orders.filter((displayId) => poursOf(displayId) > 1);
      const ends = [...tally].map(([stage, times]) => `${times} ${stage}`).join(', ');
      console.log(`brew-kills: ${TIMES} kills: ${ends}; ${twice.length} poured twice`);
      expect(twice).toEqual([]);
    },
    60_000 + TIMES * 30_000,
  );
});
