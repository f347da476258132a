/** Calls of a running server without a browser. */
import { PASSWORDS } from './server.ts';

type Headers = Record<string, string>;

export async function callApi(
  { origin }: { origin: string },
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Headers; body?: object } = {},
): Promise<{ status: number; body: unknown }> {
  const reply = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: await reply.json() };
}

/** The bearer of the demo bar's owner. */
export async function ownersBearer(server: { origin: string }): Promise<Headers> {
  const body = { username: 'bar', password: PASSWORDS.DEMO_OWNER_PASSWORD };
  const signedIn = await callApi(server, 'POST', '/v1/auth/login', { body });
  const { tokens } = signedIn.body as { tokens: { refresh: { token: string } } };
  return { authorization: `Bearer ${tokens.refresh.token}` };
}
