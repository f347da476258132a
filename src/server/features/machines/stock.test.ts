/** Bottles that are emptied by what is poured. Source: docs/behaviour/stock.md. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { PumpBottle } from '#contract/menu/stock.ts';
import { pairedMachine, placedOrder, type PairedMachine } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

const SHOP = '/api/admin/shops/demo-bar';
const DAY = 24 * 60 * 60_000;

describe.each(testEngines)('stock on %s', (_engine, open) => {
  const server = useTestServer(open);
  let machine: PairedMachine | undefined;

  const stock = async (): Promise<{ places: { machineId: string | null; pumps: PumpBottle[] }[] }> =>
    (await server.call('GET', `${SHOP}/stock`, { headers: server.admin })).json();
  const place = () => machine?.id ?? null;
  const pumpOf = async (ingredientId: string): Promise<PumpBottle> => {
    const { places } = await stock();
    const { pumps } = places.find(({ machineId }) => machineId === place())!;
    return pumps.find(({ ingredient }) => ingredient.id === ingredientId)!;
  };
  const bottleOf = async (ingredientId: string) => (await pumpOf(ingredientId)).bottle!;
  const post = (path: string, body: object) =>
    server.call('POST', `${SHOP}/stock/${path}`, { headers: server.admin, body: { machineId: place(), ...body } });
  const count = async (bottles: object[]) => {
    const body = { machineId: place(), bottles };
    const reply = await server.call('PUT', `${SHOP}/stock`, { headers: server.admin, body });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  /** All bottles are counted and full, but for what is named. */
  const fill = async (ingredientId: string, levelMl: number) => {
    const { slot } = await pumpOf(ingredientId);
    await post('refill', { slot, levelMl });
    return slot;
  };
  const countAll = async () => {
    const { places } = await stock();
    const { pumps } = places.find(({ machineId }) => machineId === place())!;
    await count(pumps.map(({ slot }) => ({ slot, sizeMl: 700, lowMl: 100 })));
  };
  const isServed = async (recipeId = 'bar-negroni'): Promise<boolean> => {
    const headers = { 'x-device-id': newDevice(), 'x-join-code': server.barCode };
    const { recipes } = (await server.call('GET', `${SHOP}/recipes`, { headers })).json();
    return recipes.find(({ id }: { id: string }) => id === recipeId).available;
  };
  const events = async (after: number) =>
    (await server.call('GET', `${SHOP}/events?after=${after}`, { headers: server.admin })).json();
  const seqNow = async (): Promise<number> =>
    (await server.call('GET', `${SHOP}/events`, { headers: server.admin })).json().seq;
  /** What followers of the shop are told of a change. */
  const toldOf = async (change: () => Promise<unknown>): Promise<string[]> => {
    const before = await seqNow();
    await change();
    return (await events(before)).events.map(({ kind }: { kind: string }) => kind);
  };
  const lastDetails = async (action: string) => {
    const { data } = (await server.call('GET', `${SHOP}/audit`, { headers: server.admin })).json();
    return data.find((one: { action: string }) => one.action === action)?.details;
  };
  const submit = (size: string, device = newDevice()) => {
    server.pass(60_000);
    return server.call('POST', `${SHOP}/submit-order`, {
      headers: { 'x-device-id': device, 'x-join-code': server.barCode },
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', size },
    });
  };

  beforeEach(async () => {
    server.pass(DAY);
    Object.assign(server, { admin: await server.signIn({ username: 'admin', password: 'admin-password' }) });
  });

  describe('without a machine', () => {
    it('is off until the owner counts bottles, and belongs to the shop', async () => {
      const { places } = await stock();
      expect(places[0]).toMatchObject({ machineId: null });
      expect(places[0]!.pumps.every(({ bottle }) => bottle === null)).toBe(true);
      expect((await post('refill', { slot: 1 })).json().code).toBe('bottle-not-found');
    });

    it('takes what is released, and not what waits', async () => {
      await countAll();
      expect(await bottleOf('campari')).toMatchObject({ levelMl: 700, isLow: false, canUndo: false });
      const order = await placedOrder(server);
      expect(await bottleOf('campari')).toMatchObject({ levelMl: 700 });
      expect((await order.approve()).statusCode).toBe(200);
      expect((await bottleOf('campari')).levelMl).toBeLessThan(700);
    });

    it('is told by the pump: its ingredient, what is left of it, and for how many drinks', async () => {
      const { slot } = await pumpOf('campari');
      await count([{ slot, sizeMl: 700, lowMl: 100 }]);
      const reply = await post('refill', { slot, levelMl: 250.4 });
      expect(reply.json().places).toMatchObject([
        { machineId: null, name: null },
        { machineId: 'demo-bar-machine', name: expect.stringContaining('House simulator') },
      ]);
      const { drinkMl, ...told } = await pumpOf('campari');
      expect(told).toEqual({
        slot,
        ingredient: { id: 'campari', name: 'Campari', name_translations: expect.any(Object) },
        bottle: {
          sizeMl: 700,
          levelMl: 250,
          lowMl: 100,
          isLow: false,
          isMeasured: false,
          isUncertain: false,
          drinksLeft: Math.floor(250 / drinkMl!),
          canUndo: true,
        },
      });
      expect(await lastDetails('bottle-refilled')).toEqual({ slot, levelMl: 250.4 });
      server.pass(1);
      await post('undo-refill', { slot });
      expect(await lastDetails('refill-undone')).toEqual({ slot });
      await fill('campari', 100);
      expect(await bottleOf('campari')).toMatchObject({ isLow: true });
      expect(await pumpOf('gin')).toMatchObject({ bottle: null });
    });

    it('keeps the level of what is counted again, up to its size, and forgets what is not', async () => {
      const { slot } = await pumpOf('campari');
      const gin = await pumpOf('gin');
      await count([
        { slot, sizeMl: 700, lowMl: 100 },
        { slot: gin.slot, sizeMl: 1000, lowMl: 50 },
      ]);
      expect(await lastDetails('bottles-counted')).toEqual({ bottles: 2 });
      expect(await bottleOf('gin')).toMatchObject({
        levelMl: 1000,
        isMeasured: false,
        isUncertain: false,
        canUndo: false,
      });
      await fill('campari', 300);
      await count([{ slot, sizeMl: 500, lowMl: 20 }]);
      expect(await bottleOf('campari')).toMatchObject({ levelMl: 300, sizeMl: 500, lowMl: 20 });
      expect((await pumpOf('gin')).bottle).toBeNull();
      // Of two for a pump the first counts.
      await count([
        { slot, sizeMl: 200, lowMl: 20 },
        { slot, sizeMl: 900, lowMl: 20 },
      ]);
      expect(await bottleOf('campari')).toMatchObject({ levelMl: 200, sizeMl: 200 });
    });

    it('tells the counter of each change, and guests only where it changes what they are offered', async () => {
      const { slot } = await pumpOf('campari');
      const all = () => count([{ slot, sizeMl: 700, lowMl: 100 }]);
      await all();
      await fill('campari', 700);
      expect(await toldOf(() => fill('campari', 650))).toEqual(['stock']);
      expect(await toldOf(() => fill('campari', 650))).toEqual(['stock']);
      expect(await toldOf(() => fill('campari', 3))).toEqual(['stock', 'menu']);
      expect(await isServed()).toBe(false);
      expect(await toldOf(all)).toEqual(['stock']);
      // What is not counted never runs out.
      expect(await toldOf(() => count([]))).toEqual(['stock', 'menu']);
      expect(await isServed()).toBe(true);
      expect(await toldOf(() => count([]))).toEqual(['stock']);
      // A bottle where no pump is.
      await count([{ slot: 99, sizeMl: 700, lowMl: 100 }]);
      expect(await toldOf(() => post('refill', { slot: 99, levelMl: 3 }))).toEqual(['stock']);
      await countAll();
    });

    it('is taken as a drink is released, told to the counter, and to guests with the last that there is', async () => {
      const { slot } = await pumpOf('campari');
      const released = async () => {
        const order = await placedOrder(server);
        return toldOf(() => order.approve());
      };
      expect(await released()).toEqual(['order', 'stock']);
      const ofOne = 700 - (await bottleOf('campari')).levelMl;
      await fill('campari', ofOne);
      expect(await released()).toEqual(['order', 'stock', 'menu']);
      expect((await bottleOf('campari')).levelMl).toBe(0);
      expect(await isServed()).toBe(false);
      await count([{ slot: 99, sizeMl: 700, lowMl: 100 }]);
      expect(await isServed()).toBe(true);
      // What it takes is not counted.
      expect(await released()).toEqual(['order']);
      await count([{ slot, sizeMl: 700, lowMl: 100 }]);
      await countAll();
    });

    it('of another shop’s machine is nobody’s here', async () => {
      const other = await pairedMachine(server, 'demo-tea');
      for (const machineId of [other.id, 'nothing']) {
        expect((await post('refill', { slot: 1, machineId })).json().code).toBe('machine-not-found');
        const body = { machineId, bottles: [] };
        const reply = await server.call('PUT', `${SHOP}/stock`, { headers: server.admin, body });
        expect(reply.json().code).toBe('machine-not-found');
      }
    });

    it('sells no drink that the bottles cannot make, on the menu, at submission and at approval', async () => {
      const order = await placedOrder(server);
      const slot = await fill('campari', 5);
      expect(await bottleOf('campari')).toMatchObject({ isLow: true, drinksLeft: 0 });
      expect(await isServed()).toBe(false);
      expect((await submit('sizeS')).json().code).toBe('recipe-unavailable');
      expect((await order.approve()).json().code).toBe('recipe-unavailable');
      expect((await order.staff('approve')).json().code).toBe('machine-empty');
      expect((await order.staff('approve', { by: 'hand' })).statusCode).toBe(200);
      expect(await bottleOf('campari')).toMatchObject({ levelMl: 5 });
      await post('refill', { slot });
      expect(await isServed()).toBe(true);
    });

    it('keeps the small size while it suffices for that alone', async () => {
      await fill('campari', 25);
      expect(await isServed()).toBe(true);
      expect((await submit('sizeL')).json()).toMatchObject({
        code: 'recipe-unavailable',
        message: expect.stringContaining('A smaller one can still be made.'),
      });
      expect((await submit('sizeS')).statusCode).toBe(200);
      await fill('campari', 700);
    });

    it('takes each of the drinks that are poured as they are ordered at the same moment, and no more than there is', async () => {
      const defaults = (status: string) =>
        server.call('PATCH', `${SHOP}/order-defaults`, { headers: server.admin, body: { status } });
      await defaults('IMMEDIATE');
      await countAll();
      const before = (await bottleOf('campari')).levelMl;
      expect((await submit('sizeS')).statusCode).toBe(200);
      const ofOne = before - (await bottleOf('campari')).levelMl;
      const enoughForThree = Math.ceil(3.5 * ofOne);
      await fill('campari', enoughForThree);
      const all = await Promise.all(Array.from({ length: 5 }, () => submit('sizeS')));
      expect(all.map((reply) => String(reply.json().code ?? reply.statusCode)).sort()).toEqual([
        '200',
        '200',
        '200',
        'machine-empty',
        'machine-empty',
      ]);
      expect((await bottleOf('campari')).levelMl).toBeCloseTo(enoughForThree - 3 * ofOne);
      await defaults('PENDING');
      await fill('campari', 700);
    });
  });

  describe('made differently', () => {
    const allow = (key: string, mayLeaveOut: boolean, replacement: string | null = null) =>
      server.call('PUT', `${SHOP}/ingredient-options`, {
        headers: server.admin,
        body: { key, mayLeaveOut, replacement },
      });
    const say = (id: string, isOut: boolean) =>
      server.call('PUT', `${SHOP}/sold-out`, { headers: server.admin, body: { kind: 'ingredient', id, isOut } });
    const negroni = async () => {
      const headers = { 'x-device-id': newDevice(), 'x-join-code': server.barCode };
      const { recipes } = (await server.call('GET', `${SHOP}/recipes`, { headers })).json();
      return recipes.find(({ id }: { id: string }) => id === 'bar-negroni');
    };
    const alcohol = async (): Promise<string[]> => {
      const { recipeIngredient } = (
        await server.call('GET', '/api/admin/recipes/bar-negroni', { headers: server.admin })
      ).json();
      return recipeIngredient
        .filter(({ abv }: { abv: number }) => abv !== 0)
        .map(({ name }: { name: string }) => name.toLowerCase());
    };

    it('puts another ingredient in its place where the owner allows it, and keeps what was ordered before', async () => {
      const before = await placedOrder(server);
      await say('campari', true);
      expect((await negroni()).available).toBe(false);
      expect((await allow('campari', false, 'nothing-we-have')).json().code).toBe('ingredient-not-found');
      expect((await allow('campari', false, 'campari')).json().code).toBe('ingredient-not-found');
      expect((await allow('campari', false, 'aperol')).statusCode).toBe(200);
      const now = await negroni();
      expect(now).toMatchObject({
        available: true,
        changes: [{ without: { name: 'Campari' }, by: { name: 'Aperol' } }],
      });
      expect(now.recipeIngredient.map(({ name }: { name: string }) => name)).not.toContain('Campari');
      // It was ordered with Campari: its guest chooses anew.
      expect((await before.approve()).json().code).toBe('recipe-unavailable');

      const order = await placedOrder(server);
      expect(await order.now()).toMatchObject({ changes: now.changes });
      const { slot } = await pumpOf('aperol');
      expect((await order.now()).machineString).toContain(`;${slot},`);
      expect((await order.approve()).statusCode).toBe(200);

      const { ingredients } = (await server.call('GET', `${SHOP}/sold-out`, { headers: server.admin })).json();
      expect(ingredients.find(({ key }: { key: string }) => key === 'campari')).toMatchObject({ isOut: true });
      await say('campari', false);
      await allow('campari', false);
      expect(await negroni()).not.toHaveProperty('changes');
    });

    it('offers nothing without alcohol that has nothing left in it', async () => {
      const names = await alcohol();
      for (const name of names) await allow(name, true);
      await say('campari', true);
      expect((await negroni()).available).toBe(false);
      await say('campari', false);
      for (const name of names) await allow(name, false);
    });

    it('serves without alcohol where only that is missing, and so past the duty', async () => {
      const headers = { 'x-device-id': newDevice(), 'x-join-code': server.barCode };
      const mojito = async () => {
        const { recipes } = (await server.call('GET', `${SHOP}/recipes`, { headers })).json();
        return recipes.find(({ id }: { id: string }) => id === 'bar-mojito');
      };
      const { recipeIngredient } = (
        await server.call('GET', '/api/admin/recipes/bar-mojito', { headers: server.admin })
      ).json();
      const rum = recipeIngredient.find(({ abv }: { abv: number }) => abv > 0).name.toLowerCase();
      await server.call('PATCH', `${SHOP}/selling`, { headers: server.admin, body: { alcoholDuty: true } });
      server.pass(60_000);
      const place = () =>
        server.call('POST', `${SHOP}/submit-order`, {
          headers,
          body: { targetShopId: 'demo-bar', recipeId: 'bar-mojito', name: 'Ada', kioskInstanceCode: server.barCode },
        });
      expect((await place()).json().code).toBe('adult-unconfirmed');
      await allow(rum, true);
      await say(rum, true);
      expect(await mojito()).toMatchObject({ available: true, alcohol: 'free', ABV: 0 });
      server.pass(60_000);
      const placed = (await place()).json();
      expect(placed).toMatchObject({
        staffApproves: null,
        changes: [{ without: { name: expect.any(String) }, by: null }],
      });
      await say(rum, false);
      await allow(rum, false);
      await server.call('PATCH', `${SHOP}/selling`, { headers: server.admin, body: { alcoholDuty: false } });
    });

    it('tells what is added by hand, in the size that was ordered', async () => {
      const { pumps } = (await server.call('GET', `${SHOP}/pumps`, { headers: server.admin })).json();
      const save = (body: object) => server.call('PUT', `${SHOP}/pumps`, { headers: server.admin, body });
      await save({ pumps: pumps.filter(({ ingredientId }: { ingredientId: string }) => ingredientId !== 'campari') });
      const order = await placedOrder(server);
      const { byHand } = await order.own();
      expect(byHand).toContainEqual({
        name: 'Campari',
        name_translations: expect.anything(),
        amount: expect.any(Number),
        unit: 'ml',
      });
      await save({ pumps });
    });
  });

  describe('of a machine', () => {
    const poured = async () => {
      const order = await placedOrder(server, newDevice(), machine);
      await machine!.beat();
      expect((await order.approve()).statusCode).toBe(200);
      const { job } = await machine!.next();
      return { order, jobId: job!.jobId, ml: Number(/;(\d+),(\d+),/.exec(job!.machineString)![2]) };
    };

    beforeEach(async () => {
      machine ??= await pairedMachine(server, 'demo-bar');
      await machine.beat({ state: 'starting' });
      await countAll();
      await fill('campari', 700);
    });

    it('is taken once, when the job is done, and tells open screens', async () => {
      const { jobId } = await poured();
      await machine!.report(jobId, 1, 'accepted');
      expect(await bottleOf('campari')).toMatchObject({ levelMl: 700 });
      const before = await seqNow();
      await machine!.report(jobId, 2, 'done');
      const { levelMl, isUncertain } = await bottleOf('campari');
      expect(levelMl).toBeLessThan(700);
      expect(isUncertain).toBe(false);
      const { events: told } = await events(before);
      expect(told.map(({ kind }: { kind: string }) => kind)).toEqual(['order', 'stock']);
      await machine!.report(jobId, 2, 'done');
      await machine!.report(jobId, 3, 'done', { not_taken: true });
      expect((await bottleOf('campari')).levelMl).toBe(levelMl);
    });

    it('is taken by the progress of a pour that broke off, and marked', async () => {
      const whole = await poured();
      await machine!.report(whole.jobId, 1, 'accepted');
      await machine!.report(whole.jobId, 2, 'done');
      const one = 700 - (await bottleOf('campari')).levelMl;
      await fill('campari', 700);
      const { jobId } = await poured();
      await machine!.report(jobId, 1, 'accepted');
      await machine!.report(jobId, 2, 'dispensing', { progress: 50 });
      await machine!.report(jobId, 3, 'failed', { code: 'pump_fault' });
      const after = await bottleOf('campari');
      expect(after.isUncertain).toBe(true);
      expect(await bottleOf('aperol')).toMatchObject({ levelMl: 700, isUncertain: false });
      expect(700 - after.levelMl).toBeGreaterThan(one / 2 - 1.5);
      expect(700 - after.levelMl).toBeLessThan(one / 2 + 1.5);
    });

    it('leaves the bottles alone when a job was never accepted', async () => {
      const { jobId } = await poured();
      await machine!.report(jobId, 1, 'rejected', { code: 'no_glass' });
      expect(await bottleOf('campari')).toMatchObject({ levelMl: 700, isUncertain: false });
    });

    it('takes the drink off every menu with the pour that empties the bottle, in the same breath', async () => {
      await fill('campari', 30);
      const waiting = await placedOrder(server, newDevice(), machine);
      const { jobId } = await poured();
      await machine!.report(jobId, 1, 'accepted');
      const before = await seqNow();
      await machine!.report(jobId, 2, 'done');
      const { events: told } = await events(before);
      expect(told.map(({ kind }: { kind: string }) => kind)).toEqual(['order', 'stock', 'menu']);
      expect(await isServed()).toBe(false);
      await machine!.beat();
      expect((await waiting.approve()).json().code).toBe('recipe-unavailable');
      expect((await waiting.staff('approve')).json().code).toBe('machine-empty');
    });

    it('follows a sensor, which wins over what was reckoned', async () => {
      const { slot } = await pumpOf('campari');
      await machine!.beat({ state: 'idle', levels: [{ slot, pct: 50 }] });
      expect(await bottleOf('campari')).toMatchObject({ levelMl: 350, isMeasured: true, isUncertain: false });
      await machine!.beat({ state: 'idle', levels: [{ slot, pct: 1 }] });
      expect(await isServed()).toBe(false);
      await machine!.beat({ state: 'idle', levels: [] });
      expect(await isServed()).toBe(false);
    });

    it('is told when a sensor says something else, and what it says ends what was uncertain or to be undone', async () => {
      const { slot } = await pumpOf('campari');
      const says = (pct: number) => machine!.beat({ state: 'idle', levels: [{ slot, pct }] });
      await fill('campari', 300);
      const { jobId } = await poured();
      await machine!.report(jobId, 1, 'accepted');
      await machine!.report(jobId, 2, 'failed', { code: 'pump_fault', progress: 10 });
      expect(await bottleOf('campari')).toMatchObject({ isUncertain: true, isMeasured: false, canUndo: true });
      expect(await toldOf(() => says(50))).toContain('stock');
      expect(await bottleOf('campari')).toMatchObject({
        levelMl: 350,
        isUncertain: false,
        isMeasured: true,
        canUndo: false,
      });
      expect(await toldOf(() => says(50))).not.toContain('stock');
      await fill('campari', 350);
      expect(await bottleOf('campari')).toMatchObject({ isMeasured: false });
      await says(50);
      expect(await bottleOf('campari')).toMatchObject({ isMeasured: true, canUndo: false });
      expect(await toldOf(() => says(49))).toContain('stock');
      expect(await toldOf(() => says(1))).toContain('menu');
      // Of a bottle that is counted, and of one that is not on the machine.
      await machine!.beat({ state: 'idle', levels: [{ slot: 128, pct: 0 }] });
      expect(await bottleOf('campari')).toMatchObject({ levelMl: 7 });
    });

    it('is named in the audit', async () => {
      server.pass(1);
      const slot = await fill('campari', 600);
      expect(await lastDetails('bottle-refilled')).toEqual({ slot, levelMl: 600, name: 'Left' });
      // Where a machine is connected, the shop's own bottles are not in use.
      const { places } = (await post('refill', { slot })).json();
      expect(places).toMatchObject([{ machineId: 'demo-bar-machine' }, { machineId: machine!.id, name: 'Left' }]);
      expect(await bottleOf('campari')).toMatchObject({ levelMl: 700 });
    });

    it('is drawn down to nothing, and from what is counted alone', async () => {
      const { jobId } = await poured();
      const { slot } = await pumpOf('campari');
      await count([{ slot, sizeMl: 700, lowMl: 100 }]);
      await fill('campari', 2);
      await machine!.report(jobId, 1, 'accepted');
      expect(await toldOf(() => machine!.report(jobId, 2, 'done'))).toEqual(['order', 'stock']);
      expect(await bottleOf('campari')).toMatchObject({ levelMl: 0, isUncertain: false });
      expect((await pumpOf('gin')).bottle).toBeNull();
    });

    it('that only has sensors is out at 0, without counted bottles', async () => {
      const { slot } = await pumpOf('campari');
      await count([]);
      const says = (...pct: number[]) =>
        toldOf(() => machine!.beat({ state: 'idle', levels: pct.map((one) => ({ slot, pct: one })) }));
      await says();
      expect(await says(2)).not.toContain('menu');
      expect(await isServed()).toBe(true);
      expect(await says(0)).toContain('menu');
      expect(await isServed()).toBe(false);
      expect(await says(80)).toContain('menu');
      expect(await isServed()).toBe(true);
      await says();
      expect(await says(0)).toContain('menu');
      expect(await says()).toContain('menu');
      expect(await isServed()).toBe(true);
    });

    it('is refilled, which can be undone without losing what was poured since', async () => {
      const slot = await fill('campari', 40);
      await post('refill', { slot });
      expect(await bottleOf('campari')).toMatchObject({ levelMl: 700, canUndo: true });
      const { jobId } = await poured();
      await machine!.report(jobId, 1, 'accepted');
      await machine!.report(jobId, 2, 'done');
      const { levelMl } = await bottleOf('campari');
      await post('undo-refill', { slot });
      expect(await bottleOf('campari')).toMatchObject({ levelMl: levelMl - 660, canUndo: false });
      expect((await post('undo-refill', { slot })).json().code).toBe('nothing-to-undo');
      expect((await post('refill', { slot, levelMl: 701 })).json().code).toBe('bottle-overfull');
    });

    it('counts anew when another ingredient stands on the pump', async () => {
      const slot = await fill('campari', 40);
      const { pumps } = (await server.call('GET', `${SHOP}/pumps`, { headers: server.admin })).json();
      const swapped = pumps.map((pump: { slot: number; ingredientId: string }) =>
        pump.slot === slot ? { ...pump, ingredientId: 'elsewhere' } : pump,
      );
      const save = (body: object) => server.call('PUT', `${SHOP}/pumps`, { headers: server.admin, body });
      await save({ pumps: swapped });
      expect(await pumpOf('elsewhere')).toMatchObject({
        ingredient: { id: 'elsewhere', name: 'elsewhere', name_translations: {} },
        drinkMl: null,
        bottle: { levelMl: 700, isUncertain: true, isMeasured: false, drinksLeft: null, canUndo: false },
      });
      expect(await bottleOf('gin')).toMatchObject({ isUncertain: false });
      // No drink is made of it.
      expect(await toldOf(() => post('refill', { slot, levelMl: 3 }))).toEqual(['stock']);
      await save({ pumps });
    });

    it('gives the drinks back when the empty machine is removed', async () => {
      await fill('campari', 0);
      expect(await isServed()).toBe(false);
      const removed = await server.call('DELETE', `${SHOP}/machines/${machine!.id}`, { headers: server.admin });
      expect(removed.statusCode).toBe(200);
      expect(await isServed()).toBe(true);
      machine = undefined;
    });
  });

  it('is told to guests when a machine comes or goes, where something is empty or counted', async () => {
    const tea = '/api/admin/shops/demo-tea';
    const seq = async () => (await server.call('GET', `${tea}/events`, { headers: server.admin })).json().seq;
    const told = async <T>(change: () => Promise<T>): Promise<[kinds: Set<string>, done: T]> => {
      const before = await seq();
      const done = await change();
      const { events: all } = (
        await server.call('GET', `${tea}/events?after=${before}`, { headers: server.admin })
      ).json();
      return [new Set(all.map(({ kind }: { kind: string }) => kind)), done];
    };
    const remove = ({ id }: PairedMachine) => server.call('DELETE', `${tea}/machines/${id}`, { headers: server.admin });
    const [first, one] = await told(() => pairedMachine(server, 'demo-tea'));
    expect(first).toEqual(new Set(['machine']));
    const other = await pairedMachine(server, 'demo-tea');
    await one.beat({ state: 'idle', levels: [{ slot: 1, pct: 50 }] });
    expect((await told(() => remove(other)))[0]).toEqual(new Set(['machine']));
    const levels = [
      { slot: 1, pct: 50 },
      { slot: 2, pct: 0 },
    ];
    await one.beat({ state: 'idle', levels });
    const [kinds, third] = await told(() => pairedMachine(server, 'demo-tea'));
    expect(kinds).toEqual(new Set(['machine', 'stock', 'menu']));
    expect((await told(() => remove(one)))[0]).toEqual(new Set(['machine', 'stock', 'menu']));
    const body = { machineId: third.id, bottles: [{ slot: 1, sizeMl: 700, lowMl: 100 }] };
    await server.call('PUT', `${tea}/stock`, { headers: server.admin, body });
    expect((await told(() => remove(third)))[0]).toEqual(new Set(['machine', 'stock', 'menu']));
  });
});
