/** A machine as entities of Home Assistant, by its MQTT discovery. Source: docs/mqtt.md "Home Assistant". */
import type { MachineState } from './choose-machine.ts';
import { machineTopic, MQTT_ROOT } from './mqtt-topics.ts';

export const HOME_ASSISTANT_ROOT = 'homeassistant';
/** `online` while a server is connected, else `offline`. */
export const SERVER_ONLINE_TOPIC = `${MQTT_ROOT}/online`;

export interface HouseMachine {
  shopId: string;
  machineId: string;
  name: string;
  firmware: string | null;
  state: MachineState;
  /** Its fault, or that it wants to be cleaned; null without either. */
  problem: string | null;
  levels: readonly { slot: number; pct: number }[];
}

/** Retained messages by their topics: what Home Assistant makes of a machine, and how the machine is now. */
export function houseMessages(machine: HouseMachine): Map<string, string> {
  const { name, firmware, state, problem, levels } = machine;
  const statusTopic = `${machineTopic(machine)}/status`;
  const common = {
    state_topic: statusTopic,
    availability_topic: SERVER_ONLINE_TOPIC,
    device: {
      identifiers: [objectPrefix(machine.machineId)],
      name,
      manufacturer: 'Sipwell',
      ...(firmware !== null && { sw_version: firmware }),
    },
  };
  const entity = (component: string, part: string, config: object): [string, string] => {
    const id = `${objectPrefix(machine.machineId)}_${part}`;
    return [
      `${HOME_ASSISTANT_ROOT}/${component}/${id}/config`,
      JSON.stringify({ unique_id: id, object_id: id, ...config, ...common }),
    ];
  };
  return new Map([
    entity('sensor', 'state', { name: 'State', icon: 'mdi:glass-cocktail', value_template: '{{ value_json.state }}' }),
    entity('binary_sensor', 'problem', {
      name: 'Problem',
      device_class: 'problem',
      value_template: "{{ 'ON' if value_json.problem else 'OFF' }}",
      json_attributes_topic: statusTopic,
    }),
    ...levels.map(({ slot }) =>
      entity('sensor', `level_${slot}`, {
        name: `Level ${slot}`,
        unit_of_measurement: '%',
        state_class: 'measurement',
        icon: 'mdi:bottle-wine',
        value_template: `{{ value_json.levels['${slot}'] }}`,
      }),
    ),
    [
      statusTopic,
      JSON.stringify({ state, problem, levels: Object.fromEntries(levels.map(({ slot, pct }) => [slot, pct])) }),
    ],
  ]);
}

/** Object ids may hold letters, digits, - and _ only. */
const objectPrefix = (machineId: string): string => `sipwell_${machineId.replace(/[^A-Za-z0-9-]/g, '_')}`;

/** Whether a topic is one that `houseMessages` gives for this machine, now or at another time. */
export const isOfMachine = (topic: string, machine: { shopId: string; machineId: string }): boolean =>
  topic === `${machineTopic(machine)}/status` ||
  (topic.startsWith(`${HOME_ASSISTANT_ROOT}/`) && topic.includes(`/${objectPrefix(machine.machineId)}_`));

/**
 * What to send so that exactly the wanted messages are retained: new and changed ones, and an empty one for each that
 * has to go.
 */
export function houseChanges(
  retained: ReadonlyMap<string, string>,
  wanted: ReadonlyMap<string, string>,
): [topic: string, message: string][] {
  const stale = [...retained.keys()].filter((topic) => !wanted.has(topic));
  return [
    ...[...wanted].filter(([topic, message]) => retained.get(topic) !== message),
    ...stale.map((topic): [string, string] => [topic, '']),
  ];
}
