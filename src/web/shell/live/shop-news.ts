/** The shops this page follows: each once, however many parts of the page listen. */
import { useEffect, useEffectEvent, useState } from 'react';
import { client, followsAs, stream } from '../client/api-client.ts';
import { followShop, type ShopNews } from './follow-shop.ts';
import { shareStream, standingAfter, type Listener } from './one-stream.ts';

interface Followed {
  listeners: Set<Listener>;
  lostSince: number | undefined;
  /** For whoever listens later. */
  standing: Pick<ShopNews, 'machines' | 'round'>;
  stop: () => void;
}

const followed = new Map<string, Followed>();
const tab = Math.random().toString(36).slice(2);

function follow(shopId: string, after: number | undefined): Followed {
  const listeners = new Set<Listener>();
  const one: Followed = {
    listeners,
    lostSince: undefined,
    standing: {},
    stop: shareStream(
      `sipwell-news ${shopId} ${followsAs(shopId)}`,
      tab,
      after,
      (last, heard) => followShop(shopId, { client, stream, after: last, ...heard }),
      {
        onBegin: () => listeners.forEach(({ onBegin }) => onBegin()),
        onNews: (news) => {
          one.standing = standingAfter(one.standing, news);
          listeners.forEach(({ onNews }) => onNews(news));
        },
        onLost: (since) => {
          one.lostSince = since;
          listeners.forEach(({ onLost }) => onLost(since));
        },
      },
    ),
  };
  followed.set(shopId, one);
  return one;
}

interface Options {
  /** The last event that what is on screen knows of. */
  after?: number | undefined;
  /** Without `after`: from now on news are heard, and what was read before may be older. */
  onBegin?: () => void;
}

/**
 * Tells what changes in a shop while the component is on screen.
 * @returns since when nothing is heard, in milliseconds since 1970; undefined while connected
 */
export function useShopNews(
  shopId: string | undefined,
  onNews: (news: ShopNews) => void,
  { after, onBegin }: Options = {},
): number | undefined {
  const [lostSince, setLostSince] = useState<number>();
  const tell = useEffectEvent(onNews);
  const begin = useEffectEvent(() => onBegin?.());
  const lastKnown = useEffectEvent(() => after);
  useEffect(() => {
    if (shopId === undefined) return;
    const one = followed.get(shopId) ?? follow(shopId, lastKnown());
    const listener: Listener = { onBegin: () => begin(), onNews: (news) => tell(news), onLost: setLostSince };
    one.listeners.add(listener);
    setLostSince(one.lostSince);
    const { machines, round } = one.standing;
    if (machines || round) tell({ seq: 0, reset: false, events: [], machines, round });
    return () => {
      one.listeners.delete(listener);
      if (one.listeners.size > 0) return;
      one.stop();
      followed.delete(shopId);
    };
  }, [shopId]);
  return lostSince;
}
