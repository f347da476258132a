/** PINs for the shared tablets of a shop, stored as passwords are. Source: docs/behaviour/tablets.md "PINs". */
import type { Db } from '../../db/database.ts';

interface StoredPin {
  accountId: string;
  pinHash: string;
}

/** Those of disabled accounts included. */
export async function listPins(db: Db, shopId: string): Promise<StoredPin[]> {
  const rows = await db
    .selectFrom('staff_pins')
    .select(['account_id', 'pin_hash'])
    .where('shop_id', '=', shopId)
    .orderBy('account_id')
    .execute();
  return rows.map((row) => ({ accountId: row.account_id, pinHash: row.pin_hash }));
}

/** Who may act at the shop's tablets: accounts that are not disabled, by username. */
export const listPeopleWithPin = (db: Db, shopId: string): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('staff_pins')
    .innerJoin('accounts', 'accounts.id', 'staff_pins.account_id')
    .select(['accounts.id', 'username as name'])
    .where('staff_pins.shop_id', '=', shopId)
    .where('disabled_at', 'is', null)
    .orderBy('username')
    .execute();

/** @returns undefined without a PIN, and for a disabled account */
export async function findPinHash(db: Db, shopId: string, accountId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_pins')
    .innerJoin('accounts', 'accounts.id', 'staff_pins.account_id')
    .select('pin_hash')
    .where('staff_pins.shop_id', '=', shopId)
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row?.pin_hash;
}

export const savePin = (db: Db, shopId: string, accountId: string, pinHash: string) =>
  db
    .insertInto('staff_pins')
    .values({ shop_id: shopId, account_id: accountId, pin_hash: pinHash })
    .onConflict((conflict) => conflict.columns(['shop_id', 'account_id']).doUpdateSet({ pin_hash: pinHash }))
    .execute();

/** @returns false if there was none */
export async function deletePin(db: Db, shopId: string, accountId: string): Promise<boolean> {
  const rows = await db
    .deleteFrom('staff_pins')
    .where('shop_id', '=', shopId)
    .where('account_id', '=', accountId)
    .returning('account_id')
    .execute();
  return rows.length > 0;
}
