/** What was ordered and cleaned in some days of a shop. Source: docs/behaviour/inspection.md. */
import type { Db } from '../../db/database.ts';
import { simulatedJobs } from '../machines/simulators.repo.ts';

interface Days {
  shopId: string;
  /** Days of the shop, both inclusive. */
  from: string;
  to: string;
}

/** Above 1.2 % ABV, or not known to be below; without cancelled ones and those that a simulator made, oldest first, with the account that released them. */
export const listLiquorOrders = (db: Db, { shopId, from, to }: Days, limit: number) =>
  db
    .selectFrom('orders')
    .leftJoin('accounts', 'accounts.id', 'approved_by')
    .select([
      ...(['orders.id', 'display_id', 'day', 'orders.created_at', 'recipe_id', 'recipe_name', 'size'] as const),
      ...(['quantity', 'alcohol_grams', 'adult_confirmed_at', 'instance_code', 'approved_at', 'approved_by'] as const),
      'username',
    ])
    .where('shop_id', '=', shopId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('is_liquor', '!=', 0)
    .where('status', '!=', 'CANCELLED')
    .where((eb) => eb.or([eb('job_id', 'is', null), eb('job_id', 'not in', simulatedJobs(db, shopId))]))
    .orderBy('day')
    .orderBy('day_number')
    .limit(limit)
    .execute();
export type LiquorOrder = Awaited<ReturnType<typeof listLiquorOrders>>[number];

interface Time {
  shopId: string;
  /** Instants; the second is not included. */
  since: string;
  until: string;
}

/** Oldest first; of removed machines too, and of no simulator. */
export const listCareIn = (db: Db, { shopId, since, until }: Time, limit: number) =>
  db
    .selectFrom('machine_care')
    .innerJoin('machines', 'machines.id', 'machine_id')
    .leftJoin('accounts', 'accounts.id', 'account_id')
    .select(['machine_care.id', 'issued_at', 'machines.name', 'slot', 'machine_care.kind', 'state', 'username'])
    .where('machines.shop_id', '=', shopId)
    .where('machines.kind', '!=', 'simulator')
    .where('issued_at', '>=', since)
    .where('issued_at', '<', until)
    .orderBy('issued_at')
    .orderBy('machine_care.id')
    .limit(limit)
    .execute();

/** What was asked of machines with a program of their own: it stands in the activity alone. */
export async function listProgramCareIn(db: Db, { shopId, since, until }: Time, limit: number) {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('accounts', 'accounts.id', 'account_id')
    .select(['audit.id', 'at', 'details', 'username'])
    .where('shop_id', '=', shopId)
    .where('at', '>=', since)
    .where('at', '<', until)
    .where('action', '=', 'machine-cared-for')
    .orderBy('at')
    .orderBy('audit.id')
    .limit(limit)
    .execute();
  return rows.map(({ details, ...row }) => ({ ...row, details: JSON.parse(details) as Record<string, unknown> }));
}
