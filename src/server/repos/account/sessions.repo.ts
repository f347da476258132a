/**
 * Signed-in sessions: a family per login, a row per refresh token in it. Tokens are stored as SHA-256 only. Source:
 * docs/behaviour/accounts-and-access.md "Sessions and tokens".
 */
import type { Db } from '../../db/database.ts';

export async function startSession(
  db: Db,
  session: { sid: string; accountId: string; expiresAt: string; userAgent: string },
  jtiHash: string,
  at: string,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      sid: session.sid,
      account_id: session.accountId,
      created_at: at,
      expires_at: session.expiresAt,
      revoked_at: null,
      user_agent: session.userAgent,
    })
    .execute();
  await insertRefreshToken(db, session.sid, jtiHash, at);
}

/** The same successor twice is one row: two tabs may rotate the same token at once. */
export const insertRefreshToken = (db: Db, sid: string, jti_hash: string, at: string) =>
  db
    .insertInto('refresh_tokens')
    .values({ jti_hash, sid, issued_at: at, last_used_at: at, rotated_at: null })
    .onConflict((conflict) => conflict.column('jti_hash').doNothing())
    .execute();

export const findRefreshToken = (db: Db, jtiHash: string) =>
  db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.sid', 'refresh_tokens.sid')
    .select(['jti_hash', 'refresh_tokens.sid', 'account_id', 'last_used_at', 'rotated_at', 'expires_at', 'revoked_at'])
    .where('jti_hash', '=', jtiHash)
    .executeTakeFirst();

export const findSession = (db: Db, sid: string) =>
  db
    .selectFrom('sessions')
    .select(['sid', 'account_id', 'expires_at', 'revoked_at'])
    .where('sid', '=', sid)
    .executeTakeFirst();

/** Keeps the first time: a second rotation of the same token changes nothing. */
export const markRotated = (db: Db, jtiHash: string, at: string) =>
  db
    .updateTable('refresh_tokens')
    .set({ rotated_at: at })
    .where('jti_hash', '=', jtiHash)
    .where('rotated_at', 'is', null)
    .execute();

export const markUsed = (db: Db, jtiHash: string, at: string) =>
  db.updateTable('refresh_tokens').set({ last_used_at: at }).where('jti_hash', '=', jtiHash).execute();

export const revokeSession = (db: Db, sid: string, at: string) =>
  db.updateTable('sessions').set({ revoked_at: at }).where('sid', '=', sid).where('revoked_at', 'is', null).execute();

/** Ends every session of an account. */
export const revokeSessionsOf = (db: Db, accountId: string, at: string) =>
  db
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();

/** Ends every session of an account but one. */
export const revokeOtherSessionsOf = (db: Db, accountId: string, sid: string, at: string) =>
  db
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('sid', '!=', sid)
    .where('revoked_at', 'is', null)
    .execute();

/** @returns false if the account has no such session that goes on */
export async function revokeSessionOf(db: Db, accountId: string, sid: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('sid', '=', sid)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface OpenSession {
  sid: string;
  userAgent: string;
  createdAt: string;
  lastUsedAt: string;
}

/**
 * The sessions of an account that go on, the one used last first.
 * @param usedSince those that were not used since then are over
 */
export async function listSessions(
  db: Db,
  accountId: string,
  { now, usedSince }: { now: string; usedSince: string },
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('refresh_tokens', 'refresh_tokens.sid', 'sessions.sid')
    .select(({ fn }) => ['sessions.sid', 'user_agent', 'created_at', fn.max('last_used_at').as('last_used_at')])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .groupBy(['sessions.sid', 'user_agent', 'created_at'])
    .having(({ fn }) => fn.max('last_used_at'), '>=', usedSince)
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map(({ sid, user_agent, created_at, last_used_at }) => ({
    sid,
    userAgent: user_agent,
    createdAt: created_at,
    lastUsedAt: last_used_at,
  }));
}

/** Drops sessions that are too old to go on, with their tokens. */
export async function forgetSessions(db: Db, now: string): Promise<void> {
  const old = db.selectFrom('sessions').select('sid').where('expires_at', '<=', now);
  await db.deleteFrom('refresh_tokens').where('sid', 'in', old).execute();
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}

/** Ends every session of everybody. */
export const revokeAllSessions = (db: Db, at: string) =>
  db.updateTable('sessions').set({ revoked_at: at }).where('revoked_at', 'is', null).execute();
