/**
 * Accounts that own a shop. Passwords are shown once, to the account's creator. Source:
 * docs/behaviour/accounts-and-access.md "Staff accounts".
 */
import { z } from 'zod';
import { fault } from './fault.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

const wanted = fault('username-of-wrong-form');
const StaffAccount = z.object({
  id: Id,
  username: z.string(),
  disabled: z.boolean(),
  created_at: z.string(),
  /** The caller's own account: it can be neither reset nor disabled here. */
  own: z.boolean(),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

const ofShop = z.object({ shopId: Id });
const ofAccount = z.object({ shopId: Id, accountId: Id });
const withPassword = z.object({ account: StaffAccount, password: z.string() });

export const listStaff = endpoint({
  method: 'GET',
  path: '/v1/admin/shops/:shopId/staff',
  summary: 'The accounts that own the shop',
  access: { staff: 'shop' },
  params: ofShop,
  response: z.object({ staff: z.array(StaffAccount) }),
});

export const inviteOwner = endpoint({
  method: 'POST',
  path: '/v1/admin/shops/:shopId/staff',
  summary: 'Make an account that owns the shop; answers its password, this once',
  access: { staff: 'shop' },
  params: ofShop,
  body: z.object({
    username: z
      .string({ error: wanted })
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9][a-z0-9._-]{2,39}$/, wanted),
  }),
  response: withPassword,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/v1/admin/shops/:shopId/staff/:accountId/reset-password',
  summary: 'Give an account a new password and end its sessions; answers the password, this once',
  access: { staff: 'shop' },
  params: ofAccount,
  response: withPassword,
});

export const setAccountState = endpoint({
  method: 'PATCH',
  path: '/v1/admin/shops/:shopId/staff/:accountId',
  summary: 'Disable an account, which ends its sessions, or enable it again',
  access: { staff: 'shop' },
  params: ofAccount,
  body: z.object({ disabled: z.boolean({ error: fault('disabled-not-said') }) }),
  response: StaffAccount,
});
