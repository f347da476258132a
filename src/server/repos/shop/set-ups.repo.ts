/** The set-up of a bar, one at a time, and the link that makes the first account. Source: docs/decisions/0096. */
import { z } from 'zod';
import { SET_UP_STEPS, type SetUpStep } from '#domain/shop/set-up.ts';
import type { Db } from '../../db/database.ts';

const ONE = 'set-up';

export interface SetUp {
  accountId: string;
  /** undefined for an account that is gone. */
  username: string | undefined;
  shopId: string | null;
  step: SetUpStep;
  touchedAt: string;
}

const Step = z.enum(SET_UP_STEPS).catch('bar');

export async function findSetUp(db: Db): Promise<SetUp | undefined> {
  const row = await db
    .selectFrom('set_ups')
    .leftJoin('accounts', 'accounts.id', 'account_id')
    .select(['account_id', 'username', 'shop_id', 'step', 'touched_at'])
    .where('set_ups.id', '=', ONE)
    .executeTakeFirst();
  return (
    row && {
      accountId: row.account_id,
      username: row.username ?? undefined,
      shopId: row.shop_id,
      step: Step.parse(row.step),
      touchedAt: row.touched_at,
    }
  );
}

/**
 * Begins the set-up or takes its next step, for one account at a time.
 * @param leftBefore somebody else's that was touched last before this time may be taken over
 * @returns false if somebody else is at it
 */
export async function saveSetUp(
  db: Db,
  { accountId, shopId, step, at }: { accountId: string; shopId: string | null; step: SetUpStep; at: string },
  leftBefore: string,
): Promise<boolean> {
  const written = { account_id: accountId, shop_id: shopId, step, touched_at: at };
  const row = await db
    .insertInto('set_ups')
    .values({ id: ONE, ...written })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(written)
        .where(({ or, eb }) =>
          or([eb('set_ups.account_id', '=', accountId), eb('set_ups.touched_at', '<', leftBefore)]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A shop made by whoever sets up a bar is that bar, unless it is made already. */
export const noteShopOfSetUp = (
  tx: Db,
  { accountId, shopId, at }: { accountId: string; shopId: string; at: string },
): Promise<unknown> =>
  tx
    .updateTable('set_ups')
    .set({ shop_id: shopId, step: 'menu', touched_at: at })
    .where('id', '=', ONE)
    .where('account_id', '=', accountId)
    .where('shop_id', 'is', null)
    .execute();

export const endSetUp = (db: Db, accountId: string): Promise<unknown> =>
  db.deleteFrom('set_ups').where('id', '=', ONE).where('account_id', '=', accountId).execute();

/** The link printed last is the only one. */
export async function replaceSetUpLink(tx: Db, tokenHash: string, at: string): Promise<void> {
  await tx.deleteFrom('set_up_links').execute();
  await tx.insertInto('set_up_links').values({ token_hash: tokenHash, created_at: at }).execute();
}

export const isSetUpLink = async (db: Db, tokenHash: string): Promise<boolean> =>
  (await db.selectFrom('set_up_links').select('token_hash').where('token_hash', '=', tokenHash).executeTakeFirst()) !==
  undefined;

/** Succeeds for one of two who use the link at once. @returns false if it is not, or no longer, the link */
export async function useUpSetUpLink(tx: Db, tokenHash: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('set_up_links')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  return gone !== undefined;
}
