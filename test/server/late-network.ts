/** A bad network between a broker and a machine: what passes is held back, or arrives more than once. */
import { vi } from 'vitest';
import { aclText, passwordsText, writeBrokerFiles } from '../../src/server/features/machines/mqtt/broker-files.ts';
import { connectBroker, type Broker } from '../../src/server/machines/mqtt/broker.ts';
import { brokerPasswordHash } from '../../src/server/machines/mqtt/broker-password.ts';
import { newMosquitto } from './mosquitto.ts';
import type { PairedAccount } from './use-broker.ts';

export type Passing = Record<string, unknown> & { type?: string; state?: string };

export interface LateNetwork {
  /** The machine's account on the far side. */
  far: Pick<PairedAccount, 'mqtt'>;
  /** Decides how often a message arrives; held back (0) it is in `held`. By default once. */
  times: (message: Passing) => number;
  held: { message: Passing; deliver: () => void }[];
  /** All that came this way. */
  passed: { message: Passing; deliver: () => void }[];
  /** As the machine, from its side of the network. */
  say: Broker['publish'];
  end: () => Promise<void>;
}

/** A second broker, where the machine is alone, and a client at each that passes on what it hears. */
export async function lateNetwork({ machineId, token, mqtt }: PairedAccount): Promise<LateNetwork> {
  const farBroker = await newMosquitto();
  const relay = { username: 'relay', password: 'relay' };
  const machines = [{ machineId, shopId: 'demo-bar', passwordHash: brokerPasswordHash(token) }];
  const passwords = passwordsText({ ...relay, passwordHash: brokerPasswordHash(relay.password) }, machines);
  writeBrokerFiles(farBroker.folder, { passwords, acl: aclText(relay.username, machines) });
  await farBroker.start();

  const url = `mqtt://127.0.0.1:${farBroker.port}`;
  const network: LateNetwork = {
    far: { mqtt: { ...mqtt, url } },
    times: () => 1,
    held: [],
    passed: [],
    say: (...message) => sides[0]?.publish(...message),
    end: async () => {
      for (const side of sides) await side?.end();
      await farBroker.end();
    },
  };
  const sides: (Broker | undefined)[] = [];
  const passTo = (other: number) => (topic: string, payload: Buffer, isRetained: boolean) => {
    if (isRetained) return;
    const message = JSON.parse(payload.toString()) as Passing;
    const deliver = () => sides[other]?.publish(topic, message, { isRetained: topic.endsWith('/state') });
    network.passed.push({ message, deliver });
    const times = network.times(message);
    if (times === 0) network.held.push({ message, deliver });
    for (let n = 0; n < times; n++) deliver();
  };
  sides[0] = await connectBroker({ ...mqtt, listensTo: [`${mqtt.topic}/cmd`], hear: passTo(1) });
  const listensTo = [`${mqtt.topic}/evt`, `${mqtt.topic}/state`];
  sides[1] = await connectBroker({ ...relay, url, listensTo, hear: passTo(0) });
  await vi.waitUntil(() => sides.every((side) => side?.isConnected()), 5000);
  return network;
}
