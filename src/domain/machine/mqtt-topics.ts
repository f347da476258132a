/** Topics of machines at an MQTT broker. Source: docs/mqtt.md "Topics". */

/** Whatever a Sipwell server and its machines say is below it; the number is the version of the protocol. */
export const MQTT_ROOT = 'bev/v1';

/** `cmd`: to the machine. `evt`, `state`: from it. `status`: what the server knows of it, for others in the house. */
export const MACHINE_CHANNELS = ['cmd', 'evt', 'state', 'status'] as const;
export type MachineChannel = (typeof MACHINE_CHANNELS)[number];

interface Address {
  shopId: string;
  machineId: string;
}

/**
 * The topic of a machine, without its channel. Ids of outside shops hold any character: those with a meaning in topics
 * and access lists (+ # / $ and white space) are percent-encoded, so that no id can widen what a machine may read.
 */
export const machineTopic = ({ shopId, machineId }: Address): string =>
  `${MQTT_ROOT}/${encodeURIComponent(shopId)}/${encodeURIComponent(machineId)}`;

/** @returns undefined for any other topic */
export function addressOf(topic: string): (Address & { channel: MachineChannel }) | undefined {
  const [, shop, machine, name] = /^bev\/v1\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(topic) ?? [];
  const channel = MACHINE_CHANNELS.find((known) => known === name);
  if (shop === undefined || machine === undefined || !channel) return undefined;
  try {
    return { shopId: decodeURIComponent(shop), machineId: decodeURIComponent(machine), channel };
  } catch {
    return undefined;
  }
}
