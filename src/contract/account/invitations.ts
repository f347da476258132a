/**
 * Links by which people make accounts of their own, and the administrators. Source:
 * docs/behaviour/accounts-and-access.md "Invitations", "Administrators".
 */
import { z } from 'zod';
import { INVITED_ROLES } from '#domain/account/invitation.ts';
import { NewPassword, Username } from './account-fields.ts';
import { login } from './auth.ts';
import { endpoint } from '../endpoint.ts';
import { fault } from '../fault.ts';
import { Done, Id } from '../fields.ts';

const Role = z.enum(INVITED_ROLES);
const NamedShop = z.object({ id: Id, name: z.string() });

const Invitation = z.object({
  id: Id,
  role: Role,
  shops: z.array(NamedShop),
  /** The username; null for an account that is gone. */
  invited_by: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  summary: 'The open invitations the caller could have made, the newest first',
  access: { account: 'own-shops' },
  query: z.object({ shop_id: Id.optional() }),
  response: z.object({ invitations: z.array(Invitation) }),
});

export const invite = endpoint({
  method: 'POST',
  path: '/api/invitations',
  summary: 'Invite somebody to make an account; answers the token of the link, this once',
  access: { account: 'own-shops' },
  body: z.object({
    role: Role,
    /** None for an administrator. */
    shopIds: z.array(Id).max(200, fault('shops-too-many')).default([]),
  }),
  response: z.object({ invitation: Invitation, token: z.string() }),
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/invitations/:invitationId',
  summary: 'Make the link of an invitation worthless',
  access: { account: 'own-shops' },
  params: z.object({ invitationId: Id }),
  response: Done,
});

const Token = z.string().min(1).max(100);

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/read',
  summary: 'What an invitation is to, by the token of its link',
  access: { account: 'nobody', guest: 'anyone' },
  body: z.object({ token: Token }),
  response: z.object({ role: Role, shops: z.array(z.object({ name: z.string() })), expires_at: z.string() }),
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  summary: 'Make the account an invitation is to, and sign in',
  access: { account: 'nobody', guest: 'anyone' },
  body: z.object({ token: Token, username: Username, password: NewPassword }),
  response: login.response,
  bodyLimit: 4096,
});

const Administrator = z.object({
  id: Id,
  username: z.string(),
  disabled: z.boolean(),
  created_at: z.string(),
  /** The caller's own account. */
  own: z.boolean(),
});
export type Administrator = z.infer<typeof Administrator>;

export const listAdministrators = endpoint({
  method: 'GET',
  path: '/api/administrators',
  summary: 'The administrators, disabled ones included, by username',
  access: { account: 'admin' },
  response: z.object({ administrators: z.array(Administrator) }),
});

export const setAdministratorState = endpoint({
  method: 'PATCH',
  path: '/api/administrators/:accountId',
  summary: 'Disable an administrator, which ends their sessions, or enable them again',
  access: { account: 'admin' },
  params: z.object({ accountId: Id }),
  body: z.object({ disabled: z.boolean({ error: fault('disabled-not-said') }) }),
  response: Administrator,
});
