/** A connection to an MQTT broker that comes back by itself. */
import { Socket } from 'node:net';
import type { IClientOptions, MqttClient } from 'mqtt';

export interface Broker {
  /** Dropped while there is no connection: what is late is worth nothing, and whoever needs an answer asks again. */
  publish: (
    topic: string,
    message: object | string,
    options?: { isRetained?: boolean; isRepeatable?: boolean },
  ) => void;
  isConnected: () => boolean;
  /** Says goodbye first: no last will. */
  end: () => Promise<void>;
  /** Cuts the connection, as a loss of power does. */
  cut: () => Promise<void>;
}

export interface BrokerOptions {
  /** mqtt, mqtts, ws or wss. */
  url: string;
  username: string;
  password: string;
  clientId?: string;
  /** Topics or patterns. */
  listensTo: readonly string[];
  /** Retained, like everything that is said once for whoever comes later. */
  lastWill?: { topic: string; message: object | string };
  hear: (topic: string, payload: Buffer, isRetained: boolean) => void;
  onConnected?: () => void;
  /** Told once for each outage. Names neither user nor password. */
  onLost?: (why: string) => void;
  /** The broker does not know the user, or the password is another. */
  onRefused?: () => void;
}

const RECONNECT_MS = 1000;
const CONNECT_TIMEOUT_MS = 10_000;
/** A connection that is silent for one and a half times this is over to the broker: then it tells the last will. Seconds. */
const KEEP_ALIVE_S = 15;

/** Bad user name or password, not authorised: of MQTT 3.1.1. */
const REFUSALS: readonly unknown[] = [4, 5];

/** Returns before it is connected; loads the client with the first use. */
export async function connectBroker(options: BrokerOptions): Promise<Broker> {
  const { url, username, password, clientId, listensTo, lastWill, hear, onConnected, onLost, onRefused } = options;
  const { connect } = await import('mqtt');
  const settings: IClientOptions = {
    username,
    password,
    ...(clientId !== undefined && { clientId }),
    clean: true,
    resubscribe: false,
    queueQoSZero: false,
    reconnectPeriod: RECONNECT_MS,
    // A broker may not have read its new accounts yet.
    reconnectOnConnackError: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    keepalive: KEEP_ALIVE_S,
    ...(lastWill && { will: { topic: lastWill.topic, payload: bytesOf(lastWill.message), qos: 1, retain: true } }),
  };
  const client: MqttClient = connect(url, settings);
  let isLost = false;
  const lose = (why: string) => {
    if (!isLost) onLost?.(why);
    isLost = true;
  };
  client.on('connect', () => {
    // Small packets that answer each other: otherwise each waits 40 ms for the one before to be acknowledged.
    if (client.stream instanceof Socket) client.stream.setNoDelay(true);
    client.subscribe([...listensTo], { qos: 1 }, (failure) => {
      if (failure) return lose(failure.message);
      isLost = false;
      onConnected?.();
    });
  });
  client.on('error', (failure) => {
    lose(failure.message);
    if ('code' in failure && REFUSALS.includes(failure.code)) onRefused?.();
  });
  client.on('close', () => client.disconnecting || lose('the connection was closed'));
  client.on('message', (topic, payload, { retain }) => hear(topic, payload, retain));
  return {
    publish: (topic, message, { isRetained = false, isRepeatable = true } = {}) => {
      if (!client.connected) return;
      client.publish(topic, bytesOf(message), { qos: isRepeatable ? 1 : 0, retain: isRetained });
    },
    isConnected: () => client.connected,
    end: () => client.endAsync(),
    cut: () => client.endAsync(true),
  };
}

const bytesOf = (message: object | string): Buffer =>
  Buffer.from(typeof message === 'string' ? message : JSON.stringify(message));
