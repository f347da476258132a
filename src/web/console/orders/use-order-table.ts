import { useEffect, useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Input } from '#contract/client.ts';
import type { StaffOrder } from '#contract/order/orders.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { PAGE_SIZES } from '#ui/kit/tables/data-table.tsx';
import { useShopNews } from '#web/shell/live/shop-news.ts';
import { useAddressFilters } from '#web/console/kit/use-address-filters.ts';

type Query = NonNullable<Input<'GET /api/admin/shops/:shopId/orders'>['query']>;

export const NEWEST_FIRST = '-placed';

/** The filters in the address, the rows they find, and which of those came while one looked. */
export function useOrderTable(shopId: string) {
  const { i18n } = useLingui();
  const filters = useAddressFilters<'kiosk' | 'status' | 'day' | 'search' | 'sort' | 'rows'>();
  const pageSize = PAGE_SIZES.find((size) => String(size) === filters.get('rows')) ?? 50;
  const sort = filters.get('sort') || NEWEST_FIRST;
  const filter = {
    ...(filters.get('kiosk') && { kioskInstanceCode: filters.get('kiosk') }),
    ...(filters.get('status') && { status: filters.get('status') as Query['status'] }),
    ...(filters.get('day') && { day: filters.get('day') }),
    ...(filters.get('search') && { search: filters.get('search') }),
  };
  const query = { ...filter, page: filters.page, pageSize, sort: sort as Query['sort'] };
  const list = useEndpoint(
    'GET /api/admin/shops/:shopId/orders',
    { params: { shopId }, query },
    { keepsPrevious: true, language: i18n.locale },
  );
  const readAgain = () => void list.refetch();
  const lostSince = useShopNews(
    shopId,
    ({ reset, events }) => (reset || events.some(({ kind }) => kind === 'order')) && readAgain(),
    { onBegin: readAgain },
  );
  const arrived = useArrivals(list.isPlaceholderData ? undefined : list.data?.data, JSON.stringify([shopId, query]));
  return { filters, filter, pageSize, sort, list, arrived, lostSince };
}

/** Ids of orders that were not there when this view was opened: only those newer than all it began with. */
function useArrivals(orders: readonly StaffOrder[] | undefined, view: string): ReadonlySet<string> {
  const began = useRef<{ view: string; newest: string }>(undefined);
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!orders) return;
    if (began.current?.view !== view) {
      began.current = { view, newest: newestOf(orders, began.current?.newest ?? '') };
      setArrived(new Set());
      return;
    }
    const { newest } = began.current;
    setArrived(new Set(orders.filter(({ timestamp }) => timestamp > newest).map(({ orderId }) => orderId)));
  }, [orders, view]);

  return arrived;
}

const newestOf = (orders: readonly StaffOrder[], atLeast: string): string =>
  orders.reduce((newest, { timestamp }) => (timestamp > newest ? timestamp : newest), atLeast);
