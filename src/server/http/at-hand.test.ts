/** What is at hand is as fresh, and as hard to get, as what is read. Source: docs/decisions/0118. */
import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { hashOfGuestId } from './guest-id.ts';
import { RULES } from './limits/limits.ts';

const SHOP = '/api/admin/shops/demo-bar';

describe.each(testEngines)('what is at hand, %s', (_engine, open) => {
  const server = useTestServer(open);
  const menu = (code = server.barCode, headers: Record<string, string> = {}) =>
    server.call('GET', `${SHOP}/recipes`, { headers: { 'x-join-code': code, ...headers } });
  const join = (code = server.barCode, headers: Record<string, string> = {}) =>
    server.call('GET', `/api/kiosk-instances/code/${code}`, { headers });
  const pause = (status: string) =>
    server.call('PATCH', `/api/kiosk-instances/code/${server.barCode}/status`, {
      headers: server.owner,
      body: { status },
    });
  const read = async (ask: () => ReturnType<typeof menu>) => {
    const replies = [await ask(), await ask(), await ask()];
    const [first, ...others] = replies.map(({ body, headers }) => [body, headers.etag]);
    expect(others).toEqual([first, first]);
    return replies.at(-1)!;
  };

  it('is what was read, with the same headers', async () => {
    const [first, again] = [await menu(), await menu()];
    const { date: _, ...headers } = first.headers;
    expect(again.headers).toMatchObject(headers);
    expect(again.body).toBe(first.body);
    expect((await menu(server.barCode, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
  });

  it('is new after each write', async () => {
    const before = (await read(menu)).json().recipes;
    const id = before[0].id as string;
    for (const isOut of [true, false]) {
      await server.call('PUT', `${SHOP}/sold-out`, { headers: server.owner, body: { kind: 'drink', id, isOut } });
      const drink = (await read(menu)).json().recipes.find((one: { id: string }) => one.id === id);
      expect(drink === undefined || drink.available === false).toBe(isOut);
    }
    await read(join);
    const { body: started } = await server.call('GET', `/api/kiosk-instances`, { headers: server.owner });
    const kiosk = JSON.parse(started).data.find((one: { join_code: string }) => one.join_code === server.barCode);
    await server.call('PATCH', `/api/kiosk-instances/code/${server.barCode}`, {
      headers: server.owner,
      body: { name: `${kiosk.name} 2` },
    });
    expect((await join()).json().name).toBe(`${kiosk.name} 2`);
  });

  it('is nobody’s once the kiosk is paused, and is there again afterwards', async () => {
    await read(menu);
    await read(join);
    await pause('paused');
    expect([(await menu()).statusCode, (await join()).statusCode]).toEqual([403, 404]);
    await pause('active');
    expect([(await menu()).statusCode, (await join()).statusCode]).toEqual([200, 200]);
  });

  it('is of no other shop, and for nobody whose bearer is not valid', async () => {
    await read(menu);
    expect((await menu(server.teaCode)).statusCode).toBe(403);
    expect((await menu(server.barCode, { authorization: 'Bearer nonsense' })).statusCode).toBe(401);
    const staff = await menu(server.barCode, server.owner);
    expect(staff.json().recipes.length).toBeGreaterThanOrEqual((await menu()).json().recipes.length);
    expect(staff.body).not.toBe((await menu()).body);
  });

  it('tells where the news begin, and counts who joins', async () => {
    await read(join);
    const device = newDevice();
    const headers = { 'x-device-id': device };
    const seq = Number((await join(server.barCode, headers)).headers['x-shop-seq']);
    const placed = await server.call('POST', `${SHOP}/submit-order`, {
      headers: { ...headers, 'x-join-code': server.barCode },
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', kioskInstanceCode: server.barCode },
    });
    expect(placed.statusCode).toBe(200);
    expect(Number((await join(server.barCode, headers)).headers['x-shop-seq'])).toBeGreaterThan(seq);
    await server.services.visits.flush();
    const visits = await server.services.db
      .selectFrom('visits')
      .select(['joined_at'])
      .where('device_hash', '=', hashOfGuestId(device))
      .execute();
    expect(visits).toEqual([{ joined_at: expect.any(String) }]);
  });

  it('is not at hand for an address that has not found the code', async () => {
    await read(join);
    const ask = async (code: string) => {
      const url = `/api/kiosk-instances/code/${code}`;
      const startedAt = performance.now();
      const { statusCode } = await server.app.inject({ method: 'GET', url, remoteAddress: '10.7.7.7' });
      return { statusCode, ms: performance.now() - startedAt };
    };
    server.services.limits.take(...RULES.wrongCode('10.7.7.7', null).flatMap((rule) => Array(rule.max).fill(rule)));
    // The first of a queue has no turn to wait for.
    expect((await ask('ZZZZZZ')).statusCode).toBe(429);
    const found = await ask(server.barCode);
    expect(found.statusCode).toBe(200);
    expect(found.ms).toBeGreaterThan(300);
    expect((await ask(server.barCode)).ms).toBeLessThan(300);
  });
});
