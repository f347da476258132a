import { useEffect } from 'react';
import { useClient } from '#ui/kit/api/client.tsx';
import { deviceId, sessionId } from '#web/shell/client/guest-identity.ts';
import type { ApproveEvent } from './approve-flow.ts';
import { loadPendingOrders } from './load-pending-orders.ts';

/** Loads this guest's orders for the machine, once. */
export function usePendingOrders(shopId: string, dispatch: (event: ApproveEvent) => void): void {
  const client = useClient();

  useEffect(() => {
    let left = false;
    const find = async () => {
      const guest = { deviceId: deviceId(), sessionId: sessionId() };
      const event = await loadPendingOrders(shopId, guest, client).then(
        (found): ApproveEvent => ({ type: 'found', ...found }),
        (): ApproveEvent => ({ type: 'unknown-machine' }),
      );
      if (!left) dispatch(event);
    };
    void find();
    return () => {
      left = true;
    };
  }, [client, dispatch, shopId]);
}
