/** Orders as they are called out in a room. Source: docs/behaviour/board.md "What it shows". */
import type { Db } from '../../db/database.ts';
import { isOpen } from './order-conditions.ts';

const DAY_MS = 86_400_000;

/** Nothing else of an order is read for a screen that anybody sees. */
export interface CalledOrder {
  displayId: string;
  name: string;
  recipeId: string;
}
/** `madeAt`: ISO 8601. */
type ReadyOrder = CalledOrder & { madeAt: string };

const ofShop = (db: Db, shopId: string) =>
  db.selectFrom('orders').select(['display_id', 'name', 'recipe_id']).where('shop_id', '=', shopId);
type Row = Awaited<ReturnType<ReturnType<typeof ofShop>['executeTakeFirstOrThrow']>>;

const calledOf = (row: Row): CalledOrder => ({
  displayId: row.display_id,
  name: row.name,
  recipeId: row.recipe_id,
});

/** Being made, also those that staff have to look after; oldest first. */
export async function listPreparing(db: Db, shopId: string, limit: number): Promise<CalledOrder[]> {
  const rows = await ofShop(db, shopId)
    .where(isOpen)
    .where('status', '=', 'IN_PROGRESS')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(calledOf);
}

/** Made since then and not collected; newest first. */
export async function listReady(db: Db, shopId: string, since: string, limit: number): Promise<ReadyOrder[]> {
  const rows = await ofShop(db, shopId)
    .select('completed_at')
    .where('status', '=', 'COMPLETED')
    .where('collected_at', 'is', null)
    .where('completed_at', '>=', since)
    // What waits longer is cancelled; the index is by the time it was placed.
    .where('created_at', '>=', new Date(Date.parse(since) - DAY_MS).toISOString())
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...calledOf(row), madeAt: row.completed_at ?? '' }));
}
