import { useEffect, useEffectEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { OrderMachine } from '#contract/order/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { isSaleCode } from '#domain/selling/may-sell.ts';
import { useAlert } from '#ui/kit/alert.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { removePendingOrder } from '#web/shell/client/pending-orders.ts';
import type { ApproveEvent } from './approve-flow.ts';
import { releaseOrder } from './release-order.ts';
import type { Presence } from './use-presence.ts';

/** Delay from the start of brewing to approval. Milliseconds. Source: docs/behaviour/approval.md "Approval timing". */
const APPROVE_AFTER_MS = 1000;

/** What the guest can do about it; nothing where trying again is all. */
const noteOf = (error: unknown): string | undefined =>
  error instanceof Refusal && (isSaleCode(error.code) || NOTED.has(error.code)) ? error.message : undefined;
const NOTED: ReadonlySet<string> = new Set([
  'staff-approves',
  'recipe-unavailable',
  'machine-busy',
  'machine-empty',
  'machine-fault',
  'machine-paused',
  'machine-offline',
]);

/**
 * Approves the order once, a second after the brewing screen appears, unless the guest leaves before. An approved order
 * is removed from this phone when its brewing screen is left, at the end or early.
 */
export function useRelease(
  shopId: string,
  orderId: string,
  { presence, dispatch }: { presence: Presence; dispatch: (event: ApproveEvent) => void },
): void {
  const { t } = useLingui();
  const client = useClient();
  const alert = useAlert();
  const tellFailure = useEffectEvent((error: unknown) => {
    const asksForCode = error instanceof Refusal && error.code.startsWith('presence-');
    if (asksForCode) presence.forget();
    dispatch({ type: 'failed', asksForCode });
    // The code is asked for in place.
    if (!asksForCode) void alert(t`Failed to approve order.`, noteOf(error));
  });
  const proof = useEffectEvent(() => presence.proof);

  useEffect(() => {
    let left = false;
    let approved = false;
    const release = async () => {
      dispatch({ type: 'asking' });
      let machine: OrderMachine | undefined;
      try {
        machine = await releaseOrder(client, { shopId, orderId, proof: proof() });
      } catch (error) {
        if (!left) tellFailure(error);
        return;
      }
      approved = true;
      if (left) removePendingOrder(orderId);
      else dispatch({ type: 'approved', machine });
    };
    const timer = setTimeout(() => void release(), APPROVE_AFTER_MS);
    return () => {
      left = true;
      clearTimeout(timer);
      if (approved) removePendingOrder(orderId);
    };
  }, [client, dispatch, orderId, shopId]);
}
