/** Follows what changes in a shop. Source: docs/behaviour/live.md "In the browser". */
import type { Reply } from '#contract/client.ts';
import type { GuestMachines, Queue } from '#contract/shop/live.ts';
import { keepReading, type Wanted } from './keep-reading.ts';

const EVENTS = 'GET /api/admin/shops/:shopId/events';

/** A guest's also says where the guest's waiting orders stand, by itself, after the events that moved them. */
export type ShopNews = Reply<typeof EVENTS> & {
  queue?: Queue | undefined;
  /** What guests know of the machines: whenever it changes, and first where there is something to say. */
  machines?: GuestMachines | undefined;
  /** A round for everyone is on: only in what a stream begins with. */
  round?: boolean | undefined;
};

export interface Needed extends Omit<Wanted<typeof EVENTS>, 'input' | 'onLost'> {
  /** The last event known; undefined: begins with the next one. */
  after: number | undefined;
  /** Since when nothing is heard, in milliseconds since 1970; undefined while connected. */
  onLost: (since: number | undefined) => void;
}

/** @returns stops it */
export function followShop(shopId: string, { after, onHeard, ...rest }: Needed): () => void {
  let seq = after;
  return keepReading(EVENTS, {
    ...rest,
    input: () => ({ params: { shopId }, query: seq === undefined ? {} : { after: seq } }),
    onHeard: (news) => {
      if (news) seq = news.seq;
      onHeard(news);
    },
  });
}
