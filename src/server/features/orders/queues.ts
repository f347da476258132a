/**
 * Where guests' waiting orders stand: read once for all who follow a shop, and told to those for whom it has changed.
 * Source: docs/behaviour/live.md "Queue", docs/decisions/0071.
 */
import type { Queue } from '#contract/shop/live.ts';
import { orderStage } from '#domain/order/order.ts';
import {
  placesByDevice,
  pouringOf,
  usualWait,
  type OpenOrder,
  type Place,
  type UsualWait,
} from '#domain/order/queue.ts';
import { coalesce } from '../../coalesce.ts';
import { runSteps } from '../../db/engine.ts';
import { devicesOf, type Batch, type News } from '../../live/live.ts';
import { listOpen, listWaits } from '../../repos/orders/orders.repo.ts';
import type { Services } from '../../services.ts';

/** What a bar's pace is judged by: the last drinks of the last hours. */
const PACE_OF = 20;
const PACE_OF_MS = 6 * 60 * 60_000;

interface WaitingGuest {
  deviceHash: string;
  /** What the guest was told last; undefined: that no order waits. */
  told: Queue | undefined;
  tell: (queue: Queue) => void;
}

interface Line {
  /** The last event that guests were told after. */
  seq: number;
  /** By device. */
  guests: Map<string, Set<WaitingGuest>>;
  /** Those who were told of an order that waits. */
  waiting: Set<WaitingGuest>;
  refresh: () => Promise<void>;
  leave: () => void;
}

interface Read {
  open: readonly OpenOrder[];
  places: ReadonlyMap<string, Place[]>;
  usually: UsualWait | undefined;
}

interface Queues {
  /** As it is now; undefined if no order of the device waits. */
  of: (shopId: string, deviceHash: string) => Promise<Queue | undefined>;
  /**
   * Tells a guest of each change after an event.
   * @returns stops it
   */
  follow: (shopId: string, after: number, guest: WaitingGuest) => () => void;
}

/** Whether it may have changed where orders stand. */
export const movesQueue = (batch: Batch): boolean =>
  batch.kind === 'reset' || batch.news.some(({ kind }) => kind === 'order' || kind === 'follower');

/** Of guests who follow most wait for nothing: no order of others moves what they are told, nor does one that is made at once. */
const concernsSomebody = ({ waiting, guests }: Line, batch: Batch): boolean =>
  waiting.size > 0 ||
  batch.kind === 'reset' ||
  batch.news.some((one) => mayWait(one) && devicesOf(one).some((device) => guests.has(device)));

const mayWait = ({ order }: News): boolean => order === undefined || orderStage(order) === 'waiting';

export function createQueues({ db, clock, live }: Services, onError: (err: unknown) => void): Queues {
  const lines = new Map<string, Line>();

  const read = async (shopId: string): Promise<Read> => {
    const now = clock().getTime();
    const since = new Date(now - PACE_OF_MS).toISOString();
    const [open, waits] = await Promise.all([
      runSteps(db, listOpen(shopId)),
      runSteps(db, listWaits(shopId, since, PACE_OF)),
    ]);
    return { open, places: placesByDevice(open, now), usually: usualWait(waits) };
  };

  /** Tells whoever has an order that waits, or had one: the others have nothing to hear. */
  const refresh = async (shopId: string, { guests, waiting }: Line): Promise<void> => {
    const now = await read(shopId);
    for (const deviceHash of now.places.keys()) for (const guest of guests.get(deviceHash) ?? []) waiting.add(guest);
    for (const guest of waiting) {
      const queue = queueOf(now, guest.deviceHash);
      if (!queue) waiting.delete(guest);
      tellIfMoved(guest, queue);
    }
  };

  const open = (shopId: string, after: number): Line => {
    const line: Line = {
      seq: after,
      guests: new Map(),
      waiting: new Set(),
      refresh: coalesce(() => refresh(shopId, line)),
      leave: () => undefined,
    };
    lines.set(shopId, line);
    const deliver = (batch: Batch) => {
      line.seq = batch.kind === 'reset' ? batch.seq : (batch.news.at(-1)?.seq ?? line.seq);
      if (movesQueue(batch) && concernsSomebody(line, batch)) line.refresh().catch(onError);
    };
    line.leave = live.follow(shopId, after, deliver, 'none');
    return line;
  };

  return {
    of: async (shopId, deviceHash) => queueOf(await read(shopId), deviceHash),
    follow: (shopId, after, guest) => {
      const line = lines.get(shopId) ?? open(shopId, after);
      // Something has happened since the guest's reply was read.
      if (line.seq > after) line.refresh().catch(onError);
      const ofDevice = line.guests.get(guest.deviceHash) ?? new Set();
      line.guests.set(guest.deviceHash, ofDevice.add(guest));
      if (guest.told) line.waiting.add(guest);
      return () => {
        line.waiting.delete(guest);
        ofDevice.delete(guest);
        if (ofDevice.size === 0 && line.guests.get(guest.deviceHash) === ofDevice) line.guests.delete(guest.deviceHash);
        if (line.guests.size > 0) return;
        line.leave();
        if (lines.get(shopId) === line) lines.delete(shopId);
      };
    },
  };
}

function queueOf({ open, places, usually }: Read, deviceHash: string): Queue | undefined {
  const own = places.get(deviceHash);
  return own && { places: own, pouring: pouringOf(open, deviceHash), usually: usually ?? null };
}

function tellIfMoved(guest: WaitingGuest, queue: Queue | undefined): void {
  if (JSON.stringify(queue) === JSON.stringify(guest.told)) return;
  guest.told = queue;
  guest.tell(queue ?? { places: [], pouring: [], usually: null });
}
