/** Limits over HTTP: they stop a flood, and never somebody innocent behind the same address. */
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { ADMIN, newDevice, OWNER, useTestServer } from '#test/server/test-services.ts';
import { createBrakes } from './brakes.ts';
import { createLimits, RULES } from './limits.ts';

const HOUR = 3_600_000;
const countOf = <T>(values: readonly T[], wanted: T): number => values.filter((value) => value === wanted).length;

describe('limits', () => {
  const server = useTestServer(() => openDatabase(':memory:'));
  const fresh = () => {
    server.services.limits = createLimits(server.services.clock);
    server.services.brakes = createBrakes(() => server.services.limits);
  };
  const from = (remoteAddress: string) => ({
    join: (code: string, device = newDevice()) =>
      server.app.inject({
        url: `/api/kiosk-instances/code/${code}`,
        remoteAddress,
        headers: { 'x-device-id': device },
      }),
    login: (body: object) => server.app.inject({ method: 'POST', url: '/v1/auth/login', payload: body, remoteAddress }),
  });

  describe('of codes', () => {
    it('let a new phone join within 2 s after 200 wrong codes from its address', async () => {
      fresh();
      const bar = from('203.0.113.1');
      const wrong = (n: number) => bar.join(`ZZ${String(n).padStart(4, '0')}`);
      for (let n = 0; n < 200; n++) {
        // Past the 20 of a minute: a patient guesser.
        if (n % 20 === 0) server.pass(61_000);
        expect((await wrong(n)).statusCode).toBe(404);
      }
      const started = performance.now();
      expect((await bar.join(server.barCode)).statusCode).toBe(200);
      expect(performance.now() - started).toBeLessThan(2000);
      // Known to be right there: nobody else waits.
      const all = await Promise.all(Array.from({ length: 300 }, () => bar.join(server.barCode)));
      expect(
        countOf(
          all.map(({ statusCode }) => statusCode),
          200,
        ),
      ).toBe(300);
      expect(performance.now() - started).toBeLessThan(4000);
    });

    it('cost what they are many, not their square, when thousands ask the same', async () => {
      fresh();
      const { limits, brakes } = server.services;
      const rules = RULES.wrongCode('203.0.113.8', null);
      for (let n = 0; n < 20; n++) limits.take(...rules);
      let answer = (): void => undefined;
      const answered = new Promise<void>((done) => (answer = done));
      const find = () => answered.then(() => undefined);
      const all = Array.from({ length: 16_000 }, () =>
        brakes.guess({ address: '203.0.113.8', what: 'code ZS0001', rules, find }),
      );
      const settled = Promise.allSettled(all);
      await new Promise((soon) => setTimeout(soon, 10));
      const before = process.cpuUsage();
      answer();
      expect((await settled).filter(({ status }) => status === 'fulfilled')).toEqual([]);
      // Half a second; a minute where each end woke all.
      expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
    }, 120_000);

    it('slow guessing past the limit down to two a second, right ones answered', async () => {
      fresh();
      const guesser = from('203.0.113.2');
      for (let n = 0; n < 20; n++) await guesser.join(`ZY${String(n).padStart(4, '0')}`);
      const started = performance.now();
      const guesses = ['ZX0001', 'ZX0002', server.barCode, 'ZX0003', server.teaCode];
      const replies = await Promise.all(guesses.map((code) => guesser.join(code)));
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([429, 429, 200, 429, 200]);
      expect(performance.now() - started).toBeGreaterThan(1900);
    });

    it('count a bar that joins at once as nobody guessing', async () => {
      fresh();
      const bar = from('203.0.113.3');
      const all = await Promise.all(Array.from({ length: 300 }, () => bar.join(server.barCode)));
      expect(
        countOf(
          all.map(({ statusCode }) => statusCode),
          200,
        ),
      ).toBe(300);
      expect((await bar.join('ZZZZZZ')).statusCode).toBe(404);
    });

    it('hold however many arrive at once', async () => {
      fresh();
      const guesser = from('203.0.113.4');
      const device = newDevice();
      const all = await Promise.all(Array.from({ length: 14 }, (_, n) => guesser.join(`ZW00${10 + n}`, device)));
      expect(
        countOf(
          all.map(({ statusCode }) => statusCode),
          404,
        ),
      ).toBe(10);
    });

    it('count an IPv6 household as one, however it is written, and an IPv4 address mapped into IPv6 as itself', async () => {
      fresh();
      for (let n = 0; n < 20; n++) await from(`2001:db8::${n + 1}:0:0:1`).join(`ZV00${10 + n}`);
      expect((await from('2001:db8:0:0:ffff:ffff:ffff:ffff').join('ZV0001')).statusCode).toBe(429);
      expect((await from('2001:db8:0:1::1').join('ZV0002')).statusCode).toBe(404);
      for (let n = 0; n < 20; n++) await from('203.0.113.5').join(`ZU00${10 + n}`);
      expect((await from('::ffff:203.0.113.5').join('ZU0001')).statusCode).toBe(429);
    });

    it('delay every look-up while too many are wrong over all addresses, and count it', async () => {
      fresh();
      const all = await Promise.all(
        Array.from({ length: 301 }, (_, n) => from(`198.51.${n >> 4}.${n & 15}`).join(`ZT${1000 + n}`)),
      );
      expect(
        countOf(
          all.map(({ statusCode }) => statusCode),
          404,
        ),
      ).toBe(301);
      const started = performance.now();
      expect((await from('198.18.0.1').join(server.barCode)).statusCode).toBe(200);
      const tookMs = performance.now() - started;
      expect([tookMs > 490, tookMs < 1500]).toEqual([true, true]);
      const metrics = (await server.call('GET', '/metrics')).body;
      expect(Number(/^guesses_delayed_total (\d+)/m.exec(metrics)?.[1])).toBeGreaterThanOrEqual(1);
    });
  });

  describe('of logins', () => {
    it('hold for logins sent at once', async () => {
      fresh();
      const { login } = from('203.0.113.10');
      const all = await Promise.all(
        Array.from({ length: 40 }, (_, n) => login({ username: 'tea', password: `guess ${n}` })),
      );
      const statuses = all.map(({ statusCode }) => statusCode);
      expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([5, 35]);
    });

    it('never refuse a right one in a burst of 300 from many addresses', async () => {
      fresh();
      const all = await Promise.all(
        Array.from({ length: 300 }, (_, n) =>
          from(`198.51.100.${n % 250}`).login(n % 3 === 0 ? OWNER : { username: `nobody-${n}`, password: 'x' }),
        ),
      );
      const right = all.filter((_, n) => n % 3 === 0).map(({ statusCode }) => statusCode);
      expect(countOf(right, 200)).toBe(100);
      expect(
        countOf(
          all.map(({ statusCode }) => statusCode),
          401,
        ),
      ).toBe(200);
    }, 30_000);

    it('give the count back for right ones', async () => {
      fresh();
      const { login } = from('203.0.113.11');
      const all = await Promise.all(Array.from({ length: 12 }, () => login(ADMIN)));
      expect(
        countOf(
          all.map(({ statusCode }) => statusCode),
          200,
        ),
      ).toBe(12);
    });
  });

  describe('of orders', () => {
    const recipeOf = async () => {
      const headers = { 'x-join-code': server.barCode, 'x-device-id': newDevice() };
      const menu = await server.call('GET', '/api/admin/shops/demo-bar/recipes', { headers });
      return (menu.json().recipes as { id: string; available: boolean }[]).find(({ available }) => available)!.id;
    };
    const order = (recipeId: string, device: string, remoteAddress: string, more: object = {}) =>
      server.app.inject({
        method: 'POST',
        url: '/api/admin/shops/demo-bar/submit-order',
        remoteAddress,
        headers: { 'x-join-code': server.barCode, 'x-device-id': device, 'idempotency-key': `k ${device}` },
        payload: { recipeId, name: 'Ann', size: 'sizeM', targetShopId: 'demo-bar', ...more },
      });

    it('let a full bar order through one address', async () => {
      fresh();
      const recipeId = await recipeOf();
      const statuses: number[] = [];
      for (let n = 0; n < 150; n++) {
        if (n % 50 === 0) server.pass(61_000);
        statuses.push((await order(recipeId, newDevice(), '203.0.113.20')).statusCode);
      }
      expect(countOf(statuses, 200)).toBe(150);
    }, 30_000);

    it('hold for a kiosk however many arrive at once, and give back what was refused', async () => {
      fresh();
      server.pass(HOUR * 8);
      await server.services.db.updateTable('orders').set({ status: 'COMPLETED' }).execute();
      const recipeId = await recipeOf();
      const all = await Promise.all(
        Array.from({ length: 70 }, (_, n) => order(recipeId, newDevice(), `198.51.101.${n}`)),
      );
      const statuses = all.map(({ statusCode }) => statusCode);
      expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([60, 10]);
      server.pass(61_000);
      const device = newDevice();
      for (let n = 0; n < 10; n++) expect((await order('no-such-drink', device, '203.0.113.21')).statusCode).toBe(404);
      expect((await order(recipeId, device, '203.0.113.21')).statusCode).toBe(200);
    }, 30_000);

    it('stop taking back by address as well as by device', async () => {
      fresh();
      const withdraw = () =>
        server.app.inject({
          method: 'POST',
          url: '/api/admin/shops/demo-bar/withdraw-order',
          remoteAddress: '203.0.113.22',
          headers: { 'x-join-code': server.barCode, 'x-device-id': newDevice() },
          payload: { key: 'never-arrived' },
        });
      const statuses: number[] = [];
      for (let n = 0; n < 121; n++) statuses.push((await withdraw()).statusCode);
      expect([countOf(statuses, 200), countOf(statuses, 429)]).toEqual([120, 1]);
    });
  });

  it('are kept apart: 100 000 made-up devices push nobody else out', () => {
    const limits = createLimits(() => new Date(0));
    for (let n = 0; n < 5; n++) limits.take(...RULES.wrongPassword('192.0.2.1', 'bar'));
    for (let n = 0; n < 10; n++) limits.take(...RULES.wrongCode('192.0.2.1', 'guesser'));
    for (let n = 0; n < 100_001; n++) limits.take(...RULES.order(`10.${n >> 10}`, `device ${n}`, null));
    expect(limits.exceeded(...RULES.wrongPassword('192.0.2.1', 'bar'))).toMatchObject({ code: 'too-many-requests' });
    expect(limits.exceeded(...RULES.wrongCode('192.0.2.9', 'guesser'))).toMatchObject({ code: 'too-many-requests' });
  });

  it('keep nothing of what is taken back: 100 000 guests who know the code push no guesser out', () => {
    const limits = createLimits(() => new Date(0));
    for (let n = 0; n < 10; n++) limits.take(...RULES.wrongCode('192.0.2.1', 'guesser'));
    for (let n = 0; n < 100_001; n++) limits.reserve(...RULES.wrongCode(`10.${n}`, `device ${n}`))();
    expect(limits.exceeded(...RULES.wrongCode('192.0.2.9', 'guesser'))).toMatchObject({ code: 'too-many-requests' });
  });

  it('keep nothing of what other servers have taken back either', () => {
    const limits = createLimits(() => new Date(0));
    for (let n = 0; n < 10; n++) limits.take(...RULES.wrongCode('192.0.2.1', 'guesser'));
    const elsewhere = (n: number, by: number) => ({ family: 'code-device', key: `device ${n}`, by, endsAt: 60_000 });
    for (let n = 0; n < 100_001; n++) for (const by of [1, -1]) limits.add([elsewhere(n, by)]);
    expect(limits.exceeded(...RULES.wrongCode('192.0.2.9', 'guesser'))).toMatchObject({ code: 'too-many-requests' });
  });

  it('push out the longest unused of a kind, not the oldest', () => {
    const limits = createLimits(() => new Date(0));
    const codes = (device: string) => limits.take(...RULES.wrongCode(device, device));
    for (let n = 0; n < 9; n++) codes('guesser');
    for (let n = 0; n < 99_999; n++) codes(`device ${n}`);
    codes('guesser');
    codes('one more');
    expect(limits.exceeded(...RULES.wrongCode('elsewhere', 'guesser'))).toMatchObject({ code: 'too-many-requests' });
  });

  it('hold for no longer than their time when the clock is set back', () => {
    const DAY = 24 * HOUR;
    let now = 10 * DAY;
    const limits = createLimits(() => new Date(now));
    const rules = RULES.visit('192.0.2.1');
    const ordersAt = RULES.order('192.0.2.1', null, 'ABC234');
    for (let n = 0; n < 600; n++) limits.take(...rules);
    limits.take(...ordersAt);
    now -= DAY;
    expect(limits.exceeded(...rules)).toBeUndefined();
    // Sixty a minute, as ever: they don't count together until it is tomorrow again.
    for (let minute = 0; minute < 3; minute++, now += 60_000) for (let n = 0; n < 60; n++) limits.take(...ordersAt);
    for (let n = 0; n < 60; n++) limits.take(...ordersAt);
    expect(limits.exceeded(...ordersAt)).toMatchObject({ code: 'too-many-requests', retryAfterMs: 60_000 });
  });
});
