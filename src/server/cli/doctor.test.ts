import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { findTrouble } from './doctor.ts';

describe.each(testEngines)('the doctor of %s', (engine, open) => {
  const server = useTestServer(open);

  it('says whether a power cut may take orders', async () => {
    const isReal = engine === 'postgres';
    const { rows } = isReal ? await sql<{ fsync: string }>`show fsync`.execute(server.services.db) : { rows: [] };
    const isSafe = rows[0]?.fsync !== 'off';
    const finding = (await findTrouble(server.services, true)).find(({ what }) => what === 'power cuts');
    expect(finding?.isFine).toBe(isSafe);
    expect(finding?.said).toContain(isSafe ? 'flushed' : 'PostgreSQL has fsync off');
  });
});
