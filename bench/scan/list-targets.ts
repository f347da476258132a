/** Addresses for the scanners to try, from the API's own description: each that answers the caller at all. */

interface Operation {
  parameters?: { name: string; in: string; schema: { type?: string; enum?: string[] } }[];
}

/** What answers for as long as the caller stays, or ends the session. */
const LEFT_OUT = /\/jobs\/(next|stream)$|\/backups\/\{name\}\/file$|orders\.csv$/;

const QUERIES: Record<string, string> = {
  shop_id: 'demo-bar',
  page: '1',
  pageSize: '25',
  language: 'fr',
  targetLanguage: 'fr',
  from: '2026-01-01',
  to: '2026-12-31',
  day: '2026-01-01',
  status: 'PENDING',
  after: '0',
  archived: 'true',
};

/** Where sqlmap is to put something in. */
export const MARK = '*';

/**
 * @param origin of the front of a caller
 * @param known values of what stands in paths, by its name
 * @returns paths and queries; without the marks behind what stands in the path they are as they are asked
 */
export async function listTargets(origin: string, known: Record<string, string>): Promise<string[]> {
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as {
    paths: Record<string, { get?: Operation }>;
  };
  const addresses = Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || LEFT_OUT.test(path)) return [];
    const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => `${known[name] ?? 'a'}${MARK}`);
    const query = new URLSearchParams();
    for (const { name, in: place, schema } of get.parameters ?? [])
      if (place === 'query') query.set(name, schema.enum?.[0] ?? QUERIES[name] ?? 'a');
    return [`${filled}${query.size > 0 ? `?${query}` : ''}`];
  });
  const reached: string[] = [];
  for (const address of addresses) {
    const reply = await fetch(origin + address.replaceAll(MARK, ''));
    await reply.body?.cancel();
    if (reply.ok) reached.push(address);
  }
  return reached;
}
