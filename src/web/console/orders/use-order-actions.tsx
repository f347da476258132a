import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/order/orders.ts';
import type { Refusal } from '#contract/refusal.ts';
import { useAlert, useConfirm } from '#ui/kit/alert.tsx';
import { useSend } from '#ui/kit/api/api.tsx';
import { useDrinkNames } from '#web/console/kit/orders/use-drink-names.ts';

export interface Said {
  text: string;
  tone: 'good' | 'bad';
}

const LISTS = ['GET /api/admin/shops/:shopId/orders', 'GET /api/admin/shops/:shopId/audit'] as const;

/** Moves orders on, after a question where that ends them; what the server refuses is told, and the list is read again. */
export function useOrderActions(shopId: string) {
  const { t } = useLingui();
  const nameOf = useDrinkNames(shopId);
  const alert = useAlert();
  const confirm = useConfirm();
  const [said, say] = useState<Said>();
  const sendMake = useSend('POST /api/admin/shops/:shopId/orders/:orderId/approve', LISTS);
  const sendCollect = useSend('POST /api/admin/shops/:shopId/orders/:orderId/collect', LISTS);
  const sendRemake = useSend('POST /api/admin/shops/:shopId/orders/:orderId/remake', LISTS);
  const sendCancel = useSend('POST /api/admin/shops/:shopId/orders/:orderId/cancel', LISTS);
  const sendComplete = useSend('POST /api/admin/shops/:shopId/orders/:orderId/complete', LISTS);

  const cancel = async (order: StaffOrder) => {
    const { orderId, displayId, name } = order;
    const drink = nameOf(order);
    const isSure = await confirm({
      title: t`Cancel order ${displayId}?`,
      text: (
        <Trans>
          <span lang={drink.lang}>{drink.text}</span> for {name} will not be made.
        </Trans>
      ),
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

  const complete = async (order: StaffOrder) => {
    const { orderId, displayId, name } = order;
    const drink = nameOf(order);
    const isSure = await confirm({
      title: t`Complete order ${displayId}?`,
      text: (
        <Trans>
          <span lang={drink.lang}>{drink.text}</span> for {name} is ready.
        </Trans>
      ),
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

  const remake = async (order: StaffOrder) => {
    const { orderId, displayId, name } = order;
    const drink = nameOf(order);
    const isSure = await confirm({
      title: t`Make order ${displayId} again?`,
      text: (
        <Trans>
          <span lang={drink.lang}>{drink.text}</span> for {name} gets a new number and waits to be made.
        </Trans>
      ),
      action: t`Make again`,
    });
    if (!isSure) return;
    await sendRemake.mutateAsync({ params: { shopId, orderId } }).then(
      (made) => say({ text: t`Order ${displayId} is now ${made.displayId}.`, tone: 'good' }),
      (refusal: Refusal) => alert(t`Failed to make order ${displayId} again: ${refusal.message}`),
    );
  };

  return { said, say, make, cancel, complete, collect, remake };
}
