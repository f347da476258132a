/**
 * Every named fault at every kind of machine, on both databases: what the order comes to, what its guest and the counter
 * are told, and that nothing is poured twice. Prints the matrix. Source: docs/behaviour/machines.md.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sweepJobs } from '../../src/server/machines/sweep-jobs.ts';
import type { placedOrder } from '../server/paired-machine.ts';
import { seeded } from '../seeded.ts';
import { testEngines } from '../server/test-engines.ts';
import { useTestServer, type TestServer } from '../server/test-services.ts';
import { CocktailBerryStandIn } from './cocktailberry-stand-in.ts';
import { CocktailPiStandIn, PI_KEYS } from './cocktailpi-stand-in.ts';
import { openDrivenBar, QUICK, type DrivenBar } from './driven-bar.ts';
import { AT_PROGRAM, CASES, ENDS, faultOf, type Case, type Program } from './fault-matrix.ts';
import { TRANSPORTS, useSimulatedBar } from './simulated-bar.ts';

const SHOP = '/api/admin/shops/demo-bar';
const MINUTE = 60_000;
/** What one order of the drink is, in millilitres, and what rounding may add to it. */
const [DRINK_ML, ROUNDING_ML] = [69, 1];
/** Long enough for a second pour to begin, if there were one. */
const LATER_MS = 250;

type Order = Awaited<ReturnType<typeof placedOrder>>;
const matrix = new Map<Case, Record<string, string>>(CASES.map((name) => [name, {}]));

afterAll(() => {
  const ways = [...new Set([...matrix.values()].flatMap((row) => Object.keys(row)))];
  const lines = [
    ['fault', ...ways, 'at a program of its own'],
    ...[...matrix].map(([name, row]) => [name, ...ways.map((way) => row[way] ?? ''), AT_PROGRAM[name].is]),
  ];
  const widths = lines[0]!.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)));
  console.log(lines.map((line) => line.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')).join('\n'));
});

/** By the answers of its guest, of staff, and of the counter's list. @returns the cell of the matrix */
async function expectEnd(server: TestServer, order: Order, end: (typeof ENDS)[Case], pours: () => number) {
  const headers = server.owner;
  const told = async () => {
    const { data } = (await server.call('GET', `${SHOP}/orders?status=TONIGHT`, { headers })).json();
    return { guest: await order.own(), staff: await order.now(), counter: data as { id: string }[] };
  };
  const isTold = async () => {
    const { guest, staff, counter } = await told();
    expect(guest).toMatchObject(end.order);
    expect(staff).toMatchObject(end.order);
    expect(counter.filter(({ id }) => id === order.id)).toMatchObject(end.isAtCounter ? [end.order] : []);
  };
  await vi.waitFor(isTold, { timeout: 15_000, interval: 30 });
  await wait(LATER_MS);
  await isTold();
  expect(pours()).toBe(end.pours);
  const { state, code } = (await order.own()).machine;
  return `${end.order.stage} (${[state, code].filter(Boolean).join(' ')}), poured ${pours()}`;
}

const simulated = testEngines.flatMap(([engine, open]) =>
  TRANSPORTS.map(([name, way]) => [name, engine, () => way(open)] as const),
);

describe.each(simulated)('faults over %s on %s', (way, engine, begin) => {
  const bar = useSimulatedBar(begin());

  it.each(CASES)('%s', async (name) => {
    const poured = bar.start(faultOf(name), name === 'slow' ? 20 : 1000);
    await bar.isThere();
    const order = await bar.approved();
    if (name === 'slow') {
      await vi.waitFor(async () => expect((await order.now()).machine.state).toBe('dispensing'), 10_000);
      bar.server.pass(5 * MINUTE);
      await sweepJobs(bar.server.services);
    }
    const pours = () => poured.filter((orderId) => orderId === order.id).length;
    matrix.get(name)![`${way}, ${engine}`] = await expectEnd(bar.server, order, ENDS[name], pours);
  });
});

const PROGRAMS = [
  [
    'CocktailBerry',
    'cocktailberry',
    { makerKey: '123', masterKey: '4567' },
    QUICK,
    (seed: number): Program =>
      new CocktailBerryStandIn({ random: seeded(seed), mlPerSecond: 250, makerKey: '123', masterKey: '4567' }),
  ],
  [
    'CocktailPi',
    'cocktailpi',
    PI_KEYS,
    { ...QUICK, busyMs: 12_000 },
    (): Program => new CocktailPiStandIn({ mlPerSecond: 100 }),
  ],
] as const;

const driven = testEngines.flatMap(([engine, open]) =>
  PROGRAMS.map(([name, ...more]) => [name, engine, open, ...more] as const),
);

describe.each(driven)('faults at %s on %s', (way, engine, open, kind, keys, pace, standIn) => {
  const server = useTestServer(open, { LAN_HOSTS: '127.0.0.1' });
  let at: Program;
  let bar: DrivenBar;

  beforeEach(async ({ task }) => {
    at = await standIn(CASES.indexOf(task.name as Case) + 1).open();
    bar = await openDrivenBar(server, { kind, address: at.url, keys }, pace);
  });
  afterEach(async () => {
    await bar.close();
    await at.kill();
    expect(bar.errors).toEqual([]);
  });

  it.each(CASES)('%s', async (name) => {
    const { meet, end = ENDS[name] } = AT_PROGRAM[name];
    const order = await meet(bar, at);
    matrix.get(name)![`${way}, ${engine}`] = await expectEnd(server, order, end, () => at.starts);
    expect(at.pouredMl).toBeLessThanOrEqual(end.pours * DRINK_ML + ROUNDING_ML);
  });
});
