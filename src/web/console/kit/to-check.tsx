import { Link } from 'wouter';
import { Plural } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Badge } from '#ui/kit/badge.tsx';

/** How many things of a shop's menu somebody should look at; 0 until it is known. */
export function useToCheck(shopId: string): number {
  const { data } = useEndpoint('GET /api/admin/shops/:shopId/menu-checks', { params: { shopId } });
  return data ? data.ingredients.length + data.toMeasure.length + data.drinks.length : 0;
}

/** Leads to them, while there are any. */
export function ToCheckLink({ shopId }: { shopId: string }) {
  const count = useToCheck(shopId);
  if (count === 0) return null;
  return (
    <Link to={`/shops/${encodeURIComponent(shopId)}/master?tab=checks`}>
      <Badge tone="caution">
        <Plural value={count} one="# thing on the menu to be checked" other="# things on the menu to be checked" />
      </Badge>
    </Link>
  );
}
