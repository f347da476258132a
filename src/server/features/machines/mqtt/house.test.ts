/** What a house is told of its machines through a real Mosquitto. Source: docs/mqtt.md "Home Assistant". */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hasMosquitto } from '#test/server/mosquitto.ts';
import { pairedMachine } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { isLetIn, listener, useBroker, useMqtt } from '#test/server/use-broker.ts';
import { brokerPasswordHash } from '../../../machines/mqtt/broker-password.ts';
import { startMqtt } from './start-mqtt.ts';

/** The one that people are told to use. */
function documentedAcl(): string {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/mqtt.md'), 'utf8');
  return /^user homeassistant\n[^]*?(?=```)/m.exec(page)?.[0] ?? '';
}

const house = { username: 'homeassistant', password: 'house' };

describe.runIf(hasMosquitto).each(testEngines.slice(0, 1))('a house with machines on %s', (_engine, open) => {
  const broker = useBroker({ HOME_ASSISTANT: 'on' });
  const server = useTestServer(open, broker.env);
  useMqtt(server, broker);
  beforeAll(async () => {
    writeFileSync(join(broker.folder, 'own-passwords'), `homeassistant:${brokerPasswordHash(house.password)}\n`);
    writeFileSync(join(broker.folder, 'own-acl'), documentedAcl());
    await vi.waitFor(async () => expect(await isLetIn({ ...house, url: broker.url })).toBe(true), 5000);
  });

  /** What somebody who comes now finds retained of a machine, and whether the server is there. */
  const found = async (machineId: string) => {
    const client = await listener({ ...house, url: broker.url, listensTo: ['homeassistant/#', 'bev/v1/#'] });
    // Retained messages come right after the subscription, all together.
    await vi.waitUntil(() => client.heard.some(({ topic }) => topic === 'bev/v1/online'), 3000);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await client.end();
    const ofMachine = client.heard.filter(({ topic }) => topic.includes(machineId));
    return {
      online: client.heard.find(({ topic }) => topic === 'bev/v1/online')?.message,
      entities: ofMachine.flatMap(({ topic }) => /sipwell_[^/]*?_(\w+)\/config$/.exec(topic)?.[1] ?? []).toSorted(),
      status: ofMachine.find(({ topic }) => topic.endsWith('/status')),
    };
  };

  it('finds each as retained entities, follows it, and is rid of it when it is removed', async () => {
    const machine = await pairedMachine(server, 'demo-bar');
    await machine.beat({
      state: 'idle',
      levels: [
        { slot: 1, pct: 80 },
        { slot: 2, pct: 0 },
      ],
    });
    const says = (status: object) =>
      vi.waitFor(async () => {
        const now = await found(machine.id);
        expect(now.status?.isRetained).toBe(true);
        expect(JSON.parse(now.status?.message ?? 'null')).toEqual(status);
      }, 8000);

    await says({ state: 'ready', problem: null, levels: { 1: 80, 2: 0 } });
    expect(await found(machine.id)).toMatchObject({
      online: 'online',
      entities: ['level_1', 'level_2', 'problem', 'state'],
    });

    await machine.beat({ state: 'fault', code: 'over_current', levels: [{ slot: 1, pct: 70 }] });
    await says({ state: 'fault', problem: 'over_current', levels: { 1: 70 } });
    expect((await found(machine.id)).entities).toEqual(['level_1', 'problem', 'state']);

    await server.call('DELETE', `/api/admin/shops/demo-bar/machines/${machine.id}`, { headers: server.admin });
    await vi.waitFor(
      async () => expect(await found(machine.id)).toMatchObject({ entities: [], status: undefined }),
      8000,
    );
  });

  it('is rid of what was left of a machine that is gone, but not of what others have said', async () => {
    const gone = await pairedMachine(server, 'demo-bar');
    await server.call('DELETE', `/api/admin/shops/demo-bar/machines/${gone.id}`, { headers: server.admin });
    const client = await listener({ ...house, url: broker.url, listensTo: ['nothing'] });
    for (const id of [gone.id, 'of-another-house'])
      client.publish(`homeassistant/sensor/sipwell_${id}_level_9/config`, '{}', { isRetained: true });
    await vi.waitFor(async () => expect((await found(gone.id)).entities).toEqual([]), 8000);
    expect((await found('of-another-house')).entities).toEqual(['level_9']);
    await client.end();
  });

  it('is rid of all when it is switched off', async () => {
    const machine = await pairedMachine(server, 'demo-bar');
    await vi.waitFor(async () => expect((await found(machine.id)).entities).toEqual(['problem', 'state']), 8000);
    server.services.config.HOME_ASSISTANT = 'off';
    await vi.waitFor(
      async () => expect(await found(machine.id)).toMatchObject({ entities: [], status: undefined }),
      8000,
    );
  });
});

it('is not connected to anything without a broker', async () => {
  const services = { config: {} } as Parameters<typeof startMqtt>[0];
  expect(await startMqtt(services, { info: () => undefined, error: () => undefined })).toBeUndefined();
});
