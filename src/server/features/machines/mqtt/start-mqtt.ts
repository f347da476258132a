/** Connects the server to the broker of its machines, where the settings name one. Source: docs/mqtt.md. */
import { join } from 'node:path';
import { addressOf } from '#domain/machine/mqtt-topics.ts';
import { SERVER_ONLINE_TOPIC } from '#domain/machine/home-assistant.ts';
import { connectBroker, type Broker } from '../../../machines/mqtt/broker.ts';
import { brokerAddress } from '../../../machines/mqtt/broker-address.ts';
import { brokerPasswordHash } from '../../../machines/mqtt/broker-password.ts';
import { brokerAccounts } from '../../../repos/machines/machines.repo.ts';
import type { Services } from '../../../services.ts';
import { aclText, passwordsText, writeBrokerFiles } from './broker-files.ts';
import { createGateway, MACHINES_SAY } from './gateway.ts';
import { createHouse, HOUSE_HEARS } from './house.ts';

interface Log {
  info: (line: string) => void;
  error: (details: object, line: string) => void;
}

/** How soon a new or removed machine is in the broker's files, and a change is told to the house. Milliseconds. */
const SYNC_EVERY_MS = 1000;

export interface Mqtt {
  isConnected: () => boolean;
  stop: () => Promise<void>;
}

/**
 * Returns once the broker's files are written, before it is connected: a broker that is down holds nothing up.
 * @returns undefined without a broker
 */
export async function startMqtt(services: Services, log: Log): Promise<Mqtt | undefined> {
  const { config, db } = services;
  const address = brokerAddress(config);
  if (!address) return undefined;
  const fail = (err: unknown) => log.error({ err }, 'a message of a machine was not handled');

  const folder = config.MQTT_FILES_DIR ?? join(config.DATA_DIR, 'mqtt');
  const server = { username: address.username, passwordHash: brokerPasswordHash(address.password) };
  const writeFiles = async () => {
    const machines = await brokerAccounts(db);
    writeBrokerFiles(folder, { passwords: passwordsText(server, machines), acl: aclText(address.username, machines) });
  };
  await writeFiles();

  let broker: Broker | undefined;
  const publish: Broker['publish'] = (...message) => broker?.publish(...message);
  const gateway = createGateway(services, publish, fail);
  const house = createHouse(services, publish);
  broker = await connectBroker({
    ...address,
    listensTo: [...MACHINES_SAY, ...HOUSE_HEARS],
    lastWill: { topic: SERVER_ONLINE_TOPIC, message: 'offline' },
    hear: (topic, payload, isRetained) => {
      const channel = addressOf(topic)?.channel;
      if (channel === 'evt' || channel === 'state') gateway.hear(topic, payload, isRetained);
      else house.hear(topic, payload);
    },
    onConnected: () => {
      log.info('connected to the broker of the machines');
      publish(SERVER_ONLINE_TOPIC, 'online', { isRetained: true });
      gateway.tellAgain();
    },
    onLost: (why) => {
      house.forget();
      log.error({ why }, 'no connection to the broker of the machines; trying again');
    },
  });

  let isSyncing = false;
  const sync = async () => {
    if (isSyncing) return;
    isSyncing = true;
    await writeFiles().catch((err: unknown) => log.error({ err, folder }, "the broker's files were not written"));
    if (broker.isConnected()) await house.sync().catch(fail);
    isSyncing = false;
  };
  const timer = setInterval(() => void sync(), SYNC_EVERY_MS);
  return {
    isConnected: () => broker.isConnected(),
    stop: async () => {
      clearInterval(timer);
      await gateway.end();
      publish(SERVER_ONLINE_TOPIC, 'offline', { isRetained: true });
      await broker.end();
    },
  };
}
