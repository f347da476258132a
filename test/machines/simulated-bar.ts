/** For server tests: the demo bar with a simulated machine, over HTTP or a real broker; its sleeps are short. */
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import { httpLink } from '../../src/server/machines/simulator/http-link.ts';
import type { Fault } from '#domain/machine/simulated-fault.ts';
import {
  HEARTBEAT_MS,
  runMachine,
  type SimulatedMachine,
} from '../../src/server/machines/simulator/simulated-machine.ts';
import { hasMosquitto } from '../server/mosquitto.ts';
import { addedMachine, placedOrder } from '../server/paired-machine.ts';
import type { OpenTestDatabase } from '../server/test-engines.ts';
import { useTestServer, type TestServer } from '../server/test-services.ts';
import { linkOf, pairedAtBroker, useBroker, useMqtt } from '../server/use-broker.ts';

const MACHINES = '/api/admin/shops/demo-bar/machines';

type Link = Pick<SimulatedMachine, 'call' | 'power'>;
interface Way {
  server: TestServer;
  /** Pairs a machine. */
  pair: () => Promise<{ machineId: string; link: Link }>;
}

function useHttp(open: OpenTestDatabase): Way {
  const server = useTestServer(open);
  const pair = async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { code } = await addedMachine(server, 'demo-bar');
    const { machineId, token } = (await server.call('POST', '/api/machines/pair', { body: { code } })).json();
    const { port } = server.app.server.address() as AddressInfo;
    return { machineId, link: httpLink(`http://127.0.0.1:${port}`, token) };
  };
  return { server, pair };
}

function useMqttBroker(open: OpenTestDatabase): Way {
  const broker = useBroker();
  const server = useTestServer(open, broker.env);
  useMqtt(server, broker);
  const pair = async () => {
    const account = await pairedAtBroker(server);
    return { machineId: account.machineId, link: linkOf(account) };
  };
  return { server, pair };
}

export const TRANSPORTS = [['HTTP', useHttp] as const, ...(hasMosquitto ? [['MQTT', useMqttBroker] as const] : [])];

/** Within a describe block: paired before its tests, switched off after each. */
export function useSimulatedBar({ server, pair }: Way) {
  const bar = { server, machineId: '' };
  let link: Link;
  let running: { ended: Promise<void>; off: AbortController } | undefined;

  beforeAll(async () => {
    const paired = await pair();
    bar.machineId = paired.machineId;
    link = paired.link;
  });
  afterEach(async () => {
    running?.off.abort();
    await running?.ended;
  });

  /** Switches the machine on. @returns order ids, one for each time its pumps ran */
  const start = (fault?: Fault, speed = 1000): string[] => {
    const poured: string[] = [];
    const off = new AbortController();
    const sleep = async (ms: number, signal: AbortSignal) => {
      // It oversleeps by the server's clock; everything else takes its real time.
      if (fault === 'stale_job' && ms > HEARTBEAT_MS) {
        server.pass(ms);
        return;
      }
      await wait(Math.max(0, ms === HEARTBEAT_MS ? 500 : Math.min(ms, 50)), undefined, { signal }).catch(
        () => undefined,
      );
    };
    const ended = runMachine(
      {
        ...link,
        machineId: bar.machineId,
        speed,
        faultOf: () => fault,
        now: () => Date.now(),
        sleep,
        onPour: ({ orderId }) => poured.push(orderId),
      },
      off.signal,
    );
    running = { ended, off };
    return poured;
  };
  const isThere = () =>
    vi.waitFor(async () => {
      const { machines } = (await server.call('GET', MACHINES, { headers: server.admin })).json();
      expect(machines[0].state).toBe('ready');
    }, 5000);
  const approved = async () => {
    const order = await placedOrder(server);
    await vi.waitFor(async () => {
      const reply = await order.approve();
      expect(reply.statusCode, reply.body).toBe(200);
    }, 5000);
    return order;
  };
  return Object.assign(bar, { start, isThere, approved, untilOff: async () => running?.ended });
}
