import type { AuthUser } from '#contract/account/auth.ts';
import type { Account } from '../repos/account/accounts.repo.ts';

/** Who somebody is, as they are told after signing in. */
export const authUserOf = ({ id, username, role, isAdmin, shops }: Account): AuthUser => ({
  id,
  username,
  role,
  isAdmin,
  shop: shops[0] ?? null,
  shops,
});
