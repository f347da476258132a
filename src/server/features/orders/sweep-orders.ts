import { PENDING_ORDER_LIFE_MS } from '#domain/order/order.ts';
import { cancelStaleOrders, completeBrewedOrders, forgetGuests, forgetOldKeys } from '../../repos/orders.repo.ts';
import { forgetDraws } from '../../repos/capsules.repo.ts';
import { forgetVisitors } from '../../repos/visits.repo.ts';
import type { Services } from '../../services.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a repeated key gets the first answer. Milliseconds. */
const KEY_LIFE_MS = 2 * DAY_MS;

type Needed = Pick<Services, 'db' | 'clock' | 'config'>;

const before = ({ clock }: Needed, ms: number) => new Date(clock().getTime() - ms).toISOString();

/** Time-based transitions of open orders, every few seconds: brewed ones complete, expired ones are cancelled. */
export async function sweepOrders(services: Needed): Promise<void> {
  await completeBrewedOrders(services.db, before(services, 0));
  await cancelStaleOrders(services.db, before(services, PENDING_ORDER_LIFE_MS));
}

/** Retention: drops guests' names and devices after GUEST_DATA_DAYS (0 means a day), and old idempotency keys. */
export async function forgetGuestData(services: Needed): Promise<void> {
  await forgetOldKeys(services.db, before(services, KEY_LIFE_MS));
  const keptSince = before(services, Math.max(1, services.config.GUEST_DATA_DAYS) * DAY_MS);
  await forgetGuests(services.db, keptSince);
  await forgetVisitors(services.db, keptSince.slice(0, 10));
  await forgetDraws(services.db, keptSince.slice(0, 10));
}
