import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

export interface Account {
  id: string;
  username: string;
  role: string;
  isAdmin: boolean;
  /** Works at its shops without owning them. */
  isStaff: boolean;
  /** The shops the account owns or works at, from the database and never from a token. */
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

/**
 * The shops are those of this server's master list, without archived ones, and those synced from an outside Main API.
 * @returns the account with its shops, or undefined if unknown or disabled.
 */
export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const rows = await db
    .selectFrom('accounts')
    .leftJoin('shop_owners', 'shop_owners.account_id', 'accounts.id')
    .leftJoin('master_shops', 'master_shops.id', 'shop_owners.shop_id')
    .leftJoin('shops', 'shops.id', 'shop_owners.shop_id')
    .select(({ fn }) => [
      'accounts.id',
      'username',
      'role',
      'is_admin',
      fn.coalesce('master_shops.id', 'shops.id').as('shop_id'),
      fn.coalesce('master_shops.name', 'shops.name').as('shop_name'),
      'master_shops.archived_at',
    ])
    .where('accounts.id', '=', id)
    .where('disabled_at', 'is', null)
    .orderBy('shop_name')
    .execute();
  const first = rows[0];
  if (!first) return undefined;
  return {
    id: first.id,
    username: first.username,
    role: first.role,
    isAdmin: first.is_admin === 1 || first.role.toUpperCase() === 'ADMIN',
    isStaff: isStaffRole(first.role),
    shops: rows.flatMap(({ shop_id, shop_name, archived_at }) =>
      shop_id === null || archived_at !== null ? [] : [{ id: shop_id, name: shop_name ?? '' }],
    ),
  };
}

const isStaffRole = (role: string): boolean => role.toUpperCase() === 'STAFF';

export interface NewAccount {
  id: string;
  username: string;
  passwordHash: string;
  role: 'ADMIN' | 'SHOP_OWNER' | 'STAFF';
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
  role: 'ADMIN' | 'SHOP_OWNER' | 'STAFF';
  isAdmin: boolean;
  isDisabled: boolean;
  createdAt: string;
  /** Whether it may act at the shared tablets of the shop. */
  hasPin: boolean;
  /** Every shop the account owns or works at. */
  shopIds: string[];
}

/** The accounts that own the shop or work there, disabled ones included, by username. */
export async function listStaff(db: Db, shopId: string): Promise<StaffRow[]> {
  const rows = await db
    .selectFrom('accounts')
    .innerJoin('shop_owners as here', 'here.account_id', 'accounts.id')
    .innerJoin('shop_owners as owned', 'owned.account_id', 'accounts.id')
    .leftJoin('staff_pins', (join) =>
      join.onRef('staff_pins.account_id', '=', 'accounts.id').onRef('staff_pins.shop_id', '=', 'here.shop_id'),
    )
    .select(['accounts.id', 'username', 'role', 'is_admin', 'disabled_at', 'created_at', 'owned.shop_id', 'pin_hash'])
    .where('here.shop_id', '=', shopId)
    .orderBy('username')
    .execute();
  const staff = new Map<string, StaffRow>();
  for (const row of rows) {
    const known = staff.get(row.id);
    if (known) known.shopIds.push(row.shop_id);
    else {
      const isAdmin = row.is_admin === 1 || row.role.toUpperCase() === 'ADMIN';
      staff.set(row.id, {
        id: row.id,
        username: row.username,
        role: isAdmin ? 'ADMIN' : isStaffRole(row.role) ? 'STAFF' : 'SHOP_OWNER',
        isAdmin,
        isDisabled: row.disabled_at !== null,
        createdAt: row.created_at,
        hasPin: row.pin_hash !== null,
        shopIds: [row.shop_id],
      });
    }
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

export interface AdministratorRow {
  id: string;
  username: string;
  isDisabled: boolean;
  createdAt: string;
}

/** Disabled ones included, by username. */
export async function listAdministrators(db: Db): Promise<AdministratorRow[]> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'username', 'disabled_at', 'created_at'])
    .where(isAdministrator)
    .orderBy('username')
    .execute();
  return rows.map(({ id, username, disabled_at, created_at }) => ({
    id,
    username,
    isDisabled: disabled_at !== null,
    createdAt: created_at,
  }));
}

/** Two who disable each other wait for one another. */
export const lockAdministrators = (tx: Db) =>
  tx
    .updateTable('accounts')
    .set(({ ref }) => ({ is_admin: ref('is_admin') }))
    .where(isAdministrator)
    .execute();

/** Whether one can sign in; to be sure of it, after `lockAdministrators`. */
export const isAdministratorLeft = async (tx: Db): Promise<boolean> =>
  (await listAdministrators(tx)).some(({ isDisabled }) => !isDisabled);

const isAdministrator = ({ eb, or, fn }: ExpressionBuilder<Tables, 'accounts'>) =>
  or([eb('is_admin', '=', 1), eb(fn('upper', ['role']), '=', 'ADMIN')]);
