import { useState } from 'react';
import type { GuestMachines } from '#contract/shop/live.ts';
import { useShopNews } from '#web/shell/live/shop-news.ts';

/** Whether a machine can start a drink, as it changes; undefined while nothing is heard. */
export function useMachinesNow(shopId: string | undefined): GuestMachines | undefined {
  const [machines, setMachines] = useState<GuestMachines>();
  const lostSince = useShopNews(shopId, (news) => news.machines && setMachines(news.machines));
  return lostSince === undefined ? machines : undefined;
}
