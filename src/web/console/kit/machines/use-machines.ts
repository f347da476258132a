import { useEndpoint } from '#ui/kit/api/api.tsx';
import { useShopNews } from '#web/shell/live/shop-news.ts';

export const MACHINES = 'GET /api/admin/shops/:shopId/machines';

/** The shop's machines as they are now: one that falls silent is told of like any other change. */
export function useMachines(shopId: string) {
  const list = useEndpoint(MACHINES, { params: { shopId } });
  const readAgain = () => void list.refetch();
  const lostSince = useShopNews(
    shopId,
    ({ reset, events }) => {
      if (reset || events.some(({ kind, order }) => kind === 'machine' || order?.machine)) readAgain();
    },
    { onBegin: readAgain },
  );
  return { list, machines: list.data?.machines ?? [], lostSince };
}
