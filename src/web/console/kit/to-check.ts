import { useEndpoint } from '#ui/kit/api/api.tsx';

/** How many things of a shop's menu somebody should look at; 0 until it is known. */
export function useToCheck(shopId: string): { count: number; isKnown: boolean } {
  const { data } = useEndpoint('GET /api/admin/shops/:shopId/menu-checks', { params: { shopId } });
  const count = data ? data.ingredients.length + data.toMeasure.length + data.drinks.length : 0;
  return { count, isKnown: data !== undefined };
}
