/** What a killed server held, when the next one starts. Source: docs/behaviour/reliability.md "Start". */
import { expect, it, describe } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { engineOf } from './db/engine.ts';
import { finishBatches } from './menu/finish-batches.ts';
import { releaseLeases } from './release-leases.ts';
import { claimSimulator } from './repos/machines/simulators.repo.ts';
import { claimJob } from './repos/menu/translation-jobs.repo.ts';

const SHOP = 'demo-bar';

describe.each(testEngines)('leases of a killed server on %s', (_engine, open) => {
  const server = useTestServer(open);
  const now = () => server.services.clock();
  const isShared = () => engineOf(server.services.db).tell !== undefined;

  it('are released where no other server can have them, and run out where one can', async () => {
    const { db, commit } = server.services;
    const generate = { headers: server.owner, body: { targetLanguage: 'fr' } };
    await server.call('POST', `/api/translations/${SHOP}/generate`, generate);
    const added = await server.call('POST', `/api/admin/shops/${SHOP}/machines/simulator`, {
      headers: server.owner,
      body: { name: 'Simulator' },
    });
    const machineId = added.json().machine.id;
    const lease = (by: string, ms: number) => ({
      machineId,
      by,
      now: now().toISOString(),
      until: new Date(now().getTime() + ms).toISOString(),
    });
    const editIsRefused = async () => {
      const edit = { headers: server.admin, body: { available: true } };
      return (await server.call('PATCH', `/v1/admin/shops/${SHOP}/recipes/bar-negroni`, edit)).statusCode === 409;
    };

    // The server is killed while it translates, imports and runs a simulator.
    expect(await claimJob(db, 'killed', now())).toBeDefined();
    expect(await commit(() => claimSimulator(lease('killed', 30_000)))).toBe(true);
    const importer = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('batches')
      .values({
        id: 'import',
        kind: 'import',
        account_id: importer.id,
        created_at: now().toISOString(),
        undone_at: null,
        shop_id: SHOP,
        content: null,
        stage: 'writing',
        busy_until: lease('killed', 30_000).until,
      })
      .execute();

    const held = async () => {
      await finishBatches(server.services);
      return {
        job: (await claimJob(db, 'next', now())) === undefined,
        menu: await editIsRefused(),
        simulator: !(await commit(() => claimSimulator(lease('next', 0)))),
      };
    };
    expect(await held()).toEqual({ job: true, menu: true, simulator: true });
    await releaseLeases(server.services);
    const isHeld = isShared();
    expect(await held()).toEqual({ job: isHeld, menu: isHeld, simulator: isHeld });
    server.pass(61_000);
    expect(await claimJob(db, 'later', now())).toBeDefined();
  });
});
