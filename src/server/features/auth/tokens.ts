/**
 * Bearers: signed tokens that are also looked up, so that a session can be revoked. The successor of a refresh token is
 * derived from it, so a rotation repeated within the grace period gives the same one. Source:
 * docs/behaviour/accounts-and-access.md "Sessions and tokens".
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { SignJWT, errors as joseErrors, jwtVerify, type JWTPayload } from 'jose';
import type { Tokens as TokenPair } from '#contract/account/auth.ts';
import { Refusal } from '#contract/refusal.ts';
import { inTransaction, type Db } from '../../db/database.ts';
import { findAccount, type Account } from '../../repos/account/accounts.repo.ts';
import {
  findRefreshToken,
  findSession,
  insertRefreshToken,
  markRotated,
  markUsed,
  revokeSession,
  startSession,
} from '../../repos/account/sessions.repo.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ACCESS_LIFE_MS = 15 * MINUTE;
/** A session that is not used for so long is over. Milliseconds. */
export const IDLE_LIFE_MS = 12 * HOUR;
const SESSION_LIFE_MS = 30 * 24 * HOUR;
/** Grace period of a rotated token: pending calls carry it, two tabs rotate at once. Milliseconds. */
const GRACE_MS = MINUTE;
const CLOCK_LEEWAY_S = 60;
const LONGEST_USER_AGENT = 500;

export interface Tokens {
  /** A new session for an account whose password was correct. @param userAgent the header of that name */
  issue: (account: Account, userAgent?: string) => Promise<TokenPair>;
  /** @throws 401 if the token is unknown, expired, revoked or used again after its grace period */
  rotate: (refreshToken: string) => Promise<TokenPair>;
  /** @throws 401 session-expired */
  verifyBearer: (token: string) => Promise<{ account: Account; sid: string }>;
  revoke: (sid: string) => Promise<void>;
}

interface Claims extends JWTPayload {
  sub: string;
  sid: string;
  jti: string;
  type: 'refresh' | 'access';
}

const hash = (jti: string) => createHash('sha256').update(jti).digest('hex');
const seconds = (ms: number) => Math.floor(ms / 1000);

export function createTokens(db: Db, key: Uint8Array, clock: () => Date): Tokens {
  const expired = () => new Refusal('session-expired');

  const sign = async (
    account: Account,
    claims: { sid: string; jti: string; type: Claims['type'] },
    at: number,
    life: number,
  ) => {
    const token = await new SignJWT({ ...claims, role: account.role, shops: account.shops.map(({ id }) => id) })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(account.id)
      .setIssuedAt(seconds(at))
      .setExpirationTime(seconds(at + life))
      .sign(key);
    return { token, expires: new Date(seconds(at + life) * 1000).toISOString() };
  };

  const pair = async (account: Account, sid: string, jti: string, refreshIssuedAt: number): Promise<TokenPair> => ({
    access: await sign(
      account,
      { sid, jti: randomBytes(16).toString('base64url'), type: 'access' },
      clock().getTime(),
      ACCESS_LIFE_MS,
    ),
    refresh: await sign(account, { sid, jti, type: 'refresh' }, refreshIssuedAt, SESSION_LIFE_MS),
  });

  const read = async (token: string): Promise<Claims> => {
    try {
      const { payload } = await jwtVerify<Claims>(token, key, {
        algorithms: ['HS256'],
        currentDate: clock(),
        clockTolerance: CLOCK_LEEWAY_S,
      });
      return payload;
    } catch (cause) {
      if (cause instanceof joseErrors.JOSEError) throw expired();
      throw cause;
    }
  };

  const liveAccount = async (
    session: { account_id: string; expires_at: string; revoked_at: string | null } | undefined,
  ): Promise<Account> => {
    if (!session || session.revoked_at !== null || session.expires_at < clock().toISOString()) throw expired();
    const account = await findAccount(db, session.account_id);
    if (!account) throw expired();
    return account;
  };

  const isOver = (rotatedAt: string | null) =>
    rotatedAt !== null && Date.parse(rotatedAt) + GRACE_MS < clock().getTime();

  return {
    issue: async (account, userAgent = '') => {
      const now = clock();
      const sid = randomBytes(16).toString('base64url');
      const jti = randomBytes(16).toString('base64url');
      const expiresAt = new Date(now.getTime() + SESSION_LIFE_MS).toISOString();
      await inTransaction(db, (tx) =>
        startSession(
          tx,
          { sid, accountId: account.id, expiresAt, userAgent: userAgent.slice(0, LONGEST_USER_AGENT) },
          hash(jti),
          now.toISOString(),
        ),
      );
      return pair(account, sid, jti, now.getTime());
    },

    rotate: async (refreshToken) => {
      const { jti, type } = await read(refreshToken);
      const known = type === 'refresh' ? await findRefreshToken(db, hash(jti)) : undefined;
      const account = await liveAccount(known);
      if (!known) throw expired();
      const now = clock().toISOString();
      if (isOver(known.rotated_at)) {
        await revokeSession(db, known.sid, now);
        throw expired();
      }
      if (Date.parse(known.last_used_at) + IDLE_LIFE_MS < clock().getTime()) throw expired();

      const nextJti = createHmac('sha256', key).update(`next ${jti}`).digest('base64url').slice(0, 22);
      const rotatedAt = await inTransaction(db, async (tx) => {
        await markRotated(tx, known.jti_hash, now);
        await insertRefreshToken(tx, known.sid, hash(nextJti), now);
        return (await findRefreshToken(tx, known.jti_hash))?.rotated_at ?? now;
      });
      return pair(account, known.sid, nextJti, Date.parse(rotatedAt));
    },

    verifyBearer: async (token) => {
      const { sid, jti, type } = await read(token);
      if (type === 'access') return { account: await liveAccount(await findSession(db, sid)), sid };
      const known = await findRefreshToken(db, hash(jti));
      const account = await liveAccount(known);
      const now = clock().getTime();
      if (!known || isOver(known.rotated_at)) throw expired();
      const idleMs = now - Date.parse(known.last_used_at);
      if (idleMs > IDLE_LIFE_MS) throw expired();
      if (idleMs > MINUTE) await markUsed(db, known.jti_hash, new Date(now).toISOString());
      return { account, sid: known.sid };
    },

    revoke: async (sid) => {
      await revokeSession(db, sid, clock().toISOString());
    },
  };
}
