/** Accounts as whoever runs the server sees them: of every shop, disabled ones included. */
import type { Db } from '../../db/database.ts';
import { revokeSessionsOf } from './sessions.repo.ts';

export interface AnyAccount {
  id: string;
  username: string;
  role: string;
  disabledAt: string | null;
  /** Ids of the shops it owns or works at. */
  shops: string[];
  /** Sign-ins that are neither over nor ended. */
  sessions: number;
}

/** By username. */
export async function listAllAccounts(db: Db, now: string): Promise<AnyAccount[]> {
  const [accounts, shops, sessions] = await Promise.all([
    db.selectFrom('accounts').select(['id', 'username', 'role', 'disabled_at']).orderBy('username').execute(),
    db.selectFrom('shop_owners').select(['account_id', 'shop_id']).orderBy('shop_id').execute(),
    db
      .selectFrom('sessions')
      .select(({ fn }) => ['account_id', fn.countAll().as('n')])
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .groupBy('account_id')
      .execute(),
  ]);
  return accounts.map(({ id, username, role, disabled_at }) => ({
    id,
    username,
    role,
    disabledAt: disabled_at,
    shops: shops.filter(({ account_id }) => account_id === id).map(({ shop_id }) => shop_id),
    sessions: Number(sessions.find(({ account_id }) => account_id === id)?.n ?? 0),
  }));
}

/** @returns how many sign-ins were ended */
export async function endSessionsOf(db: Db, accountId: string, at: string): Promise<number> {
  const ended = await revokeSessionsOf(db, accountId, at);
  return ended.reduce((sum, { numUpdatedRows }) => sum + Number(numUpdatedRows), 0);
}
