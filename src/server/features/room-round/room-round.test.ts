import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Board } from '#contract/shop/board.ts';
import type { GuestRound, HostedRound } from '#contract/shop/room-round.ts';
import { ROUND_READ_MS, ROUND_SHOWN_MS } from '#domain/games/room-round.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { listInstances } from '../../repos/kiosk/kiosks.repo.ts';
import { forgetGuestData } from '../orders/sweep-orders.ts';

const AT = '/api/admin/shops/demo-bar';
const GATHERS_MS = 30_000;
const ASKS_MS = 20_000;
const GRACE_MS = 2000;
const UNKNOWN = '00000000-0000-4000-8000-00000000abcd';

describe.each(testEngines)('a round for everyone on %s', (_engine, open) => {
  const server = useTestServer(open);
  let codes: string[];
  beforeAll(async () => {
    const instances = await listInstances(server.services.db);
    codes = instances.filter(({ shopId }) => shopId === 'demo-bar').map(({ joinCode }) => joinCode);
    await server.call('PUT', `${AT}/board-key`, { headers: server.admin, body: { showsNames: true } });
  });
  beforeEach(async () => {
    server.pass(10 * 60_000);
    for (const table of ['room_rounds', 'room_round_phones'] as const)
      await server.services.db.deleteFrom(table).execute();
    server.admin = await server.signIn({ username: 'admin', password: 'admin-password' });
  });

  const host = async (path = '', body?: object) => {
    const reply = await server.call(body ? 'POST' : 'GET', `${AT}/round${path}`, {
      headers: server.admin,
      ...(body && { body }),
    });
    return { status: reply.statusCode, code: reply.json().code as string, round: reply.json().round as HostedRound };
  };
  const start = async (set = 'this-or-that', pace = 'timer') => (await host('', { set, pace })).round;
  const board = async () => (await server.call('GET', `${AT}/board`, { headers: server.admin })).json<Board>().round;

  const phone = (code = codes[0]!, device = newDevice()) => {
    const headers = { 'x-device-id': device, 'x-session-id': device, 'x-join-code': code };
    const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
      const reply = await server.call(method, `${AT}/round${path}`, { headers, ...(body && { body }) });
      return { status: reply.statusCode, code: reply.json().code as string, round: reply.json().round as GuestRound };
    };
    return {
      headers,
      read: async () => (await call('GET', '')).round,
      join: (roundId: string) => call('POST', '/join', { roundId }),
      leave: (roundId: string) => call('POST', '/leave', { roundId }),
      answer: (roundId: string, question: number, answer: number) =>
        call('POST', '/answers', { roundId, question, answer }),
      name: (roundId: string, name: string) => call('POST', '/name', { roundId, name }),
    };
  };
  type Phone = ReturnType<typeof phone>;

  /** Each phone gives the answers of its line, `-` none; at the end the round is over. */
  const play = async (roundId: string, lines: readonly (readonly [Phone, string])[]) => {
    server.pass(GATHERS_MS);
    for (const question of lines[0]![1].split('').keys()) {
      for (const [one, line] of lines)
        if (line[question] !== '-')
          expect((await one.answer(roundId, question, Number(line[question]))).status).toBe(200);
      server.pass(ASKS_MS);
    }
    server.pass(GRACE_MS);
  };

  it('gathers, asks its questions, counts and is over by itself', async () => {
    const { roundId } = await start();
    const one = phone();
    expect(await one.read()).toMatchObject({
      phase: 'gathering',
      step: -1,
      leftMs: GATHERS_MS,
      phones: 0,
      isIn: false,
    });
    expect((await one.join(roundId)).round).toMatchObject({
      isIn: true,
      phones: 1,
      answers: [null, null, null, null, null],
    });
    server.pass(GATHERS_MS);
    expect((await one.answer(roundId, 0, 1)).round).toMatchObject({
      phase: 'question',
      step: 0,
      answers: [1, null, null, null, null],
    });
    expect((await host('/host')).round).toMatchObject({ step: 0, phones: 1, answered: 1 });
    server.pass(4 * ASKS_MS);
    expect(await one.read()).toMatchObject({ phase: 'question', step: 4, closest: null });
    server.pass(ASKS_MS);
    expect(await one.read()).toMatchObject({ phase: 'counting', step: 5, leftMs: GRACE_MS });
    server.pass(GRACE_MS);
    expect(await one.read()).toMatchObject({
      phase: 'over',
      leftMs: null,
      closest: null,
      answers: [1, null, null, null, null],
    });
    server.pass(ROUND_READ_MS);
    expect(await one.read()).toBeNull();
    expect((await host('/host')).round).toBeNull();
  });

  it('is moved on by the counter, one step for two taps', async () => {
    const { roundId } = await start('four-corners', 'host');
    const taps = await Promise.all([1, 2].map(() => host('/next', { roundId, step: -1 })));
    expect(new Set(taps.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(taps.find(({ status }) => status === 409)?.code).toBe('round-moved-on');
    expect((await host('/next', { roundId, step: 0 })).round).toMatchObject({ step: 1, phase: 'question' });
    for (const step of [1, 2]) await host('/next', { roundId, step });
    expect((await host('/next', { roundId, step: 3 })).round).toMatchObject({ step: 4, phase: 'counting' });
    expect((await host('/next', { roundId, step: 4 })).status).toBe(409);
  });

  it('is one at a time, also for two who start it together, and follows the one before', async () => {
    const both = await Promise.all([
      host('', { set: 'hong-kong', pace: 'timer' }),
      host('', { set: 'this-or-that', pace: 'host' }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(both.find(({ status }) => status === 409)?.code).toBe('round-is-on');
    const { roundId } = (await host('/host')).round;
    await phone().join(roundId);
    expect((await host('/stop', { roundId })).round).toMatchObject({ phase: 'stopped' });
    const next = await start();
    expect(next.roundId).not.toBe(roundId);
    // Nothing of the one before is kept.
    expect(await server.services.db.selectFrom('room_round_phones').selectAll().execute()).toEqual([]);
    expect(await phone().join(roundId)).toMatchObject({ status: 404, code: 'round-not-found' });
  });

  it('survives a restart and another server: all of it is in the database', async () => {
    const { roundId } = await start();
    await phone().join(roundId);
    server.pass(GATHERS_MS + ASKS_MS + 5000);
    const { buildApp } = await import('../../app.ts');
    const other = await buildApp(server.services);
    const reply = await other.inject({ method: 'GET', url: `${AT}/round/host`, headers: server.admin });
    expect(reply.json().round).toMatchObject({ roundId, step: 1, phones: 1, leftMs: ASKS_MS - 5000 });
    await other.close();
  });

  it('tells the two who answered most alike, by name once both have given one', async () => {
    const { roundId } = await start();
    const [ann, kit, cy] = [phone(codes[0]), phone(codes[1]), phone(codes[2])];
    await play(roundId, [
      [ann, '00110'],
      [kit, '00110'],
      [cy, '11000'],
    ]);
    expect((await cy.read()).closest).toEqual({ agreed: 5, both: 5, names: null, you: null });
    expect((await ann.read()).closest).toEqual({ agreed: 5, both: 5, names: null, you: { said: null, other: null } });
    expect(await cy.name(roundId, 'Cy')).toMatchObject({ status: 409, code: 'round-not-closest' });
    expect((await ann.name(roundId, 'Ann Othername')).round.closest).toMatchObject({
      names: null,
      you: { said: 'Ann', other: null },
    });
    expect((await kit.read()).closest).toMatchObject({ names: null, you: { said: null, other: null } });
    expect(await board()).toMatchObject({ closest: { agreed: 5, both: 5, names: null } });
    expect((await kit.name(roundId, 'Kit')).round.closest).toMatchObject({ you: { said: 'Kit', other: 'Ann' } });
    expect((await ann.read()).closest).toMatchObject({ you: { said: 'Ann', other: 'Kit' } });
    const names = (await cy.read()).closest!.names!;
    expect([...names].sort()).toEqual(['Ann', 'Kit']);
    expect((await board())!.closest!.names).toEqual(names);
    // The first name counts, and a board without names names nobody.
    await ann.name(roundId, 'Zoe');
    expect((await kit.read()).closest!.you!.other).toBe('Ann');
    await server.call('PUT', `${AT}/board-key`, { headers: server.admin, body: { showsNames: false } });
    expect((await board())!.closest).toEqual({ agreed: 5, both: 5, names: null });
    await server.call('PUT', `${AT}/board-key`, { headers: server.admin, body: { showsNames: true } });
    const { seq } = (await server.call('GET', `${AT}/events`, { headers: server.admin })).json<{ seq: number }>();
    await kit.name(roundId, 'Zoe');
    expect((await server.call('GET', `${AT}/events`, { headers: server.admin })).json().seq).toBe(seq);
    // Whoever leaves takes the name along; the next pair is close enough, or nobody is.
    await ann.leave(roundId);
    expect((await kit.read()).closest).toBeNull();
  });

  it('shows the board what was answered, and for how long', async () => {
    const { roundId } = await start();
    expect(await board()).toMatchObject({ phase: 'gathering', phones: 0, tally: [] });
    const [ann, kit] = [phone(), phone()];
    await ann.join(roundId);
    server.pass(GATHERS_MS);
    await kit.answer(roundId, 0, 1);
    expect(await board()).toMatchObject({ phase: 'question', step: 0, phones: 2, tally: [[0, 1]] });
    server.pass(ASKS_MS);
    await ann.answer(roundId, 1, 0);
    await kit.answer(roundId, 1, 0);
    expect(await board()).toMatchObject({
      step: 1,
      tally: [
        [0, 1],
        [2, 0],
      ],
    });
    server.pass(4 * ASKS_MS + GRACE_MS);
    expect(await board()).toMatchObject({
      phase: 'over',
      tally: [
        [0, 1],
        [2, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      closest: null,
    });
    server.pass(ROUND_SHOWN_MS);
    expect(await board()).toBeNull();
  });

  it('lets phones come late and leave at any time', async () => {
    const { roundId } = await start();
    server.pass(GATHERS_MS + 2 * ASKS_MS);
    const late = phone();
    expect((await late.answer(roundId, 2, 0)).round).toMatchObject({
      isIn: true,
      answers: [null, null, 0, null, null],
    });
    expect((await late.leave(roundId)).round).toMatchObject({
      isIn: false,
      phones: 0,
      answers: [null, null, null, null, null],
    });
    expect((await late.leave(roundId)).status).toBe(200);
    server.pass(3 * ASKS_MS + GRACE_MS);
    expect(await late.join(roundId)).toMatchObject({ status: 409, code: 'round-over' });
  });

  it('refuses what does not fit', async () => {
    const { roundId } = await start();
    const one = phone();
    expect(await one.answer(roundId, 0, 0)).toMatchObject({ status: 409, code: 'round-moved-on' });
    server.pass(GATHERS_MS);
    expect((await one.answer(roundId, 0, 0)).status).toBe(200);
    // Again is the same answer; another one is none.
    expect((await one.answer(roundId, 0, 0)).status).toBe(200);
    expect(await one.answer(roundId, 0, 1)).toMatchObject({ status: 409, code: 'round-already-answered' });
    expect(await one.answer(roundId, 0, 2)).toMatchObject({ status: 422, code: 'round-no-such-answer' });
    expect(await one.answer(roundId, 9, 0)).toMatchObject({ status: 422, code: 'round-no-such-answer' });
    expect(await one.answer(roundId, 1, 0)).toMatchObject({ status: 409, code: 'round-moved-on' });
    expect(await one.answer(UNKNOWN, 0, 0)).toMatchObject({ status: 404, code: 'round-not-found' });
    expect(await one.name(roundId, 'Ann')).toMatchObject({ status: 409, code: 'round-not-closest' });
    // One that is under way as its question closes still counts; a moment later it does not.
    server.pass(ASKS_MS);
    const slow = phone();
    server.pass(GRACE_MS - 1);
    expect((await slow.answer(roundId, 0, 1)).status).toBe(200);
    server.pass(1);
    expect(await phone().answer(roundId, 0, 1)).toMatchObject({ status: 409, code: 'round-moved-on' });
    for (const body of [{ set: 'no-such', pace: 'timer' }, { set: 'hong-kong' }, {}])
      expect((await host('', body)).status).toBe(422);
  });

  it('keeps out phones of another shop, of a paused kiosk, and without a code', async () => {
    const { roundId } = await start();
    const refused = { status: 403, code: 'not-joined' };
    expect(await phone(server.teaCode).join(roundId)).toMatchObject(refused);
    expect(await phone('ZZZZZZ').join(roundId)).toMatchObject(refused);
    const without = await server.call('POST', `${AT}/round/join`, {
      headers: { 'x-device-id': newDevice() },
      body: { roundId },
    });
    expect(without.statusCode).toBe(403);
    const nameless = await server.call('POST', `${AT}/round/join`, {
      headers: { 'x-join-code': codes[0]! },
      body: { roundId },
    });
    expect(nameless.statusCode).toBe(403);
    const paused = codes[3]!;
    const status = (to: string) =>
      server.call('PATCH', `/api/kiosk-instances/code/${paused}/status`, {
        headers: server.admin,
        body: { status: to },
      });
    expect((await status('paused')).statusCode).toBe(200);
    expect(await phone(paused).join(roundId)).toMatchObject(refused);
    await status('active');
    expect((await phone(paused).join(roundId)).status).toBe(200);
    // Nor does a round of one bar take answers for another's.
    const elsewhere = await server.call('POST', '/api/admin/shops/demo-tea/round/join', {
      headers: { 'x-device-id': newDevice(), 'x-join-code': server.teaCode },
      body: { roundId },
    });
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, 'round-not-found']);
  });

  it('does not start while the bar takes no orders, and goes on if it is paused meanwhile', async () => {
    const pause = (paused: boolean) => server.call('PUT', `${AT}/pause`, { headers: server.admin, body: { paused } });
    await pause(true);
    expect(await host('', { set: 'hong-kong', pace: 'timer' })).toMatchObject({
      status: 409,
      code: 'round-while-shut',
    });
    await pause(false);
    const { roundId } = await start();
    await pause(true);
    server.pass(GATHERS_MS);
    expect((await phone().answer(roundId, 0, 0)).status).toBe(200);
    await pause(false);
  });

  it('takes three hundred phones at one address', async () => {
    const { roundId } = await start();
    server.pass(GATHERS_MS);
    const phones = Array.from({ length: 300 }, () => phone());
    for (const [at, one] of phones.entries())
      expect((await one.answer(roundId, 0, at % 3 === 0 ? 1 : 0)).status).toBe(200);
    expect(await board()).toMatchObject({ phones: 300, tally: [[200, 100]] });
  }, 60_000);

  it('is full at five hundred phones', async () => {
    const { roundId } = await start();
    await server.services.db
      .insertInto('room_round_phones')
      .values(
        Array.from({ length: 500 }, (_, n) => ({
          round_id: roundId,
          device_hash: `made-up-${n}`,
          shop_id: 'demo-bar',
          answers: '-----',
          name: null,
          joined_at: '2026-03-14T12:00:00.000Z',
        })),
      )
      .execute();
    expect(await phone().join(roundId)).toMatchObject({ status: 409, code: 'round-full' });
  });

  it('limits the calls of a phone', async () => {
    const { roundId } = await start();
    const one = phone();
    const replies = [];
    for (let n = 0; n < 121; n += 1) replies.push((await one.join(roundId)).status);
    expect(replies.filter((status) => status === 429)).toHaveLength(1);
    expect((await phone().join(roundId)).status).toBe(200);
  });

  it('is told to every guest of the shop by an event, and to those who come later as their stream begins', async () => {
    const one = phone();
    const events = (after?: number) =>
      server
        .call('GET', `${AT}/events${after === undefined ? '' : `?after=${after}`}`, { headers: one.headers })
        .then((reply) => reply.json<{ seq: number; events: { kind: string }[]; round?: boolean }>());
    const { seq } = await events();
    const { roundId } = await start();
    const told = await events(seq);
    expect(told.events.map(({ kind }) => kind)).toEqual(['round']);
    expect(told.round).toBe(true);
    // No phone that joins, answers or leaves is an event.
    const other = phone();
    await other.join(roundId);
    await other.leave(roundId);
    expect((await events(told.seq)).events).toEqual([]);
    await host('/stop', { roundId });
    const after = await events(told.seq);
    expect([after.events.map(({ kind }) => kind), after.round]).toEqual([['round'], undefined]);
  });

  it('is noted for the owner, and forgotten after the night', async () => {
    const { roundId } = await start('hong-kong');
    await phone().join(roundId);
    server.pass(1000);
    await host('/stop', { roundId });
    const audit = await server.call('GET', `${AT}/audit`, { headers: server.admin });
    expect(
      audit
        .json<{ data: { action: string }[] }>()
        .data.slice(0, 2)
        .map(({ action }) => action),
    ).toEqual(['round-stopped', 'round-started']);
    const rows = async () => [
      ...(await server.services.db.selectFrom('room_rounds').select('id').execute()),
      ...(await server.services.db.selectFrom('room_round_phones').select('round_id').execute()),
    ];
    server.pass(11 * 60 * 60_000);
    await forgetGuestData(server.services);
    expect(await rows()).toHaveLength(2);
    server.pass(2 * 60 * 60_000);
    await forgetGuestData(server.services);
    expect(await rows()).toEqual([]);
  });
});
