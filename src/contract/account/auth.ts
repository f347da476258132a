/** Signing in. Source: docs/behaviour/accounts-and-access.md "Sign-in", "Sessions and tokens". */
import { z } from 'zod';
import { isPasswordInBounds, TypedCode } from './account-fields.ts';
import { fault } from '../fault.ts';
import { endpoint } from '../endpoint.ts';
import { Done } from '../fields.ts';

const Token = z.object({ token: z.string(), expires: z.string() });
export const Tokens = z.object({ access: Token, refresh: Token });
export type Tokens = z.infer<typeof Tokens>;

export const AuthUser = z.object({
  id: z.string(),
  username: z.string(),
  role: z.string(),
  isAdmin: z.boolean(),
  shop: z.object({ id: z.string(), name: z.string() }).nullable(),
  shops: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type AuthUser = z.infer<typeof AuthUser>;

const missing = fault('credentials-missing');

export const login = endpoint({
  method: 'POST',
  path: '/v1/auth/login',
  summary: 'Sign in with a username and password',
  access: { account: 'nobody', guest: 'anyone' },
  body: z.object({
    username: z.string({ error: missing }).trim().min(1, missing).max(200),
    password: z.string({ error: missing }).min(1, missing).refine(isPasswordInBounds, fault('password-too-long')),
    /** Only of an account with a second factor. */
    code: TypedCode.optional(),
  }),
  response: z.object({ user: AuthUser, shop: AuthUser.shape.shop, tokens: Tokens }),
  bodyLimit: 4096,
});

export const refreshTokens = endpoint({
  method: 'POST',
  path: '/v1/auth/refresh-tokens',
  summary: 'Exchange a refresh token for a new pair',
  access: { account: 'nobody', guest: 'anyone' },
  body: z.object({ refreshToken: z.string().min(1).max(4096) }),
  response: z.object({ tokens: Tokens }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/v1/auth/logout',
  summary: 'End this session',
  access: { account: 'anyone' },
  response: Done,
});
