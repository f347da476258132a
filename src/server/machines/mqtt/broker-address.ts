import type { Config } from '../../config.ts';
import { machineTopic } from '#domain/machine/mqtt-topics.ts';

export interface BrokerAddress {
  /** Without user and password. */
  url: string;
  username: string;
  password: string;
}

/** The server's own account at the broker. @returns undefined if there is no broker */
export function brokerAddress({ MQTT_URL }: Pick<Config, 'MQTT_URL'>): BrokerAddress | undefined {
  if (MQTT_URL === undefined) return undefined;
  const url = new URL(MQTT_URL);
  const [username, password] = [url.username, url.password].map(decodeURIComponent) as [string, string];
  return { url: `${url.protocol}//${url.host}${url.pathname === '/' ? '' : url.pathname}`, username, password };
}

/** What a machine needs to know to connect; its password is its token. @returns null if there is no broker */
export function mqttOf(config: Pick<Config, 'MQTT_URL' | 'MQTT_PUBLIC_URL'>, shopId: string, machineId: string) {
  const address = brokerAddress(config);
  if (!address) return null;
  return {
    url: config.MQTT_PUBLIC_URL ?? address.url,
    username: machineId,
    topic: machineTopic({ shopId, machineId }),
  };
}
