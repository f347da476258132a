/**
 * CocktailPi, driven through a whole server: what is known to go wrong with it, each by its name, and what an order comes
 * to. `COCKTAILPI_URL=… COCKTAILPI_USERNAME=… COCKTAILPI_PASSWORD=…` runs it against a real one, which pours; what has to be
 * broken for a case is left out there. Source: docs/behaviour/machines.md.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CocktailPiStandIn, PI_KEYS } from '#test/machines/cocktailpi-stand-in.ts';
import { openDrivenBar, QUICK, type DrivenBar } from '#test/machines/driven-bar.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';

const { COCKTAILPI_URL: REAL, COCKTAILPI_USERNAME, COCKTAILPI_PASSWORD } = process.env;
const KEYS = REAL ? { username: COCKTAILPI_USERNAME ?? '', password: COCKTAILPI_PASSWORD ?? '' } : PI_KEYS;
const LAN_HOSTS = REAL ? new URL(REAL).hostname : '127.0.0.1';
/** What one order of the drink is, in millilitres. */
const DRINK_ML = 69;
const DONE = { status: 'COMPLETED', machine: { state: 'done' } };
const NEEDS_STAFF = { status: 'IN_PROGRESS', stage: 'attention', machine: { state: 'failed' } };
const WAITS = { status: 'PENDING', machine: { state: 'rejected' } };
const onStandIn = it.skipIf(REAL !== undefined);
const BUSY_MS = 5000;

describe.each(testEngines)('CocktailPi on %s', (_engine, open) => {
  const server = useTestServer(open, { LAN_HOSTS });
  let pi: CocktailPiStandIn;
  let bar: DrivenBar;

  beforeEach(async () => {
    pi = await new CocktailPiStandIn({ mlPerSecond: 100 }).open();
    const pace = { ...QUICK, busyMs: 12_000 };
    bar = await openDrivenBar(server, { kind: 'cocktailpi', address: REAL ?? pi.url, keys: KEYS }, pace);
  });
  afterEach(async () => {
    await bar.close();
    await pi.kill();
    expect(bar.errors).toEqual([]);
  });
  const pouredAbout = (ml: number) => {
    if (!REAL) expect(pi.pouredMl).toBeCloseTo(ml, 0);
  };
  const untilPouring = () => vi.waitFor(() => expect(pi.pouredMl).toBeGreaterThan(3), { timeout: 8000, interval: 5 });

  it('makes a drink: one start, progress, done; and the next as soon as it is free, 5 s later', async () => {
    pi.slowness = 2;
    const order = await bar.approved();
    await bar.untilOrder(order, { machine: { state: 'dispensing', stoppable: true } });
    await bar.untilOrder(order, DONE);
    const at = performance.now();
    pouredAbout(DRINK_ML);
    expect(await bar.machine()).toMatchObject({ firmware: expect.stringMatching(/^CocktailPi \d/), fault: null });
    await bar.untilOrder(await bar.approved(), DONE, 15_000);
    expect(performance.now() - at).toBeGreaterThan(BUSY_MS - 500);
    pouredAbout(2 * DRINK_ML);
    if (!REAL) expect([pi.starts, pi.recipes.length]).toEqual([2, 1]);
  });

  it('four approvals at once, and two servers: one start', async () => {
    bar.drive();
    const orders = [await bar.order(), await bar.order(), await bar.order(), await bar.order()];
    await bar.untilReady();
    const replies = await Promise.all(orders.map((order) => order.approve()));
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
    await bar.untilOrder(orders[replies.findIndex(({ statusCode }) => statusCode === 200)]!, DONE);
    pouredAbout(DRINK_ML);
    if (!REAL) expect(pi.starts).toBe(1);
  });

  it('stops a pour', async () => {
    pi.slowness = 8;
    const order = await bar.approved();
    await bar.untilOrder(order, { machine: { state: 'dispensing' } });
    await bar.stop();
    await bar.untilOrder(order, { status: 'CANCELLED', machine: { state: 'cancelled', code: 'stopped' } });
    if (!REAL) expect(pi.pouredMl).toBeLessThan(DRINK_ML);
  });

  onStandIn('busy with a drink of its own screen for too long: waits again', async () => {
    pi.slowness = 100;
    const order = await bar.order();
    pi.startByHand('Mojito', 50);
    expect((await order.approve()).statusCode).toBe(200);
    server.pass(12_500);
    await bar.untilOrder(order, { ...WAITS, machine: { state: 'rejected', code: 'busy' } });
    expect(pi.starts).toBe(0);
  });

  onStandIn('a start is lost before it arrived: needs staff, and it is not posted again', async () => {
    pi.losesStart = 'before';
    await bar.untilOrder(await bar.approved(), NEEDS_STAFF);
    expect([pi.starts, pi.pouredMl]).toEqual([0, 0]);
  });

  onStandIn('power_loss, killed mid-pour: needs staff, though its levels say that all was poured', async () => {
    pi.slowness = 4;
    const order = await bar.approved();
    await untilPouring();
    await pi.kill();
    expect(pi.pumps[0]!.fillingLevelInMl).toBe(700 - DRINK_ML / 3);
    await pi.revive();
    await bar.untilOrder(order, { ...NEEDS_STAFF, machine: { state: 'failed', code: 'power_loss' } });
    expect(pi.starts).toBe(1);
    expect(pi.pouredMl).toBeLessThan(DRINK_ML);
  });

  onStandIn('its socket is cut mid-pour: it is heard again, and done', async () => {
    pi.slowness = 4;
    const order = await bar.approved();
    await untilPouring();
    pi.cutSocket();
    await bar.untilOrder(order, DONE);
    expect(pi.starts).toBe(1);
  });

  onStandIn('its tokens end: it signs in again', async () => {
    pi.forgetTokens();
    await bar.untilOrder(await bar.approved(), DONE);
    expect(pi.calls.filter((call) => call === 'POST /api/auth/login').length).toBeGreaterThan(1);
  });

  onStandIn('a pump breaks: needs staff', async () => {
    pi.breaksAt = 0.5;
    await bar.untilOrder(await bar.approved(), { ...NEEDS_STAFF, machine: { state: 'failed', code: 'pump_fault' } });
    expect(pi.starts).toBe(1);
  });

  onStandIn('slow: needs staff when its time is over, and is stopped', async () => {
    pi.slowness = 40;
    const order = await bar.approved();
    await untilPouring();
    server.pass(240_000);
    const { sweepJobs } = await import('../sweep-jobs.ts');
    await sweepJobs(server.services);
    await bar.untilOrder(order, { ...NEEDS_STAFF, machine: { state: 'failed', code: 'timeout' } });
    await vi.waitFor(() => expect(pi.making?.state).toBe('CANCELLED'), 5000);
    expect(pi.pouredMl).toBeLessThan(DRINK_ML);
  });

  onStandIn('a server that ends while a drink is poured: the next one settles it', async () => {
    pi.slowness = 3;
    const order = await bar.approved();
    await untilPouring();
    await bar.rest();
    bar.drive();
    await bar.untilOrder(order, DONE);
    expect(pi.starts).toBe(1);
  });

  describe('in the console', () => {
    const tried = async (body: object) =>
      (
        await server.call('POST', '/api/admin/shops/demo-bar/machines/try', {
          headers: server.admin,
          body: { kind: 'cocktailpi', address: REAL ?? pi.url, keys: KEYS, ...body },
        })
      ).json();

    it('tries the connection, and says what is wrong', async () => {
      expect(await tried({})).toMatchObject({ trouble: null, version: expect.stringMatching(/^CocktailPi /) });
      expect((await tried({ keys: { username: 'x', password: 'y' } })).trouble).toMatch(/username or the password/);
      if (REAL) return;
      expect((await tried({ address: `${pi.url}/elsewhere` })).trouble).toMatch(/not as CocktailPi does/);
      expect((await tried({ address: 'http://192.168.7.7' })).trouble).toMatch(/LAN_HOSTS/);
      pi.mayKeepRecipes = false;
      expect((await tried({})).trouble).toMatch(/Recipe creator/);
    });

    onStandIn('cares for it', async () => {
      pi.pumps[1]!.fillingLevelInMl = 3;
      expect(await bar.care({ what: 'refill', places: [2] })).toEqual({ trouble: null });
      expect(pi.pumps[1]!.fillingLevelInMl).toBe(700);
      expect(await bar.care({ what: 'initialize' })).toEqual({ trouble: null });
      expect(pi.calls.filter((call) => call === 'PUT /api/pump/:id/pumpup')).toHaveLength(3);
      expect((await bar.care({ what: 'clean' })).trouble).toMatch(/its own screen/);
    });
  });
});

