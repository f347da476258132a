/**
 * The bridge of machines over MQTT: the calls and messages of the one over HTTP, with no rules of its own. Source:
 * docs/mqtt.md, docs/decisions/0082.
 */
import { MqttEvent, MqttState } from '#contract/machines/mqtt.ts';
import { PROBLEM_STATUSES } from '#contract/problem.ts';
import { Refusal } from '#contract/refusal.ts';
import { OFFLINE_AFTER_MS } from '#domain/machine/choose-machine.ts';
import { addressOf, machineTopic, MQTT_ROOT } from '#domain/machine/mqtt-topics.ts';
import { runSteps } from '../../../db/engine.ts';
import type { Broker } from '../../../machines/mqtt/broker.ts';
import { lastSeq } from '../../../repos/events.repo.ts';
import * as repo from '../../../repos/machines/machines.repo.ts';
import type { Services } from '../../../services.ts';
import { noteEnd, takeHeartbeat, takeReport } from '../bridge-calls.ts';
import { tellToDo } from '../jobs-to-do.ts';

export interface Gateway {
  hear: (topic: string, payload: Buffer, isRetained: boolean) => void;
  /** What could not be told meanwhile is told now. */
  tellAgain: () => void;
  end: () => Promise<void>;
}

/** What machines say to the server. */
export const MACHINES_SAY = [`${MQTT_ROOT}/+/+/evt`, `${MQTT_ROOT}/+/+/state`];

/** Longer is nothing that a machine says. Bytes. */
const LONGEST = 16 * 1024;
/** What one machine may have waiting. */
const WAITING_AT_MOST = 100;

export function createGateway(
  services: Services,
  publish: Broker['publish'],
  onError: (failure: unknown) => void,
): Gateway {
  const { db, clock } = services;
  const followed = new Map<string, { machine: repo.StoredMachine; leave: () => void }>();
  /** Heard in order, each machine by itself. */
  const queues = new Map<string, { waiting: number; done: Promise<void> }>();

  const dismiss = (machineId: string) => {
    followed.get(machineId)?.leave();
    followed.delete(machineId);
  };
  /** From now on it is told what there is to do: from the beginning, since a broker may have lost what it was told. */
  const attend = async (machine: repo.StoredMachine) => {
    const after = await lastSeq(db, machine.shopId);
    dismiss(machine.id);
    const topic = `${machineTopic({ shopId: machine.shopId, machineId: machine.id })}/cmd`;
    const silence = setTimeout(() => dismiss(machine.id), OFFLINE_AFTER_MS).unref();
    const stop = tellToDo(
      services,
      { machine, after },
      { send: (message) => publish(topic, message), fail: () => dismiss(machine.id) },
    );
    const leave = () => {
      clearTimeout(silence);
      stop();
    };
    followed.set(machine.id, { machine, leave });
  };

  const pairedMachine = async (shopId: string, machineId: string): Promise<repo.StoredMachine> => {
    const machine = await runSteps(db, repo.machineById(machineId));
    if (!machine?.isPaired || machine.shopId !== shopId) throw new Refusal('machine-token-invalid');
    return machine;
  };
  /** @returns what the same call over HTTP answers, or the refusal */
  const answered = async (asked: object, answer: () => Promise<object>): Promise<object> => {
    const now = clock().toISOString();
    try {
      return { type: 'reply', now, status: 200, ...(await answer()), ...asked };
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      const status = PROBLEM_STATUSES[failure.code as keyof typeof PROBLEM_STATUSES];
      return { type: 'reply', now, status, code: failure.code, ...asked };
    }
  };

  const takeEvt = async (address: Address, said: unknown) => {
    const read = MqttEvent.safeParse(said);
    if (!read.success) return refuseUnreadable(address, said);
    const { ask, ...event } = read.data;
    const asked = { ask, jobId: event.jobId, seq: event.seq };
    const report = async () => takeReport(services, await pairedMachine(address.shopId, address.machineId), event);
    publish(`${machineTopic(address)}/cmd`, await answered(asked, report));
  };
  const takeState = async (address: Address, said: unknown) => {
    const read = MqttState.safeParse(said);
    if (!read.success) return refuseUnreadable(address, said);
    if (!read.data.online) {
      dismiss(address.machineId);
      return noteEnd(services, address, read.data.boot);
    }
    const { ask, online: _, ...beat } = read.data;
    let machine: repo.StoredMachine | undefined;
    const take = async () => {
      machine = await pairedMachine(address.shopId, address.machineId);
      return takeHeartbeat(services, machine, beat);
    };
    publish(`${machineTopic(address)}/cmd`, await answered({ ask }, take));
    if (machine) await attend(machine);
  };
  /** A device that asks wrongly hears so, as over HTTP. */
  const refuseUnreadable = (address: Address, said: unknown) => {
    const { ask } = (typeof said === 'object' && said !== null ? said : {}) as { ask?: unknown };
    const reply = { type: 'reply', now: clock().toISOString(), status: 422, code: 'invalid-request' };
    publish(`${machineTopic(address)}/cmd`, { ...reply, ask: typeof ask === 'string' ? ask.slice(0, 40) : '' });
  };

  return {
    hear: (topic, payload, isRetained) => {
      const address = addressOf(topic);
      // What a broker has kept was said before, and the next heartbeat comes soon.
      if (!address || isRetained || payload.length > LONGEST) return;
      const said = parse(payload);
      const take = { evt: takeEvt, state: takeState, cmd: undefined, status: undefined }[address.channel];
      const queue = queues.get(address.machineId) ?? { waiting: 0, done: Promise.resolve() };
      if (!take || queue.waiting >= WAITING_AT_MOST) return;
      queues.set(address.machineId, queue);
      queue.waiting++;
      queue.done = queue.done
        .then(() => take(address, said))
        .catch(onError)
        .finally(() => {
          if (--queue.waiting === 0) queues.delete(address.machineId);
        });
    },
    tellAgain: () => {
      for (const { machine } of followed.values()) attend(machine).catch(onError);
    },
    end: async () => {
      await Promise.all([...queues.values()].map(({ done }) => done));
      for (const machineId of followed.keys()) dismiss(machineId);
    },
  };
}

interface Address {
  shopId: string;
  machineId: string;
}

function parse(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString());
  } catch {
    return undefined;
  }
}
