import { useEffect, useEffectEvent } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import { Refusal } from '#contract/refusal.ts';
import { useAlert } from '#ui/kit/alert.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import type { Kiosk } from '#web/join/join-flow.ts';
import { local } from '#web/shell/start/storage.ts';
import { rememberOrders } from '../outbox/guest-outbox.ts';
import { ticketOfFragment } from './ticket-link.ts';

/**
 * Opens the ticket named by the fragment of this page's address, once: it is taken over, or followed where another phone
 * has it. Source: docs/behaviour/orders.md "Shared screens", "Following".
 */
export function useClaim({ shop, recipes }: Kiosk, onOpened: (orders: readonly Order[]) => void): void {
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
      if (orders.some(({ isFollowed }) => isFollowed)) local.set('followedAt', new Date().toISOString());
      else rememberOrders(orders, { shopId, shopName: shop.name, recipe });
      onOpened(orders);
    } catch (error) {
      const reason = error instanceof Refusal ? error.message : '';
      await alert(t`This ticket could not be opened. ${reason}`);
    }
  });

  useEffect(() => {
    const orderId = ticketOfFragment(location.hash);
    if (orderId === undefined) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    void claim(orderId);
  }, []);
}
