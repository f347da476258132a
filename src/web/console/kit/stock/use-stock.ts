import { useEndpoint } from '#ui/kit/api/api.tsx';
import { useShopNews } from '#web/shell/live/shop-news.ts';

export const STOCK = 'GET /api/admin/shops/:shopId/stock';

/** What is left in the shop's bottles, as it changes. */
export function useStock(shopId: string) {
  const stock = useEndpoint(STOCK, { params: { shopId } });
  const readAgain = () => void stock.refetch();
  useShopNews(
    shopId,
    ({ reset, events }) => {
      if (reset || events.some(({ kind }) => kind === 'stock' || kind === 'menu' || kind === 'machine')) readAgain();
    },
    { onBegin: readAgain },
  );
  return stock;
}
