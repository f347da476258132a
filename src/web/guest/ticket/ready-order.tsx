import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import type { Refusal } from '#contract/refusal.ts';
import { Button } from '#ui/kit/button.tsx';
import { useAlert, useConfirm } from '#ui/kit/alert.tsx';
import { useClient } from '#ui/kit/api/client.tsx';

interface Props {
  order: Order;
  /** The only one of its ticket: its number need not be said. */
  isAlone: boolean;
  onChanged: (order: Order) => void;
}

/** A guest who has the drink says so, and is not called again. */
export function ReadyOrder({ order: { shopId, orderId, displayId }, isAlone, onChanged }: Props) {
  const { t } = useLingui();
  const client = useClient();
  const alert = useAlert();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);

  const collect = async () => {
    const isSure = await confirm({
      title: t`Do you have ${displayId}?`,
      text: t`Then the bar does not call you again.`,
      action: t`I have it`,
      refusal: t`Not yet`,
    });
    if (!isSure) return;
    setBusy(true);
    try {
      const params = { shopId, orderId };
      onChanged(await client('POST /api/admin/shops/:shopId/orders/:orderId/collect', { params }));
    } catch (refusal) {
      await alert((refusal as Refusal).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="main" size="big" busy={isBusy} onClick={() => void collect()}>
      {isAlone ? <Trans>I have it</Trans> : <Trans>I have {displayId}</Trans>}
    </Button>
  );
}
