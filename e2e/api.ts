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
export const ownersBearer = (server: { origin: string }): Promise<Headers> =>
  bearerOf(server, 'bar', PASSWORDS.DEMO_OWNER_PASSWORD);

/** The bearer of the administrator. */
export const adminsBearer = (server: { origin: string }): Promise<Headers> =>
  bearerOf(server, 'admin', PASSWORDS.ADMIN_PASSWORD);

async function bearerOf(server: { origin: string }, username: string, password: string): Promise<Headers> {
  const body = { username, password };
  const signedIn = await callApi(server, 'POST', '/v1/auth/login', { body });
  const { tokens } = signedIn.body as { tokens: { refresh: { token: string } } };
  return { authorization: `Bearer ${tokens.refresh.token}` };
}

/** A shop's menu in these languages, translated by the built-in glossary. */
export async function offerLanguages(
  server: { origin: string },
  shopId: string,
  languages: readonly string[],
): Promise<void> {
  const headers = await adminsBearer(server);
  await callApi(server, 'PATCH', `/v1/admin/shops/${shopId}`, { headers, body: { languages } });
  for (const targetLanguage of languages)
    await callApi(server, 'POST', `/api/translations/${shopId}/generate`, { headers, body: { targetLanguage } });
  const isRunning = async () => {
    const { body } = await callApi(server, 'GET', `/api/translations/${shopId}/jobs`, { headers });
    return (body as { jobs: { status: string }[] }).jobs.some(({ status }) => status === 'in_progress');
  };
  while (await isRunning()) await new Promise((done) => setTimeout(done, 200));
}
