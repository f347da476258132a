/** What guests are told of a shop's machines before they prepare a glass. Source: docs/behaviour/machines.md "Beforehand". */
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { chooseMachine, type MachineNow } from './choose-machine.ts';

/** `none`: no machine was ever paired. `ready`: one answers, or makes a drink and will be free. */
export const GUEST_MACHINE_STATES = ['none', 'ready', 'fault', 'paused', 'offline'] as const;
export type GuestMachineState = (typeof GUEST_MACHINE_STATES)[number];

interface ToldMachine extends MachineNow {
  /** Why it is paused, in words guests read; null while it is not, or nothing was said. */
  reason: BilingualText | null;
}

export function machinesForGuests(
  machines: readonly ToldMachine[],
  now: number,
): { state: GuestMachineState; reason: BilingualText | null } {
  const choice = chooseMachine(machines, [], now);
  if (choice.kind === 'none') return { state: 'none', reason: null };
  if (choice.kind === 'machine') return { state: 'ready', reason: null };
  switch (choice.why) {
    case 'machine-fault':
      return { state: 'fault', reason: null };
    case 'machine-offline':
      return { state: 'offline', reason: null };
    case 'machine-paused':
      return { state: 'paused', reason: machines.find(({ id }) => id === choice.id)?.reason ?? null };
    default:
      return { state: 'ready', reason: null };
  }
}
