/** A broker that holds back, repeats, dies and comes back, and machines that vanish. Source: docs/mqtt.md "The device". */
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Machine } from '#contract/machines/console.ts';
import { lateNetwork, type LateNetwork, type Passing } from '#test/server/late-network.ts';
import { hasMosquitto } from '#test/server/mosquitto.ts';
import { sharedEngines, testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer, type TestServer } from '#test/server/test-services.ts';
import {
  linkOf,
  pairedAtBroker,
  useBroker,
  useMqtt,
  useSecondAccount,
  type BrokerInUse,
  type PairedAccount,
} from '#test/server/use-broker.ts';
import { runMachine, HEARTBEAT_MS } from '../../../machines/simulator/simulated-machine.ts';
import { sweepJobs } from '../../../machines/sweep-jobs.ts';

const SHOP = '/api/admin/shops/demo-bar';
/** For whoever has to wait for an answer that does not come. */
const SHORT_MS = 300;
/** For all others, however busy this computer is. */
const ANSWER_MS = 2000;
const MINUTE = 60_000;

type Link = ReturnType<typeof linkOf>;
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Switches a machine on. @returns order ids, one for each time its pumps ran */
function run(machineId: string, link: Link, speed = 1000): { poured: string[] } {
  const poured: string[] = [];
  const off = new AbortController();
  const ended = runMachine(
    {
      ...link,
      machineId,
      speed,
      faultOf: () => undefined,
      now: () => Date.now(),
      sleep: (ms, signal) =>
        wait(Math.max(0, ms === HEARTBEAT_MS ? 200 : Math.min(ms, 50)), undefined, { signal }).catch(() => undefined),
      onPour: ({ orderId }) => poured.push(orderId),
    },
    off.signal,
  );
  endings.push(() => {
    off.abort();
    return ended;
  });
  return { poured };
}

const machineNow = async (server: TestServer, machineId: string): Promise<Machine> => {
  const { machines } = (await server.call('GET', `${SHOP}/machines`, { headers: server.admin })).json();
  return machines.find(({ id }: Machine) => id === machineId);
};
/** It has said more than that it starts: what it is given now, it keeps. */
const isUp = (server: TestServer, machineId: string) =>
  vi.waitFor(
    async () => expect(await machineNow(server, machineId)).toMatchObject({ state: 'ready', says: 'idle' }),
    10_000,
  );

