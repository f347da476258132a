/** What an inspector reads. Source: docs/behaviour/inspection.md. */
import { beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, OTHER_OWNER, OWNER, useTestServer } from '#test/server/test-services.ts';
import { addedMachine } from '#test/server/paired-machine.ts';
import { runSteps } from '../../db/engine.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import { insertCare } from '../../repos/machines/machine-care.repo.ts';

const at = '/api/admin/shops/demo-bar';

describe.each(testEngines)('an inspection on %s', (_engine, open) => {
  const server = useTestServer(open);
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await server.signIn(OWNER);
    const body = { alcoholDuty: true, timeZone: 'Asia/Hong_Kong' };
    await server.call('PATCH', `${at}/selling`, { headers: owner, body });
    const address = { en: '1 Wing Lok Street', 'zh-HK': '永樂街 1 號' };
    await server.call('PATCH', '/v1/admin/shops/demo-bar', { headers: owner, body: { address } });
  });
  const order = async (headers: Record<string, string>, recipeId = 'bar-negroni', code = server.barCode) => {
    const body = { targetShopId: 'demo-bar', recipeId, name: 'Ada', adultConfirmed: true };
    const sent = code === '' ? body : { ...body, kioskInstanceCode: code };
    const reply = await server.call('POST', `${at}/submit-order`, { headers, body: sent });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json() as { orderId: string; displayId: string };
  };
  const guest = () => ({ 'x-device-id': newDevice(), 'x-join-code': server.barCode });
  const read = async (query = '', headers = owner) =>
    (await server.call('GET', `${at}/inspection${query}`, { headers })).json();

  it('has the orders above 1.2 % with who confirmed and who approved, and nobody’s name', async () => {
    const byGuest = await order(guest());
    await server.call('POST', `${at}/orders/${byGuest.orderId}/approve`, { headers: owner });
    const byStaff = await order(owner, 'bar-negroni', '');
    const cancelled = await order(guest());
    await server.call('POST', `${at}/orders/${cancelled.orderId}/cancel`, { headers: owner });
    const told = await read();
    expect(told).toMatchObject({
      from: '2026-02-13',
      to: '2026-03-14',
      timeZone: 'Asia/Hong_Kong',
      alcoholDuty: true,
      shop: { address: { en: '1 Wing Lok Street', 'zh-HK': '永樂街 1 號' } },
      isCut: { care: false, orders: false },
    });
    const now = '2026-03-14T12:00:00.000Z';
    expect(told.orders).toMatchObject([
      {
        displayId: byGuest.displayId,
        drink: 'Negroni',
        day: '2026-03-14',
        placedAt: now,
        adult: { at: now, by: 'guest' },
        approved: { at: now, by: { who: 'staff', name: 'bar' } },
      },
      { displayId: byStaff.displayId, adult: { by: 'staff' }, approved: null },
    ]);
    expect(told.orders[0].alcoholGrams).toBeGreaterThan(5);
    expect(JSON.stringify(told)).not.toContain('Ada');
  });

  it('leaves out what has no alcohol, and keeps what nobody knows', async () => {
    const before = (await read()).orders.length;
    const menu = (await server.call('GET', `${at}/recipes`, { headers: owner })).json().recipes;
    const ids = menu as { id: string; alcohol: string; available: boolean; hidden: boolean }[];
    const free = ids.find(({ alcohol, available, hidden }) => alcohol === 'free' && available && !hidden)!;
    await order(guest(), free.id);
    expect((await read()).orders).toHaveLength(before);
  });

  it('says that a guest approved, also when the phone is forgotten', async () => {
    await server.call('PATCH', `${at}/selling`, { headers: owner, body: { alcoholDuty: false } });
    const phone = guest();
    const placed = await order(phone);
    await server.call('POST', `${at}/orders/${placed.orderId}/approve`, { headers: phone });
    await server.call('POST', `${at}/orders/${placed.orderId}/complete`, { headers: owner });
    const last = async () => (await read()).orders.at(-1);
    expect(await last()).toMatchObject({ displayId: placed.displayId, approved: { by: { who: 'guest' } } });
    const erased = await server.call('POST', `${at}/erase-own-record`, { headers: phone });
    expect(erased.json().orders).toBe(1);
    expect(await last()).toMatchObject({ displayId: placed.displayId, approved: { by: { who: 'guest' } } });
  });

  it('has what was cleaned, of the shop’s days', async () => {
    const { db } = server.services;
    const { id: machineId } = await addedMachine(server, 'demo-bar');
    const { id: accountId } = await db
      .selectFrom('accounts')
      .select('id')
      .where('username', '=', 'bar')
      .executeTakeFirstOrThrow();
    const care = (id: string, issuedAt: string) =>
      runSteps(
        db,
        insertCare({
          id,
          machineId,
          shopId: 'demo-bar',
          accountId,
          kind: 'clean',
          slot: 3,
          runMs: 1000,
          pulses: 2,
          restMs: 10,
          issuedAt,
          expiresAt: issuedAt,
          timesOutAt: issuedAt,
        }),
      );
    // Half past four in Hong Kong is still the night before.
    await care('late', '2026-03-10T20:30:00.000Z');
    await db.updateTable('machine_care').set({ state: 'done' }).execute();
    await care('next', '2026-03-10T21:30:00.000Z');
    const details = { machineId, name: 'Berry', what: 'clean' };
    const action = 'machine-cared-for' as const;
    await recordAction(db, { id: 'p', at: '2026-03-10T12:00:00.000Z', accountId, action, shopId: 'demo-bar', details });
    const told = await read('?from=2026-03-10&to=2026-03-10');
    expect(told.care).toMatchObject([
      { id: 'p', machine: 'Berry', slot: null, what: 'clean', state: null, by: 'bar' },
      { id: 'late', slot: 3, what: 'clean', state: 'done', by: 'bar' },
    ]);
    expect((await read('?from=2026-03-11&to=2026-03-11')).care).toMatchObject([{ id: 'next', state: 'issued' }]);
  });

  it('is of at most 92 days, the first before the last, and of the own shop', async () => {
    expect((await read('?from=2026-01-01&to=2026-04-02')).orders).toBeDefined();
    expect((await read('?from=2026-01-01&to=2026-04-03')).message).toBe('Choose at most 92 days.');
    expect((await read('?from=2026-03-14&to=2026-03-13')).message).toBe('The first day is after the last.');
    expect((await read('', await server.signIn(OTHER_OWNER))).code).toBe('shop-forbidden');
  });
});
