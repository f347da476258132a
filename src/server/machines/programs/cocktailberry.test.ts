/**
 * CocktailBerry, driven through a whole server: the six faults measured on the real one, each by its name, and what an
 * order comes to. `COCKTAILBERRY_URL=… COCKTAILBERRY_MAKER_KEY=… COCKTAILBERRY_MASTER_KEY=…` runs it against a real one,
 * which pours; what has to be broken for a case is left out there. Source: docs/behaviour/machines.md.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps } from '../../db/engine.ts';
import { noteSettled } from '../../repos/machines/machine-links.repo.ts';
import { CocktailBerryStandIn } from '#test/machines/cocktailberry-stand-in.ts';
import { openDrivenBar, type DrivenBar } from '#test/machines/driven-bar.ts';
import { seeded } from '#test/seeded.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';

const { COCKTAILBERRY_URL: REAL, COCKTAILBERRY_MAKER_KEY, COCKTAILBERRY_MASTER_KEY } = process.env;
const KEYS = REAL
  ? { makerKey: COCKTAILBERRY_MAKER_KEY ?? '', masterKey: COCKTAILBERRY_MASTER_KEY ?? '' }
  : { makerKey: '123', masterKey: '4567' };
const LAN_HOSTS = REAL ? new URL(REAL).hostname : '127.0.0.1';
/** What one order of the drink is, in millilitres. */
const DRINK_ML = 69;
const DONE = { status: 'COMPLETED', machine: { state: 'done' } };
const NEEDS_STAFF = { status: 'IN_PROGRESS', stage: 'attention', machine: { state: 'failed' } };
const WAITS = { status: 'PENDING', machine: { state: 'rejected' } };
const onStandIn = it.skipIf(REAL !== undefined);

