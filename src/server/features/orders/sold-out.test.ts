/** What can be had tonight: what is said to be out, what stands in for it, and what becomes of orders of it. */
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BAR, NEGRONI, orderCalls } from '#test/server/order-calls.ts';
import { sharedEngines, testEngines } from '#test/server/test-engines.ts';
import { OTHER_OWNER, OWNER, useTestServer } from '#test/server/test-services.ts';

const DAY = 24 * 60 * 60_000;

describe.each(testEngines)('what can be had on %s', (engine, open) => {
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

  const { guest, submit, place, act, correct, get, say } = orderCalls(server, () => owner);
  const isServed = async (recipeId: string): Promise<boolean> => {
    const { recipes } = (await server.call('GET', `${BAR}/recipes`, { headers: guest() })).json();
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
      const { ingredients, drinks } = (await server.call('GET', `${BAR}/sold-out`, { headers: owner })).json();
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
        return server.call('PUT', `${BAR}/ingredient-options`, { headers: owner, body });
      };
      const [before, since] = [guest(), guest()];
      const ordered = await place(before);
      expect((await allow('aperol')).statusCode).toBe(200);
      await say('ingredient', 'campari', true);
      expect((await act(ordered, 'approve', before)).json().code).toBe('recipe-unavailable');
      expect((await act(await place(since), 'approve', since)).json().changes).toMatchObject([
        { without: { name: 'Campari' }, by: { name: 'Aperol' } },
      ]);
      const [late, swaps] = [guest(), guest()];
      const withAperol = await place(late);
      server.pass(1000);
      await say('ingredient', 'campari', false);
      await say('ingredient', 'aperol', true);
      expect((await act(withAperol, 'approve', late)).json().code).toBe('recipe-unavailable');
      await say('ingredient', 'aperol', false);
      expect((await act(withAperol, 'approve', late)).statusCode).toBe(200);
      const wanted = await place(swaps);
      await say('ingredient', 'campari', true);
      expect((await correct(wanted, swaps, { recipeId: 'bar-mojito' })).json()).toMatchObject({
        recipeId: 'bar-mojito',
      });
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

  const audited = async (action: string): Promise<object[]> => {
    // Actions of the same moment are in no order.
    server.pass(1);
    const { data } = (await server.call('GET', `${BAR}/audit?pageSize=100`, { headers: owner })).json();
    return data
      .filter((one: { action: string }) => one.action === action)
      .map(({ details }: { details: object }) => details);
  };
  const recipe = (recipeId: string, body: object) =>
    server.call('PATCH', `/v1/admin/shops/demo-bar/recipes/${recipeId}`, { headers: owner, body });
  interface Counted {
    name: string;
    drinks: number;
  }
  /** Those in most drinks first, then by name. */
  const isInOrder = (all: Counted[]) =>
    all.every((one, at2) => {
      const next = all[at2 + 1];
      return (
        !next || one.drinks > next.drinks || (one.drinks === next.drinks && one.name.localeCompare(next.name) <= 0)
      );
    });

  describe('a swap', () => {
    const sell = (body: object) => server.call('PATCH', `${BAR}/selling`, { headers: owner, body });
    const OFF = { alcoholDuty: false, alcoholHours: null, allowance: null };
    const PLAIN = 'bar-nojito';
    /** A waiting drink without alcohol that has just sold out. */
    const gone = async (headers: Record<string, string>) => {
      const ordered = await place(headers, PLAIN);
      await say('drink', PLAIN, true);
      return ordered;
    };
    afterEach(async () => {
      await sell(OFF);
      await say('drink', PLAIN, false);
    });

    it('to alcohol needs the word that an order needs under the duty', async () => {
      const headers = guest();
      await sell({ alcoholDuty: true });
      const ordered = await gone(headers);
      expect((await correct(ordered, headers, { recipeId: NEGRONI })).json().code).toBe('adult-unconfirmed');
      // Staff see who it is for.
      expect((await correct(ordered, owner, { recipeId: NEGRONI })).json()).toMatchObject({
        staffApproves: 'alcohol-duty',
        adultConfirmedAt: expect.any(String),
      });
    });

    it('is to nothing that is not sold at this hour', async () => {
      const headers = guest();
      await sell({ alcoholHours: Array.from({ length: 7 }, () => null) });
      const ordered = await gone(headers);
      expect((await correct(ordered, headers, { recipeId: NEGRONI })).json().code).toBe('alcohol-hours-over');
    });

    it('past the allowance is left to staff', async () => {
      const headers = guest();
      await place(headers);
      await sell({ allowance: 0.5 });
      const ordered = await gone(headers);
      expect((await get(ordered)).staffApproves).toBeNull();
      const swapped = await correct(ordered, headers, { recipeId: NEGRONI });
      expect(swapped.json()).toMatchObject({ recipeId: NEGRONI, staffApproves: 'allowance' });
      expect((await act(ordered, 'approve', headers)).json().code).toBe('staff-approves');
    });

    it('is also for a drink that waits its turn', async () => {
      const headers = guest();
      const ordered = await gone(headers);
      await server.services.db.updateTable('orders').set({ status: 'IMMEDIATE' }).where('id', '=', ordered).execute();
      const swapped = await correct(ordered, headers, { recipeId: NEGRONI });
      expect(swapped.json()).toMatchObject({ recipeId: NEGRONI, status: 'IMMEDIATE' });
    });
  });

  it.runIf(sharedEngines().some(([name]) => name === engine))(
    'starts an order as it was corrected, or corrects nothing, if both happen at once',
    async () => {
      const { db } = server.services;
      const waiting = async () => {
        const found = await sql<{ n: string }>`select count(*) as n from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
        return Number(found.rows[0]!.n);
      };
      await server.call('PATCH', `${BAR}/selling`, { headers: owner, body: { alcoholDuty: true } });
      const headers = guest();
      const ordered = await place(headers, 'bar-nojito');
      const answers: Promise<unknown>[] = [];
      await db.transaction().execute(async (tx) => {
        await sql`select id from orders where id = ${ordered} for update`.execute(tx);
        answers.push(correct(ordered, owner, { recipeId: NEGRONI }));
        await vi.waitFor(async () => expect(await waiting()).toBe(1), 5000);
        answers.push(act(ordered, 'approve', headers));
        await vi.waitFor(async () => expect(await waiting()).toBe(2), 1000).catch(() => undefined);
      });
      await Promise.all(answers);
      await server.call('PATCH', `${BAR}/selling`, { headers: owner, body: { alcoholDuty: false } });
      expect(await get(ordered)).toMatchObject({
        recipeId: NEGRONI,
        staffApproves: 'alcohol-duty',
        status: 'PENDING',
      });
    },
  );

  describe('what may be said of tonight', () => {
    const tonight = async () => (await server.call('GET', `${BAR}/sold-out`, { headers: owner })).json();
    const drinkOf = async (id: string) => (await tonight()).drinks.find((one: { id: string }) => one.id === id);

    it('is each drink of the menu that is not hidden, and each of their ingredients, those in most drinks first', async () => {
      const { drinks, ingredients } = await tonight();
      expect(await drinkOf(NEGRONI)).toEqual({
        id: NEGRONI,
        name: 'Negroni',
        name_translations: expect.any(Object),
        isOut: false,
        lacks: [],
        isChanged: false,
      });
      const gin = ingredients.find(({ key }: { key: string }) => key.includes('gin'));
      expect(gin).toMatchObject({ drinks: expect.any(Number), isOut: false, name_translations: expect.any(Object) });
      expect(ingredients.length).toBeGreaterThan(10);
      expect(isInOrder(ingredients)).toBe(true);

      await recipe(NEGRONI, { hidden: true });
      expect(await drinkOf(NEGRONI)).toBeUndefined();
      expect((await tonight()).drinks).toHaveLength(drinks.length - 1);
      expect((await say('drink', NEGRONI, true)).json().code).toBe('recipe-not-found');
      await recipe(NEGRONI, { hidden: false });
    });

    it('is in the audit by its name', async () => {
      await say('drink', NEGRONI, true);
      expect((await audited('sold-out'))[0]).toEqual({ kind: 'drink', name: 'Negroni' });
      await say('drink', NEGRONI, false);
      expect((await audited('there-again'))[0]).toEqual({ kind: 'drink', name: 'Negroni' });
      await say('ingredient', 'campari', true);
      expect((await audited('sold-out'))[0]).toEqual({ kind: 'ingredient', name: 'Campari' });
      expect(await drinkOf(NEGRONI)).toMatchObject({
        isOut: false,
        lacks: [{ name: 'Campari', name_translations: expect.any(Object) }],
        isChanged: false,
      });
      await say('ingredient', 'campari', false);
    });
  });

  describe('what may be done where an ingredient is missing', () => {
    const options = async () => (await server.call('GET', `${BAR}/ingredient-options`, { headers: owner })).json();
    const optionOf = async (key: string) =>
      (await options()).ingredients.find((one: { key: string }) => one.key === key);
    const allow = async (body: object) =>
      (await server.call('PUT', `${BAR}/ingredient-options`, { headers: owner, body })).json();

    it('is asked of each ingredient of the menu, those in most drinks first', async () => {
      const { ingredients } = await options();
      expect(isInOrder(ingredients)).toBe(true);
      const { ingredients: tonight } = (await server.call('GET', `${BAR}/sold-out`, { headers: owner })).json();
      expect(ingredients.map(({ key, drinks }: { key: string; drinks: number }) => [key, drinks])).toEqual(
        tonight.map(({ key, drinks }: { key: string; drinks: number }) => [key, drinks]),
      );
      expect(await optionOf('campari')).toEqual({
        key: 'campari',
        name: 'Campari',
        name_translations: expect.any(Object),
        drinks: expect.any(Number),
        mayLeaveOut: false,
        replacement: null,
      });
    });

    it('is kept as it is said, in the audit, and told to the counter', async () => {
      const reply = await allow({ key: 'campari', mayLeaveOut: true, replacement: 'aperol' });
      expect(reply).toEqual(await options());
      expect(await optionOf('campari')).toMatchObject({ mayLeaveOut: true, replacement: 'aperol' });
      expect((await audited('ingredient-option-saved'))[0]).toEqual({
        name: 'Campari',
        mayLeaveOut: true,
        by: 'Aperol',
      });
      await say('ingredient', 'campari', true);
      const { drinks } = (await server.call('GET', `${BAR}/sold-out`, { headers: owner })).json();
      expect(drinks.find(({ id }: { id: string }) => id === NEGRONI)).toMatchObject({ isChanged: true });
      await say('ingredient', 'campari', false);
      await allow({ key: 'campari', mayLeaveOut: false, replacement: null });
      expect(await optionOf('campari')).toMatchObject({ mayLeaveOut: false, replacement: null });
      expect((await audited('ingredient-option-saved'))[0]).toEqual({ name: 'Campari', mayLeaveOut: false });
    });

    it.each([
      ['an ingredient of no drink', { key: 'unobtainium', replacement: 'aperol' }],
      ['an ingredient of no drink in its place', { key: 'campari', replacement: 'unobtainium' }],
      ['itself in its place', { key: 'campari', replacement: 'campari' }],
    ])('is not %s', async (_what, body) => {
      expect((await allow({ mayLeaveOut: false, ...body })).code).toBe('ingredient-not-found');
      expect(await optionOf('campari')).toMatchObject({ replacement: null });
    });
  });
});
