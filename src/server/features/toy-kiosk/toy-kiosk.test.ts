import { beforeAll, describe, expect, it } from 'vitest';
import type { CapsuleMachine } from '#contract/kiosk/toy-kiosk.ts';
import type { Board } from '#contract/shop/board.ts';
import PACK from '#experiences/toy-kiosk/content.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { forgetGuestData } from '../orders/sweep-orders.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
type Turned = CapsuleMachine & { capsule: CapsuleMachine['capsules'][number] };

describe.each(testEngines)('the capsule machine on %s', (_engine, open) => {
  const server = useTestServer(open);
  let code: string;
  beforeAll(async () => {
    const reply = await server.call('GET', '/api/kiosk-instances?shop_id=demo-bar', { headers: server.admin });
    const { data } = reply.json<{ data: { join_code: string; kiosk_type_identifier: string }[] }>();
    code = data.find((each) => each.kiosk_type_identifier === 'toy-kiosk')!.join_code;
  });

  const guest = (device = newDevice()): Record<string, string> => ({ 'x-device-id': device, 'x-join-code': code });
  const post = (headers: Record<string, string>, body: object = {}, at = code) =>
    server.call('POST', `/api/toy-kiosk/instances/${at}/turns`, { headers, body });
  const turn = async (headers: Record<string, string>, body: object = {}) => (await post(headers, body)).json<Turned>();
  const look = async (headers: Record<string, string>, at = code) =>
    (await server.call('GET', `/api/toy-kiosk/instances/${at}/machine`, { headers })).json<CapsuleMachine>();
  const order = (headers: Record<string, string>, recipeId: string) =>
    server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
      headers,
      body: { targetShopId: 'demo-bar', recipeId, name: 'Ada', kioskInstanceCode: code },
    });
  const setAvailable = async (isAvailable: (recipe: { id: string; ABV: number }) => boolean) => {
    const { recipes } = (await server.call('GET', '/v1/admin/shops/demo-bar/recipes', { headers: server.owner })).json<{
      recipes: { id: string; ABV: number; available: boolean }[];
    }>();
    for (const recipe of recipes.filter((each) => each.available !== isAvailable(each))) {
      await server.call('PATCH', `/v1/admin/shops/demo-bar/recipes/${recipe.id}`, {
        headers: server.owner,
        body: { available: isAvailable(recipe) },
      });
    }
  };
  const launch = async (series: object[]) => {
    const { join_code } = (
      await server.call('POST', '/api/kiosk-instances', {
        headers: server.owner,
        body: { shop_id: 'demo-bar', kiosk_type_identifier: 'toy-kiosk', name: 'Corner' },
      })
    ).json<{ join_code: string }>();
    const saved = await server.call('PATCH', `/api/kiosk-instances/code/${join_code}/config`, {
      headers: server.owner,
      body: { config: { experience: { ...PACK, series } } },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    return join_code;
  };
  /** A new day: a full drum, and unused rate limits. */
  const nextDay = async () => {
    server.pass(DAY);
    Object.assign(server, { owner: await server.signIn({ username: 'bar', password: 'owner-password' }) });
  };

  it('shows thirty capsules in the morning, and what is left after a turn', async () => {
    const headers = guest();
    const before = await look(headers);
    expect(before).toMatchObject({ any: { left: 30 }, zeroProof: { left: 30 }, refilled: false, turnsLeft: 2 });
    expect(before.any.series.map(({ left }) => left)).toEqual([7, 7, 7, 4, 3, 2]);
    const after = await turn(headers);
    expect(after).toMatchObject({ any: { left: 29 }, turnsLeft: 1, capsules: [after.capsule] });
    expect(after.any.series.find(({ id }) => id === after.capsule.seriesId)?.left).toBe(
      before.any.series.find(({ id }) => id === after.capsule.seriesId)!.left - 1,
    );
    expect(after.collected).toEqual([after.capsule.seriesId]);
  });

  it('answers a repeated key with the same capsule, one after another and at once', async () => {
    await nextDay();
    const headers = { ...guest(), 'idempotency-key': 'once' };
    const first = await post(headers);
    const again = await post(headers);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json().capsule).toEqual(first.json().capsule);
    expect((await look(headers)).capsules).toEqual([first.json().capsule]);

    const others = { ...guest(), 'idempotency-key': 'twice' };
    const many = await Promise.all(Array.from({ length: 8 }, () => turn(others)));
    expect(new Set(many.map(({ capsule }) => capsule.id)).size).toBe(1);
    expect((await look(others)).any.left).toBe(28);
    expect((await post(others, { zeroProof: true })).json().code).toBe('idempotency-mismatch');
  });

  it('gives no capsule twice to fifty simultaneous guests, and refills the drum when it is empty', async () => {
    await nextDay();
    const replies = await Promise.all(Array.from({ length: 50 }, () => post(guest())));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200));
    const drawn = await server.services.db
      .selectFrom('capsule_draws')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(50)
      .execute();
    for (const [filling, count] of [
      [1, 30],
      [2, 20],
    ]) {
      const names = drawn.filter((row) => row.filling === filling).map((row) => `${row.series_id} ${row.number}`);
      expect(names).toHaveLength(count!);
      expect(new Set(names).size).toBe(count);
    }
    const ids = replies.map((reply) => reply.json<Turned>().capsule.id);
    expect(new Set(ids).size).toBe(50);
    expect(await look(guest())).toMatchObject({ any: { left: 10 }, refilled: true });
  });

  it('begins each day of the shop with a full drum', async () => {
    await nextDay();
    expect(await look(guest())).toMatchObject({ any: { left: 30 }, refilled: false });
  });

  it('gives one free turn, then no more until a drink is ordered', async () => {
    await nextDay();
    const headers = guest();
    const first = await turn(headers);
    server.pass(1000);
    const second = await turn(headers);
    expect(second).toMatchObject({ turnsLeft: 0, capsules: [first.capsule, second.capsule] });
    const third = await post(headers);
    expect([third.statusCode, third.json().code]).toEqual([409, 'no-turns-left']);
    expect((await look(headers)).any.left).toBe(28);

    server.pass(1000);
    expect((await order(headers, second.capsule.recipeId)).statusCode).toBe(200);
    expect(await look(headers)).toMatchObject({ turnsLeft: 2, capsules: [] });
    server.pass(1000);
    expect((await post(headers)).statusCode).toBe(200);
  });

  it('lets a player who walked away start again after twenty minutes', async () => {
    await nextDay();
    const headers = guest();
    await turn(headers);
    server.pass(19 * MINUTE);
    expect((await look(headers)).capsules).toHaveLength(1);
    server.pass(2 * MINUTE);
    expect(await look(headers)).toMatchObject({ turnsLeft: 2, capsules: [] });
  });

  it('takes sold-out drinks out of the drum before the odds are shown', async () => {
    await nextDay();
    const fixed = [{ ...PACK.series[0]!, count: 4, pick: { recipeIds: ['bar-negroni', 'bar-mojito'] } }];
    const corner = await launch(fixed);
    const headers = { ...guest(), 'x-join-code': corner };
    expect((await look(headers, corner)).any.left).toBe(4);
    await setAvailable(({ id }) => id !== 'bar-negroni');
    expect((await look(headers, corner)).any.left).toBe(2);
    expect((await look(headers, corner)).zeroProof.left).toBe(0);
    for (let i = 0; i < 2; i += 1) {
      const reply = await post({ ...guest(), 'x-join-code': corner }, {}, corner);
      expect(reply.json().capsule.recipeId).toBe('bar-mojito');
    }
    const dry = await post(headers, { zeroProof: true }, corner);
    expect([dry.statusCode, dry.json().code]).toEqual([409, 'no-drink-left']);
    await setAvailable(() => true);
  });

  it('draws only capsules without alcohol for guests who ask for that', async () => {
    await nextDay();
    const menu = (await server.call('GET', '/v1/admin/shops/demo-bar/recipes', { headers: server.owner })).json<{
      recipes: { id: string; ABV: number }[];
    }>();
    for (let i = 0; i < 12; i += 1) {
      const { capsule } = await turn(guest(), { zeroProof: true });
      expect(capsule.zeroProof).toBe(true);
      expect(menu.recipes.find(({ id }) => id === capsule.recipeId)!.ABV).toBeLessThanOrEqual(1.2);
    }
  });

  it('shares a drum between machines with the same series, and none with a changed one', async () => {
    await nextDay();
    const twin = await launch([...PACK.series].reverse());
    const other = await launch(PACK.series.map((each) => ({ ...each, count: 2 })));
    await turn(guest());
    expect((await look({ ...guest(), 'x-join-code': twin }, twin)).any.left).toBe(29);
    expect((await look({ ...guest(), 'x-join-code': other }, other)).any.left).toBe(12);
  });

  it('refuses guests of another shop or kiosk, and a paused kiosk', async () => {
    await nextDay();
    const elsewhere = { 'x-device-id': newDevice(), 'x-join-code': server.teaCode };
    expect((await post(elsewhere)).statusCode).toBe(404);
    expect((await post(guest(), {}, server.barCode)).statusCode).toBe(404);
    expect((await post({ 'x-join-code': code })).statusCode).toBe(422);
    await server.call('PATCH', `/api/kiosk-instances/code/${code}/status`, {
      headers: server.owner,
      body: { status: 'paused' },
    });
    expect((await post({ ...guest(), 'x-join-code': server.barCode })).statusCode).toBe(404);
    await server.call('PATCH', `/api/kiosk-instances/code/${code}/status`, {
      headers: server.owner,
      body: { status: 'active' },
    });
  });

  describe('a rare capsule', () => {
    const GOLD = { ...PACK.series[5]!, id: 'gold', count: 1 };
    const PLAIN = { ...PACK.series[0]!, id: 'plain', count: 9 };
    const at = '/api/admin/shops/demo-bar';
    const tell = (headers: Record<string, string>, capsuleId: string, body: object = {}, corner = code) =>
      server.call('POST', `/api/toy-kiosk/instances/${corner}/capsules/${capsuleId}/tell`, { headers, body });
    const showBoard = async (body: object = {}) =>
      (await server.call('PUT', `${at}/board-key`, { headers: server.owner, body })).json<{ key: string }>();
    const board = async () =>
      (await server.call('GET', `${at}/board`, { headers: server.owner })).json<Board>().capsules;
    /** Turns until the wanted series comes out. */
    const drawn = async (corner: string, wanted: string) => {
      for (;;) {
        const headers = { ...guest(), 'x-join-code': corner };
        const { capsule, board: told } = (await post(headers, {}, corner)).json<Turned>();
        if (capsule.seriesId === wanted) return { headers, capsule, told };
      }
    };

    it('is told on the board once its guest lets it, with the first word of a name or nameless', async () => {
      await nextDay();
      await showBoard({ renew: true, showsNames: true });
      const corner = await launch([GOLD, PLAIN]);
      const { headers, capsule, told } = await drawn(corner, 'gold');
      expect(told).toEqual({ showsNames: true });
      expect(capsule.isTold).toBe(false);
      expect(await board()).toEqual([]);
      const reply = await tell(headers, capsule.id, { name: ' Wolfeschlegelsteinhausen Senior ' }, corner);
      expect(reply.json<CapsuleMachine>().capsules).toEqual([{ ...capsule, isTold: true }]);
      const { name, colour, drawing, sticker } = GOLD;
      const shown = {
        at: server.services.clock().toISOString(),
        name: 'Wolfeschlege',
        series: { name, colour, drawing, sticker },
      };
      expect(await board()).toEqual([shown]);
      // Once: a repeat, or a second thought, changes nothing.
      server.pass(1000);
      expect((await tell(headers, capsule.id, { name: 'Bo' }, corner)).statusCode).toBe(200);
      expect(await board()).toEqual([shown]);
      await showBoard({ showsNames: false });
      expect(await board()).toEqual([{ ...shown, name: null }]);
      server.pass(30 * MINUTE);
      expect(await board()).toEqual([]);
    });

    it('is told nameless where no name was given', async () => {
      await nextDay();
      await showBoard({ showsNames: true });
      const corner = await launch([GOLD, { ...PLAIN, count: 10 }]);
      const { headers, capsule } = await drawn(corner, 'gold');
      await tell(headers, capsule.id, {}, corner);
      expect((await board()).map(({ name }) => name)).toEqual([null]);
    });

    it('is nobody else’s to tell, and no other capsule is', async () => {
      await nextDay();
      const corner = await launch([GOLD, { ...PLAIN, count: 11 }]);
      const rare = await drawn(corner, 'gold');
      const plain = await drawn(corner, 'plain');
      const refusals = [
        await tell({ ...guest(), 'x-join-code': corner }, rare.capsule.id, {}, corner),
        await tell(plain.headers, plain.capsule.id, {}, corner),
        await tell(rare.headers, 'unknown', {}, corner),
      ];
      for (const reply of refusals) expect([reply.statusCode, reply.json().code]).toEqual([404, 'capsule-not-to-tell']);
      expect(await board()).toEqual([]);
    });

    it('loses its name with the night, and is not told where the shop has no board', async () => {
      await nextDay();
      const corner = await launch([GOLD, { ...PLAIN, count: 12 }]);
      const { headers, capsule } = await drawn(corner, 'gold');
      await tell(headers, capsule.id, { name: 'Nightname' }, corner);
      const stored = async () =>
        JSON.stringify(await server.services.db.selectFrom('capsule_draws').selectAll().execute());
      server.pass(11 * 60 * MINUTE);
      await forgetGuestData(server.services);
      expect(await stored()).toContain('Nightname');
      server.pass(2 * 60 * MINUTE);
      await forgetGuestData(server.services);
      expect(await stored()).not.toContain('Nightname');
      Object.assign(server, { owner: await server.signIn({ username: 'bar', password: 'owner-password' }) });
      await server.call('DELETE', `${at}/board-key`, { headers: server.owner });
      expect((await look(headers, corner)).board).toBeNull();
    });
  });

  it('limits the rate of turns', async () => {
    await nextDay();
    const headers = guest();
    const replies = [];
    for (let i = 0; i < 22; i += 1) replies.push((await post(headers)).statusCode);
    expect(replies.at(-1)).toBe(429);
  });

  it('drops draws with guests’ other data', async () => {
    await nextDay();
    await turn(guest());
    const days = Math.max(1, server.services.config.GUEST_DATA_DAYS);
    await forgetGuestData(server.services);
    const count = async (table: 'capsule_draws' | 'capsule_bags') =>
      (await server.services.db.selectFrom(table).select('day').execute()).length;
    expect(await count('capsule_draws')).toBeGreaterThan(0);
    server.pass((days + 2) * DAY);
    await forgetGuestData(server.services);
    expect([await count('capsule_draws'), await count('capsule_bags')]).toEqual([0, 0]);
  });
});
