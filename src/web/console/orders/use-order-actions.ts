import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/order/orders.ts';
import type { Refusal } from '#contract/refusal.ts';
import { useAlert, useConfirm } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';

export interface Said {
  text: string;
  tone: 'good' | 'bad';
}

const LISTS = ['GET /api/admin/shops/:shopId/orders', 'GET /api/admin/shops/:shopId/audit'] as const;

/** Moves orders on, after a question where that ends them; what the server refuses is told, and the list is read again. */
export function useOrderActions(shopId: string) {
  const { t } = useLingui();
  const alert = useAlert();
  const confirm = useConfirm();
  const [said, say] = useState<Said>();
  const sendMake = useSend('POST /api/admin/shops/:shopId/orders/:orderId/approve', LISTS);
  const sendCollect = useSend('POST /api/admin/shops/:shopId/orders/:orderId/collect', LISTS);
  const sendRemake = useSend('POST /api/admin/shops/:shopId/orders/:orderId/remake', LISTS);
  const sendCancel = useSend('POST /api/admin/shops/:shopId/orders/:orderId/cancel', LISTS);
  const sendComplete = useSend('POST /api/admin/shops/:shopId/orders/:orderId/complete', LISTS);

  const cancel = async ({ orderId, displayId, name, recipeName }: StaffOrder) => {
    const isSure = await confirm({
      title: t`Cancel order ${displayId}?`,
      text: t`${recipeName} for ${name} will not be made.`,
      action: t`Cancel order`,
      refusal: t`Keep order`,
      danger: true,
    });
    if (!isSure) return;
    await sendCancel.mutateAsync({ params: { shopId, orderId } }).then(
      () => say({ text: t`Order ${displayId} was cancelled.`, tone: 'good' }),
      (refusal: Refusal) => alert(t`Failed to cancel order ${displayId}: ${refusal.message}`),
    );
  };

  const complete = async ({ orderId, displayId, name, recipeName }: StaffOrder) => {
    const isSure = await confirm({
      title: t`Complete order ${displayId}?`,
      text: t`${recipeName} for ${name} is ready.`,
      action: t`Complete order`,
    });
    if (!isSure) return;
    await sendComplete.mutateAsync({ params: { shopId, orderId } }).then(
      () => say({ text: t`Order ${displayId} was completed.`, tone: 'good' }),
      (refusal: Refusal) => alert(t`Failed to complete order ${displayId}: ${refusal.message}`),
    );
  };

  const make = ({ orderId, displayId }: StaffOrder) =>
    sendMake.mutateAsync({ params: { shopId, orderId } }).then(
      () => say({ text: t`Order ${displayId} is being made.`, tone: 'good' }),
      (refusal: Refusal) => alert(t`Failed to make order ${displayId}: ${refusal.message}`),
    );

  const collect = ({ orderId, displayId }: StaffOrder) =>
    sendCollect.mutateAsync({ params: { shopId, orderId } }).then(
      () => say({ text: t`Order ${displayId} was handed out.`, tone: 'good' }),
      (refusal: Refusal) => alert(t`Failed to hand out order ${displayId}: ${refusal.message}`),
    );

  const remake = async ({ orderId, displayId, name, recipeName }: StaffOrder) => {
    const isSure = await confirm({
      title: t`Make order ${displayId} again?`,
      text: t`${recipeName} for ${name} gets a new number and waits to be made.`,
      action: t`Make again`,
    });
    if (!isSure) return;
    await sendRemake.mutateAsync({ params: { shopId, orderId } }).then(
      (order) => say({ text: t`Order ${displayId} is now ${order.displayId}.`, tone: 'good' }),
      (refusal: Refusal) => alert(t`Failed to make order ${displayId} again: ${refusal.message}`),
    );
  };

  return { said, say, make, cancel, complete, collect, remake };
}
