/** Drives every machine with a program of its own that no other server drives. Source: docs/decisions/0083. */
import { listDriven } from '../../repos/machines/machine-links.repo.ts';
import type { Services } from '../../services.ts';
import { sleep } from '../simulator/sleep.ts';
import { driveMachine, type Drive, type Pace } from './drive-machine.ts';

export const PACE: Pace = { idleMs: 700, lookMs: 5000, pourMs: 500, settleMs: 10_000, busyMs: 12_000, leaseMs: 30_000 };

interface Options {
  pace?: Pace;
  onError: (cause: unknown) => void;
}

/** Runs until the signal aborts; resolves when the last machine is let go. */
export async function driveMachines(
  services: Services,
  signal: AbortSignal,
  { pace = PACE, onError }: Options,
): Promise<void> {
  const by = services.newId();
  const driven = new Map<string, Promise<void>>();
  while (!signal.aborted) {
    for (const machine of await listDriven(services.db).catch(told(onError))) {
      if (driven.has(machine.id)) continue;
      const drive = driveMachine({ services, machine, by, pace, elapsedMs: () => performance.now() });
      const done = driveUntilLost(drive, signal, { pace, onError }).finally(() => driven.delete(machine.id));
      driven.set(machine.id, done);
    }
    await sleep(pace.idleMs, signal);
  }
  await Promise.all(driven.values());
}

async function driveUntilLost(drive: Drive, signal: AbortSignal, { pace, onError }: Required<Options>): Promise<void> {
  while (!signal.aborted) {
    let pauseMs: number | undefined;
    try {
      pauseMs = await drive.tick();
    } catch (cause) {
      onError(cause);
      pauseMs = pace.lookMs;
    }
    if (pauseMs === undefined) break;
    await sleep(pauseMs, signal);
  }
  await drive.end().catch(onError);
}

const told =
  (onError: (cause: unknown) => void) =>
  (cause: unknown): [] => {
    onError(cause);
    return [];
  };
