import type { Db } from '../db/database.ts';

export interface Account {
  id: string;
  username: string;
  role: string;
  isAdmin: boolean;
  /** The shops the account owns, from the database and never from a token. */
  shops: { id: string; name: string }[];
}

/**
 * @returns the account with its password hash, or undefined if unknown or disabled. Names are matched in lower case.
 */
export const findAccountByUsername = (db: Db, username: string) =>
  db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('username', '=', username.toLowerCase())
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

/** @returns the account with its shops, or undefined if unknown or disabled. */
export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('shop_owners', 'shop_owners.account_id', 'accounts.id')
    .leftJoin('master_shops', 'master_shops.id', 'shop_owners.shop_id')
    .select([
      'accounts.id',
      'username',
      'role',
      'is_admin',
      'master_shops.id as shop_id',
      'master_shops.name as shop_name',
    ])
    .where('accounts.id', '=', id)
    .where('disabled_at', 'is', null)
    .orderBy('master_shops.name')
    .execute();
  const first = rows[0];
  if (!first) return undefined;
  return {
    id: first.id,
    username: first.username,
    role: first.role,
    isAdmin: first.is_admin === 1 || first.role.toUpperCase() === 'ADMIN',
    shops: rows.flatMap(({ shop_id, shop_name }) => (shop_id === null ? [] : [{ id: shop_id, name: shop_name ?? '' }])),
  };
}

export interface NewAccount {
  id: string;
  username: string;
  passwordHash: string;
  role: 'ADMIN' | 'SHOP_OWNER';
  shopIds: string[];
}

export async function insertAccount(db: Db, account: NewAccount, at: string): Promise<void> {
  await db
    .insertInto('accounts')
    .values({
      id: account.id,
      username: account.username.toLowerCase(),
      password_hash: account.passwordHash,
      role: account.role,
      is_admin: account.role === 'ADMIN' ? 1 : 0,
      created_at: at,
      disabled_at: null,
    })
    .execute();
  for (const shop_id of account.shopIds) {
    await db.insertInto('shop_owners').values({ account_id: account.id, shop_id }).execute();
  }
}

export const countAccounts = async (db: Db): Promise<number> => {
  const { n } = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

export interface StaffRow {
  id: string;
  username: string;
  isAdmin: boolean;
  isDisabled: boolean;
  createdAt: string;
  /** Every shop the account owns. */
  shopIds: string[];
}

/** The accounts that own the shop, disabled ones included, by username. */
export async function listStaff(db: Db, shopId: string): Promise<StaffRow[]> {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('shop_owners as here', 'here.account_id', 'accounts.id')
    .innerJoin('shop_owners as owned', 'owned.account_id', 'accounts.id')
    .select(['accounts.id', 'username', 'role', 'is_admin', 'disabled_at', 'created_at', 'owned.shop_id'])
    .where('here.shop_id', '=', shopId)
    .orderBy('username')
    .execute();
  const staff = new Map<string, StaffRow>();
  for (const row of rows) {
    const known = staff.get(row.id);
    if (known) known.shopIds.push(row.shop_id);
    else
      staff.set(row.id, {
        id: row.id,
        username: row.username,
        isAdmin: row.is_admin === 1 || row.role.toUpperCase() === 'ADMIN',
        isDisabled: row.disabled_at !== null,
        createdAt: row.created_at,
        shopIds: [row.shop_id],
      });
  }
  return [...staff.values()];
}

/** Whether the name is in use, also by a disabled account. */
export const isUsernameTaken = async (db: Db, username: string): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').where('username', '=', username).executeTakeFirst()) !== undefined;

export const savePassword = (db: Db, id: string, password_hash: string) =>
  db.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute();

/** @param at when it was disabled; null enables it */
export const saveDisabled = (db: Db, id: string, at: string | null) =>
  db.updateTable('accounts').set({ disabled_at: at }).where('id', '=', id).execute();
