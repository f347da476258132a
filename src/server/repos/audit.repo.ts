import { z } from 'zod';
import type { ActionName, RecordedAction } from '#contract/shop/audit.ts';
import type { Db } from '../db/database.ts';

/** The audit: written by every handler that changes a shop for staff. */
export const recordAction = (
  db: Db,
  entry: {
    id: string;
    at: string;
    accountId: string | null;
    action: ActionName;
    shopId: string | null;
    details?: unknown;
  },
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

const Details = z.record(z.string(), z.unknown()).catch({});

/** A shop's actions, newest first. */
export async function pageOfActions(
  db: Db,
  shopId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<RecordedAction[]> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('accounts', 'accounts.id', 'account_id')
    .select(['audit.id', 'at', 'username', 'action', 'details'])
    .where('shop_id', '=', shopId)
    .orderBy('at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return rows.map(({ id, at, username, action, details }) => ({
    id,
    at,
    who: username,
    action,
    details: Details.parse(JSON.parse(details)),
  }));
}

export async function countActions(db: Db, shopId: string): Promise<number> {
  const { n } = await db
    .selectFrom('audit')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return Number(n);
}
