/** A server with passkeys at its public address, and one of the bar's owner before each test. */
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, expect } from 'vitest';
import { softwarePasskey, type SoftwarePasskey, type Twist } from './software-passkey.ts';
import type { OpenTestDatabase } from './test-engines.ts';
import { OWNER, useTestServer, type TestServer } from './test-services.ts';

export const ORIGIN = 'https://bar.example';
export const PASSKEYS = '/api/me/passkeys';
const HOUR = 60 * 60_000;

export type Headers = Record<string, string>;
type Reply = LightMyRequestResponse;

interface PasskeyServer {
  server: TestServer;
  /** Of the bar's owner: the bearer, and the passkey. */
  own: { headers: Headers; passkey: SoftwarePasskey };
  begin: (headers: Headers, who?: { password: string }, code?: string) => Promise<Reply>;
  add: (headers: Headers, credential: object, name?: string) => Promise<Reply>;
  /** Begins and adds. */
  addTo: (headers: Headers, who: { password: string }, name?: string) => Promise<SoftwarePasskey>;
  listOf: (
    headers: Headers,
  ) => Promise<{ id: string; name: string; created_at: string; last_used_at: string; made_for: string }[]>;
  beginSignIn: () => Promise<{ challenge: string; rpId: string }>;
  signIn: (credential: object) => Promise<Reply>;
  /** Begins and signs in. */
  signInBy: (passkey: SoftwarePasskey, twist?: Twist) => Promise<Reply>;
}

export function usePasskeys(open: OpenTestDatabase): PasskeyServer {
  const server = useTestServer(open, { PUBLIC_URL: `${ORIGIN}/` });
  const own = {} as PasskeyServer['own'];
  const begin: PasskeyServer['begin'] = (headers, who = OWNER, code) =>
    server.call('POST', `${PASSKEYS}/options`, { headers, body: { presentPassword: who.password, code } });
  const add: PasskeyServer['add'] = (headers, credential, name = 'Ada’s phone') =>
    server.call('POST', PASSKEYS, { headers, body: { name, credential } });
  const addTo: PasskeyServer['addTo'] = async (headers, who, name) => {
    const passkey = softwarePasskey(ORIGIN);
    const reply = await add(headers, passkey.made((await begin(headers, who)).json()), name);
    expect(reply.statusCode).toBe(200);
    return passkey;
  };
  const beginSignIn = async () => (await server.call('POST', '/v1/auth/passkey/options', { body: {} })).json();
  const signIn = (credential: object) => server.call('POST', '/v1/auth/passkey', { body: { credential } });

  beforeEach(async () => {
    server.pass(HOUR);
    await server.services.db.deleteFrom('passkeys').execute();
    await server.services.db.deleteFrom('passkey_challenges').execute();
    own.headers = await server.signIn(OWNER);
    own.passkey = await addTo(own.headers, OWNER);
  });

  return {
    server,
    own,
    begin,
    add,
    addTo,
    listOf: async (headers) => (await server.call('GET', PASSKEYS, { headers })).json().passkeys,
    beginSignIn,
    signIn,
    signInBy: async (passkey, twist = {}) => signIn(passkey.signed(await beginSignIn(), twist)),
  };
}
