/** Secrets of authenticator apps and recovery codes. Source: docs/decisions/0091. */
import type { Db } from '../../db/database.ts';

export interface SecondFactor {
  sealedSecret: string;
  /** Asked for at signing in; false while it is being set up. */
  isOn: boolean;
  /** -1 if no code was used yet. */
  lastStep: number;
}

export async function findSecondFactor(db: Db, accountId: string): Promise<SecondFactor | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .select(['sealed_secret', 'confirmed_at', 'last_step'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && { sealedSecret: row.sealed_secret, isOn: row.confirmed_at !== null, lastStep: row.last_step };
}

/**
 * Begins to set one up, in place of one that was not confirmed.
 * @returns false if one is on
 */
export async function saveSecret(db: Db, accountId: string, sealedSecret: string): Promise<boolean> {
  const row = { sealed_secret: sealedSecret, confirmed_at: null, last_step: -1 };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet(row).where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Turns on the one that was read.
 * @returns false if it is on already, or was begun anew meanwhile
 */
export async function confirmSecondFactor(
  db: Db,
  accountId: string,
  {
    sealedSecret,
    step,
    codeHashes,
    at,
  }: { sealedSecret: string; step: number; codeHashes: readonly string[]; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ confirmed_at: at, last_step: step })
    .where('account_id', '=', accountId)
    .where('sealed_secret', '=', sealedSecret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ account_id: accountId, code_hash, used_at: null })))
    .execute();
  return true;
}

/** @returns false if a code of this step or a later one was used before: of two at once one is right */
export async function takeStep(db: Db, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false if there is no such code, or it was used */
export async function takeRecoveryCode(db: Db, accountId: string, codeHash: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many are left. */
export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { n } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** @returns false if there was none */
export async function deleteSecondFactor(db: Db, accountId: string): Promise<boolean> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
