import { useEffect, useEffectEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useAlert } from '#ui/kit/alert.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { removePendingOrder } from '#web/shell/client/pending-orders.ts';
import type { ApproveEvent } from './approve-flow.ts';
import { releaseOrder } from './release-order.ts';

/** Delay from the start of brewing to approval. Milliseconds. Source: docs/behaviour/approval.md "Approval timing". */
const APPROVE_AFTER_MS = 1000;

/**
 * Approves the order once, a second after the brewing screen appears, unless the guest leaves before. An approved order
 * is removed from this phone when its brewing screen is left, at the end or early.
 */
export function useRelease(shopId: string, orderId: string, dispatch: (event: ApproveEvent) => void): void {
  const { t } = useLingui();
  const client = useClient();
  const alert = useAlert();
  const tellFailure = useEffectEvent(() => void alert(t`Failed to approve order.`));

  useEffect(() => {
    let left = false;
    let approved = false;
    const release = async () => {
      dispatch({ type: 'asking' });
      try {
        await releaseOrder(client, { shopId, orderId });
      } catch {
        if (left) return;
        dispatch({ type: 'failed' });
        tellFailure();
        return;
      }
      approved = true;
      if (left) removePendingOrder(orderId);
      else dispatch({ type: 'approved' });
    };
    const timer = setTimeout(() => void release(), APPROVE_AFTER_MS);
    return () => {
      left = true;
      clearTimeout(timer);
      if (approved) removePendingOrder(orderId);
    };
  }, [client, dispatch, orderId, shopId]);
}
