/** What staff change in an order that still waits. Source: docs/behaviour/orders.md "Orders page". */
import type { OrderSize } from '#domain/order/order.ts';
import type { Price, StaffReason } from '#domain/selling/selling.ts';
import type { Db } from '../../db/database.ts';
import { recordEventsIn } from '../events.repo.ts';
import { orderOf, type StoredOrder } from './orders.repo.ts';

export interface Correction {
  name: string;
  size: OrderSize;
  recipeId: string;
  recipeName: string;
  machineString: string;
  glassName: string;
  brewingMs: number;
  madeAs: string | null;
  price: Price | null;
  alcoholGrams: number;
  isLiquor: boolean;
  staffApproves: StaffReason | null;
}

/**
 * Changes an order while it is pending and still at `version`, within a transaction.
 * @returns the order, or undefined if it is unknown, released or changed meanwhile.
 */
export async function correctPendingOrder(
  tx: Db,
  order: Pick<StoredOrder, 'shopId' | 'id' | 'version'>,
  corrected: Correction,
): Promise<StoredOrder | undefined> {
  const row = await tx
    .updateTable('orders')
    .set(({ eb }) => ({
      name: corrected.name,
      size: corrected.size,
      recipe_id: corrected.recipeId,
      recipe_name: corrected.recipeName,
      machine_string: corrected.machineString,
      glass_name: corrected.glassName,
      brewing_ms: corrected.brewingMs,
      made_as: corrected.madeAs,
      price_amount: corrected.price?.amount ?? null,
      price_currency: corrected.price?.currency ?? null,
      alcohol_grams: corrected.alcoholGrams,
      is_liquor: corrected.isLiquor ? 1 : 0,
      staff_approves: corrected.staffApproves,
      version: eb('version', '+', 1),
    }))
    .where('shop_id', '=', order.shopId)
    .where('id', '=', order.id)
    .where('status', '=', 'PENDING')
    .where('version', '=', order.version)
    .returningAll()
    .executeTakeFirst();
  if (row) await recordEventsIn(tx, row.shop_id, 'order', [row.id]);
  return row && orderOf(row);
}
