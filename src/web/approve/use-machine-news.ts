import { useClient } from '#ui/kit/api/client.tsx';
import { deviceId } from '#web/shell/client/guest-identity.ts';
import { useShopNews } from '#web/shell/live/shop-news.ts';
import type { ApproveEvent } from './approve-flow.ts';

/**
 * Tells what the machine says of an order, as it says it; after a gap in the news the order is read again.
 * @param orderId undefined while nothing is followed
 * @returns since when nothing is heard, in milliseconds since 1970; undefined while connected
 */
export function useMachineNews(
  shopId: string,
  orderId: string | undefined,
  dispatch: (event: ApproveEvent) => void,
): number | undefined {
  const client = useClient();
  const readAgain = async () => {
    if (orderId === undefined) return;
    const query = { kioskInstanceCode: deviceId() };
    const own = await client('GET /api/admin/shops/:shopId/orders', { params: { shopId }, query }).catch(
      () => undefined,
    );
    const machine = own?.data.find((order) => order.orderId === orderId)?.machine;
    if (machine) dispatch({ type: 'machine', orderId, machine });
  };
  return useShopNews(
    orderId === undefined ? undefined : shopId,
    ({ reset, events }) => {
      if (reset) void readAgain();
      for (const { order } of events)
        if (order?.machine) dispatch({ type: 'machine', orderId: order.orderId, machine: order.machine });
    },
    { onBegin: () => void readAgain() },
  );
}
