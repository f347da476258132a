/** Keeping a machine well, line by line. Source: docs/behaviour/machines.md "Care". */
import { JOB_LIFE_MS, jobTimeoutMs } from './job.ts';

/** Fill a line, rinse it in pulses, or measure how fast its pump is. */
export const CARE_KINDS = ['prime', 'clean', 'calibrate'] as const;
export type CareKind = (typeof CARE_KINDS)[number];

/** No run of a pump takes longer, whoever asks for it. Milliseconds. */
export const CARE_RUN_MAX_MS = 30_000;
export const CARE_RUN_MIN_MS = 100;
export const CARE_PULSES_MAX = 20;
/** Between two pulses. Milliseconds. */
export const CARE_REST_MAX_MS = 10_000;
/** All runs and rests of one care together. Milliseconds. */
export const CARE_TOTAL_MAX_MS = 120_000;

export interface CarePlan {
  /** Of each run of the pump. Milliseconds. */
  runMs: number;
  pulses: number;
  restMs: number;
}

/** From the first drop to the last. Milliseconds. */
export const careTotalMs = ({ runMs, pulses, restMs }: CarePlan): number => pulses * runMs + (pulses - 1) * restMs;

/** How long a pump runs for an amount, within the limit. @returns milliseconds */
export const runMsFor = (ml: number, mlPerSecond: number): number =>
  Math.min(CARE_RUN_MAX_MS, Math.max(CARE_RUN_MIN_MS, Math.round((ml / mlPerSecond) * 1000)));

export interface CareTimes {
  /** Milliseconds since 1970. */
  expiresAt: number;
  timesOutAt: number;
}

/** Until when it can be accepted, and when it counts as lost. */
export const careTimes = (plan: CarePlan, issuedAt: number): CareTimes => ({
  expiresAt: issuedAt + JOB_LIFE_MS,
  timesOutAt: issuedAt + jobTimeoutMs(careTotalMs(plan)),
});

/** What a pump can be set to. Millilitres a second. */
const SLOWEST = 0.1;
const FASTEST = 200;

/**
 * The rate of a pump that put so much into a glass.
 * @returns in millilitres a second, to a hundredth; undefined if no pump is so slow or so fast
 */
export function measuredRate(ml: number, runMs: number): number | undefined {
  const rate = Math.round((ml / runMs) * 100_000) / 100;
  return rate >= SLOWEST && rate <= FASTEST ? rate : undefined;
}
