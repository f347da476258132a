/** Which machine makes a drink. Source: docs/behaviour/machines.md "Choosing a machine". */
import type { PourPlan } from './pour-plan.ts';
import { shortSlots, type Left } from './stock.ts';

/** A paired machine that was silent for so long is offline. Milliseconds. */
export const OFFLINE_AFTER_MS = 30_000;
/** When to ask again for a machine whose job takes longer than estimated. Milliseconds. */
const ASK_AGAIN_MS = 1000;

/** What a machine says of itself. `starting`: its first word after power came, so that it remembers no pour. */
export const DEVICE_STATES = ['starting', 'idle', 'busy', 'cleaning', 'fault'] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

export interface MachineNow {
  id: string;
  isPaired: boolean;
  /** Pours nothing. */
  isSimulated: boolean;
  /** Milliseconds since 1970; null before its first word, and once its connection has ended. */
  seenAt: number | null;
  isPaused: boolean;
  hasFault: boolean;
  left: Left;
  /** When its job should end; null without one. */
  busyUntil: number | null;
  /** When it last got a job; null before the first. */
  lastJobAt: number | null;
}

export const MACHINE_STATES = ['unpaired', 'offline', 'fault', 'paused', 'busy', 'ready'] as const;
export type MachineState = (typeof MACHINE_STATES)[number];

export function machineState(
  machine: Omit<MachineNow, 'id' | 'left' | 'lastJobAt' | 'isSimulated'>,
  now: number,
): MachineState {
  const { isPaired, seenAt, hasFault, isPaused, busyUntil } = machine;
  if (!isPaired) return 'unpaired';
  if (seenAt === null || now - seenAt >= OFFLINE_AFTER_MS) return 'offline';
  if (hasFault) return 'fault';
  if (isPaused) return 'paused';
  return busyUntil === null ? 'ready' : 'busy';
}

export type MachineChoice =
  /** The shop never paired one. */
  | { kind: 'none' }
  | { kind: 'machine'; id: string }
  /** `id`: the machine that says so. `retryAfterMs`: when it should be free. */
  | {
      kind: 'refused';
      why: 'machine-busy' | 'machine-empty' | 'machine-fault' | 'machine-paused' | 'machine-offline';
      id: string;
      retryAfterMs?: number;
    };

const REFUSALS = { fault: 'machine-fault', paused: 'machine-paused', offline: 'machine-offline' } as const;

/**
 * A simulator counts only where no machine that pours is paired. The one that can make the drink and has the shortest
 * queue; of several, the one that has been idle longest. If none can, what helps soonest is said.
 */
export function chooseMachine(machines: readonly MachineNow[], pours: PourPlan['pours'], now: number): MachineChoice {
  const all = machines.filter(({ isPaired }) => isPaired);
  const pouring = all.filter(({ isSimulated }) => !isSimulated);
  const paired = pouring.length > 0 ? pouring : all;
  if (paired.length === 0) return { kind: 'none' };
  const inState = (...states: MachineState[]) => paired.filter((one) => states.includes(machineState(one, now)));
  const working = inState('ready', 'busy');
  const able = working.filter(({ left }) => shortSlots(pours, left).length === 0);

  const [best] = able.toSorted((a, b) => queueMs(a, now) - queueMs(b, now) || idleSince(a) - idleSince(b));
  if (best?.busyUntil === null) return { kind: 'machine', id: best.id };
  if (best) return { kind: 'refused', why: 'machine-busy', id: best.id, retryAfterMs: queueMs(best, now) };
  const [empty] = working;
  if (empty) return { kind: 'refused', why: 'machine-empty', id: empty.id };
  for (const state of ['fault', 'paused', 'offline'] as const) {
    const [first] = inState(state);
    if (first) return { kind: 'refused', why: REFUSALS[state], id: first.id };
  }
  return { kind: 'none' };
}

/** A machine has at most one job, so its queue is what is left of that. */
const queueMs = ({ busyUntil }: MachineNow, now: number): number =>
  busyUntil === null ? 0 : Math.max(ASK_AGAIN_MS, busyUntil - now);

const idleSince = ({ lastJobAt }: MachineNow): number => lastJobAt ?? 0;
