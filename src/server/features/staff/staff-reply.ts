import { Refusal } from '#contract/refusal.ts';
import type { StaffAccount } from '#contract/account/staff.ts';
import type { Db } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { listStaff, type StaffRow } from '../../repos/account/accounts.repo.ts';

/** @throws Refusal account-not-found: of another shop too */
export async function requireStaff(db: Db, shopId: string, accountId: string): Promise<StaffRow> {
  const row = (await listStaff(db, shopId)).find(({ id }) => id === accountId);
  if (!row) throw new Refusal('account-not-found');
  return row;
}

export const staffReply = (row: StaffRow, caller: Caller): StaffAccount => ({
  id: row.id,
  username: row.username,
  role: row.role,
  disabled: row.isDisabled,
  created_at: row.createdAt,
  has_pin: row.hasPin,
  own: row.id === caller.account?.id,
});
