/** What happens to an order after it is placed, each step once. Source: docs/behaviour/orders.md "Statuses and transitions". */
import { isOver } from '#domain/machine/job.ts';
import { ORDER_STEPS, type CancelledBy, type OrderStep } from '#domain/order/order.ts';
import type { StaffReason } from '#domain/selling/selling.ts';
import type { Db } from '../../db/database.ts';
import { prepared, type Steps } from '../../db/steps.ts';
import type { OrdersTable } from '../../db/tables.ts';
import { recordEvents } from '../events.repo.ts';
import { shopById } from '../shop/shops.repo.ts';
import { isOpen } from './order-conditions.ts';
import { findRemake, orderById, orderOf, type BeforeStep, type StoredOrder } from './orders.repo.ts';

interface Address {
  shopId: string;
  orderId: string;
}

/** @param before what staff's step replaces; null if it cannot be taken back */
const stepped = (db: Db, step: OrderStep, { shopId, orderId }: Address, before: string | null = null) => {
  const { from, to } = ORDER_STEPS[step];
  return db
    .updateTable('orders')
    .set(({ eb }) => ({ status: to, before_step: before, version: eb('version', '+', 1) }))
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .where('status', 'in', [...from])
    .returningAll();
};

const release = prepared((db, given: Address & Release) =>
  stepped(db, 'release', given).set({
    approved_at: given.at,
    approved_by: given.by,
    completes_at: given.completesAt,
    job_id: given.jobId,
    job_report: given.report,
  }),
);
/** By staff: it can be taken back. */
type StaffStep = Address & { before: string | null };
const complete = prepared((db, given: StaffStep & { at: string }) =>
  stepped(db, 'complete', given, given.before).set({ completed_at: given.at, held_at: null }),
);
const cancel = prepared((db, given: StaffStep) =>
  stepped(db, 'cancel', given, given.before).set({ held_at: null, cancelled_by: 'staff' satisfies CancelledBy }),
);
const withdraw = prepared((db, given: Address) =>
  stepped(db, 'withdraw', given).set({ cancelled_by: 'guest' satisfies CancelledBy }),
);
const collect = prepared((db, given: Address & { at: string; before: string | null }) =>
  stepped(db, 'collect', given, given.before).set({ collected_at: given.at }).where('collected_at', 'is', null),
);
const takeBack = prepared((db, given: Address & BeforeStep & { staffApproves: StaffReason | null; version: number }) =>
  db
    .updateTable('orders')
    .set(({ eb }) => ({
      status: given.status,
      completed_at: given.completedAt,
      collected_at: given.collectedAt,
      held_at: given.heldAt,
      staff_approves: given.staffApproves,
      cancelled_by: null,
      before_step: null,
      version: eb('version', '+', 1),
    }))
    .where('shop_id', '=', given.shopId)
    .where('id', '=', given.orderId)
    .where('version', '=', given.version)
    .returningAll(),
);

/**
 * Takes a step from a status that allows it: two taps on Brew must not brew twice.
 * @returns the order, or undefined if it is unknown or has moved on.
 */
function* takeStep(update: Steps<OrdersTable[]>): Steps<StoredOrder | undefined> {
  const [row] = yield* update;
  if (row) yield* recordEvents(row.shop_id, 'order', [row.id]);
  return row && orderOf(row);
}

export interface Release {
  at: string;
  /** Account id or device hash; null for the house itself. */
  by: string | null;
  /** The estimate; without a job it completes then. */
  completesAt: string;
  /** The job of a machine; null where it is made by hand, or by the time it takes. */
  jobId: string | null;
  report: string | null;
}

export const releaseOrder = (order: Address, at: Release) =>
  takeStep(release(Object.assign({ shopId: order.shopId, orderId: order.orderId }, at)));

export function* completeOrder(order: Address, at: string): Steps<StoredOrder | undefined> {
  return yield* takeStep(complete({ at, before: yield* beforeStep(order, at), ...order }));
}

export function* cancelOrder(order: Address, at: string): Steps<StoredOrder | undefined> {
  return yield* takeStep(cancel({ before: yield* beforeStep(order, at), ...order }));
}

/** @returns null if it cannot be taken back: a machine is pouring it, and goes on or was told to stop */
function* beforeStep({ shopId, orderId }: Address, at: string): Steps<string | null> {
  const order = yield* orderById(shopId, orderId);
  if (!order || (order.job && !isOver(order.job.state))) return null;
  const { status, completedAt, collectedAt, heldAt } = order;
  return JSON.stringify({ at, status, completedAt, collectedAt, heldAt } satisfies BeforeStep);
}

/** Cancels an open order for the guest who placed it. */
export const withdrawOrder = (order: Address) => takeStep(withdraw(order));

/** Once: undefined also if it was collected before. @param by only what staff did can be taken back */
export function* collectOrder(order: Address, at: string, by: 'staff' | 'guest'): Steps<StoredOrder | undefined> {
  const before = by === 'staff' ? yield* beforeStep(order, at) : null;
  return yield* takeStep(collect({ at, before, ...order }));
}

/**
 * Puts an order back to where it was before staff's last step; undefined if that was too long ago, nothing can
 * be, or it was made again since. One that was being made, and whose time has ended since, is for staff to look at: else the time would end it again at once.
 */
