import type { Db } from '../db/database.ts';

/** Who did what: written by every handler that changes a shop for staff. */
export const recordAction = (
  db: Db,
  entry: { id: string; at: string; accountId: string | null; action: string; shopId: string | null; details?: unknown },
) =>
  db
    .insertInto('audit')
    .values({
      id: entry.id,
      at: entry.at,
      account_id: entry.accountId,
      action: entry.action,
      shop_id: entry.shopId,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
