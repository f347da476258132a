import { Refusal } from '#contract/refusal.ts';
import { isMasterShop } from '../../repos/shop/master.repo.ts';
import { findShop } from '../../repos/shop/shops.repo.ts';
import type { Services } from '../../services.ts';

/**
 * A shop of an outside Main API is known once it was synced. Source: docs/decisions/0058.
 * @throws Refusal shop-not-found
 */
export async function requireKnownShop({ db, config }: Pick<Services, 'db' | 'config'>, shopId: string): Promise<void> {
  const isKnown = config.MAIN_API_URL ? await findShop(db, shopId) : await isMasterShop(db, shopId);
  if (!isKnown) throw new Refusal('shop-not-found');
}
