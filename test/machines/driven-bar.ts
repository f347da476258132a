/** For conformance suites: the demo bar with a machine that the server drives, in real time. */
import { expect, vi } from 'vitest';
import type { Machine } from '#contract/machines/console.ts';
import type { ProgramKind } from '#domain/machine/machine-kind.ts';
import { driveMachines } from '../../src/server/machines/programs/drive-machines.ts';
import type { Pace } from '../../src/server/machines/programs/drive-machine.ts';
import { drivenMachine, placedOrder } from '../server/paired-machine.ts';
import type { TestServer } from '../server/test-services.ts';

const BAR = '/api/admin/shops/demo-bar/machines';
const TICK_MS = 20;
/** The ingredients of the drink that is ordered. */
const OURS = ['gin', 'campari', 'sweet-vermouth'];
export const QUICK: Pace = { idleMs: 20, lookMs: 60, pourMs: 25, settleMs: 700, busyMs: 600, leaseMs: 30_000 };

interface Target {
  kind: ProgramKind;
  address: string;
  keys: Record<string, string>;
}

export type DrivenBar = Awaited<ReturnType<typeof openDrivenBar>>;

/** Connects it, and tells whatever stands there at its first bottles to be what the drink needs. */
export async function openDrivenBar(server: TestServer, target: Target, pace = QUICK) {
  const { id } = await drivenMachine(server, 'demo-bar', { name: 'Left', ...target });
  const errors: unknown[] = [];
  const drivers: { stop: AbortController; done: Promise<void> }[] = [];
  const clock = setInterval(() => server.pass(TICK_MS), TICK_MS);
  const headers = { ...server.admin };

  const drive = () => {
    const stop = new AbortController();
    const done = driveMachines(server.services, stop.signal, { pace, onError: (cause) => errors.push(cause) });
    drivers.push({ stop, done });
  };
  const rest = async () => {
    for (const { stop } of drivers) stop.abort();
    await Promise.all(drivers.splice(0).map(({ done }) => done));
  };
  const machine = async (): Promise<Machine> => {
    const { machines } = (await server.call('GET', BAR, { headers })).json();
    return machines.find((one: Machine) => one.id === id);
  };
  const link = async () => (await server.call('GET', `${BAR}/${id}/link`, { headers })).json().link;
  const untilReady = (of = 'ready') =>
    vi.waitFor(async () => expect((await machine()).state).toBe(of), { timeout: 8000, interval: 20 });

  drive();
  await vi.waitFor(async () => expect((await link()).theirs).not.toHaveLength(0), { timeout: 8000, interval: 30 });
  const bottles = (await link()).theirs.filter(({ place }: { place: number | null }) => place !== null);
  const matches = Object.fromEntries(OURS.map((ours, i) => [ours, bottles[i].id]));
  await server.call('PATCH', `${BAR}/${id}/link`, { headers, body: { matches } });

  /** It answers, and has what our drinks need. */
  const untilFull = () =>
    vi.waitFor(
      async () => {
        const now = await machine();
        expect(now.state).toBe('ready');
        expect(now.levels.filter(({ slot, pct }) => slot <= 128 && pct > 0).length).toBeGreaterThanOrEqual(OURS.length);
      },
      { timeout: 8000, interval: 20 },
    );
  const order = async () => {
    await untilFull();
    const placed = await placedOrder(server);
    await untilFull();
    return placed;
  };
  const untilOrder = (placed: { now: () => Promise<object> }, is: object, timeout = 12_000) =>
    vi.waitFor(async () => expect(await placed.now()).toMatchObject(is), { timeout, interval: 20 });

  return {
    id,
    server,
    errors,
    drive,
    rest,
    machine,
    link,
    untilReady,
    untilOrder,
    order,
    /** Ordered, and approved. */
    approved: async () => {
      const placed = await order();
      const reply = await placed.approve();
      expect(reply.statusCode, reply.body).toBe(200);
      return placed;
    },
    stop: () => server.call('POST', `${BAR}/${id}/stop`, { headers }),
    care: async (body: object) => (await server.call('POST', `${BAR}/${id}/link/care`, { headers, body })).json(),
    change: (body: object) => server.call('PATCH', `${BAR}/${id}/link`, { headers, body }),
    close: async () => {
      await rest();
      clearInterval(clock);
      await server.call('DELETE', `${BAR}/${id}`, { headers });
    },
  };
}
