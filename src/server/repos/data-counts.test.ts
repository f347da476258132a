import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { countData } from './data-counts.repo.ts';

describe.each(testEngines)('what is counted of %s', (_name, open) => {
  const server = useTestServer(open);

  it('is the same in steps of any size', async () => {
    const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', size: 'sizeM' };
    for (let n = 0; n < 5; n++)
      await server.call('POST', '/api/admin/shops/demo-bar/submit-order', { headers: server.admin, body });
    const whole = await countData(server.services.db);
    expect(whole).toMatchObject({ shops: 2, recipes: 85, orders: 5, lastOrderAt: expect.any(String) });
    for (const step of [1, 2, 4, 5, 6]) expect(await countData(server.services.db, step)).toEqual(whole);
  });
});
