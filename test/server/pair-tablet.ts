/** A shared tablet of a shop, and people with a PIN, for tests. */
import type { TestServer } from './test-services.ts';

type Headers = Record<string, string>;

/** @returns the bearer of a new tablet */
export async function pairTablet(server: TestServer, shopId: string, headers: Headers): Promise<Headers> {
  const made = await server.call('POST', `/api/admin/shops/${shopId}/tablets`, { headers, body: { name: 'Bar' } });
  return { authorization: `Bearer ${made.json().token}` };
}

/** Makes an account of staff with a PIN. @returns its id */
export async function employ(
  server: TestServer,
  { shopId, username, pin }: { shopId: string; username: string; pin: string },
  headers: Headers,
): Promise<string> {
  const at = `/v1/admin/shops/${shopId}/staff`;
  const made = await server.call('POST', at, { headers, body: { username, role: 'STAFF' } });
  const { id } = made.json().account;
  const given = await server.call('PUT', `${at}/${id}/pin`, { headers, body: { pin } });
  if (given.statusCode !== 200) throw new Error(given.body);
  return id;
}

export const enterPin = (server: TestServer, shopId: string, headers: Headers, personId: string, pin: string) =>
  server.call('PUT', `/api/admin/shops/${shopId}/tablet/person`, { headers, body: { personId, pin } });