/** So that the stand-in is never kinder than the real program was. */
describe.skipIf(REAL !== undefined)('the stand-in', () => {
  it('hears nothing on a topic without /user, and refuses a boost that is left out', async () => {
    const { Client } = await import('@stomp/stompjs');
    const { WebSocket } = await import('ws');
    const pi = await new CocktailPiStandIn({ mlPerSecond: 100 }).open();
    const login = await fetch(`${pi.url}/api/auth/login`, { method: 'POST', body: JSON.stringify(PI_KEYS) });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const headers = { authorization: `Bearer ${accessToken}` };
    const heard: string[] = [];
    const client = new Client({
      webSocketFactory: () => new WebSocket(`${pi.url.replace('http', 'ws')}/websocket/`) as never,
      connectHeaders: { Authorization: `Bearer ${accessToken}` },
      onConnect: () => {
        client.subscribe('/topic/cocktailprogress', ({ body }) => void heard.push(`bare ${body}`));
        client.subscribe('/user/topic/cocktailprogress', ({ body }) => void heard.push(`user ${body}`));
      },
    });
    client.activate();
    await vi.waitFor(() => expect(heard).toEqual(['user DELETE']), { timeout: 3000 });
    await client.deactivate({ force: true });

    pi.recipes = [{ id: 1, name: 'One', steps: [{ ingredientId: 11, amount: 20, scale: false, boostable: false }] }];
    const order = (customisations: object) =>
      fetch(`${pi.url}/api/cocktail/1`, { method: 'PUT', headers, body: JSON.stringify({ customisations }) });
    const reply = await order({});
    expect([reply.status, await reply.json()]).toMatchObject([400, { message: 'Recipe not boostable!' }]);
    expect((await order({ boost: 100 })).status).toBe(202);
    expect(await (await order({ boost: 100 })).json()).toMatchObject({
      message: expect.stringMatching(/already being fabricated/),
    });
    await pi.kill();
  });
});
