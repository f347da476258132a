/** Keeps what a house is told of its machines as it is now. Source: docs/mqtt.md "Home Assistant". */
import { houseChanges, houseMessages, isOfMachine, type HouseMachine } from '#domain/machine/home-assistant.ts';
import { HOME_ASSISTANT_ROOT } from '#domain/machine/home-assistant.ts';
import { machineState } from '#domain/machine/choose-machine.ts';
import { MQTT_ROOT } from '#domain/machine/mqtt-topics.ts';
import { runSteps } from '../../../db/engine.ts';
import { machineNow, machinesWithJobs, type MachineWithJob } from '../../../machines/machines-now.ts';
import type { Broker } from '../../../machines/mqtt/broker.ts';
import { everyMachine } from '../../../repos/machines/machines.repo.ts';
import type { Services } from '../../../services.ts';

/** What the broker has kept for the house, of this server and of others. */
export const HOUSE_HEARS = [`${HOME_ASSISTANT_ROOT}/+/+/config`, `${MQTT_ROOT}/+/+/status`];

export interface House {
  hear: (topic: string, payload: Buffer) => void;
  /** After a new connection: what the broker has kept comes anew. */
  forget: () => void;
  sync: () => Promise<void>;
}

export function createHouse({ db, clock, config }: Services, publish: Broker['publish']): House {
  const retained = new Map<string, string>();
  return {
    hear: (topic, payload) => {
      if (payload.length === 0) retained.delete(topic);
      else retained.set(topic, payload.toString());
    },
    forget: () => retained.clear(),
    sync: async () => {
      const known = await everyMachine(db);
      const shopIds = new Set(known.filter(({ isRemoved }) => !isRemoved).map(({ shopId }) => shopId));
      const wanted = new Map<string, string>();
      for (const shopId of config.HOME_ASSISTANT === 'on' ? shopIds : [])
        for (const one of await runSteps(db, machinesWithJobs(shopId)))
          for (const [topic, message] of houseMessages(houseMachine(one, clock().getTime())))
            wanted.set(topic, message);
      // Another Sipwell at the same broker looks after its own machines.
      const ours = new Map([...retained].filter(([topic]) => known.some((machine) => isOfMachine(topic, machine))));
      for (const [topic, message] of houseChanges(ours, wanted)) publish(topic, message, { isRetained: true });
    },
  };
}

const houseMachine = (one: MachineWithJob, now: number): HouseMachine => ({
  shopId: one.machine.shopId,
  machineId: one.machine.id,
  name: one.machine.name,
  firmware: one.machine.firmware,
  state: machineState(machineNow(one), now),
  problem: one.machine.fault?.code ?? (one.machine.cleaningRequired ? 'cleaning_required' : null),
  levels: one.machine.levels,
});
