/** For server tests: a real broker, a server that is connected to it, and machines at it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { connectBroker, type Broker, type BrokerOptions } from '../../src/server/machines/mqtt/broker.ts';
import { aclText } from '../../src/server/features/machines/mqtt/broker-files.ts';
import { startMqtt, type Mqtt } from '../../src/server/features/machines/mqtt/start-mqtt.ts';
import { brokerPasswordHash } from '../../src/server/machines/mqtt/broker-password.ts';
import { mqttLink, type MqttAccount } from '../../src/server/machines/simulator/mqtt-link.ts';
import { newMosquitto, type Mosquitto } from './mosquitto.ts';
import { addedMachine } from './paired-machine.ts';
import type { TestServer } from './test-services.ts';

export interface BrokerInUse extends Mosquitto {
  /** Settings of the server; filled before it starts. */
  env: Record<string, string>;
  url: string;
}

export const SERVER_ACCOUNT = { username: 'sipwell', password: 'p@ss/word' };

/** Before the server, which needs its address. */
export function useBroker(settings: Record<string, string> = {}): BrokerInUse {
  const broker = { env: { ...settings } } as BrokerInUse;
  beforeAll(async () => {
    Object.assign(broker, await newMosquitto());
    broker.url = `mqtt://127.0.0.1:${broker.port}`;
    const { username, password } = SERVER_ACCOUNT;
    broker.env.MQTT_URL = `mqtt://${username}:${encodeURIComponent(password)}@127.0.0.1:${broker.port}`;
    broker.env.MQTT_FILES_DIR = broker.folder;
  });
  afterAll(async () => broker.end?.());
  return broker;
}

/** Another server's account at the same broker, and a folder of its own. */
export function useSecondAccount(broker: BrokerInUse): Pick<BrokerInUse, 'env' | 'start'> {
  const env: Record<string, string> = {};
  beforeAll(() => {
    const [username, password] = ['sipwell-2', 'another'];
    writeFileSync(join(broker.folder, 'own-passwords'), `${username}:${brokerPasswordHash(password)}\n`);
    writeFileSync(join(broker.folder, 'own-acl'), aclText(username, []));
    env.MQTT_URL = `mqtt://${username}:${password}@127.0.0.1:${broker.port}`;
  });
  return { env, start: () => broker.start() };
}

/** After the server: connected before the first test. @returns what it said in its log */
export function useMqtt(server: TestServer, broker: Pick<BrokerInUse, 'start'>): { said: string[] } {
  const said: string[] = [];
  let mqtt: Mqtt | undefined;
  beforeAll(async () => {
    const note = (...parts: unknown[]) => void said.push(JSON.stringify(parts));
    mqtt = await startMqtt(server.services, { info: note, error: note });
    await broker.start();
    await vi.waitFor(() => expect(mqtt?.isConnected()).toBe(true), 10_000);
  });
  afterAll(async () => mqtt?.stop());
  return { said };
}

export interface PairedAccount {
  machineId: string;
  token: string;
  mqtt: MqttAccount;
}

/** Paired, and known to the broker. */
export async function pairedAtBroker(server: TestServer, shopId = 'demo-bar'): Promise<PairedAccount> {
  const { code } = await addedMachine(server, shopId);
  const { machineId, token, mqtt } = (await server.call('POST', '/api/machines/pair', { body: { code } })).json();
  const account: PairedAccount = { machineId, token, mqtt: { ...mqtt, password: token } };
  await vi.waitFor(async () => expect(await isLetIn(account.mqtt)).toBe(true), 10_000);
  return account;
}

/** Whether the broker takes this user and password. */
export async function isLetIn({ url, username, password }: Omit<MqttAccount, 'topic'>): Promise<boolean> {
  let answer: boolean | undefined;
  const client = await connectBroker({
    url,
    username,
    password,
    listensTo: ['nothing'],
    hear: () => undefined,
    onConnected: () => (answer = true),
    onLost: () => (answer = false),
  });
  await vi.waitFor(() => expect(answer).toBeDefined(), 5000);
  await client.cut();
  return answer === true;
}

export interface Listener extends Broker {
  heard: { topic: string; message: string; isRetained: boolean }[];
}

/** A client that keeps what it hears. */
export async function listener(options: Omit<BrokerOptions, 'hear' | 'onConnected'>): Promise<Listener> {
  const heard: Listener['heard'] = [];
  let isReady = false;
  const client = await connectBroker({
    ...options,
    hear: (topic, payload, isRetained) => heard.push({ topic, message: payload.toString(), isRetained }),
    onConnected: () => (isReady = true),
  });
  await vi.waitFor(() => expect(isReady).toBe(true), 5000);
  return { ...client, heard };
}

export const linkOf = ({ mqtt }: Pick<PairedAccount, 'mqtt'>, answerMs?: number) =>
  mqttLink(mqtt, { ...(answerMs !== undefined && { answerMs }) });
