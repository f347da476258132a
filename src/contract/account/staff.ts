/**
 * Accounts that own a shop or work there. Passwords are shown once, to the account's creator. Source:
 * docs/behaviour/accounts-and-access.md "Staff accounts".
 */
import { z } from 'zod';
import { isEasyPin, isPin } from '#domain/kiosk/pin.ts';
import { Username } from './account-fields.ts';
import { fault } from '../fault.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';

/** `STAFF` works at the bar: orders and stock, no settings. */
const Role = z.enum(['SHOP_OWNER', 'STAFF']);

const StaffAccount = z.object({
  id: Id,
  username: z.string(),
  role: z.enum(['ADMIN', ...Role.options]),
  disabled: z.boolean(),
  created_at: z.string(),
  /** The caller's own account: it can be neither reset nor disabled here. */
  own: z.boolean(),
  /** Whether the account has a PIN for the shop's shared tablets. */
  has_pin: z.boolean(),
});
export type StaffAccount = z.infer<typeof StaffAccount>;

const ofShop = z.object({ shopId: Id });
const ofAccount = z.object({ shopId: Id, accountId: Id });
const withPassword = z.object({ account: StaffAccount, password: z.string() });

export const listStaff = endpoint({
  method: 'GET',
  path: '/v1/admin/shops/:shopId/staff',
  summary: 'The accounts that own the shop or work there',
  access: { account: 'owner' },
  params: ofShop,
  response: z.object({ staff: z.array(StaffAccount) }),
});

export const inviteOwner = endpoint({
  method: 'POST',
  path: '/v1/admin/shops/:shopId/staff',
  summary: 'Make an account that owns the shop or works there; answers its password, this once',
  access: { account: 'owner' },
  params: ofShop,
  body: z.object({
    username: Username,
    role: Role.default('STAFF'),
  }),
  response: withPassword,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/v1/admin/shops/:shopId/staff/:accountId/reset-password',
  summary: 'Give an account a new password and end its sessions; answers the password, this once',
  access: { account: 'owner' },
  params: ofAccount,
  response: withPassword,
});

export const setAccountState = endpoint({
  method: 'PATCH',
  path: '/v1/admin/shops/:shopId/staff/:accountId',
  summary: 'Disable an account, which ends its sessions, or enable it again',
  access: { account: 'owner' },
  params: ofAccount,
  body: z.object({ disabled: z.boolean({ error: fault('disabled-not-said') }) }),
  response: StaffAccount,
});

const wantedPin = fault('pin-of-wrong-form');

export const setPin = endpoint({
  method: 'PUT',
  path: '/v1/admin/shops/:shopId/staff/:accountId/pin',
  summary: "Give an account a PIN for the shop's shared tablets, or another one",
  access: { account: 'owner' },
  params: ofAccount,
  body: z.object({
    pin: z
      .string({ error: wantedPin })
      .refine(isPin, { error: wantedPin, abort: true })
      .refine((pin) => !isEasyPin(pin), fault('pin-too-easy')),
  }),
  response: StaffAccount,
});

export const removePin = endpoint({
  method: 'DELETE',
  path: '/v1/admin/shops/:shopId/staff/:accountId/pin',
  summary: "Take an account's PIN away; tablets where it acts are locked",
  access: { account: 'owner' },
  params: ofAccount,
  response: StaffAccount,
});
