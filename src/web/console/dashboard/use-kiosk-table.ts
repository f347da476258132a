import { useEffect, useEffectEvent } from 'react';
import type { InstanceSort } from '#contract/kiosk/kiosks.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { PAGE_SIZES } from '#ui/kit/tables/data-table.tsx';
import { useAddressFilters } from '#web/console/kit/use-address-filters.ts';

const SORTS: readonly InstanceSort[] = ['-launched', 'launched', 'code', '-code', 'type', '-type', 'status', '-status'];
const NEWEST_FIRST: InstanceSort = '-launched';

/** The shop's kiosks a page at a time, as the address says. */
export function useKioskTable(shopId: string) {
  const filters = useAddressFilters<'search' | 'sort' | 'rows'>();
  const { page } = filters;
  const search = filters.get('search');
  const sort = SORTS.find((each) => each === filters.get('sort')) ?? NEWEST_FIRST;
  const pageSize = PAGE_SIZES.find((size) => String(size) === filters.get('rows')) ?? PAGE_SIZES[0];
  const query = { shop_id: shopId, ...(search && { search }), page, pageSize, sort };
  const list = useEndpoint('GET /api/kiosk-instances', { query }, { keepsPrevious: true });
  const count = useKioskCount(shopId);
  const found = totalOf(list.data);
  const instances = list.data?.data ?? [];

  const goTo = useEffectEvent((to: number) => filters.set({ page: String(to) }));
  const isPastEnd = !list.isPlaceholderData && instances.length === 0 && page > 1;
  const lastPage = Math.max(1, Math.ceil((found ?? 0) / pageSize));
  useEffect(() => {
    // The last rows of a page were deleted, or the address is an old one.
    if (isPastEnd && found !== undefined) goTo(lastPage);
  }, [isPastEnd, found, lastPage]);

  return {
    filters,
    search,
    sort,
    pageSize,
    page,
    list,
    instances,
    /** How many the search finds. */
    found: found ?? 0,
    count,
  };
}

/** How many the shop has; undefined while that is not known. */
export function useKioskCount(shopId: string): number | undefined {
  const query = { shop_id: shopId, page: 1, pageSize: PAGE_SIZES[0], sort: NEWEST_FIRST };
  return totalOf(useEndpoint('GET /api/kiosk-instances', { query }).data);
}

const totalOf = (reply: { data: readonly unknown[]; total?: number | undefined } | undefined): number | undefined =>
  reply && (reply.total ?? reply.data.length);
