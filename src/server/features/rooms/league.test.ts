import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RoomMove, RoomView } from '#contract/kiosk/table-rooms.ts';
import type { Board } from '#contract/shop/board.ts';
import { commitmentOf } from '#domain/games/commit-reveal.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { ADMIN, newDevice, useTestServer } from '#test/server/test-services.ts';
import { listInstances } from '../../repos/kiosk/kiosks.repo.ts';
import { forgetGuestData } from '../orders/sweep-orders.ts';

const AT = '/api/admin/shops/demo-bar';
const HOUR = 60 * 60_000;
const nonceOf = (n: number) => n.toString(16).padStart(32, '0');

describe.each(testEngines)('the league of the night on %s', (_engine, open) => {
  const server = useTestServer(open);
  let code: string;
  beforeAll(async () => {
    const instances = await listInstances(server.services.db);
    code = instances.find(({ kioskType, shopId }) => kioskType === 'fifteen-twenty' && shopId === 'demo-bar')!.joinCode;
  });
  const showNames = (showsNames: boolean) =>
    server.call('PUT', `${AT}/board-key`, { headers: server.admin, body: { showsNames } });
  beforeEach(async () => {
    server.pass(61_000);
    for (const table of ['league_players', 'league_matches'] as const)
      await server.services.db.deleteFrom(table).execute();
    await showNames(true);
  });
  const league = async () => (await server.call('GET', `${AT}/board`, { headers: server.admin })).json<Board>().league;

  const phone = (device = newDevice(), session = newDevice()) => {
    const headers = { 'x-device-id': device, 'x-session-id': session, 'x-join-code': code };
    const send = async (path: string, body: object) => {
      const reply = await server.call('POST', `/api/table-rooms${path}`, { headers, body });
      return { status: reply.statusCode, code: reply.json().code as string, room: reply.json() as RoomView };
    };
    return {
      headers,
      send,
      move: (roomId: string, move: RoomMove) => send(`/${roomId}/moves`, move),
      join: (roomId: string, name: string) => send(`/${roomId}/league`, { name }),
    };
  };
  type Phone = ReturnType<typeof phone>;

  /** @returns the room and, as the server has drawn, who calls first: the winner of `playOut` */
  const sitDown = async (phones: readonly [Phone, Phone]) => {
    const { room } = await phones[0].send('', {});
    await phones[1].send('/enter', { number: room.number });
    const [winner, loser] = room.first === 0 ? phones : [phones[1], phones[0]];
    return { roomId: room.roomId, winner, loser };
  };
  /** Two shows: whoever calls first hits, keeps the call, and hits again. @returns what the winner is told */
  const playOut = async ({ roomId, winner, loser }: Awaited<ReturnType<typeof sitDown>>, from = 1) => {
    let told: RoomView | undefined;
    for (const turn of [from, from + 1]) {
      for (const one of [winner, loser]) await one.move(roomId, { type: 'ready', turn });
      const nonce = nonceOf(turn);
      await winner.move(roomId, { type: 'lock', turn, commitment: commitmentOf(5, 15, nonce) });
      await loser.move(roomId, { type: 'lock', turn, commitment: commitmentOf(10, null, nonce) });
      await winner.move(roomId, { type: 'open', turn, hand: 5, call: 15, nonce });
      await loser.move(roomId, { type: 'open', turn, hand: 10, call: null, nonce });
      told = (await server.call('GET', `/api/table-rooms/${roomId}`, { headers: winner.headers })).json<RoomView>();
    }
    return told!;
  };
  const played = async (phones: readonly [Phone, Phone] = [phone(), phone()]) => {
    const table = await sitDown(phones);
    return { ...table, told: await playOut(table) };
  };

  it('counts a match for those who join after it, and says so to them alone', async () => {
    const { roomId, winner, loser, told } = await played();
    expect(told).toMatchObject({ phase: 'over', league: 'offered' });
    expect(await league()).toEqual([]);
    expect((await loser.join(roomId, 'Bo Othername')).room.league).toBe('joined');
    expect(await league()).toEqual([{ place: 1, name: 'Bo', points: 1 }]);
    expect((await winner.join(roomId, 'Ada')).room.league).toBe('joined');
    expect(await league()).toEqual([
      { place: 1, name: 'Ada', points: 3 },
      { place: 2, name: 'Bo', points: 1 },
    ]);
    // Again, or by another name, changes nothing.
    expect((await winner.join(roomId, 'Zoe')).status).toBe(200);
    expect((await league()).map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  });

  it('counts what its players play afterwards, in the same room and in others', async () => {
    const table = await played();
    await table.winner.join(table.roomId, 'Ada');
    // Once more: the winner begins, and wins.
    expect((await playOut(table, 3)).league).toBe('joined');
    expect(await league()).toEqual([{ place: 1, name: 'Ada', points: 6 }]);
    const { winner } = await played([table.winner, phone()]);
    expect((await league())[0]!.points).toBe(winner === table.winner ? 9 : 7);
  });

  it('counts no match that was left', async () => {
    const table = await sitDown([phone(), phone()]);
    const joined = await table.winner.join(table.roomId, 'Ada');
    expect([joined.status, joined.room.league]).toEqual([200, 'none']);
    await table.loser.move(table.roomId, { type: 'leave' });
    expect(await league()).toEqual([]);
  });

  it('counts no match of a phone with itself', async () => {
    const device = newDevice();
    const { roomId, winner } = await played([phone(device), phone(device)]);
    await winner.join(roomId, 'Ada');
    expect(await league()).toEqual([]);
  });

  it('keeps nothing of who has not joined', async () => {
    const { roomId, winner } = await played();
    const rows = async (table: 'league_players' | 'league_matches') =>
      server.services.db.selectFrom(table).selectAll().execute();
    expect([await rows('league_players'), await rows('league_matches')]).toEqual([[], []]);
    await winner.join(roomId, 'Ada');
    expect(await rows('league_matches')).toMatchObject([{ winner: expect.any(String), loser: null }]);
  });

  it('is not there without a board that shows names', async () => {
    await showNames(false);
    const { roomId, winner, told } = await played();
    expect(told.league).toBe('none');
    expect(await winner.join(roomId, 'Ada')).toMatchObject({ status: 409, code: 'no-league' });
    await showNames(true);
    await winner.join(roomId, 'Ada');
    await showNames(false);
    expect(await league()).toEqual([]);
  });

  it('asks for a name, and lets nobody in who does not sit at the table', async () => {
    const { roomId, winner } = await played();
    expect((await winner.join(roomId, '  ')).status).toBe(422);
    expect(await phone().join(roomId, 'Eve')).toMatchObject({ status: 404, code: 'room-not-found' });
  });

  it('tells the board, and shows five', async () => {
    const table = await played();
    const seq = async () => server.services.live.since('demo-bar', undefined);
    const before = await seq();
    await table.winner.join(table.roomId, 'Ada');
    expect(await seq()).not.toEqual(before);
    for (let n = 0; n < 5; n += 1) {
      const { roomId, winner } = await played();
      await winner.join(roomId, `Guest${n}`);
      server.pass(61_000);
    }
    expect(await league()).toHaveLength(5);
  });

  it('begins anew with the day of the shop, and forgets its names', async () => {
    const { roomId, winner } = await played();
    await winner.join(roomId, 'Nightname');
    server.pass(11 * HOUR);
    await forgetGuestData(server.services);
    const stored = async () =>
      JSON.stringify(await server.services.db.selectFrom('league_players').selectAll().execute());
    expect(await stored()).toContain('Nightname');
    server.pass(2 * HOUR);
    await forgetGuestData(server.services);
    expect(await stored()).toBe('[]');
    Object.assign(server, { admin: await server.signIn(ADMIN) });
    expect(await league()).toEqual([]);
  });
});
