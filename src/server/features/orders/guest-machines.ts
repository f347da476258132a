/**
 * What guests are told of the machines: read once for all who follow a shop, and told when it changes. Source:
 * docs/behaviour/machines.md "Beforehand".
 */
import type { GuestMachines } from '#contract/shop/live.ts';
import { machinesForGuests } from '#domain/machine/guest-machines.ts';
import { coalesce } from '../../coalesce.ts';
import { runSteps } from '../../db/engine.ts';
import type { Batch } from '../../live/live.ts';
import { machineNow, machinesWithJobs } from '../../machines/machines-now.ts';
import { asksForPresence } from '../../machines/presence.ts';
import { findShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';

interface Follower {
  /** undefined: nothing was told. */
  told: GuestMachines | undefined;
  tell: (machines: GuestMachines) => void;
}

interface Line {
  /** The last event that guests were told after. */
  seq: number;
  guests: Set<Follower>;
  /** What they were told last; undefined before the first reading. */
  last: { machines: GuestMachines | undefined } | undefined;
  refresh: () => Promise<void>;
  leave: () => void;
}

interface GuestMachineNews {
  /** As it is now; undefined where there is nothing to say: no machine, and no code to show. */
  of: (shopId: string) => Promise<GuestMachines | undefined>;
  /**
   * Tells a guest of each change after an event.
   * @returns stops it
   */
  follow: (shopId: string, after: number, guest: Follower) => () => void;
}

const NOTHING: GuestMachines = { state: 'none', reason: null, asksForCode: false };

export function createGuestMachines({ db, clock, live }: Services, onError: (err: unknown) => void): GuestMachineNews {
  const lines = new Map<string, Line>();

  const read = async (shopId: string): Promise<GuestMachines | undefined> => {
    const shop = await findShop(db, shopId);
    if (!shop) return undefined;
    const now = clock();
    const [machines, asksForCode] = await Promise.all([
      runSteps(db, machinesWithJobs(shopId)),
      runSteps(db, asksForPresence(shop, now)),
    ]);
    const told = machines.map((one) => ({ ...machineNow(one), reason: one.machine.pause?.reason ?? null }));
    const { state, reason } = machinesForGuests(told, now.getTime());
    return state === 'none' && !asksForCode ? undefined : { state, reason, asksForCode };
  };

  const refresh = async (shopId: string, line: Line): Promise<void> => {
    const now = await read(shopId);
    line.last = { machines: now };
    for (const guest of line.guests) tellIfChanged(guest, now);
  };

  const open = (shopId: string, after: number): Line => {
    const line: Line = {
      seq: after,
      guests: new Set(),
      last: undefined,
      refresh: coalesce(() => refresh(shopId, line)),
      leave: () => undefined,
    };
    lines.set(shopId, line);
    const deliver = (batch: Batch) => {
      line.seq = batch.kind === 'reset' ? batch.seq : (batch.news.at(-1)?.seq ?? line.seq);
      if (changesMachines(batch)) line.refresh().catch(onError);
    };
    line.leave = live.follow(shopId, after, deliver, 'none');
    return line;
  };

  return {
    of: async (shopId) => {
      const line = lines.get(shopId);
      if (line?.last) return line.last.machines;
      const machines = await read(shopId);
      if (line) line.last ??= { machines };
      return machines;
    },
    follow: (shopId, after, guest) => {
      const line = lines.get(shopId) ?? open(shopId, after);
      // Something has happened since the guest's reply was read.
      if (line.seq > after) line.refresh().catch(onError);
      line.guests.add(guest);
      return () => {
        line.guests.delete(guest);
        if (line.guests.size > 0) return;
        line.leave();
        if (lines.get(shopId) === line) lines.delete(shopId);
      };
    },
  };
}

const changesMachines = (batch: Batch): boolean =>
  batch.kind === 'reset' || batch.news.some(({ kind }) => kind === 'machine');

function tellIfChanged(guest: Follower, now: GuestMachines | undefined): void {
  if (JSON.stringify(now) === JSON.stringify(guest.told)) return;
  guest.told = now;
  guest.tell(now ?? NOTHING);
}
