/** The own account of whoever is signed in. Source: docs/behaviour/accounts-and-access.md "My account". */
import { z } from 'zod';
import { isPasswordInBounds, NewPassword, TypedCode } from './account-fields.ts';
import { endpoint } from '../endpoint.ts';
import { fault } from '../fault.ts';
import { Done, Id } from '../fields.ts';

const missing = fault('present-password-missing');
/** As proof that whoever holds the device is whoever it belongs to. */
export const PresentPassword = z
  .string({ error: missing })
  .min(1, missing)
  .refine(isPasswordInBounds, fault('password-too-long'));

export const readMe = endpoint({
  method: 'GET',
  path: '/api/me',
  summary: 'The own account',
  access: { account: 'anyone' },
  response: z.object({
    id: Id,
    username: z.string(),
    role: z.string(),
    /** null while signing in takes the password alone. */
    secondFactor: z.object({ recoveryCodesLeft: z.number() }).nullable(),
  }),
});

export const changePassword = endpoint({
  method: 'PATCH',
  path: '/api/me/password',
  summary: 'Change the own password; ends every other session',
  access: { account: 'anyone' },
  body: z.object({ presentPassword: PresentPassword, newPassword: NewPassword }),
  response: Done,
  bodyLimit: 4096,
});

const Session = z.object({
  id: Id,
  /** By the User-Agent header it was begun with; null if that says nothing known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.string(),
  /** Noted at most once a minute. */
  last_used_at: z.string(),
  /** The session of this call. */
  own: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/me/sessions',
  summary: 'Where the own account is signed in, the session used last first',
  access: { account: 'anyone' },
  response: z.object({ sessions: z.array(Session) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions/:sessionId',
  summary: 'End one of the own sessions',
  access: { account: 'anyone' },
  params: z.object({ sessionId: Id }),
  response: Done,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/me/sessions',
  summary: 'End every own session but the one of this call',
  access: { account: 'anyone' },
  response: Done,
});

export const setUpSecondFactor = endpoint({
  method: 'POST',
  path: '/api/me/second-factor',
  summary: 'Begin to ask the own account for a code of an authenticator app; answers its secret, this once',
  access: { account: 'anyone' },
  body: z.object({ presentPassword: PresentPassword }),
  response: z.object({
    /** Base 32, to be typed. */
    secret: z.string(),
    /** The same for a QR code. */
    uri: z.string(),
  }),
  bodyLimit: 4096,
});

export const confirmSecondFactor = endpoint({
  method: 'PUT',
  path: '/api/me/second-factor',
  summary: 'Confirm the app by its first code; answers the recovery codes, this once',
  access: { account: 'anyone' },
  body: z.object({ code: TypedCode }),
  response: z.object({ recoveryCodes: z.array(z.string()) }),
});

export const turnSecondFactorOff = endpoint({
  method: 'POST',
  path: '/api/me/second-factor/off',
  summary: 'Sign in with the password alone again',
  access: { account: 'anyone' },
  body: z.object({ presentPassword: PresentPassword, code: TypedCode }),
  response: Done,
  bodyLimit: 4096,
});
