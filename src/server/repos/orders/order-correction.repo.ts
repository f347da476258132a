/** What is changed in an order that still waits. Source: docs/behaviour/orders.md "Orders page". */
import { ORDER_STEPS } from '#domain/order/order.ts';
import { prepared, type Steps } from '../../db/steps.ts';
import { recordEvents } from '../events.repo.ts';
import { isOpen } from './order-conditions.ts';
import { orderOf, type NewOrder, type StoredOrder } from './orders.repo.ts';

export type Correction = Pick<
  NewOrder,
  | 'name'
  | 'size'
  | 'recipe_id'
  | 'recipe_name'
  | 'machine_string'
  | 'glass_name'
  | 'brewing_ms'
  | 'made_as'
  | 'price_amount'
  | 'price_currency'
  | 'alcohol_grams'
  | 'is_liquor'
  | 'staff_approves'
  | 'adult_confirmed_at'
  | 'allergies'
>;
type Corrected = Pick<StoredOrder, 'shopId' | 'id' | 'version'>;

const correct = prepared((db, given: Corrected & Correction) =>
  db
    .updateTable('orders')
    .set(({ eb }) => ({
      name: given.name,
      size: given.size,
      recipe_id: given.recipe_id,
      recipe_name: given.recipe_name,
      machine_string: given.machine_string,
      glass_name: given.glass_name,
      brewing_ms: given.brewing_ms,
      made_as: given.made_as,
      price_amount: given.price_amount,
      price_currency: given.price_currency,
      alcohol_grams: given.alcohol_grams,
      is_liquor: given.is_liquor,
      staff_approves: given.staff_approves,
      adult_confirmed_at: given.adult_confirmed_at,
      allergies: given.allergies,
      version: eb('version', '+', 1),
    }))
    .where('shop_id', '=', given.shopId)
    .where('id', '=', given.id)
    .where('status', 'in', [...ORDER_STEPS.withdraw.from])
    .where('version', '=', given.version)
    .returningAll(),
);

/**
 * Changes an order while it waits and is still at `version`.
 * @returns the order, or undefined if it is unknown, released or changed meanwhile.
 */
export function* correctWaitingOrder(
  { shopId, id, version }: Corrected,
  correction: Correction,
): Steps<StoredOrder | undefined> {
  const [row] = yield* correct({ shopId, id, version, ...correction });
  if (row) yield* recordEvents(row.shop_id, 'order', [row.id]);
  return row && orderOf(row);
}

const pouredLater = prepared((db, given: { shopId: string }) =>
  db.selectFrom('orders').selectAll().where('shop_id', '=', given.shopId).where(isOpen).orderBy('id'),
);

/** Orders that are not poured yet: a machine that has been told of one may still give it back. */
export function* listPoursToCome(shopId: string): Steps<StoredOrder[]> {
  return (yield* pouredLater({ shopId })).map(orderOf).filter(({ job }) => job?.state !== 'dispensing');
}

interface Pour {
  id: string;
  machineString: string;
  brewingMs: number;
  madeAs: string;
}
const pour = prepared((db, given: Pour) =>
  db
    .updateTable('orders')
    .set(({ eb }) => ({
      machine_string: given.machineString,
      brewing_ms: given.brewingMs,
      made_as: given.madeAs,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', given.id)
    .where(isOpen)
    .returning('id'),
);

/** Of an order that is not over; its event is written by the caller. */
export function* changePour(changed: Pour): Steps<void> {
  yield* pour(changed);
}
