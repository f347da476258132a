import { PENDING_ORDER_LIFE_MS } from '#domain/order.ts';
import { cancelStaleOrders, completeBrewedOrders, forgetGuests, forgetOldKeys } from '../../repos/orders.repo.ts';
import type { Services } from '../../services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a repeated submit gets its first answer again. */
const KEY_LIFE_MS = 2 * DAY_MS;

/** What time alone does to orders: brewed ones complete, forgotten ones end, guests' names and devices are dropped. */
export async function sweepOrders({ db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock().getTime();
  const ago = (ms: number) => new Date(now - ms).toISOString();
  await completeBrewedOrders(db, ago(0));
  await cancelStaleOrders(db, ago(PENDING_ORDER_LIFE_MS));
  await forgetOldKeys(db, ago(KEY_LIFE_MS));
  await forgetGuests(db, ago(Math.max(DAY_MS, config.GUEST_DATA_DAYS * DAY_MS)));
}
