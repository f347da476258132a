import { Refusal } from '#contract/refusal.ts';
import { requireAccount, type Caller } from '../../http/caller.ts';
import { findAccountByUsername } from '../../repos/account/accounts.repo.ts';
import type { Services } from '../../services.ts';
import { checkPassword } from './check-password.ts';

/** @throws Refusal wrong-password, too-many-requests */
export async function requirePresentPassword(services: Services, caller: Caller, password: string): Promise<void> {
  const { username } = requireAccount(caller);
  const stored = (await findAccountByUsername(services.db, username))?.password_hash;
  if (!(await checkPassword(services, { ip: caller.ip, username, stored, password })))
    throw new Refusal('wrong-password');
}
