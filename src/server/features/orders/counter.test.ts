/** What the counter does to orders and to the menu of the night, and what guests are told of it. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, OTHER_OWNER, OWNER, useTestServer } from '#test/server/test-services.ts';
import { sweepOrders } from './sweep-orders.ts';

const DAY = 24 * 60 * 60_000;
const at = '/api/admin/shops/demo-bar';
const NEGRONI = 'bar-negroni';

describe.each(testEngines)('the counter on %s', (_engine, open) => {
  const server = useTestServer(open);
  let owner: Record<string, string>;
  let barkeeper: { username: string; password: string };

  beforeAll(async () => {
    const made = await server.call('POST', '/v1/admin/shops/demo-bar/staff', {
      headers: server.owner,
      body: { username: 'barkeeper', role: 'STAFF' },
    });
    barkeeper = { username: 'barkeeper', password: made.json().password };
  });
  beforeEach(async () => {
    server.pass(DAY);
    owner = await server.signIn(OWNER);
  });

  const guest = (device = newDevice()) => ({ 'x-device-id': device, 'x-join-code': server.barCode });
  const submit = async (headers: Record<string, string>, recipeId = NEGRONI) =>
    server.call('POST', `${at}/submit-order`, { headers, body: { targetShopId: 'demo-bar', recipeId, name: 'Ada' } });
  const place = async (headers: Record<string, string>, recipeId = NEGRONI): Promise<string> =>
    (await submit(headers, recipeId)).json().orderId;
  const act = (orderId: string, action: string, headers = owner) =>
    server.call('POST', `${at}/orders/${orderId}/${action}`, { headers });
  const correct = (orderId: string, headers: Record<string, string>, body: object) =>
    server.call('PATCH', `${at}/orders/${orderId}`, { headers, body });
  const get = async (orderId: string) =>
    (await server.call('GET', `${at}/orders/${orderId}`, { headers: owner })).json();
  const say = (kind: 'drink' | 'ingredient', id: string, isOut: boolean, headers = owner) =>
    server.call('PUT', `${at}/sold-out`, { headers, body: { kind, id, isOut } });
  const isServed = async (recipeId: string): Promise<boolean> => {
    const { recipes } = (await server.call('GET', `${at}/recipes`, { headers: guest() })).json();
    return recipes.find(({ id }: { id: string }) => id === recipeId).available;
  };

  describe('sold out', () => {
    it('is seen on the menu at once, refuses orders and approvals, and is over when somebody says so', async () => {
      const headers = guest();
      const ordered = await place(headers);
      const reply = await say('drink', NEGRONI, true);
      expect(reply.json().drinks).toContainEqual(expect.objectContaining({ id: NEGRONI, isOut: true }));
      expect(await isServed(NEGRONI)).toBe(false);
      expect((await submit(guest())).json().code).toBe('recipe-unavailable');
      expect((await act(ordered, 'approve', headers)).json().code).toBe('recipe-unavailable');
      expect((await get(ordered)).status).toBe('PENDING');

      await say('drink', NEGRONI, false);
      expect(await isServed(NEGRONI)).toBe(true);
      expect((await act(ordered, 'approve', headers)).json().status).toBe('IN_PROGRESS');
    });

    it('answers who approves again, without hearing it, that the drink is being made', async () => {
      const headers = guest();
      const ordered = await place(headers);
      await act(ordered, 'approve', headers);
      await say('drink', NEGRONI, true);
      const again = await act(ordered, 'approve', headers);
      await say('drink', NEGRONI, false);
      expect([again.statusCode, again.json().status]).toEqual([200, 'IN_PROGRESS']);
    });

    it('leaves staff the last glass', async () => {
      const ordered = await place(guest());
      await say('drink', NEGRONI, true);
      expect((await act(ordered, 'approve')).json().status).toBe('IN_PROGRESS');
      await say('drink', NEGRONI, false);
    });

    it('of an ingredient takes every drink with it, and gives back those that nothing else keeps', async () => {
      const { ingredients, drinks } = (await server.call('GET', `${at}/sold-out`, { headers: owner })).json();
      const gin = ingredients.find(({ name }: { name: string }) => /gin$/i.test(name));
      expect(gin.drinks).toBeGreaterThan(1);
      await say('drink', NEGRONI, true);
      const after = (await say('ingredient', gin.key, true)).json();
      const lacking = after.drinks.filter(({ lacks }: { lacks: unknown[] }) => lacks.length > 0);
      expect(lacking).toHaveLength(gin.drinks);
      const other = lacking.find(({ id }: { id: string }) => id !== NEGRONI).id;
      expect(await isServed(other)).toBe(false);

      const again = (await say('ingredient', gin.key, false)).json();
      expect(again.drinks.filter(({ lacks }: { lacks: unknown[] }) => lacks.length > 0)).toEqual([]);
      expect([await isServed(other), await isServed(NEGRONI)]).toEqual([true, false]);
      await say('drink', NEGRONI, false);
      expect(drinks.length).toBe(again.drinks.length);
    });

    it('is one state for the counter and the menu page: the last word holds', async () => {
      const recipe = `/v1/admin/shops/demo-bar/recipes/${NEGRONI}`;
      const onPage = async () => (await server.call('GET', recipe, { headers: owner })).json().available;
      await say('drink', NEGRONI, true);
      expect(await onPage()).toBe(false);
      await server.call('PATCH', recipe, { headers: owner, body: { available: true } });
      expect([await onPage(), await isServed(NEGRONI)]).toEqual([true, true]);
      await server.call('PATCH', recipe, { headers: owner, body: { available: false } });
      expect(await isServed(NEGRONI)).toBe(false);
      await say('drink', NEGRONI, false);
      expect([await onPage(), await isServed(NEGRONI)]).toEqual([true, true]);
    });

    it('may be said by staff, not by guests or another shop’s owner, and only of what is on the menu', async () => {
      const staff = await server.signIn(barkeeper);
      expect((await say('drink', NEGRONI, true, staff)).statusCode).toBe(200);
      await say('drink', NEGRONI, false, staff);
      expect((await say('drink', NEGRONI, true, guest())).statusCode).toBe(401);
      const other = await server.signIn(OTHER_OWNER);
      expect((await say('drink', NEGRONI, true, other)).statusCode).toBe(403);
      expect((await say('drink', 'tea-hk-milk-tea', true)).json().code).toBe('recipe-not-found');
      expect((await say('ingredient', 'unobtainium', true)).json().code).toBe('ingredient-not-found');
    });

    it('with a stand-in is another drink than was ordered before, and the same as is ordered since', async () => {
      const allow = (replacement: string | null) => {
        const body = { key: 'campari', mayLeaveOut: false, replacement };
        return server.call('PUT', `${at}/ingredient-options`, { headers: owner, body });
      };
      const [before, since] = [guest(), guest()];
      const ordered = await place(before);
      expect((await allow('aperol')).statusCode).toBe(200);
      await say('ingredient', 'campari', true);
      expect((await act(ordered, 'approve', before)).json().code).toBe('recipe-unavailable');
      expect((await act(await place(since), 'approve', since)).json().changes).toMatchObject([
        { without: { name: 'Campari' }, by: { name: 'Aperol' } },
      ]);
      await say('ingredient', 'campari', false);
      await allow(null);
      expect((await act(ordered, 'approve', before)).statusCode).toBe(200);
    });

    it('lets a guest swap the drink that went, and change nothing else', async () => {
      const headers = guest();
      const ordered = await place(headers);
      expect((await correct(ordered, headers, { recipeId: 'bar-mojito' })).json().code).toBe('order-moved-on');
      await say('drink', NEGRONI, true);
      expect((await correct(ordered, headers, { name: 'Bo' })).json().code).toBe('order-moved-on');
      expect((await correct(ordered, guest(), { recipeId: 'bar-mojito' })).statusCode).toBe(404);
      const swapped = await correct(ordered, headers, { recipeId: 'bar-mojito', name: 'Bo', size: 'sizeL' });
      expect(swapped.json()).toMatchObject({ recipeId: 'bar-mojito', name: 'Ada', size: 'sizeS', status: 'PENDING' });
      expect((await act(ordered, 'approve', headers)).statusCode).toBe(200);
      await say('drink', NEGRONI, false);
    });
  });

  describe('a step taken by mistake', () => {
    it.each([
      ['cancel', [], 'waiting'],
      ['cancel', ['approve'], 'being-made'],
      ['complete', ['approve'], 'being-made'],
      ['collect', ['approve', 'complete'], 'ready'],
    ])('%s after %j is taken back within its time', async (step, before, stage) => {
      const ordered = await place(guest());
      for (const one of before) await act(ordered, one);
      expect((await act(ordered, step)).statusCode).toBe(200);
      server.pass(9000);
      expect((await act(ordered, 'take-back')).json()).toMatchObject({ stage });
      expect((await act(ordered, 'take-back')).json().code).toBe('order-moved-on');
    });

    it('stays after that, or once something else has happened', async () => {
      const ordered = await place(guest());
      await act(ordered, 'cancel');
      server.pass(16_000);
      expect((await act(ordered, 'take-back')).json().code).toBe('order-moved-on');

      const headers = guest();
      const other = await place(headers);
      await act(other, 'approve');
      await act(other, 'complete');
      await act(other, 'collect', headers);
      expect((await act(other, 'take-back')).json().code).toBe('order-moved-on');
      expect((await get(other)).stage).toBe('collected');
    });

    it('goes on pouring where it was', async () => {
      const headers = guest();
      const ordered = await place(headers);
      const { brewingTimeMs } = (await act(ordered, 'approve')).json();
      await act(ordered, 'cancel');
      await act(ordered, 'take-back');
      server.pass(brewingTimeMs + 1);
      await sweepOrders(server.services);
      expect((await get(ordered)).stage).toBe('ready');
    });
  });

  describe('a guest', () => {
    it('cancels until it is made', async () => {
      const headers = guest();
      const ordered = await place(headers);
      expect((await act(ordered, 'cancel', guest())).statusCode).toBe(404);
      expect((await act(ordered, 'cancel', headers)).json()).toMatchObject({ stage: 'cancelled' });
      expect((await act(ordered, 'cancel', headers)).json()).toMatchObject({ stage: 'cancelled' });
      const made = await place(headers);
      await act(made, 'approve');
      expect((await act(made, 'cancel', headers)).json().code).toBe('order-moved-on');
    });

    it('who approved at the machine has the glass in hand when its time is over', async () => {
      const headers = guest();
      const ordered = await place(headers);
      const { brewingTimeMs } = (await act(ordered, 'approve', headers)).json();
      server.pass(brewingTimeMs + 1);
      await sweepOrders(server.services);
      expect(await get(ordered)).toMatchObject({ status: 'COMPLETED', stage: 'collected' });
    });
  });

  it('shows what is open, and what was made and not collected', async () => {
    const stages = ['waiting', 'being-made', 'ready', 'collected', 'cancelled'];
    const steps = [[], ['approve'], ['approve', 'complete'], ['approve', 'complete', 'collect'], ['cancel']];
    const old = await place(guest());
    await act(old, 'approve');
    await act(old, 'complete');
    server.pass(13 * 60 * 60_000);
    owner = await server.signIn(OWNER);
    const placed: string[] = [];
    for (const each of steps) {
      server.pass(1000);
      const id = await place(guest());
      for (const one of each) await act(id, one);
      placed.push(id);
    }
    const { data, total } = (
      await server.call('GET', `${at}/orders?status=TONIGHT&sort=placed`, { headers: owner })
    ).json();
    const own = data.filter(({ orderId }: { orderId: string }) => [...placed, old].includes(orderId));
    expect(own.map(({ stage }: { stage: string }) => stage)).toEqual(stages.slice(0, 3));
    expect(total).toBe(data.length);
  });
});
