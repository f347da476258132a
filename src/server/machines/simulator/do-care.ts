/** Priming, cleaning or calibrating at a simulated machine. Source: docs/machines.md "Care". */
import type { MachineCare } from '#contract/machines/care.ts';
import { CARE_RUN_MAX_MS } from '#domain/machine/care.ts';
import type { Fault } from '#domain/machine/simulated-fault.ts';
import type { Said, Word } from './make-drink.ts';

export interface Caring {
  care: MachineCare;
  fault: Fault | undefined;
  /** Times faster than real pumps. */
  speed: number;
  /** @param mustArrive is said until it is answered */
  say: (word: Word, mustArrive?: boolean) => Promise<Said>;
  /** By the server's clock, in milliseconds since 1970; undefined if it was not heard for too long. */
  serverNow: () => number | undefined;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** The machine is switched off. */
  off: AbortSignal;
  stop: AbortSignal;
  /** The pump runs. */
  onRun: () => void;
}

/** Each run ends after its time, whatever was asked for. @returns whether power went */
export async function doCare({ care, fault, speed, say, serverNow, sleep, off, stop, onRun }: Caring) {
  const at = serverNow();
  if (at === undefined || at >= Date.parse(care.expiresAt)) {
    await say({ state: 'rejected', code: 'expired' });
    return 'over' as const;
  }
  if ((await say({ state: 'accepted', stoppable: true })) !== 'taken') return 'over' as const;
  const either = AbortSignal.any([off, stop]);
  const runMs = Math.min(care.durationMs, CARE_RUN_MAX_MS);
  for (let pulse = 1; pulse <= care.pulses; pulse++) {
    const progress = Math.round((100 * (pulse - 1)) / care.pulses);
    const said = await say({ state: 'dispensing', progress, step: `${pulse}/${care.pulses}` }, false);
    if (said === 'refused') return 'over' as const;
    onRun();
    await sleep(runMs / speed, either);
    if (off.aborted) return 'over' as const;
    if (stop.aborted) {
      await say({ state: 'cancelled', code: 'stopped', progress });
      return 'over' as const;
    }
    if (fault === 'power_loss') return 'power-lost' as const;
    if (pulse < care.pulses) await sleep(care.restMs / speed, either);
  }
  await say({ state: 'done', progress: 100 });
  return 'over' as const;
}