const approved = async (server: TestServer): Promise<string> => {
  const headers = { 'x-device-id': newDevice(), 'x-join-code': server.barCode };
  const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' };
  const { orderId } = (await server.call('POST', `${SHOP}/submit-order`, { headers, body })).json();
  const reply = await server.call('POST', `${SHOP}/orders/${orderId}/approve`, { headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return orderId;
};
const orderNow = async (server: TestServer, orderId: string) =>
  (await server.call('GET', `${SHOP}/orders/${orderId}`, { headers: server.admin })).json();
const ends = (server: TestServer, orderId: string, as: object) =>
  vi.waitFor(async () => expect(await orderNow(server, orderId)).toMatchObject(as), 15_000);

const isReplyTo = (message: Passing, network: LateNetwork, state: string) =>
  message.type === 'reply' &&
  network.passed.some(({ message: sent }) => sent.ask === message.ask && sent.state === state);

describe.runIf(hasMosquitto).each(testEngines)('over a bad network on %s', (_engine, open) => {
  const broker: BrokerInUse = useBroker();
  const server = useTestServer(open, broker.env);
  useMqtt(server, broker);

  /** A machine of its own for each test: the one before is removed. */
  const paired = async (): Promise<PairedAccount> => {
    server.pass(MINUTE);
    const account = await pairedAtBroker(server);
    endings.push(() => server.call('DELETE', `${SHOP}/machines/${account.machineId}`, { headers: server.admin }));
    return account;
  };
  const farMachine = async (answerMs = ANSWER_MS) => {
    const account = await paired();
    const network = await lateNetwork(account);
    endings.push(network.end);
    const { poured } = run(account.machineId, linkOf(network.far, answerMs));
    await isUp(server, account.machineId);
    return { ...account, network, poured };
  };

  it('pours a job once where everything arrives three times', async () => {
    const { network, poured } = await farMachine();
    network.times = () => 3;
    const orderId = await approved(server);
    await ends(server, orderId, { status: 'COMPLETED', machine: { state: 'done', progress: 100 } });
    await wait(300);
    expect(poured).toEqual([orderId]);
  });

  it('pours nothing of a job that arrives, twice, after it has expired, whatever the device thinks of the time', async () => {
    const { network, poured } = await farMachine();
    // It hears nothing more of the server's time.
    network.times = ({ type }) => (type === undefined ? 1 : 0);
    const orderId = await approved(server);
    const job = await vi.waitUntil(() => network.held.find(({ message }) => message.type === 'job'), 5000);
    server.pass(31_000);
    network.times = ({ type }) => (type === 'job' ? 0 : 1);
    job.deliver();
    job.deliver();
    await ends(server, orderId, { status: 'PENDING', machine: { state: 'rejected', code: 'expired' } });
    expect(
      network.passed.some(({ message }) => message.state === 'accepted'),
      'it has asked',
    ).toBe(true);
    await wait(300);
    expect(poured).toEqual([]);
  });

  it('pours nothing by a permission that was held back until it was void', async () => {
    const { network, poured } = await farMachine(SHORT_MS);
    network.times = (message) => (isReplyTo(message, network, 'accepted') ? 0 : 1);
    const orderId = await approved(server);
    await vi.waitUntil(() => network.held.length >= 3, 5000);
    // All but the one it waits for.
    const permissions = network.held.slice(0, -1);
    expect(permissions.map(({ message }) => message.status)).toEqual([200, 200]);
    server.pass(5 * MINUTE);
    await sweepJobs(server.services);
    for (const { deliver } of [...permissions, ...permissions]) deliver();
    await wait(SHORT_MS);
    network.times = () => 1;
    await vi.waitFor(() => {
      const refused = network.passed.find(({ message }) => message.code === 'job-over');
      expect(refused?.message.status).toBe(409);
    }, 5000);
    expect(poured).toEqual([]);
    expect(await orderNow(server, orderId)).toMatchObject({ stage: 'attention', machine: { code: 'timeout' } });
  });

  it('loses no job by the first word of a start, or a last will, that comes late', async () => {
    const { machineId, network, poured } = await farMachine();
    const starting = network.passed.find(({ message }) => message.state === 'starting');
    const orderId = await approved(server);
    await vi.waitUntil(() => poured.length === 1, 5000);
    starting?.deliver();
    await ends(server, orderId, { status: 'COMPLETED', machine: { state: 'done' } });

    // No heartbeat makes up for it.
    network.times = ({ online }) => (online === undefined ? 1 : 0);
    const { topic } = network.far.mqtt;
    network.say(`${topic}/state`, { online: false, boot: 'an earlier start' }, { isRetained: true });
    network.say(`${topic}/state`, { ask: 'nothing that is known' });
    // Heard in order: the will is known when what follows it is refused.
    await vi.waitUntil(() => network.passed.some(({ message }) => message.code === 'invalid-request'), 5000);
    expect(await machineNow(server, machineId)).toMatchObject({ state: 'ready' });
  });

  it('ends a pour that a broker which died and came back has interrupted', async () => {
    const { machineId, mqtt } = await paired();
    const { poured } = run(machineId, linkOf({ mqtt }, ANSWER_MS), 5);
    await isUp(server, machineId);
    const orderId = await approved(server);
    await ends(server, orderId, { machine: { state: 'dispensing' } });
    await broker.kill();
    await wait(500);
    await broker.start();
    await ends(server, orderId, { status: 'COMPLETED', machine: { state: 'done' } });
    expect(poured).toEqual([orderId]);
  });

  it('shows a machine offline as soon as its connection ends, and goes on with its job when it is back', async () => {
    const { machineId, mqtt } = await paired();
    const link = linkOf({ mqtt }, ANSWER_MS);
    const { poured } = run(machineId, link, 5);
    await isUp(server, machineId);
    const orderId = await approved(server);
    await ends(server, orderId, { machine: { state: 'dispensing' } });
    await link.power.down();
    // Silence alone would take as long as the clock of this test stands still.
    await vi.waitFor(async () => expect(await machineNow(server, machineId)).toMatchObject({ state: 'offline' }), 3000);
    expect(await orderNow(server, orderId)).toMatchObject({ status: 'IN_PROGRESS', machine: { state: 'dispensing' } });
    await link.power.up();
    await ends(server, orderId, { status: 'COMPLETED', machine: { state: 'done' } });
    expect(poured).toEqual([orderId]);
  });
});

describe.runIf(hasMosquitto && sharedEngines().length > 0).each(sharedEngines())(
  'two servers over one %s and one broker',
  (_engine, open) => {
    const broker = useBroker();
    const first = useTestServer(open, broker.env);
    const { env, ...other } = useSecondAccount(broker);
    const second = useTestServer(open, env);
    useMqtt(first, broker);
    useMqtt(second, other);

    it('make each drink once: both are told of the machine, and both tell it', async () => {
      for (const { pass } of [first, second]) pass(MINUTE);
      const account = await pairedAtBroker(first);
      const network = await lateNetwork(account);
      endings.push(network.end);
      const { poured } = run(account.machineId, linkOf(network.far, ANSWER_MS));
      await isUp(first, account.machineId);
      const orderId = await approved(second);
      await ends(first, orderId, { status: 'COMPLETED', machine: { state: 'done' } });
      const replies = network.passed.filter(({ message }) => isReplyTo(message, network, 'accepted'));
      expect(replies.map(({ message }) => message.status)).toEqual([200, 200]);
      expect(poured).toEqual([orderId]);
    });
  },
);
