/** A box that has forgotten the time, through HTTP. Source: docs/behaviour/reliability.md "Clock". */
import { describe, expect, it } from 'vitest';
import { PENDING_ORDER_LIFE_MS } from '#domain/order/order.ts';
import { createClockGuard } from '../../clock-guard.ts';
import { lastWrittenAt } from '../../repos/last-written.repo.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { sweepOrders } from '../orders/sweep-orders.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Of a year that no timetable is looked at in. */
const LOST_MS = 10 * 365 * DAY;

/** Of every day: closed at 12:00 UTC, when the test server begins. */
const SHUT_NOW = Array.from({ length: 7 }, () => ({ opens: '18:00', closes: '19:00' }));

describe.each(testEngines)('a clock that shows an earlier time than the last order on %s', (_engine, open) => {
  const server = useTestServer(open);
  const device = newDevice();
  const clockNow = async () => (await server.call('GET', '/api/admin/clock', { headers: server.owner })).json();
  const order = (recipeId: string, body: object = {}) =>
    server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
      headers: { 'x-device-id': device },
      body: { targetShopId: 'demo-bar', recipeId, name: 'Ada', kioskInstanceCode: server.barCode, ...body },
    });
  const approve = (id: string) =>
    server.call('POST', `/api/admin/shops/demo-bar/orders/${id}/approve`, { headers: { 'x-device-id': device } });
  const restart = async () => {
    const { db, clock } = server.services;
    server.services.clockGuard = createClockGuard(clock, await lastWrittenAt(db));
  };
  let early = '';
  let late = '';

  it('is no news while it is right', async () => {
    early = (await order('bar-negroni')).json().id;
    expect(early).toBeTruthy();
    const settings = { timeZone: 'UTC', hours: SHUT_NOW, alcoholHours: SHUT_NOW };
    const saved = await server.call('PATCH', '/api/admin/shops/demo-bar/selling', {
      headers: server.owner,
      body: settings,
    });
    expect(saved.statusCode).toBe(200);
    await restart();
    expect(await clockNow()).toMatchObject({ isBehind: false, lastWrittenAt: '2026-03-14T12:00:00.000Z' });
    server.pass(1000);
    expect((await order('bar-negroni', { adultConfirmed: true })).json().code).toBe('bar-closed');
  });

  it('is told, hours are not looked at, and staff start what has alcohol', async () => {
    server.pass(-LOST_MS);
    await restart();
    expect(await clockNow()).toMatchObject({ isBehind: true, lastWrittenAt: '2026-03-14T12:00:00.000Z' });
    const told = (await server.call('GET', '/api/admin/shops/demo-bar/selling', { headers: server.owner })).json();
    expect(told.now).toMatchObject({ open: null, alcohol: null, alcoholDuty: true });
    // What the owner has saved is shown as it is.
    expect(told.settings).toMatchObject({ hours: SHUT_NOW, alcoholDuty: false });

    expect((await order('bar-negroni')).json().code).toBe('adult-unconfirmed');
    const placed = (await order('bar-negroni', { adultConfirmed: true })).json();
    expect(placed).toMatchObject({ status: 'PENDING', staffApproves: 'alcohol-duty' });
    late = placed.id;
    expect((await approve(late)).json().code).toBe('staff-approves');
  });

  const openOrders = async (): Promise<string[]> => {
    const rows = await server.services.db.selectFrom('orders').select('id').where('status', '=', 'PENDING').execute();
    return rows.map(({ id }) => id).sort();
  };

  it('lets nothing expire until it is set, and orders of the wrong time not before they had their life', async () => {
    await sweepOrders(server.services);
    expect(await openOrders()).toEqual([early, late].sort());

    server.pass(LOST_MS + HOUR / 2);
    expect((await clockNow()).isBehind).toBe(false);
    await sweepOrders(server.services);
    expect(await openOrders()).toEqual([early, late].sort());
    expect((await order('bar-negroni', { adultConfirmed: true })).json().code).toBe('bar-closed');

    server.pass(PENDING_ORDER_LIFE_MS);
    await sweepOrders(server.services);
    expect(await openOrders()).toEqual([]);
  });
});

describe.each(testEngines)('a clock that is turned back while drinks are made on %s', (_engine, open) => {
  const server = useTestServer(open);
  const at = '/api/admin/shops/demo-bar';
  const headers = { 'x-device-id': newDevice() };
  const order = async () => {
    const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', kioskInstanceCode: server.barCode };
    return (await server.call('POST', `${at}/submit-order`, { headers, body })).json();
  };
  const stageOf = async (id: string) =>
    (await server.call('GET', `${at}/orders/${id}`, { headers: server.owner })).json().stage;

  it('gives a drink its time from then, and keeps what is over as it is', async () => {
    const expired = await order();
    server.pass(PENDING_ORDER_LIFE_MS + 1);
    await sweepOrders(server.services);
    expect(await stageOf(expired.id)).toBe('cancelled');
    const { id, brewingTimeMs } = await order();
    await server.call('POST', `${at}/orders/${id}/approve`, { headers });

    server.pass(-HOUR);
    await sweepOrders(server.services);
    expect(await stageOf(id)).toBe('being-made');
    server.pass(brewingTimeMs - 1);
    await sweepOrders(server.services);
    expect(await stageOf(id)).toBe('being-made');
    server.pass(1);
    await sweepOrders(server.services);
    expect(await stageOf(id)).toBe('collected');
    expect(await stageOf(expired.id)).toBe('cancelled');
  });
});