export function* takeBackStep(
  { shopId, orderId }: Address,
  { since, now }: { since: string; now: string },
): Steps<StoredOrder | undefined> {
  const order = yield* orderById(shopId, orderId);
  const before = order?.beforeStep;
  if (!before || before.at < since || (yield* findRemake(order))) return undefined;
  const hasEnded = before.status === 'IN_PROGRESS' && order.completesAt !== null && order.completesAt <= now;
  const heldAt = before.heldAt ?? (hasEnded ? now : null);
  // The duty may have been switched on while the order was cancelled.
  const shop = yield* shopById(shopId);
  const isUnderDuty = shop?.selling.alcoholDuty === true && order.isLiquor;
  const staffApproves = order.staffApproves ?? (isUnderDuty ? 'alcohol-duty' : null);
  const { version } = order;
  return yield* takeStep(takeBack({ shopId, orderId, ...before, heldAt, staffApproves, version }));
}

const completeBrewed = prepared((db, given: { now: string }) =>
  db
    .updateTable('orders')
    .set(({ eb, ref }) => ({
      status: 'COMPLETED',
      completed_at: ref('completes_at'),
      // Whoever approved it at the machine has the glass in hand.
      collected_at: eb
        .case()
        .when('approved_by', '=', ref('device_hash'))
        .then(ref('completes_at'))
        .else(ref('collected_at'))
        .end(),
      version: eb('version', '+', 1),
    }))
    .where(isOpen)
    .where('status', '=', 'IN_PROGRESS')
    .where('held_at', 'is', null)
    .where('job_id', 'is', null)
    .where('completes_at', '<=', given.now)
    .returning(['shop_id', 'id']),
);

/** Orders whose time has ended become COMPLETED, except those held for staff, and those a machine has to say it of. */
export const completeBrewedOrders = (now: string): Steps<void> => recorded(completeBrewed({ now }));

/** Many orders at once, of any shop. */
function* recorded(update: Steps<Pick<OrdersTable, 'shop_id' | 'id'>[]>): Steps<void> {
  const byShop = new Map<string, string[]>();
  for (const { shop_id, id } of yield* update) {
    const known = byShop.get(shop_id);
    if (known) known.push(id);
    else byShop.set(shop_id, [id]);
  }
  for (const [shopId, ids] of byShop) yield* recordEvents(shopId, 'order', ids);
}

const holdOverdue = prepared((db, given: { now: string }) =>
  db
    .updateTable('orders')
    .set(({ eb }) => ({ held_at: given.now, version: eb('version', '+', 1) }))
    .where(isOpen)
    .where('status', '=', 'IN_PROGRESS')
    .where('held_at', 'is', null)
    .where('job_id', 'is', null)
    .where('completes_at', '<=', given.now)
    .returning(['shop_id', 'id']),
);

/** At the start: nobody saw these end, so they wait for staff. */
export const holdOverdueOrders = (now: string): Steps<void> => recorded(holdOverdue({ now }));

const leaveLiquor = prepared((db, given: { shopId: string }) =>
  db
    .updateTable('orders')
    .set(({ eb }) => ({ staff_approves: 'alcohol-duty' satisfies StaffReason, version: eb('version', '+', 1) }))
    .where('shop_id', '=', given.shopId)
    .where(isOpen)
    .where('staff_approves', 'is', null)
    // As it is read: of an order from before it was kept, nobody knows.
    .where(({ eb, or }) => or([eb('is_liquor', 'is', null), eb('is_liquor', '<>', 0)]))
    .returning(['shop_id', 'id']),
);

/** Open orders of a shop come under the alcohol duty; those that are being made too, since a machine may give them back. */
export const leaveLiquorToStaff = (shopId: string): Steps<void> => recorded(leaveLiquor({ shopId }));

const begunLater = prepared((db, given: { after: string }) =>
  db
    .selectFrom('orders')
    .select(['shop_id', 'id', 'brewing_ms'])
    .where(isOpen)
    .where('status', '=', 'IN_PROGRESS')
    .where('held_at', 'is', null)
    .where('job_id', 'is', null)
    .where('approved_at', '>', given.after),
);
const beginAnew = prepared((db, given: { id: string; now: string; completesAt: string }) =>
  db
    .updateTable('orders')
    .set(({ eb }) => ({ approved_at: given.now, completes_at: given.completesAt, version: eb('version', '+', 1) }))
    .where('id', '=', given.id)
    .returning(['shop_id', 'id']),
);

/**
 * Pours that were begun at a time which has not come yet: the clock was turned back since. How long they have been
 * running is not known; they have their whole time from now.
 * @param after what the clocks of several servers do not differ by
 */
export function* beginPoursAnew(now: Date, after: string): Steps<void> {
  for (const { id, brewing_ms } of yield* begunLater({ after })) {
    const completesAt = new Date(now.getTime() + brewing_ms).toISOString();
    yield* recorded(beginAnew({ id, now: now.toISOString(), completesAt }));
  }
}

const cancelStale = prepared((db, given: { olderThan: string }) =>
  db
    .updateTable('orders')
    .set(({ eb }) => ({
      status: 'CANCELLED',
      cancelled_by: 'time' satisfies CancelledBy,
      version: eb('version', '+', 1),
    }))
    .where(isOpen)
    .where('status', 'in', ['PENDING', 'IMMEDIATE'])
    .where('created_at', '<', given.olderThan)
    .returning(['shop_id', 'id']),
);

/** Orders that waited too long for approval become CANCELLED. */
export const cancelStaleOrders = (olderThan: string): Steps<void> => recorded(cancelStale({ olderThan }));

/** Orders the house releases itself that still wait, oldest first. */
export async function listImmediateOrders(db: Db): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where(isOpen)
    .where('status', '=', 'IMMEDIATE')
    .orderBy('created_at')
    .execute();
  return rows.map(orderOf);
}
