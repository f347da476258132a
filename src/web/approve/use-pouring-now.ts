import { useState } from 'react';
import { useShopNews } from '#web/shell/live/shop-news.ts';

const NOTHING: readonly string[] = [];

/** Numbers of the drinks that are being made for others, as it changes; none while nothing is heard. */
export function usePouringNow(shopId: string | undefined): readonly string[] {
  const [pouring, setPouring] = useState(NOTHING);
  const lostSince = useShopNews(shopId, ({ queue }) => queue && setPouring(queue.pouring));
  return lostSince === undefined ? pouring : NOTHING;
}
