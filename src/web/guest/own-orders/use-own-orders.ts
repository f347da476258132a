import { useEffect, useEffectEvent, useState } from 'react';
import type { Order, Ticket } from '#contract/order/orders.ts';
import type { GuestMachines, Queue } from '#contract/shop/live.ts';
import type { OrderStage } from '#domain/order/order.ts';
import { useClient } from '#ui/kit/api/client.tsx';
import { isPending, removePendingOrder } from '#web/shell/client/pending-orders.ts';
import { seqAtJoin } from '#web/shell/client/api-client.ts';
import type { ShopNews } from '#web/shell/live/follow-shop.ts';
import { onOrdered, type Ordered } from '../outbox/ordered-here.ts';
import { useShopNews } from '#web/shell/live/shop-news.ts';
import { local } from '#web/shell/start/storage.ts';

/** Orders of the night are shown again after a reload. Milliseconds. */
export const SHOWN_FOR_MS = 12 * 60 * 60_000;
const OPEN: readonly OrderStage[] = ['waiting', 'being-made', 'attention', 'ready'];

/** Not collected or cancelled yet. */
export const isOpen = ({ stage = 'waiting' }: Partial<Order>): boolean => OPEN.includes(stage);

interface Options {
  /** The screen belongs to nobody: it has no orders of its own. */
  isShared: boolean;
  /** The ticket on screen. */
  placed: Ticket | undefined;
  onNews: (news: ShopNews) => void;
  /** A ticket of another phone is followed no longer. */
  onLeft: (ticketId: string) => void;
}

/**
 * This device's orders in a shop as they are now, and those of other phones that it follows: read once where there may be
 * some, then followed.
 */
export function useOwnOrders(shopId: string | undefined, { isShared, placed, onNews, onLeft }: Options) {
  const client = useClient();
  const [queue, setQueue] = useState<Queue>();
  const [machines, setMachines] = useState<GuestMachines>();
  const [known, setKnown] = useState<ReadonlyMap<string, Order>>(new Map());

  const take = (orders: readonly Order[]) => {
    if (isShared || orders.length === 0) return;
    for (const order of orders) if (!isPending(order)) removePendingOrder(order.orderId);
    // What was read, or answered to a tap, may come after the news of what happened next.
    const isOld = (known: Order | undefined, { version }: Order) => known !== undefined && known.version > version;
    setKnown((before) => {
      const newest = orders.filter((order) => !isOld(before.get(order.orderId), order));
      return new Map([...before, ...newest.map((order) => [order.orderId, order] as const)]);
    });
  };
  const readAll = async () => {
    if (shopId === undefined || isShared) return;
    const reply = await client('GET /api/admin/shops/:shopId/orders', { params: { shopId } }).catch(() => undefined);
    const since = new Date(Date.now() - SHOWN_FOR_MS).toISOString();
    if (reply) take(reply.data.filter(({ timestamp }) => timestamp > since));
  };
  const leave = (ticketId: string) => {
    setKnown((before) => new Map([...before].filter(([, order]) => !order.isFollowed || order.ticketId !== ticketId)));
    onLeft(ticketId);
  };
  const readFollowed = async () => {
    if (shopId === undefined || isShared) return;
    const route = 'GET /api/admin/shops/:shopId/followed-orders';
    const reply = await client(route, { params: { shopId } }).catch(() => undefined);
    if (!reply) return;
    const told = new Set(reply.data.map(({ ticketId }) => ticketId));
    const left = [...known.values()].filter(({ isFollowed, ticketId }) => isFollowed && !told.has(ticketId));
    for (const ticketId of new Set(left.map((order) => order.ticketId))) leave(ticketId);
    take(reply.data);
  };
  const readFirst = useEffectEvent(() => {
    if (isOfTonight('orderedAt')) void readAll();
    if (isOfTonight('followedAt')) void readFollowed();
  });
  useEffect(() => readFirst(), [shopId]);

  const noteOrdered = useEffectEvent((ordered: Ordered) => {
    if (!ordered) void readAll();
    else if (ordered.shopId === shopId) take(ordered.orders);
  });
  useEffect(() => onOrdered((ordered) => noteOrdered(ordered)), []);

  const note = useEffectEvent(({ orders }: Ticket) => take(orders.filter(({ orderId }) => !known.has(orderId))));
  useEffect(() => {
    if (placed) note(placed);
  }, [placed]);

  const lostSince = useShopNews(
    shopId,
    (news) => {
      if (news.reset && known.size > 0) void readAll();
      if (news.reset ? isOfTonight('followedAt') : news.events.some(({ kind }) => kind === 'follower'))
        void readFollowed();
      take(news.events.flatMap(({ order }) => (order ? [order] : [])));
      if (news.queue) setQueue(news.queue);
      if (news.machines) setMachines(news.machines);
      onNews(news);
    },
    { after: seqAtJoin() },
  );
  const orders = [...known.values()].sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
  return { orders, take, leave, lostSince, queue, machines };
}

const isOfTonight = (key: 'orderedAt' | 'followedAt'): boolean =>
  Date.now() - Date.parse(local.get(key) ?? '') < SHOWN_FOR_MS;

/**
 * The ticket's orders as they are now, one that staff made again, and whatever else this guest waits for. A followed
 * ticket stands alone.
 */
export function ordersOf(ticket: Ticket, own: readonly Order[]): readonly Order[] {
  const now = new Map(own.map((order) => [order.orderId, order]));
  const first = ticket.orders.map((order) => now.get(order.orderId) ?? order);
  const ids = new Set(first.map(({ orderId }) => orderId));
  const isBeside = (order: Order) => !ticket.isFollowed && !order.isFollowed && isOpen(order);
  return [
    ...first,
    ...own.filter((order) => !ids.has(order.orderId) && (order.ticketId === ticket.ticketId || isBeside(order))),
  ];
}