describe.each(testEngines)('CocktailBerry on %s', (_engine, open) => {
  const server = useTestServer(open, { LAN_HOSTS });
  let berry: CocktailBerryStandIn;
  let bar: DrivenBar;
  let seed = 1;

  beforeEach(async () => {
    berry = await new CocktailBerryStandIn({ random: seeded(seed++), mlPerSecond: 250, ...KEYS }).open();
    bar = await openDrivenBar(server, { kind: 'cocktailberry', address: REAL ?? berry.url, keys: KEYS });
  });
  afterEach(async () => {
    await bar.close();
    await berry.kill();
    expect(bar.errors).toEqual([]);
  });
  const pouredAbout = (ml: number) => {
    if (!REAL) expect(berry.pouredMl).toBeCloseTo(ml, 0);
  };
  const untilPouring = () =>
    vi.waitFor(() => expect(berry.pouredMl).toBeGreaterThan(3), { timeout: 5000, interval: 5 });

  it('makes a drink: one start, progress, done', async () => {
    berry.slowness = 4;
    const order = await bar.approved();
    await bar.untilOrder(order, { machine: { state: 'dispensing', stoppable: true } });
    await bar.untilOrder(order, DONE);
    pouredAbout(DRINK_ML);
    expect(await bar.machine()).toMatchObject({ firmware: expect.stringMatching(/^CocktailBerry \d/), fault: null });
    if (REAL) return;
    expect(berry.starts).toBe(1);
    expect(berry.recipes.map(({ name, enabled }) => [name.split(' ')[0], enabled])).toEqual([['Sipwell', false]]);
  });

  it('fault 1, four starts at once: two servers and four guests make one start', async () => {
    bar.drive();
    const orders = [await bar.order(), await bar.order(), await bar.order(), await bar.order()];
    await bar.untilReady();
    const replies = await Promise.all(orders.map((order) => order.approve()));
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
    await bar.untilOrder(orders[replies.findIndex(({ statusCode }) => statusCode === 200)]!, DONE);
    pouredAbout(DRINK_ML);
    if (!REAL) expect(berry.starts).toBe(1);
  });

  it('fault 2, a start right after a stop: what was stopped stays stopped', async () => {
    berry.slowness = 10;
    const first = await bar.approved();
    await bar.untilOrder(first, { machine: { state: 'dispensing' } });
    await bar.stop();
    await bar.untilOrder(first, { status: 'CANCELLED', machine: { state: 'cancelled', code: 'stopped' } });
    const atStop = berry.pouredMl;
    berry.slowness = 1;
    if (!REAL) expect(atStop).toBeLessThan(DRINK_ML);
    await bar.untilOrder(await bar.approved(), DONE);
    pouredAbout(atStop + DRINK_ML);
  });

  onStandIn('fault 2, where somebody stops at its own screen: its pumps are given time to stand still', async () => {
    berry.startByHand('House Punch', 1000);
    await untilPouring();
    const order = await bar.order();
    berry.state.status = 'CANCELED';
    expect((await order.approve()).statusCode).toBe(200);
    await bar.untilOrder(order, DONE);
    const byHand = berry.pouredByName.get('House Punch')!;
    expect(byHand).toBeLessThan(900);
    pouredAbout(byHand + DRINK_ML);
  });

  onStandIn('while somebody makes a drink at its own screen: waits again', async () => {
    const order = await bar.order();
    berry.startByHand('House Punch', 5000);
    await untilPouring();
    expect((await order.approve()).statusCode).toBe(200);
    await bar.untilOrder(order, { ...WAITS, machine: { state: 'rejected', code: 'busy' } });
    expect(berry.starts).toBe(0);
    berry.state.status = 'CANCELED';
  });

  it('fault 3, the state is still the last end: no drink is done before it was poured', async () => {
    for (let round = 1; round <= 4; round++) {
      const order = await bar.approved();
      await bar.untilOrder(order, DONE);
      pouredAbout(round * DRINK_ML);
    }
  });

  it('fault 4, a stop while idle: the next drink is made all the same', async () => {
    await bar.untilReady();
    expect((await bar.stop()).statusCode).toBe(200);
    if (!REAL) berry.state.status = 'CANCELED';
    await bar.untilOrder(await bar.approved(), DONE);
    pouredAbout(DRINK_ML);
  });

  onStandIn('fault 5, killed while it pours: needs staff, and nothing is poured again', async () => {
    berry.slowness = 5;
    const order = await bar.approved();
    await untilPouring();
    await berry.kill();
    const atEnd = berry.pouredMl;
    await berry.revive();
    await bar.untilOrder(order, { ...NEEDS_STAFF, machine: { state: 'failed', code: 'power_loss' } });
    expect([berry.starts, berry.pouredMl]).toEqual([1, atEnd]);
    berry.slowness = 1;
    await bar.untilOrder(await bar.approved(), DONE);
  });

  onStandIn('fault 6, a start is lost before it arrived: needs staff, and it is not posted again', async () => {
    berry.losesStart = 'before';
    await bar.untilOrder(await bar.approved(), NEEDS_STAFF);
    expect([berry.starts, berry.pouredMl]).toEqual([0, 0]);
  });

  describe('what it lacks, and what takes too long', () => {
    onStandIn('no_glass: waits again, and is made when a glass stands there', async () => {
      berry.hasGlass = false;
      const order = await bar.approved();
      await bar.untilOrder(order, { ...WAITS, machine: { state: 'rejected', code: 'no_glass' } });
      berry.hasGlass = true;
      await bar.untilReady();
      expect((await order.approve()).statusCode).toBe(200);
      await bar.untilOrder(order, DONE);
      pouredAbout(DRINK_ML);
    });

    onStandIn('an empty bottle, or one that was taken away: such drinks do not go there', async () => {
      const order = await bar.order();
      berry.bottles[0]!.fill_level = 0;
      berry.bottles[1]!.bottle = null;
      await vi.waitFor(
        async () => {
          const levels = (await bar.machine()).levels.filter(({ pct }) => pct > 0);
          expect(levels).toHaveLength(1);
        },
        { timeout: 12_000 },
      );
      expect((await order.approve()).json()).toMatchObject({ code: 'recipe-unavailable' });
      const { notMakeable } = await bar.link();
      const negroni = notMakeable.find(({ recipeId }: { recipeId: string }) => recipeId === 'bar-negroni');
      expect(negroni.missing).toEqual(['Campari']);
    });

    onStandIn('slow: needs staff when its time is over, and is stopped', async () => {
      berry.slowness = 40;
      const order = await bar.approved();
      await untilPouring();
      server.pass(240_000);
      const { sweepJobs } = await import('../sweep-jobs.ts');
      await sweepJobs(server.services);
      await bar.untilOrder(order, { ...NEEDS_STAFF, machine: { state: 'failed', code: 'timeout' } });
      await vi.waitFor(() => expect(berry.events.at(-1)).toMatchObject({ event_type: 'COCKTAIL_CANCELED' }), 3000);
      expect(berry.pouredMl).toBeLessThan(DRINK_ML);
    });

    onStandIn('a pump that stalls: needs staff', async () => {
      berry.stalled = 2;
      await bar.untilOrder(await bar.approved(), { ...NEEDS_STAFF, machine: { state: 'failed', code: 'partial' } });
      expect(berry.starts).toBe(1);
    });
  });

  describe('a server that ends', () => {
    onStandIn('without a word: its machine is left alone until its lease is over', async () => {
      const order = await bar.order();
      await bar.rest();
      const { db, clock } = server.services;
      const now = clock().toISOString();
      const held = { lease_by: 'gone', lease_until: new Date(clock().getTime() + 15_000).toISOString() };
      await db.updateTable('machine_links').set(held).where('machine_id', '=', bar.id).execute();
      expect((await order.approve()).statusCode).toBe(200);
      bar.drive();
      await new Promise((pass) => setTimeout(pass, 500));
      expect(berry.starts).toBe(0);
      server.pass(15_000);
      await bar.untilOrder(order, DONE);
      expect(berry.starts).toBe(1);
      const late = await runSteps(db, noteSettled({ machineId: bar.id, by: 'gone', now }));
      expect(late).toBe(false);
    });
    onStandIn('while a drink is poured: the next one settles it, and starts nothing', async () => {
      berry.slowness = 5;
      const order = await bar.approved();
      await untilPouring();
      await bar.rest();
      await vi.waitFor(() => expect(berry.events).toHaveLength(1), { timeout: 5000 });
      bar.drive();
      await bar.untilOrder(order, DONE);
      expect(berry.starts).toBe(1);
      pouredAbout(DRINK_ML);
    });
  });

  onStandIn('a drink that somebody starts at its own screen meanwhile: needs staff', async () => {
    berry.slowness = 10;
    const order = await bar.approved();
    await untilPouring();
    berry.slowness = 1;
    berry.startByHand('House Punch', 5);
    await bar.untilOrder(order, { status: 'IN_PROGRESS', stage: 'attention' });
    expect(berry.starts).toBe(1);
  });

  onStandIn('one that asks for money: waits again, and the payment is given up', async () => {
    berry.asksForPayment = true;
    await bar.untilOrder(await bar.approved(), WAITS);
    expect([berry.starts, berry.state.status]).toEqual([0, 'CANCELED']);
  });

  describe('in the console', () => {
    const tried = async (body: object) =>
      (
        await server.call('POST', '/api/admin/shops/demo-bar/machines/try', {
          headers: server.admin,
          body: { kind: 'cocktailberry', ...body },
        })
      ).json();

    it('tries the connection', async () => {
      const reply = await tried({ address: `${REAL ?? berry.url}/`, keys: KEYS });
      expect(reply).toMatchObject({ trouble: null, version: expect.stringMatching(/^CocktailBerry /) });
      expect(reply.ingredients).toBeGreaterThan(2);
      expect(await tried({ address: REAL ?? berry.url, machineId: bar.id })).toMatchObject({ trouble: null });
    });

    onStandIn.each([
      ['a wrong master key', { keys: { ...KEYS, masterKey: '1' } }, /refuses the master key/],
      ['nobody there', { address: 'http://127.0.0.1:9' }, /Nothing answers/],
      ['a private address that is not listed', { address: 'http://10.1.2.3:8000' }, /LAN_HOSTS/],
      ['where clouds keep secrets', { address: 'http://169.254.169.254' }, /LAN_HOSTS/],
      ['another program', { address: 'OTHER' }, /not as CocktailBerry does/],
    ])('says what is wrong: %s', async (_case, body, words) => {
      const other = `${berry.url}/elsewhere`;
      const address = 'address' in body && body.address !== 'OTHER' ? body.address : other;
      const reach = { address: 'address' in body ? address : berry.url, keys: KEYS, ...('keys' in body && body) };
      expect((await tried(reach)).trouble).toMatch(words);
    });

    onStandIn('says what is wrong: a wrong maker key, where there is no master key', async () => {
      const locked = await new CocktailBerryStandIn({ random: seeded(1), mlPerSecond: 1, makerKey: '123' }).open();
      expect((await tried({ address: locked.url, keys: { makerKey: '1' } })).trouble).toMatch(/refuses the maker key/);
      expect((await tried({ address: locked.url, keys: { makerKey: '123' } })).trouble).toBeNull();
      await locked.kill();
    });

    it('never answers a key', async () => {
      const text = JSON.stringify([await bar.link(), await bar.machine()]);
      expect((await bar.link()).keysSet).toEqual(['makerKey', 'masterKey']);
      for (const key of Object.values(KEYS)) expect(text.includes(`"${key}"`)).toBe(false);
      const { secrets } = await server.services.db
        .selectFrom('machine_links')
        .select('secrets')
        .where('machine_id', '=', bar.id)
        .executeTakeFirstOrThrow();
      expect(server.services.seal.open(secrets)).toBe(JSON.stringify(KEYS));
    });

    onStandIn('cares for it, but not while it pours', async () => {
      berry.bottles[0]!.fill_level = 100;
      expect(await bar.care({ what: 'refill', places: [1] })).toEqual({ trouble: null });
      expect(berry.level(1)).toBe(700);
      await bar.care({ what: 'clean' });
      await bar.care({ what: 'initialize' });
      expect(berry.care).toEqual(['refill', 'clean', 'initialize-bottles']);
      berry.slowness = 5;
      const order = await bar.approved();
      await untilPouring();
      expect(await bar.care({ what: 'clean' })).toMatchObject({ code: 'machine-busy' });
      await bar.untilOrder(order, DONE);
    });

    onStandIn('says why it is offline, and is there again with the right key', async () => {
      await bar.change({ keys: { masterKey: '1' } });
      await vi.waitFor(async () => expect((await bar.link()).trouble).toMatch(/master key/), { timeout: 12_000 });
      // What was asked with the old key may still be answered.
      await vi.waitFor(
        async () => {
          server.pass(31_000);
          expect((await bar.machine()).state).toBe('offline');
        },
        { timeout: 12_000, interval: 100 },
      );
      await bar.change({ keys: KEYS });
      await bar.untilReady();
      await vi.waitFor(async () => expect((await bar.link()).trouble).toBeNull(), { timeout: 12_000 });
    });
  });
});

