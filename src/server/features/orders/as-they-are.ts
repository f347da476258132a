/** Orders read for their guests. Source: docs/behaviour/orders.md "Statuses and transitions". */
import { completeBrewedOrders } from '../../repos/orders/order-steps.repo.ts';
import type { StoredOrder } from '../../repos/orders/orders.repo.ts';
import type { Services } from '../../services.ts';

/** A pour whose time has passed is noted before it is told. @param list is asked again then */
export async function asTheyAre(
  { clock, commit }: Pick<Services, 'clock' | 'commit'>,
  list: () => Promise<StoredOrder[]>,
): Promise<StoredOrder[]> {
  const orders = await list();
  if (!orders.some((order) => isBrewed(order, clock()))) return orders;
  await commit(() => completeBrewedOrders(clock().toISOString()));
  return list();
}

/** The time of its pour has passed, and nobody has noted it. */
const isBrewed = ({ status, heldAt, completesAt, jobId }: StoredOrder, now: Date): boolean =>
  status === 'IN_PROGRESS' &&
  jobId === null &&
  heldAt === null &&
  completesAt !== null &&
  completesAt <= now.toISOString();
