/** What is kept of a guest, and that nothing of it is left once it is erased. Source: docs/behaviour/guest-data.md. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, OWNER, useTestServer, type TestServer } from '#test/server/test-services.ts';
import type { Db } from '../../db/database.ts';
import { hashOfGuestId } from '../../http/guest-id.ts';
import { giveGrant } from '../../repos/machines/presence-grants.repo.ts';
import { insertRoom } from '../../repos/kiosk/table-rooms.repo.ts';
import { insertDraw } from '../../repos/kiosk/capsules.repo.ts';
import { addPhone, saveName, type StoredRound } from '../../repos/kiosk/room-rounds.repo.ts';
import { followTicket } from '../../repos/orders/followers.repo.ts';
import { joinLeague, recordMatch } from '../../repos/kiosk/league.repo.ts';
import { recordEventsIn } from '../../repos/events.repo.ts';
import { newRoom } from '#domain/games/table-room.ts';
import { forgetGuestData } from '../orders/sweep-orders.ts';

const at = '/api/admin/shops/demo-bar';
const NAME = 'Wilhelmina Quist';
const NOTE = 'kiwi seeds';

describe.each(testEngines)('the record of a guest on %s', (_engine, open) => {
  const server = useTestServer(open);
  let owner: Record<string, string>;
  beforeAll(async () => {
    owner = await server.signIn(OWNER);
    await server.call('PATCH', `${at}/selling`, { headers: owner, body: { prices: true } });
    const body = { sizeS: 8800, sizeM: null, sizeL: null };
    await server.call('PUT', `${at}/recipes/bar-negroni/prices`, { headers: owner, body });
  });

  /** A phone that is in every table a phone can be in. */
  const guest = async (name = NAME) => {
    const device = newDevice();
    const deviceHash = hashOfGuestId(device)!;
    const headers = { 'x-device-id': device, 'x-session-id': newDevice(), 'x-join-code': server.barCode };
    await server.call('GET', `/api/kiosk-instances/code/${server.barCode}`, { headers });
    const order = await orderOf(server, headers, name);
    await server.services.commit(() => giveGrant('demo-bar', deviceHash, '2026-03-14T12:10:00.000Z'));
    const { db } = server.services;
    const room = { id: device, shopId: 'demo-bar', instanceCode: server.barCode, number: device.slice(-3) };
    const player = `${deviceHash} ${deviceHash}`;
    await insertRoom(db, { ...room, player, state: newRoom(0), rules: {}, at: '2026-03-14T12:00:00.000Z' });
    await recordEventsIn(db, 'demo-bar', 'table', [`${deviceHash} someone-else`]);
    await insertDraw(db, {
      id: `draw-${device}`,
      shopId: 'demo-bar',
      day: '2026-03-14',
      drum: 'd',
      filling: 1,
      seriesId: 's',
      number: Number(device.slice(-6)),
      recipeId: 'bar-negroni',
      zeroProof: false,
      player: deviceHash,
      key: 'k',
      createdAt: '2026-03-14T12:00:00.000Z',
    });
    const night = { shopId: 'demo-bar', day: '2026-03-14' };
    const match = {
      roomId: device,
      turn: 3,
      winner: deviceHash,
      loser: 'someone-else',
      at: '2026-03-14T12:00:00.000Z',
    };
    await joinLeague(db, night, deviceHash, 'Lea', '2026-03-14T12:00:00.000Z');
    await recordMatch(db, { ...night, ...match });
    const round = { id: 'the-round', shopId: 'demo-bar', questions: 5 } as StoredRound;
    await addPhone(db, round, deviceHash, '2026-03-14T12:00:00.000Z');
    await saveName(db, round, deviceHash, 'Lea');
    await followTicket(db, { shopId: 'demo-bar', ticketId: 'a-ticket', deviceHash }, '2026-03-14T12:00:00.000Z');
    return { headers, deviceHash, order };
  };
  const finish = async (orderId: string) => {
    await server.call('POST', `${at}/orders/${orderId}/approve`, { headers: owner });
    await server.call('POST', `${at}/orders/${orderId}/complete`, { headers: owner });
  };
  const read = async (orderId: string) =>
    (await server.call('GET', `${at}/orders/${orderId}/guest`, { headers: owner })).json();
  const eraseAt = (orderId: string) => server.call('POST', `${at}/orders/${orderId}/erase-guest`, { headers: owner });
  const figures = async () => {
    const [insights, tabs, csv] = await Promise.all(
      ['insights?from=2026-03-14&to=2026-03-14', 'tabs?day=2026-03-14', 'orders.csv'].map((path) =>
        server.call('GET', `${at}/${path}`, { headers: owner }),
      ),
    );
    return {
      insights: insights!.json(),
      // By name: the erased ones are one more.
      sum: tabs!.json().tabs.reduce((sum: number, tab: Tab) => sum + (tab.sums[0]?.amount ?? 0), 0),
      drinks: tabs!.json().tabs.reduce((sum: number, { drinks }: Tab) => sum + drinks, 0),
      numbers: csv!.body.split('\n').map((line) => line.split(',')[0]),
      bottles: (await server.call('GET', `${at}/stock`, { headers: owner })).json(),
    };
  };

  it('says all that is kept of the phone', async () => {
    const { order, headers } = await guest();
    const told = await read(order.orderId);
    expect(told).toMatchObject({
      shop: { id: 'demo-bar' },
      keptDays: 30,
      of: 'device',
      presenceUntil: '2026-03-14T12:10:00.000Z',
      orders: [
        {
          orderId: order.orderId,
          displayId: order.displayId,
          name: NAME,
          session: 1,
          drink: 'Negroni',
          allergies: { allergens: ['milk'], note: NOTE },
          price: { amount: 8800, currency: 'HKD' },
        },
      ],
      visits: [{ day: '2026-03-14', kiosk: server.barCode, joinedAt: expect.any(String) }],
      capsules: [{ series: 's' }],
      tableGames: [{ kiosk: server.barCode }],
      league: [{ day: '2026-03-14', boardName: 'Lea' }],
      rounds: [{ answers: [null, null, null, null, null], boardName: 'Lea' }],
      followed: [{ displayId: '', since: '2026-03-14T12:00:00.000Z' }],
      orderKeys: [{ orderId: order.orderId }],
    });
    const own = await server.call('GET', `${at}/own-record`, { headers });
    expect(own.json()).toEqual(told);
    expect(own.body).not.toMatch(/[0-9a-f]{64}/);
    const elsewhere = await server.call('GET', '/api/admin/shops/demo-tea/own-record', { headers });
    expect(elsewhere.json()).toMatchObject({ orders: [], visits: [], capsules: [], tableGames: [], orderKeys: [] });
  });

  it('is erased from every table, and nothing else changes', async () => {
    const other = await guest('Somebody Else');
    const { order, deviceHash, headers } = await guest();
    await finish(order.orderId);
    await server.services.visits.flush();
    const { db } = server.services;
    expect(await tablesWith(db, deviceHash)).toEqual([
      'capsule_draws',
      'league_matches',
      'league_players',
      'order_keys',
      'orders',
      'presence_grants',
      'room_round_phones',
      'shop_events',
      'table_rooms',
      'ticket_followers',
      'visits',
    ]);
    expect(await tablesWith(db, NAME)).toEqual(['orders']);
    const before = await figures();

    const erased = await eraseAt(order.orderId);
    expect(erased.json()).toEqual({
      orders: 1,
      visits: 1,
      presence: 1,
      capsules: 1,
      tableGames: 1,
      league: 1,
      rounds: 1,
      followed: 1,
      orderKeys: 1,
    });

    for (const trace of [deviceHash, hashOfGuestId(headers['x-session-id'])!])
      expect(await tablesWith(db, trace)).toEqual([]);
    expect(await figures()).toEqual(before);
    const kept = (await server.call('GET', `${at}/orders/${order.orderId}`, { headers: owner })).json();
    expect(kept).toMatchObject({ name: 'Guest', allergies: null, displayId: order.displayId, status: 'COMPLETED' });
    expect(kept.price).toEqual({ amount: 8800, currency: 'HKD' });
    expect((await server.call('GET', `${at}/own-record`, { headers })).json().orders).toEqual([]);
    expect((await read(other.order.orderId)).orders[0].name).toBe('Somebody Else');

    expect((await eraseAt(order.orderId)).json()).toEqual({
      orders: 0,
      visits: 0,
      presence: 0,
      capsules: 0,
      tableGames: 0,
      league: 0,
      rounds: 0,
      followed: 0,
      orderKeys: 0,
    });
    const { data } = (await server.call('GET', `${at}/audit`, { headers: owner })).json();
    const noted = data.filter(({ action }: { action: string }) => action === 'guest-erased');
    expect(noted).toMatchObject([{ who: 'bar', details: { orders: 1, visits: 1 } }]);
    expect(JSON.stringify(noted)).not.toContain(order.displayId);
  });

  it('is not erased while an order is under way, nor a part of it', async () => {
    const { order, headers, deviceHash } = await guest();
    await finish(order.orderId);
    const second = await orderOf(server, headers, NAME);
    for (const one of [await eraseAt(order.orderId), await eraseAt(second.orderId)])
      expect([one.statusCode, one.json().code]).toEqual([409, 'guest-order-open']);
    const own = await server.call('POST', `${at}/erase-own-record`, { headers });
    expect(own.json().message).toBe('An order of this guest is still under way. Finish or cancel it first.');
    expect((await read(order.orderId)).visits).toHaveLength(1);
    await server.call('POST', `${at}/orders/${second.orderId}/cancel`, { headers: owner });

    const mine = await server.call('POST', `${at}/erase-own-record`, { headers });
    expect(mine.json()).toMatchObject({ orders: 2 });
    expect(await tablesWith(server.services.db, deviceHash)).toEqual([]);
    expect((await server.call('POST', `${at}/erase-own-record`, { headers })).json().orders).toBe(0);
  });

  it('leaves other shops alone', async () => {
    const { order, headers, deviceHash } = await guest();
    await finish(order.orderId);
    const tea = { ...headers, 'x-join-code': server.teaCode };
    await server.call('GET', `/api/kiosk-instances/code/${server.teaCode}`, { headers: tea });
    await server.services.visits.flush();
    await eraseAt(order.orderId);
    expect(await tablesWith(server.services.db, deviceHash)).toEqual(['visits']);
    const own = (await server.call('GET', '/api/admin/shops/demo-tea/own-record', { headers: tea })).json();
    expect(own.visits).toHaveLength(1);
  });

  it('of an order without a phone is that of its ticket', async () => {
    const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: NAME, kioskInstanceCode: server.barCode };
    const placed = (await server.call('POST', `${at}/submit-order`, { headers: owner, body })).json();
    const untouched = (await server.call('POST', `${at}/submit-order`, { headers: owner, body })).json();
    await finish(placed.orderId);
    expect(await read(placed.orderId)).toMatchObject({ of: 'ticket', orders: [{ name: NAME }], visits: [] });
    expect((await eraseAt(placed.orderId)).json()).toMatchObject({ orders: 1, visits: 0 });
    expect((await read(placed.orderId)).orders[0].name).toBe('Guest');
    expect((await read(untouched.orderId)).orders[0].name).toBe(NAME);
    expect((await eraseAt(placed.orderId)).json().orders).toBe(0);
  });

  it('goes by itself after its days, from every column', async () => {
    const { order, deviceHash, headers } = await guest();
    await server.call('POST', `${at}/orders/${order.orderId}/approve`, { headers });
    server.pass(32 * 24 * 60 * 60_000);
    await server.services.db.deleteFrom('table_rooms').execute();
    await forgetGuestData(server.services);
    expect(await tablesWith(server.services.db, deviceHash)).toEqual([]);
  });
});

interface Tab {
  drinks: number;
  sums: { amount: number }[];
}

async function orderOf(server: TestServer, headers: Record<string, string>, name: string) {
  const allergies = { allergens: ['milk'], note: NOTE };
  const order = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name, kioskInstanceCode: server.barCode };
  const keyed = { ...headers, 'idempotency-key': newDevice() };
  const reply = await server.call('POST', `${at}/submit-order`, { headers: keyed, body: { ...order, allergies } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ orderId: string; displayId: string }>();
}

/** Every table with a column that holds the text, whatever its type. */
async function tablesWith(db: Db, text: string): Promise<string[]> {
  const found = [];
  for (const { name, columns } of await db.introspection.getTables()) {
    const holds = columns.map((column) => sql`cast(${sql.ref(column.name)} as text) like ${`%${text}%`}`);
    const { rows } = await sql`select 1 from ${sql.table(name)} where ${sql.join(holds, sql` or `)} limit 1`.execute(
      db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}
