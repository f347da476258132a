import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import type { Refusal } from '#contract/refusal.ts';
import { useAlert } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { ActionIcon } from './action-icon.tsx';

interface Props {
  ticket: Pick<Order, 'shopId' | 'ticketId'>;
  onLeft: (ticketId: string) => void;
}

/** On a phone that only looks at another's ticket: no more. */
export function StopFollowing({ ticket: { shopId, ticketId }, onLeft }: Props) {
  const client = useClient();
  const alert = useAlert();
  const [isBusy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    try {
      await client('POST /api/admin/shops/:shopId/unfollow-ticket', { params: { shopId }, body: { ticketId } });
      onLeft(ticketId);
    } catch (refusal) {
      await alert((refusal as Refusal).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="quiet" busy={isBusy} onClick={() => void leave()}>
      <ActionIcon shows="cancel" />
      <Trans>Stop following</Trans>
    </Button>
  );
}
