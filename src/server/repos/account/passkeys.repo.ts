/** Passkeys of accounts, and the challenges that are under way. Source: docs/decisions/0112. */
import type { Transport } from '#contract/account/passkeys.ts';
import type { Db } from '../../db/database.ts';
import type { PasskeysTable } from '../../db/tables.ts';

export interface StoredPasskey {
  id: string;
  accountId: string;
  /** Base64url. */
  credentialId: string;
  /** COSE. */
  publicKey: Uint8Array<ArrayBuffer>;
  signCount: number;
  transports: Transport[];
  rpId: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}
export type Purpose = 'add' | 'sign-in';

export async function insertChallenge(
  db: Db,
  challenge: { hash: string; purpose: Purpose; accountId: string | null; expiresAt: string },
): Promise<void> {
  const { hash, purpose, accountId, expiresAt } = challenge;
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hash, purpose, account_id: accountId, expires_at: expiresAt })
    .execute();
}

/**
 * Uses the challenge up: of two who bring it at once one finds it.
 * @returns what it was made for; undefined if it is unknown, was used or is too old
 */
export async function takeChallenge(
  db: Db,
  hash: string,
  now: string,
): Promise<{ purpose: string; accountId: string | null } | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hash)
    .returning(['purpose', 'account_id', 'expires_at'])
    .executeTakeFirst();
  return row && row.expires_at > now ? { purpose: row.purpose, accountId: row.account_id } : undefined;
}

export const forgetChallenges = (db: Db, now: string) =>
  db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();

/** The newest first. */
export async function listPasskeys(db: Db, accountId: string): Promise<StoredPasskey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(passkeyOf);
}

export async function findPasskey(db: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  const row = await db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
  return row && passkeyOf(row);
}

/** @returns false if the credential is known already, of whichever account */
export async function insertPasskey(db: Db, passkey: StoredPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values({
      id: passkey.id,
      account_id: passkey.accountId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey).toString('base64url'),
      sign_count: String(passkey.signCount),
      transports: JSON.stringify(passkey.transports),
      rp_id: passkey.rpId,
      name: passkey.name,
      created_at: passkey.createdAt,
      last_used_at: passkey.lastUsedAt,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns false if it was used or removed since it was read: a copy beside it must not count up unseen */
export async function markPasskeyUsed(
  db: Db,
  { id, signCount }: Pick<StoredPasskey, 'id' | 'signCount'>,
  used: { signCount: number; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ sign_count: String(used.signCount), last_used_at: used.at })
    .where('id', '=', id)
    .where('sign_count', '=', String(signCount))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns undefined if the account has no such passkey */
export async function renamePasskey(
  db: Db,
  accountId: string,
  id: string,
  name: string,
): Promise<StoredPasskey | undefined> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returningAll()
    .executeTakeFirst();
  return row && passkeyOf(row);
}

/** @returns its name; undefined if the account has no such passkey */
export async function deletePasskey(db: Db, accountId: string, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export async function deletePasskeysOf(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('account_id', '=', accountId).execute();
  await db.deleteFrom('passkey_challenges').where('account_id', '=', accountId).execute();
}

const passkeyOf = (row: PasskeysTable): StoredPasskey => ({
  id: row.id,
  accountId: row.account_id,
  credentialId: row.credential_id,
  publicKey: Uint8Array.from(Buffer.from(row.public_key, 'base64url')),
  signCount: Number(row.sign_count),
  transports: JSON.parse(row.transports) as Transport[],
  rpId: row.rp_id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
});
