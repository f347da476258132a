import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/orders.ts';
import type { Refusal } from '#contract/refusal.ts';
import { useAlert, useConfirm } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';

export interface Said {
  text: string;
  tone: 'good' | 'bad';
}

const LISTS = ['GET /api/admin/shops/:shopId/orders', 'GET /api/admin/shops/:shopId/audit'] as const;

/** Ends orders after a question; what the server refuses is told, and the list is read again. */
export function useOrderActions(shopId: string) {
  const { t } = useLingui();
  const alert = useAlert();
  const confirm = useConfirm();
  const [said, say] = useState<Said>();
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
      text: t`${recipeName} for ${name} is ready and handed over.`,
      action: t`Complete order`,
    });
    if (!isSure) return;
    await sendComplete.mutateAsync({ params: { shopId, orderId } }).then(
      () => say({ text: t`Order ${displayId} was completed.`, tone: 'good' }),
      (refusal: Refusal) => alert(t`Failed to complete order ${displayId}: ${refusal.message}`),
    );
  };

  return { said, say, cancel, complete };
}
