/** What a simulated machine reports while it pours, and when. Source: docs/machines.md "The simulator". */
import type { JobState } from '#domain/machine/job.ts';
import { pourPlan } from '#domain/machine/pour-plan.ts';

export interface PourStep {
  /** Since the job was accepted. Milliseconds. */
  atMs: number;
  state: Extract<JobState, 'waiting_glass' | 'dispensing' | 'done'>;
  progress: number;
  /** Pours that are over, of all. */
  step: string | null;
}

/** Time for the glass to be seen. */
const GLASS_MS = 600;
const REPORT_EVERY_MS = 500;
/** A slow machine takes this many times as long: longer than the server waits. */
export const SLOWNESS = 4;

/** All pumps start together; the longest pour and the settling after it make the drink. */
export function pourSteps(machineString: string): PourStep[] {
  const { pours, totalMs } = pourPlan(machineString);
  const endMs = Math.max(totalMs, GLASS_MS);
  const steps: PourStep[] = [{ atMs: 0, state: 'waiting_glass', progress: 0, step: null }];
  for (let atMs = GLASS_MS; atMs < endMs; atMs += REPORT_EVERY_MS) {
    const over = pours.filter(({ durationMs }) => GLASS_MS + durationMs <= atMs).length;
    steps.push({
      atMs,
      state: 'dispensing',
      progress: Math.floor((100 * atMs) / endMs),
      step: pours.length > 0 ? `${over}/${pours.length}` : null,
    });
  }
  return [...steps, { atMs: endMs, state: 'done', progress: 100, step: stepAtEnd(pours.length) }];
}

const stepAtEnd = (pours: number): string | null => (pours > 0 ? `${pours}/${pours}` : null);
