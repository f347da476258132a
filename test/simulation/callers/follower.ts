/** Whoever reads a list once and then follows the events: at any time later it must know what a new reading says. */
import type { Reply } from '../simulated-server.ts';

export interface Follower {
  /** Asks for what happened since. */
  follow: () => Promise<void>;
  /** Undefined before the first reading: orders as it knows them, by id. */
  orders: () => ReadonlyMap<string, object> | undefined;
}

type Get = (path: string) => Promise<Reply | undefined>;

/** @param list where the orders are read */
export function createFollower(get: Get, onGap: () => void, list = '/orders'): Follower {
  let seq: number | undefined;
  let orders: Map<string, object> | undefined;

  const begin = async () => {
    const start = await get('/events');
    if (start?.status !== 200) return;
    const read = await get(list);
    if (read?.status !== 200) return;
    seq = Number(start.body.seq);
    orders = new Map(read.body.data.map((order: { id: string }) => [order.id, order]));
  };
  return {
    follow: async () => {
      if (seq === undefined || !orders) return begin();
      const asked = seq;
      const reply = await get(`/events?after=${asked}`);
      // An older answer that was overtaken says nothing new.
      if (reply?.status !== 200 || seq !== asked) return;
      if (reply.body.reset) return onGap();
      for (const { order } of reply.body.events) if (order) orders.set(order.id, order);
      seq = Number(reply.body.seq);
    },
    orders: () => orders,
  };
}
