/** Who waits too long for another's write is told to come again, and nothing is half done. Source: docs/behaviour/reliability.md "Degraded states". */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testEngines } from '../../../test/server/test-engines.ts';
import { useTestServer } from '../../../test/server/test-services.ts';

describe.each(testEngines)('a busy database, %s', (engine, open) => {
  const server = useTestServer(open);
  // SQLite has one writer in one process, and PGlite one connection: nobody waits for a lock there.
  const hasLocks = engine === 'postgres' && Boolean(process.env.TEST_DATABASE_URL);

  it.runIf(hasLocks)('is 503 with a pause, and the same request works afterwards', async () => {
    const at = '/api/admin/shops/demo-bar/order-defaults';
    const change = () => server.call('PATCH', at, { headers: server.owner, body: { quantity: 1 } });
    const waited = await server.services.db.transaction().execute(async (tx) => {
      await sql`select id from shops where id = 'demo-bar' for update`.execute(tx);
      return change();
    });
    expect([waited.statusCode, waited.json().code, waited.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
    expect((await change()).statusCode).toBe(200);
  });
});
