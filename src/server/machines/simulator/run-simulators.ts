/** Runs every simulator that no other server runs, as clients of this server like any machine. Source: docs/decisions/0116. */
import { randomBytes } from 'node:crypto';
import { runSteps } from '../../db/engine.ts';
import { lockMachine, machineById } from '../../repos/machines/machines.repo.ts';
import {
  claimSimulator,
  listSimulators,
  releaseSimulator,
  type Simulator,
} from '../../repos/machines/simulators.repo.ts';
import type { Services } from '../../services.ts';
import { httpLink } from './http-link.ts';
import { pairItself } from './pair-itself.ts';
import { runMachine } from './simulated-machine.ts';
import { sleep } from './sleep.ts';

export interface SimulatorPace {
  /** Between two looks at which there are. */
  lookMs: number;
  /** How long a server may run one without a word. */
  leaseMs: number;
  /** Times faster than real pumps. */
  speed: number;
}
export const SIMULATOR_PACE: SimulatorPace = { lookMs: 1000, leaseMs: 30_000, speed: 1 };

const TOKEN_BYTES = 32;

interface Options {
  /** Of this server. */
  origin: string;
  pace?: SimulatorPace;
  onError: (cause: unknown) => void;
}
interface Running {
  machineId: string;
  off: AbortController;
  done: Promise<void>;
  /** When its lease was last renewed. Milliseconds since 1970. */
  renewedAt: number;
}

/** Runs until the signal aborts; resolves when the last one is let go. */
export async function runSimulators(
  services: Services,
  signal: AbortSignal,
  { origin, pace = SIMULATOR_PACE, onError }: Options,
): Promise<void> {
  const { db, commit, clock, config } = services;
  const by = services.newId();
  const running = new Map<string, Running>();
  const lease = (machineId: string) => {
    const now = clock();
    return { machineId, by, now: now.toISOString(), until: new Date(now.getTime() + pace.leaseMs).toISOString() };
  };

  /** @returns its token; undefined if another server was faster, or it was removed */
  const takeOver = (machineId: string): Promise<string | undefined> =>
    commit(function* () {
      const machine = yield* lockMachine(machineId);
      if (!machine || !(yield* claimSimulator(lease(machineId)))) return undefined;
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      return (yield* pairItself(services, machine, { token, now: clock() })) ? token : undefined;
    });
  const run = async (machineId: string, off: AbortSignal): Promise<void> => {
    const token = await takeOver(machineId);
    if (token === undefined) return;
    await runMachine(
      {
        ...httpLink(`${origin}${config.BASE_PATH ?? ''}`, token),
        machineId,
        speed: pace.speed,
        faultOf: async () => (await runSteps(db, machineById(machineId)))?.simulatedFault ?? undefined,
        now: () => clock().getTime(),
        sleep,
      },
      off,
    );
  };
  const start = (machineId: string) => {
    const off = new AbortController();
    const done = run(machineId, AbortSignal.any([off.signal, signal]))
      .catch(onError)
      .finally(() => running.delete(machineId));
    running.set(machineId, { machineId, off, done, renewedAt: clock().getTime() });
  };
  const keep = async (one: Running): Promise<void> => {
    const now = clock().getTime();
    if (now - one.renewedAt < pace.leaseMs / 3) return;
    if (await commit(() => claimSimulator(lease(one.machineId)))) one.renewedAt = now;
    else one.off.abort();
  };
  const look = async (): Promise<void> => {
    const there = await listSimulators(db);
    const ids = new Set(there.map(({ id }) => id));
    for (const one of running.values()) {
      if (ids.has(one.machineId)) await keep(one);
      else one.off.abort();
    }
    const now = clock().toISOString();
    for (const one of there) if (!running.has(one.id) && isFree(one, by, now)) start(one.id);
  };

  while (!signal.aborted) {
    await look().catch(onError);
    await sleep(pace.lookMs, signal);
  }
  const all = [...running.values()];
  await Promise.all(all.map(({ done }) => done));
  for (const { machineId } of all) await commit(() => releaseSimulator({ machineId, by })).catch(onError);
}

const isFree = ({ runBy, runUntil }: Simulator, by: string, now: string): boolean =>
  runBy === by || runUntil === null || runUntil <= now;
