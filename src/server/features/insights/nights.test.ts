/** What an owner reads of a night: how long guests waited, what was left, what it comes to. */
import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, OWNER, useTestServer } from '#test/server/test-services.ts';
import { sweepOrders } from '../orders/sweep-orders.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PRICES = { sizeS: 8800, sizeM: 9800, sizeL: null };

describe.each(testEngines)('the figures of a night on %s', (_engine, open) => {
  const server = useTestServer(open);
  const at = '/api/admin/shops/demo-bar';

  const order = async (device: string, recipeId = 'bar-negroni') =>
    (
      await server.call('POST', `${at}/submit-order`, {
        headers: { 'x-device-id': device, 'x-join-code': server.barCode },
        body: { targetShopId: 'demo-bar', recipeId, name: 'Ada', kioskInstanceCode: server.barCode },
      })
    ).json();
  const insights = async (query = '') =>
    (await server.call('GET', `${at}/insights?${query}`, { headers: await server.signIn(OWNER) })).json();
  let owner: Record<string, string>;
  const act = (orderId: string, action: string) =>
    server.call('POST', `${at}/orders/${orderId}/${action}`, { headers: owner });
  const nextNight = async () => {
    server.pass(DAY);
    owner = await server.signIn(OWNER);
    return server.services.clock().toISOString().slice(0, 10);
  };

  it('tells how long orders wait to be made and to be collected, across midnight and longer', async () => {
    const night = await nextNight();
    const placed = await Promise.all([1, 2, 3].map(async () => (await order(newDevice())).orderId));
    const waits = [4 * MINUTE, 7 * MINUTE + 1000, 20 * MINUTE];
    let passed = 0;
    for (const [i, orderId] of placed.entries()) {
      server.pass(waits[i]! - passed);
      passed = waits[i]!;
      await act(orderId, 'approve');
      expect((await act(orderId, 'complete')).json().status).toBe('COMPLETED');
    }
    await act(placed[0], 'collect');
    server.pass(26 * 60 * MINUTE);
    owner = await server.signIn(OWNER);
    await act(placed[1], 'collect');

    const told = await insights(`from=${night}&to=${night}`);
    expect(told.toMade).toEqual({ orders: 3, median: 8, p90: 20 });
    expect(told.toCollected).toEqual({ orders: 2, median: 20, p90: 26 * 60 + 20 });
    expect(told.byDay[0]).toMatchObject({ day: night, toMade: told.toMade, toCollected: told.toCollected });
    const other = await insights(`from=2026-03-01&to=2026-03-02`);
    expect(other).toMatchObject({ toMade: null, toCollected: null, abandoned: 0 });
  });

  it('tells those that nobody approved from those somebody cancelled', async () => {
    const night = await nextNight();
    const guest = newDevice();
    const [left, cancelled, withdrawn] = [await order(newDevice()), await order(newDevice()), await order(guest)];
    await act(cancelled.orderId, 'cancel');
    const headers = { 'x-device-id': guest, 'x-join-code': server.barCode };
    await server.call('POST', `${at}/orders/${withdrawn.orderId}/cancel`, { headers });
    const undone = await order(newDevice());
    await act(undone.orderId, 'cancel');
    await act(undone.orderId, 'take-back');
    server.pass(7 * 60 * MINUTE);
    await sweepOrders(server.services);
    owner = await server.signIn(OWNER);
    expect((await act(left.orderId, 'cancel')).json().code).toBe('order-moved-on');
    expect(await insights(`from=${night}&to=${night}`)).toMatchObject({ orders: 0, cancelled: 4, abandoned: 2 });
  });

  it('sums the prices of each night, and counts the orders without one while prices are on', async () => {
    const night = await nextNight();
    expect((await insights(`from=${night}&to=${night}`)).unpriced).toBeNull();
    const save = (path: string, method: 'PUT' | 'PATCH', body: object) =>
      server.call(method, `${at}/${path}`, { headers: owner, body });
    await save('recipes/bar-negroni/prices', 'PUT', PRICES);
    await save('selling', 'PATCH', { prices: true });
    const negroni = await order(newDevice());
    await order(newDevice(), 'bar-daiquiri');
    await act((await order(newDevice())).orderId, 'cancel');
    await act(negroni.orderId, 'approve');
    await act(negroni.orderId, 'complete');
    expect((await act(negroni.orderId, 'remake')).json().price).toMatchObject({ amount: 0 });
    await nextNight();
    await order(newDevice());

    const hkd = (amount: number) => [{ amount, currency: 'HKD' }];
    const told = await insights(`from=${night}`);
    expect(told).toMatchObject({ sales: hkd(2 * 8800), unpriced: 1 });
    expect(told.byDay.map(({ sales }: { sales: object }) => sales)).toEqual([hkd(8800), hkd(8800)]);
    await save('selling', 'PATCH', { prices: false });
  });
});
