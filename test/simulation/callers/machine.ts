/** A machine of ours: the product's own client of the bridge, on virtual time and a bad network, with its faults by name. */
import { NO_ANSWER, type Client } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import { FAULTS, type Fault } from '#domain/machine/simulated-fault.ts';
import { runMachine } from '../../../src/server/machines/simulator/simulated-machine.ts';
import type { Request } from '../simulated-server.ts';
import type { Stage } from '../stage.ts';

/** Of the jobs of a machine while the network is bad. */
const FAULTY = 0.3;
const UNSAID = 0.9;
const CLOCK_WRONG_MS = 90_000;

/** Runs until the signal aborts. */
export async function runBridgeMachine(stage: Stage, number: number, signal: AbortSignal): Promise<void> {
  const { scheduler, random, ledger, image, isOpen } = stage;
  const { id: machineId, token } = image.machines[number]!;
  const who = `machine-${number}`;
  const wrongBy = random.between(-CLOCK_WRONG_MS, CLOCK_WRONG_MS);
  const faults = new Map<string, Fault | undefined>();
  await scheduler.sleep(random.between(0, 1000));

  await runMachine(
    {
      call: clientOf(stage, who, token),
      machineId,
      speed: random.pick([1, 2, 4]),
      faultOf: ({ jobId }) => {
        if (!faults.has(jobId)) faults.set(jobId, isOpen() && random.chance(FAULTY) ? random.pick(FAULTS) : undefined);
        return faults.get(jobId);
      },
      power: { up: async () => random.uuid(), down: async () => undefined },
      now: () => scheduler.now() + wrongBy,
      sleep: (ms, until) => (ms <= 0 ? Promise.resolve() : scheduler.sleep(ms, until)),
      onPour: (job) => ledger.onPour(job),
      onNews: (line) => stage.note(`${who}: ${line}`),
    },
    signal,
  );
}

interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The product's client, but over this network. */
function clientOf({ network, random }: Stage, who: string, token: string): Client {
  const call = async (route: string, { params = {}, query = {}, body }: LooseInput) => {
    const [method = 'GET', path = ''] = route.split(' ');
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
    const url = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '') + (asked && `?${asked}`);
    const headers = { authorization: `Bearer ${token}` };
    // How far it is it says so often that most of it may be lost, and is.
    if ((body as { state?: string } | undefined)?.state === 'dispensing' && random.chance(UNSAID))
      throw new Refusal(NO_ANSWER);
    const reply = await network.ask(who, { method: method as Request['method'], url, headers, body });
    if (!reply) throw new Refusal(NO_ANSWER);
    if (reply.status === 200) return reply.body;
    throw new Refusal(String(reply.body?.code), { status: reply.status });
  };
  return call as Client;
}
