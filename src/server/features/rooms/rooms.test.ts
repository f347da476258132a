import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RoomMove, RoomView } from '#contract/kiosk/table-rooms.ts';
import { commitmentOf } from '#domain/games/commit-reveal.ts';
import { followStream } from '#test/server/follow-stream.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { listInstances } from '../../repos/kiosk/kiosks.repo.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { sweepRooms } from './sweep-rooms.ts';

const nonceOf = (n: number) => n.toString(16).padStart(32, '0');
const SESSION = '00000000-0000-4000-9000-000000000001';
const OTHER_SESSION = '00000000-0000-4000-9000-000000000002';

describe.each(testEngines)('table rooms on %s', (_engine, open) => {
  const server = useTestServer(open);

  beforeAll(() => server.app.listen({ port: 0, host: '127.0.0.1' }));

  const phone = async (extra: Record<string, string> = {}, type = 'fifteen-twenty') => {
    const instances = await listInstances(server.services.db);
    const joinCode = instances.find(({ kioskType }) => kioskType === type)!.joinCode;
    const headers = { 'x-device-id': newDevice(), 'x-session-id': SESSION, 'x-join-code': joinCode, ...extra };
    const send = async (method: 'GET' | 'POST', path: string, body?: object) => {
      const reply = await server.call(method, `/api/table-rooms${path}`, { headers, ...(body && { body }) });
      return { status: reply.statusCode, code: reply.json().code as string, room: reply.json() as RoomView };
    };
    return {
      headers,
      open: () => send('POST', '', {}),
      enter: (number: string) => send('POST', '/enter', { number }),
      look: (roomId: string) => send('GET', `/${roomId}`),
      move: (roomId: string, move: RoomMove) => send('POST', `/${roomId}/moves`, move),
    };
  };
  type Phone = Awaited<ReturnType<typeof phone>>;

  /** Two phones in a room, ready for the first show; the first is the one that calls. */
  const atTable = async (isReady = true) => {
    const phones = [await phone(), await phone()] as const;
    const opened = (await phones[0].open()).room;
    await phones[1].enter(opened.number);
    const { roomId, first } = opened;
    if (isReady) for (const one of phones) await one.move(roomId, { type: 'ready', turn: 1 });
    return { roomId, number: opened.number, caller: phones[first], other: phones[first === 0 ? 1 : 0], first };
  };
  const lock = (who: Phone, roomId: string, turn: number, hand: number, call: number | null) =>
    who.move(roomId, { type: 'lock', turn, commitment: commitmentOf(hand, call, nonceOf(turn)) });
  const show = (who: Phone, roomId: string, turn: number, hand: number, call: number | null) =>
    who.move(roomId, { type: 'open', turn, hand, call, nonce: nonceOf(turn) });

  it('seats two by a number and plays a show', async () => {
    const { roomId, caller, other, first } = await atTable();
    expect((await lock(caller, roomId, 1, 5, 15)).room).toMatchObject({ phase: 'choosing', theirCommitment: null });
    expect((await lock(other, roomId, 1, 10, null)).room.phase).toBe('opening');
    const early = (await show(caller, roomId, 1, 5, 15)).room;
    expect(early).toMatchObject({ phase: 'opening', shows: [], proof: null });
    const seen = JSON.stringify((await other.look(roomId)).room);
    expect(seen).not.toContain('"hand"');
    const after = (await show(other, roomId, 1, 10, null)).room;
    expect(after).toMatchObject({ phase: 'ready', turn: 2, ready: [false, false] });
    expect(after.shows[0]![first]).toEqual({ hand: 5, call: 15 });
    expect(after.proof?.opened[first]).toEqual({ hand: 5, call: 15, nonce: nonceOf(1) });
    expect((await caller.look(roomId)).room.shows).toEqual(after.shows);
  });

  it.each<
    [string, number, string, (t: Awaited<ReturnType<typeof atTable>>) => Promise<{ status: number; code: string }>]
  >([
    [
      'a second choice',
      409,
      'room-already-locked',
      async ({ roomId, caller }) => {
        await lock(caller, roomId, 1, 5, 15);
        return lock(caller, roomId, 1, 10, 15);
      },
    ],
    [
      'a hand before both are locked',
      409,
      'room-not-now',
      async ({ roomId, caller }) => {
        await lock(caller, roomId, 1, 5, 15);
        return show(caller, roomId, 1, 5, 15);
      },
    ],
    [
      'another hand than was locked',
      422,
      'room-wrong-hand',
      async ({ roomId, caller, other }) => {
        await lock(caller, roomId, 1, 5, 15);
        await lock(other, roomId, 1, 10, null);
        return show(caller, roomId, 1, 10, 15);
      },
    ],
    [
      'another call than was locked',
      422,
      'room-wrong-hand',
      async ({ roomId, caller, other }) => {
        await lock(caller, roomId, 1, 5, 10);
        await lock(other, roomId, 1, 10, null);
        return show(caller, roomId, 1, 5, 15);
      },
    ],
    [
      'three hands',
      422,
      'room-wrong-hand',
      async ({ roomId, caller, other }) => {
        await lock(caller, roomId, 1, 15, 15);
        await lock(other, roomId, 1, 10, null);
        return show(caller, roomId, 1, 15, 15);
      },
    ],
    [
      'a call of seven',
      422,
      'room-wrong-hand',
      async ({ roomId, caller, other }) => {
        await lock(caller, roomId, 1, 5, 7);
        await lock(other, roomId, 1, 10, null);
        return show(caller, roomId, 1, 5, 7);
      },
    ],
    [
      'a call out of turn',
      422,
      'room-wrong-hand',
      async ({ roomId, caller, other }) => {
        await lock(caller, roomId, 1, 5, 15);
        await lock(other, roomId, 1, 10, 15);
        return show(other, roomId, 1, 10, 15);
      },
    ],
    [
      'the other’s commitment as one’s own',
      422,
      'room-wrong-hand',
      async ({ roomId, caller, other }) => {
        const { room } = await lock(caller, roomId, 1, 5, 15);
        expect(room.locked).toContain(true);
        return other.move(roomId, { type: 'lock', turn: 1, commitment: commitmentOf(5, 15, nonceOf(1)) });
      },
    ],
    [
      'a commitment that is none',
      422,
      'room-wrong-hand',
      ({ roomId, caller }) => caller.move(roomId, { type: 'lock', turn: 1, commitment: '5 and 15' }),
    ],
    [
      'a show that is over',
      409,
      'room-moved-on',
      async ({ roomId, caller }) => {
        server.pass(8001);
        return lock(caller, roomId, 1, 5, 15);
      },
    ],
    ['a show to come', 409, 'room-moved-on', ({ roomId, caller }) => lock(caller, roomId, 2, 5, 15)],
    ['a stranger’s move', 404, 'room-not-found', async ({ roomId }) => lock(await phone(), roomId, 1, 5, 15)],
    ['a stranger’s look', 404, 'room-not-found', async ({ roomId }) => (await phone()).look(roomId)],
    [
      'the same device in another session',
      404,
      'room-not-found',
      async ({ roomId, caller }) => (await phone({ ...caller.headers, 'x-session-id': OTHER_SESSION })).look(roomId),
    ],
    [
      'a player from another kiosk',
      404,
      'room-not-found',
      async ({ roomId, caller }) => (await phone({ ...caller.headers, 'x-join-code': server.barCode })).look(roomId),
    ],
    ['a third player', 409, 'room-full', async ({ number }) => (await phone()).enter(number)],
  ])('refuses %s', async (_case, status, code, attempt) => {
    const table = await atTable();
    const reply = await attempt(table);
    expect([reply.status, reply.code]).toEqual([status, code]);
    const { room } = await table.caller.look(table.roomId);
    expect(room.shows.flat().filter((part) => typeof part === 'object')).toEqual([]);
  });

  it('refuses a hand that is opened late, and says who was in time', async () => {
    const { roomId, caller, other, first } = await atTable();
    await lock(caller, roomId, 1, 5, 15);
    await lock(other, roomId, 1, 10, null);
    await show(caller, roomId, 1, 5, 15);
    server.pass(8001);
    expect((await show(other, roomId, 1, 10, null)).code).toBe('room-moved-on');
    const { room } = await caller.look(roomId);
    expect(room).toMatchObject({ phase: 'ready', turn: 2, proof: null });
    expect([room.shows[0]![first], room.shows[0]![first === 0 ? 1 : 0]]).toEqual(['hidden', 'late']);
  });

  it('moves on without a player who never chooses', async () => {
    const { roomId, caller, other, first } = await atTable();
    expect((await caller.look(roomId)).room.leftMs).toBe(6000);
    await lock(other, roomId, 1, 10, null);
    server.pass(7000);
    expect((await other.look(roomId)).room).toMatchObject({ phase: 'choosing', leftMs: 0 });
    server.pass(1001);
    const { room } = await other.look(roomId);
    expect(room).toMatchObject({ phase: 'ready', turn: 2 });
    expect(room.shows[0]![first]).toBe('late');
    expect((await caller.move(roomId, { type: 'ready', turn: 2 })).status).toBe(200);
  });

  it('handles a repeated message once', async () => {
    const { roomId, caller, other } = await atTable(false);
    for (const who of [caller, caller, other]) {
      expect((await who.move(roomId, { type: 'ready', turn: 1 })).status).toBe(200);
    }
    for (const _again of [1, 2]) expect((await lock(caller, roomId, 1, 5, 15)).status).toBe(200);
  });

  it('reports that the other is silent, is back, and has left', async () => {
    const { roomId, number, caller, other } = await atTable();
    server.pass(11_000);
    expect((await caller.look(roomId)).room.them).toBe('silent');
    await other.look(roomId);
    expect((await caller.look(roomId)).room.them).toBe('here');
    await other.move(roomId, { type: 'leave' });
    expect((await caller.look(roomId)).room.them).toBe('left');
    expect((await other.enter(number)).room.turn).toBeGreaterThan(0);
    expect((await caller.look(roomId)).room.them).toBe('here');
  });

  it('plays to the target, then again', async () => {
    const { roomId, caller, other } = await atTable(false);
    const both = [caller, other];
    for (const turn of [1, 2]) {
      for (const who of both) await who.move(roomId, { type: 'ready', turn });
      await lock(caller, roomId, turn, 5, 15);
      await lock(other, roomId, turn, 10, null);
      await show(caller, roomId, turn, 5, 15);
      await show(other, roomId, turn, 10, null);
    }
    expect((await caller.look(roomId)).room).toMatchObject({ phase: 'over', turn: 3, shows: [{}, {}] });
    expect((await lock(caller, roomId, 3, 5, 15)).code).toBe('room-not-now');
    for (const who of both) await who.move(roomId, { type: 'ready', turn: 3 });
    expect((await caller.look(roomId)).room).toMatchObject({ phase: 'choosing', turn: 3, shows: [] });
  });

  describe('news', () => {
    const at = '/api/admin/shops/demo-bar/events';
    interface Batch {
      seq: number;
      events: { seq: number; kind: string }[];
    }
    const since = async ({ headers }: { headers: Record<string, string> }, after?: number): Promise<Batch> =>
      (await server.call('GET', `${at}${after === undefined ? '' : `?after=${after}`}`, { headers })).json();
    const kinds = async (who: { headers: Record<string, string> }, after: number) =>
      (await since(who, after)).events.map(({ kind }) => kind);

    it('tell each player what the other did, and nobody else', async () => {
      const [ada, bea, stranger] = [await phone(), await phone(), await phone()];
      const { roomId, number } = (await ada.open()).room;
      const { seq } = await since(ada);
      await bea.enter(number);
      expect(await kinds(ada, seq)).toEqual(['table']);
      await ada.move(roomId, { type: 'ready', turn: 1 });
      expect(await kinds(bea, seq)).toEqual(['table']);
      await bea.move(roomId, { type: 'leave' });
      expect(await kinds(ada, seq)).toEqual(['table', 'table']);
      expect(await kinds(stranger, seq)).toEqual([]);
      expect(await kinds({ headers: server.owner }, seq)).toEqual([]);
    });

    it('tell both when time has closed a show', async () => {
      const { roomId, caller, other } = await atTable();
      const { seq } = await since(caller);
      server.pass(60_000);
      expect((await caller.look(roomId)).room.turn).toBe(2);
      expect(await kinds(caller, seq)).toEqual(['table']);
      expect(await kinds(other, seq)).toEqual(['table']);
    });

    it('say nothing of a move that was refused', async () => {
      const { roomId, caller, other } = await atTable();
      const { seq } = await since(caller);
      expect((await other.move(roomId, { type: 'ready', turn: 9 })).code).toBe('room-moved-on');
      expect(await kinds(caller, seq)).toEqual([]);
    });

    it('come by stream as it happens', async () => {
      const origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
      const { roomId, caller, other } = await atTable();
      const { seq } = await since(caller);
      const { next, leave } = await followStream<Batch>(`${origin}${at}?after=${seq}`, caller.headers);
      await next();
      const body = JSON.stringify({ type: 'leave' });
      const headers = { ...other.headers, 'content-type': 'application/json' };
      const moved = await fetch(`${origin}/api/table-rooms/${roomId}/moves`, { method: 'POST', headers, body });
      await moved.text();
      expect((await next()).events).toMatchObject([{ kind: 'table' }]);
      leave();
    });
  });

  it('keeps to the rules the room was opened with', async () => {
    const { roomId, caller } = await atTable();
    const code = caller.headers['x-join-code'];
    const before = await listInstances(server.services.db);
    const saved = before.find(({ joinCode }) => joinCode === code)!.config;
    const body = { config: { ...saved, experience: { untimed: true } } };
    await server.call('PATCH', `/api/kiosk-instances/code/${code}/config`, { headers: server.admin, body });
    expect((await caller.look(roomId)).room.rules).toMatchObject({ untimed: false });
    const { roomId: next } = (await caller.open()).room;
    expect((await caller.look(next)).room.rules).toMatchObject({ untimed: true });
    await server.call('PATCH', `/api/kiosk-instances/code/${code}/config`, {
      headers: server.admin,
      body: { config: saved },
    });
  });

  it('has no clock if its players chose so', async () => {
    const { headers } = await phone();
    const reply = await server.call('POST', '/api/table-rooms', { headers, body: { untimed: true, target: 1 } });
    expect(reply.json().rules).toMatchObject({ untimed: true, target: 2 });
  });

  it('is deleted 15 minutes after the last move, whether polled or not', async () => {
    const { roomId, number, caller } = await atTable();
    server.pass(14 * 60_000);
    expect((await caller.look(roomId)).status).toBe(200);
    server.pass(61_000);
    expect((await caller.look(roomId)).code).toBe('room-not-found');
    expect((await caller.enter(number)).code).toBe('room-not-found');
    await sweepRooms(server.services);
    expect(await server.services.db.selectFrom('table_rooms').selectAll().execute()).toEqual([]);
  });

  it('limits guessing of numbers', async () => {
    const guesser = await phone();
    const replies: number[] = [];
    for (let n = 0; n < 12; n += 1) replies.push((await guesser.enter('099')).status);
    expect(replies.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 404));
    expect(replies.slice(10)).toEqual([429, 429]);
  });

  it.each([
    ['has no game for two', 'ordering-terminal', 422, 'no-table-game'],
    ['has one', 'fifteen-twenty', 200, undefined],
    ['has the other', 'five-mui', 200, undefined],
  ])('opens if the kiosk %s', async (_case, type, status, code) => {
    const reply = await (await phone({}, type)).open();
    expect([reply.status, reply.code]).toEqual([status, code]);
  });

  it('needs a phone that says who it is', async () => {
    const { headers } = await phone();
    const reply = await server.call('POST', '/api/table-rooms', {
      headers: { 'x-join-code': headers['x-join-code'] },
      body: {},
    });
    expect(reply.json().code).toBe('not-joined');
  });
});
