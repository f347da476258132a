import { inTransaction } from '../db/database.ts';
import { hashPassword, newPassword } from '../passwords.ts';
import { saveDisabled, savePassword } from '../repos/account/accounts.repo.ts';
import { endSessionsOf, listAllAccounts, type AnyAccount } from '../repos/account/all-accounts.repo.ts';
import { recordAction } from '../repos/audit.repo.ts';
import { deletePasskeysOf } from '../repos/account/passkeys.repo.ts';
import { deleteSecondFactor } from '../repos/account/second-factors.repo.ts';
import type { Services } from '../services.ts';
import { Failure } from './usage.ts';

const findUser = async ({ db, clock }: Services, name: string): Promise<AnyAccount> => {
  const found = (await listAllAccounts(db, clock().toISOString())).find(
    ({ username }) => username === name.toLowerCase(),
  );
  if (!found) throw new Failure(`There is no user ${name}. "user list" names them.`);
  return found;
};

export const listUsers = async ({ db, clock }: Services): Promise<AnyAccount[]> =>
  listAllAccounts(db, clock().toISOString());

/** A new password, shown this once; the account is enabled, asked for no code of an app, without passkeys, and signed out everywhere. */
export async function resetUser(services: Services, name: string): Promise<{ username: string; password: string }> {
  const { db, clock, newId, randomInt } = services;
  const { id, username } = await findUser(services, name);
  const password = newPassword(randomInt);
  const passwordHash = await hashPassword(password);
  const at = clock().toISOString();
  await inTransaction(db, async (tx) => {
    await savePassword(tx, id, passwordHash);
    await saveDisabled(tx, id, null);
    await endSessionsOf(tx, id, at);
    await deleteSecondFactor(tx, id);
    await deletePasskeysOf(tx, id);
    const details = { accountId: id, username };
    await recordAction(tx, { id: newId(), at, accountId: null, action: 'password-reset', shopId: null, details });
  });
  return { username, password };
}

export async function revokeUser(services: Services, name: string): Promise<{ username: string; ended: number }> {
  const { id, username } = await findUser(services, name);
  return { username, ended: await endSessionsOf(services.db, id, services.clock().toISOString()) };
}
