import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#contract/client.ts';
import type { StaffOrder } from '#contract/order/orders.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { useShopNews } from '#web/shell/live/shop-news.ts';

const LIST = 'GET /api/admin/shops/:shopId/orders';
const READ_WITH_MENU = [
  'GET /api/admin/shops/:shopId/sold-out',
  'GET /api/admin/shops/:shopId/recipes',
  'GET /api/admin/shops/:shopId/selling',
  'GET /api/admin/shops/:shopId/round/host',
];
const SHOWN = new Set(['waiting', 'being-made', 'attention', 'ready']);

/**
 * The orders at the counter as they are now, oldest first: read once, then kept by the shop's news.
 * @param onArrived new ones to be made
 */
export function useTonight(shopId: string, onArrived: () => void) {
  const input = { params: { shopId }, query: { status: 'TONIGHT', sort: 'placed' } } as const;
  const list = useEndpoint(LIST, input);
  const queries = useQueryClient();

  /** What was heard while the list was being read: the answer may be older. */
  const heard = useRef(new Map<string, StaffOrder>());

  const keep = (orders: readonly StaffOrder[], onNew?: () => void) => {
    const before = queries.getQueryData<Reply<typeof LIST>>([LIST, input]);
    if (!before) return;
    const known = new Map(before.data.map((order) => [order.orderId, order]));
    for (const order of orders) {
      if ((known.get(order.orderId)?.version ?? 0) > order.version) continue;
      if (order.stage === 'waiting' && !known.has(order.orderId)) onNew?.();
      if (SHOWN.has(order.stage)) known.set(order.orderId, order);
      else known.delete(order.orderId);
    }
    const data = [...known.values()].sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
    queries.setQueryData([LIST, input], { ...before, data, total: data.length });
  };
  const take = (orders: readonly StaffOrder[]) => {
    const isReading = queries.getQueryState([LIST, input])?.fetchStatus === 'fetching';
    if (isReading) for (const order of orders) heard.current.set(order.orderId, order);
    keep(orders, onArrived);
  };
  const keepHeard = useEffectEvent(() => {
    keep([...heard.current.values()]);
    heard.current.clear();
  });
  useLayoutEffect(() => {
    if (!list.isFetching && heard.current.size > 0) keepHeard();
  }, [list.isFetching]);
  const readAgain = () => void list.refetch();
  const lostSince = useShopNews(
    shopId,
    ({ reset, events }) => {
      if (reset) {
        heard.current.clear();
        readAgain();
      }
      take(events.flatMap(({ order }) => (order ? [order] : [])));
      if (reset || events.some(({ kind }) => kind !== 'order'))
        for (const route of READ_WITH_MENU) void queries.invalidateQueries({ queryKey: [route] });
    },
    { onBegin: readAgain },
  );
  return { list, orders: list.data?.data ?? [], take, lostSince };
}

/** The time, renewed so often that minutes are right. Milliseconds since 1970. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
