import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, OWNER, useTestServer } from '#test/server/test-services.ts';
import { forgetGuestData } from '../orders/sweep-orders.ts';

const MINUTE = 60_000;

describe.each(testEngines)('insights on %s', (_engine, open) => {
  const server = useTestServer(open);
  const at = '/api/admin/shops/demo-bar';

  const join = (device: string | undefined, code = server.barCode) =>
    server.call('GET', `/api/kiosk-instances/code/${code}`, { headers: device ? { 'x-device-id': device } : {} });
  const order = async (device: string, recipeId = 'bar-negroni') =>
    (
      await server.call('POST', `${at}/submit-order`, {
        headers: { 'x-device-id': device, 'x-join-code': server.barCode },
        body: { targetShopId: 'demo-bar', recipeId, name: 'Ada', kioskInstanceCode: server.barCode },
      })
    ).json();
  const insights = async (query = '') =>
    (await server.call('GET', `${at}/insights?${query}`, { headers: await server.signIn(OWNER) })).json();

  it('is empty for a quiet week', async () => {
    const quiet = await insights();
    expect(quiet).toMatchObject({
      orders: 0,
      cancelled: 0,
      byExperience: [],
      topDrinks: [],
      zeroProof: { orders: 0, of: 0 },
    });
    expect(quiet.byDay).toHaveLength(7);
    expect(quiet.byHour).toHaveLength(24);
    expect(quiet.byHour[0]).toEqual({ hour: 5, orders: 0 });
  });

  it('counts guests who join, those who order, and how long that takes', async () => {
    await server.services.db
      .updateTable('shops')
      .set({ settings: JSON.stringify({ timeZone: 'Asia/Kolkata' }) })
      .where('id', '=', 'demo-bar')
      .execute();
    const [ann, bob, cat] = [newDevice(), newDevice(), newDevice()];
    await join(ann);
    await join(ann);
    await join(bob);
    await join(cat);
    await join(undefined);
    await server.services.visits.flush();
    await join(ann);
    server.pass(2 * MINUTE);
    await order(ann);
    server.pass(3 * MINUTE);
    await order(bob, 'bar-nojito');
    await order(ann, 'bar-daiquiri');
    const { orderId } = await order(newDevice());
    const owner = await server.signIn(OWNER);
    await server.call('POST', `${at}/orders/${orderId}/cancel`, { headers: owner });
    await server.call('POST', `${at}/submit-order`, {
      headers: owner,
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Di' },
    });

    const told = await insights();
    expect(told.byExperience).toEqual([
      { kioskType: 'ez-pairing', orders: 3, joined: 5, ordered: 3, medianSecondsToOrder: 120 },
      { kioskType: null, orders: 1, joined: 0, ordered: 0, medianSecondsToOrder: null },
    ]);
    expect(told).toMatchObject({ orders: 4, cancelled: 1, zeroProof: { orders: 1, of: 4 } });
    expect(told.topDrinks[0]).toEqual({ recipeId: 'bar-negroni', name: 'Negroni', orders: 2 });
    expect(told.byDay.at(-1)).toMatchObject({ day: '2026-03-14', orders: 4 });
    // 12:02 and 12:05 UTC are 17:32 and 17:35 there.
    expect(told.byHour.find(({ hour }: { hour: number }) => hour === 17).orders).toBe(4);
  });

  it('counts a guest again on another day, and only the requested days', async () => {
    const ann = newDevice();
    await join(ann);
    server.pass(24 * 60 * MINUTE);
    await join(ann);
    const days = await insights('from=2026-03-15&to=2026-03-15');
    expect(days.byExperience).toEqual([
      { kioskType: 'ez-pairing', orders: 0, joined: 1, ordered: 0, medianSecondsToOrder: null },
    ]);
  });

  it('counts the same where the days of a busy bar are read one after the other', async () => {
    const period = 'from=2026-01-01&to=2026-03-14';
    const together = await insights(period);
    expect(together.orders).toBeGreaterThan(3);
    await server.services.db.updateTable('day_counters').set({ n: 5000 }).execute();
    expect(await insights(period)).toEqual(together);
  });

  it.each([
    ['from=2026-03-15&to=2026-03-14', 'The first day is after the last.'],
    ['from=2025-01-01&to=2026-03-14', 'Choose at most 92 days.'],
    ['from=yesterday', 'A day looks like 2026-03-14.'],
  ])('refuses %s', async (query, message) => expect((await insights(query)).message).toBe(message));

  it('keeps the counts and drops the guests after the retention time', async () => {
    const rows = () => server.services.db.selectFrom('visits').select('device_hash').execute();
    const before = await rows();
    expect(before.some(({ device_hash }) => device_hash !== null)).toBe(true);
    server.pass(40 * 24 * 60 * MINUTE);
    await forgetGuestData(server.services);
    const after = await rows();
    expect(after).toHaveLength(before.length);
    expect(after.every(({ device_hash }) => device_hash === null)).toBe(true);
  });

  it('does not let one address fill the table', async () => {
    server.pass(60 * MINUTE);
    for (let i = 0; i < 620; i++) await join(undefined);
    await server.services.visits.flush();
    const { n } = await server.services.db
      .selectFrom('visits')
      .select(({ fn }) => fn.countAll().as('n'))
      .where('day', '>', '2026-04-01')
      .executeTakeFirstOrThrow();
    expect(Number(n)).toBe(600);
  });
});
