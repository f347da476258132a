import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { Refusal } from '#contract/refusal.ts';
import { Button } from '#ui/kit/button.tsx';
import { useAlert, useConfirm } from '#ui/kit/alert.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { ActionIcon } from './action-icon.tsx';

interface Props {
  order: Order;
  /** The only one of its ticket: its number need not be said. */
  isAlone: boolean;
  recipe: GuestRecipe;
  onChanged: (order: Order) => void;
}

/** A guest can cancel an order until it is made. */
export function CancelOrder({ order: { shopId, orderId, displayId }, isAlone, recipe, onChanged }: Props) {
  const { t } = useLingui();
  const drink = useMenuText().nameOf(recipe);
  const client = useClient();
  const alert = useAlert();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);

  const cancel = async () => {
    const isSure = await confirm({
      title: t`Cancel order ${displayId}?`,
      text: t`${drink.text} will not be made.`,
      action: t`Cancel order`,
      refusal: t`Keep order`,
      danger: true,
    });
    if (!isSure) return;
    setBusy(true);
    try {
      const params = { shopId, orderId };
      onChanged(await client('POST /api/admin/shops/:shopId/orders/:orderId/cancel', { params }));
    } catch (refusal) {
      await alert((refusal as Refusal).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="quiet" busy={isBusy} onClick={() => void cancel()}>
      <ActionIcon shows="cancel" />
      {isAlone ? <Trans>Cancel order</Trans> : <Trans>Cancel order {displayId}</Trans>}
    </Button>
  );
}
