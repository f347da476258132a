import { useEffect, useEffectEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { useAlert } from '#ui/kit/alert.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import type { Kiosk } from '#web/join/join-flow.ts';
import { rememberOrders } from '../outbox/guest-outbox.ts';

const CLAIM = /^#claim=([\w-]{1,64})$/;

/** The fragment of a join link with which a phone takes over a ticket: it is never sent to a server in an address. */
export const claimFragment = (orderId: string): string => `#claim=${orderId}`;

/** Takes over the ticket named by the fragment of this page's address, once. Source: docs/behaviour/orders.md "Shared screens". */
export function useClaim(
  { shop, recipes }: Kiosk,
  onClaimed: (orders: readonly Order[], recipe: GuestRecipe | undefined) => void,
): void {
  const { t } = useLingui();
  const client = useClient();
  const alert = useAlert();

  const claim = useEffectEvent(async (orderId: string) => {
    const shopId = shop.shop_id;
    try {
      const { orders } = await client('POST /api/admin/shops/:shopId/claim-ticket', {
        params: { shopId },
        body: { orderId },
      });
      const recipe = recipes.find(({ id }) => id === orders[0]?.recipeId);
      rememberOrders(orders, { shopId, shopName: shop.name, recipe });
      onClaimed(orders, recipe);
    } catch (error) {
      const reason = error instanceof Refusal ? error.message : '';
      await alert(t`This ticket could not be taken over. ${reason}`);
    }
  });

  useEffect(() => {
    const orderId = CLAIM.exec(location.hash)?.[1];
    if (orderId === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    void claim(orderId);
  }, []);
}