/** So that the stand-in is never kinder than the real program was. */
describe.skipIf(REAL !== undefined)('the stand-in', () => {
  const start = (berry: CocktailBerryStandIn) =>
    fetch(`${berry.url}/cocktails/prepare/1`, { method: 'POST', body: JSON.stringify({ volume: 40 }) });
  const opened = async (seed: number) => {
    const berry = await new CocktailBerryStandIn({ random: seeded(seed), mlPerSecond: 400 }).open();
    const body = { name: 'One', enabled: true, ingredients: [{ id: 1, amount: 40, recipe_order: 1 }] };
    await fetch(`${berry.url}/cocktails`, { method: 'POST', body: JSON.stringify(body) });
    return berry;
  };

  it('takes several of four starts at once, and pours them all', async () => {
    let moreThanOne = 0;
    for (let round = 0; round < 12; round++) {
      const berry = await opened(round);
      const replies = await Promise.all([start(berry), start(berry), start(berry), start(berry)]);
      if (replies.filter(({ ok }) => ok).length > 1) moreThanOne += 1;
      await berry.kill();
    }
    expect(moreThanOne).toBeGreaterThan(6);
  });

  it('goes on with what was stopped when it is started right after, and says the last end after a start', async () => {
    let revived = 0;
    let old = 0;
    for (let round = 0; round < 8; round++) {
      const berry = await opened(100 + round);
      await start(berry);
      if (berry.state.status === 'FINISHED') old += 1;
      await vi.waitFor(() => expect(berry.state.status).toBe('IN_PROGRESS'), { interval: 2 });
      await fetch(`${berry.url}/cocktails/prepare/stop`, { method: 'POST' });
      await start(berry);
      await vi.waitFor(() => expect(berry.events).toHaveLength(2), { timeout: 3000, interval: 10 });
      if (berry.pouredMl > 70) revived += 1;
      await berry.kill();
    }
    expect([revived > 3, old > 3]).toEqual([true, true]);
  });
});
