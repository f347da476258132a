/** Passkeys (WebAuthn) of accounts. Source: docs/behaviour/accounts-and-access.md "Passkeys". */
import { z } from 'zod';
import { TypedCode } from './account-fields.ts';
import { login } from './auth.ts';
import { PresentPassword } from './me.ts';
import { endpoint } from '../endpoint.ts';
import { fault } from '../fault.ts';
import { Done, Id, typedName } from '../fields.ts';

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(max);
const CredentialId = base64url(1400);
const KeyType = z.literal('public-key');
const Required = z.literal('required');
export const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
/** How a browser reaches the device that holds a passkey. */
export type Transport = z.infer<typeof Transport>;

const Name = typedName(fault('passkey-name-missing'));

const Passkey = z.object({
  id: Id,
  name: z.string(),
  created_at: z.string(),
  /** null if it was never used. */
  last_used_at: z.string().nullable(),
  /** The host name it was made for; null if it works here. */
  made_for: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/me/passkeys',
  summary: 'The passkeys of the own account, the newest first',
  access: { account: 'anyone' },
  response: z.object({ passkeys: z.array(Passkey) }),
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/me/passkeys/options',
  summary: 'What a browser makes a passkey of the own account from; works once, for five minutes',
  access: { account: 'anyone' },
  body: z.object({
    presentPassword: PresentPassword,
    /** Of an account with a second factor. */
    code: TypedCode.optional(),
  }),
  response: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: KeyType })),
    timeout: z.number(),
    excludeCredentials: z.array(z.object({ id: z.string(), type: KeyType, transports: z.array(Transport) })),
    authenticatorSelection: z.object({
      residentKey: Required,
      requireResidentKey: z.literal(true),
      userVerification: Required,
    }),
    attestation: z.literal('none'),
  }),
  bodyLimit: 4096,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/me/passkeys',
  summary: 'Add the passkey a browser has made',
  access: { account: 'anyone' },
  body: z.object({
    name: Name,
    credential: z.object({
      id: CredentialId,
      rawId: CredentialId,
      type: KeyType,
      response: z.object({
        clientDataJSON: base64url(4096),
        attestationObject: base64url(16_384),
        transports: z.array(z.string().max(40)).max(10).optional(),
      }),
    }),
  }),
  response: Passkey,
  bodyLimit: 32_768,
});

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/me/passkeys/:passkeyId',
  summary: 'Rename an own passkey',
  access: { account: 'anyone' },
  params: z.object({ passkeyId: Id }),
  body: z.object({ name: Name }),
  response: Passkey,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/me/passkeys/:passkeyId',
  summary: 'Remove an own passkey',
  access: { account: 'anyone' },
  params: z.object({ passkeyId: Id }),
  response: Done,
});

export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/v1/auth/passkey/options',
  summary: 'What a browser signs to sign in with a passkey; works once, for five minutes',
  access: { account: 'nobody', guest: 'anyone' },
  response: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: Required,
  }),
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/v1/auth/passkey',
  summary: 'Sign in with a passkey, in place of password and code',
  access: { account: 'nobody', guest: 'anyone' },
  body: z.object({
    credential: z.object({
      id: CredentialId,
      rawId: CredentialId,
      type: KeyType,
      response: z.object({
        clientDataJSON: base64url(4096),
        authenticatorData: base64url(4096),
        signature: base64url(2048),
        userHandle: base64url(200).nullish(),
      }),
    }),
  }),
  response: login.response,
  bodyLimit: 16_384,
});
