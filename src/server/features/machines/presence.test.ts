/** Nobody starts a drink from home. Source: docs/behaviour/presence.md. */
import { beforeEach, describe, expect, it } from 'vitest';
import { addedMachine, placedOrder } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { sweepSilence } from '../../machines/sweep-silence.ts';

const SHOP = '/api/admin/shops/demo-bar';
const MINUTE = 60_000;

describe.each(testEngines)('presence on %s', (_engine, open) => {
  const server = useTestServer(open);
  beforeEach(async () => {
    const { machines } = (await server.call('GET', `${SHOP}/machines`, { headers: server.admin })).json();
    for (const { id } of machines) await server.call('DELETE', `${SHOP}/machines/${id}`, { headers: server.admin });
    await server.services.db.deleteFrom('presence_grants').execute();
    server.pass(15 * MINUTE);
    await set('auto');
  });

  const set = async (mode: string) => {
    const reply = await server.call('PUT', `${SHOP}/presence`, { headers: server.admin, body: { mode } });
    expect(reply.statusCode).toBe(200);
    return reply.json();
  };
  /** A machine that is not connected, with a screen: the time it takes decides, as without one. */
  const display = async () => {
    const { id } = await addedMachine(server, 'demo-bar');
    const url = `${SHOP}/machines/${id}`;
    const { key } = (await server.call('PUT', `${url}/display-key`, { headers: server.admin })).json();
    const read = () => server.call('GET', `${url}/display`, { headers: { 'x-display-key': key } });
    return {
      id,
      url,
      read,
      code: async (): Promise<{ proof: string; digits: string; leftMs: number }> => (await read()).json().code,
    };
  };
  type Screen = Awaited<ReturnType<typeof display>>;
  const show = (headers: Record<string, string>, code: string) =>
    server.call('POST', `${SHOP}/presence`, { headers, body: { code } });
  const outcome = async (reply: Promise<{ statusCode: number; json: () => { code?: string } }>) => {
    const { statusCode, json } = await reply;
    return statusCode === 200 ? 'ok' : json().code;
  };

  describe('the matrix', () => {
    type Asked = { mode: 'auto' | 'required' | 'off'; hasDisplay: boolean; asks: boolean };
    const CASES: Asked[] = [
      { mode: 'auto', hasDisplay: false, asks: false },
      { mode: 'auto', hasDisplay: true, asks: true },
      { mode: 'required', hasDisplay: false, asks: true },
      { mode: 'required', hasDisplay: true, asks: true },
      { mode: 'off', hasDisplay: false, asks: false },
      { mode: 'off', hasDisplay: true, asks: false },
    ];
    const begin = async ({ mode, hasDisplay }: Asked) => {
      const order = await placedOrder(server);
      const screen = hasDisplay ? await display() : undefined;
      await screen?.read();
      await set(mode);
      return { order, screen };
    };

    it.each(CASES)('$mode, a screen: $hasDisplay: without a code', async (asked) => {
      const { order } = await begin(asked);
      expect(await outcome(order.approve())).toBe(asked.asks ? 'presence-required' : 'ok');
      expect((await order.now()).status).toBe(asked.asks ? 'PENDING' : 'IN_PROGRESS');
    });

    it.each(CASES)('$mode, a screen: $hasDisplay: with a wrong code', async (asked) => {
      const { order } = await begin(asked);
      const wrong = await show(order.headers, '60000000.AbCdEf-_012345');
      expect(wrong.json()).toMatchObject({ status: 403, code: 'presence-code-old' });
      expect(await outcome(order.approve())).toBe(asked.asks ? 'presence-required' : 'ok');
    });

    it.each(
      CASES.filter(({ hasDisplay }) => hasDisplay).flatMap((asked) => [
        { ...asked, by: 'proof' as const },
        { ...asked, by: 'digits' as const },
      ]),
    )('$mode, a screen: with the right $by', async ({ by, ...asked }) => {
      const { order, screen } = await begin(asked);
      const reply = await show(order.headers, (await screen!.code())[by]);
      expect(reply.json()).toMatchObject({ until: expect.any(String), leftMs: 10 * MINUTE });
      expect(await outcome(order.approve())).toBe('ok');
    });
  });

  it('is set for a shop that is there, and in the audit', async () => {
    // Actions of the same moment are in no order.
    server.pass(1);
    expect(await set('required')).toEqual({ mode: 'required', isAsked: true, displays: 0 });
    const { data } = (await server.call('GET', `${SHOP}/audit`, { headers: server.admin })).json();
    expect(data.find(({ action }: { action: string }) => action === 'presence-saved').details).toEqual({
      mode: 'required',
    });
    const now = async (shop: string, headers = {}) =>
      (
        await server.call('GET', `/api/admin/shops/${shop}/presence`, { headers: { ...server.admin, ...headers } })
      ).json();
    // As it is stored, whatever the kiosk of this browser has read.
    expect(await now('demo-bar', { 'x-join-code': server.barCode })).toMatchObject({ mode: 'required' });
    expect((await now('nowhere')).code).toBe('shop-not-found');
    const unknown = '/api/admin/shops/nowhere/presence';
    const saved = await server.call('PUT', unknown, { headers: server.admin, body: { mode: 'off' } });
    expect(saved.json().code).toBe('shop-not-found');
    const shown = await server.call('POST', unknown, {
      headers: { 'x-device-id': newDevice() },
      body: { code: '123456' },
    });
    expect(shown.json().code).toBe('shop-not-found');
  });

  describe('while a screen asks for it', () => {
    let screen: Screen;
    const waiting = async () => {
      const order = await placedOrder(server);
      await screen.read();
      return order;
    };
    beforeEach(async () => {
      screen = await display();
      await screen.read();
    });

    it.each([
      ['now', 0, true],
      ['two steps old', 60_000, true],
      ['older than that', 90_000, false],
    ])('takes a code that is %s', async (_age, age, counts) => {
      const order = await waiting();
      const { proof, leftMs, digits } = await screen.code();
      // From the beginning of its step.
      server.pass(leftMs);
      const next = await screen.code();
      server.pass(age);
      expect(await outcome(show(order.headers, next.proof))).toBe(counts ? 'ok' : 'presence-code-old');
      expect(await outcome(show(order.headers, next.digits))).toBe(counts ? 'ok' : 'presence-code-wrong');
      expect([proof, digits]).not.toContain(next.proof);
    });

    it('takes no code of this moment with a signature that is not its own', async () => {
      const order = await waiting();
      const { proof } = await screen.code();
      const [step = '', mac = ''] = proof.split('.');
      const forged = `${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`;
      expect(await outcome(show(order.headers, `${step}.${forged}`))).toBe('presence-code-old');
      expect(await outcome(show(order.headers, `${Number(step) + 1}.${mac}`))).toBe('presence-code-old');
      expect(await outcome(order.approve())).toBe('presence-required');
      expect(await outcome(show(order.headers, proof))).toBe('ok');
    });

    it('takes the next step’s code, for a clock that is a little slow, and none after it', async () => {
      const order = await waiting();
      const at = async (ms: number) => {
        server.pass(ms);
        const code = await screen.code();
        server.pass(-ms);
        return code.proof;
      };
      const { leftMs } = await screen.code();
      expect(await outcome(show(order.headers, await at(leftMs)))).toBe('ok');
      expect(await outcome(show(order.headers, await at(leftMs + 30_000)))).toBe('presence-code-old');
    });

    it('lets one device start drinks for ten minutes, and no other', async () => {
      const device = newDevice();
      const order = await placedOrder(server, device);
      const other = await placedOrder(server);
      const { proof } = await screen.code();
      await show(order.headers, proof);
      expect(await outcome(other.approve())).toBe('presence-required');
      expect(await outcome(order.approve())).toBe('ok');

      const another = await placedOrder(server, device);
      await screen.read();
      server.pass(8 * MINUTE);
      await screen.read();
      expect(await outcome(another.approve())).toBe('ok');
      const late = await placedOrder(server, device);
      server.pass(2 * MINUTE);
      await screen.read();
      expect(await outcome(late.approve())).toBe('presence-required');
    });

    it('is not opened by a code that was photographed and is shown again later, nor by one of another shop', async () => {
      const order = await waiting();
      const { proof, digits } = await screen.code();
      server.pass(2 * MINUTE);
      await screen.read();
      expect(await outcome(show(order.headers, proof))).toBe('presence-code-old');
      expect(await outcome(show(order.headers, digits))).toBe('presence-code-wrong');
      const now = await screen.code();
      const elsewhere = server.call('POST', '/api/admin/shops/demo-tea/presence', {
        headers: order.headers,
        body: { code: now.proof },
      });
      expect(await outcome(elsewhere)).toBe('presence-code-old');
      expect(await outcome(order.approve())).toBe('presence-required');
    });

    it('counts wrong figures of a shop together: then the code is scanned', async () => {
      const { digits, proof } = await screen.code();
      const wrong = String((Number(digits) + 1) % 1_000_000).padStart(6, '0');
      for (let n = 0; n < 30; n++)
        expect(await outcome(show({ 'x-device-id': newDevice() }, wrong))).toBe('presence-code-wrong');
      const guest = { 'x-device-id': newDevice() };
      const refused = await show(guest, digits);
      expect(refused.json()).toMatchObject({
        status: 429,
        message: 'Too many wrong codes were typed here. Scan the code on the machine instead.',
      });
      expect(refused.headers['retry-after']).toBeDefined();
      expect(await outcome(show(guest, proof))).toBe('ok');
      server.pass(10 * MINUTE);
      expect(await outcome(show(guest, (await screen.code()).digits))).toBe('ok');
    });

    it('takes the code with the approval too, and then for ten minutes', async () => {
      const device = newDevice();
      const order = await placedOrder(server, device);
      const approve = async (one: typeof order, presence: string) =>
        outcome(server.call('POST', `${SHOP}/orders/${one.id}/approve`, { headers: one.headers, body: { presence } }));
      await screen.read();
      expect(await approve(order, '000.x')).toBe('presence-code-wrong');
      expect(await approve(order, '60000000.AbCdEf-_012345')).toBe('presence-required');
      expect(await approve(order, (await screen.code()).proof)).toBe('ok');
      const another = await placedOrder(server, device);
      await screen.read();
      expect(await outcome(another.approve())).toBe('ok');
    });

    it('is enough for what nobody’s device ordered, each time that it is shown', async () => {
      server.pass(MINUTE);
      await screen.read();
      const headers = { 'x-join-code': server.barCode };
      const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' };
      const { orderId } = (await server.call('POST', `${SHOP}/submit-order`, { headers, body })).json();
      const approve = (presence?: string) =>
        server.call('POST', `${SHOP}/orders/${orderId}/approve`, { headers, body: { presence } });
      expect(await outcome(approve())).toBe('presence-required');
      expect(await outcome(approve((await screen.code()).proof))).toBe('ok');
    });

    it('does not look at the code of staff, nor of a shop that is not there', async () => {
      const order = await waiting();
      const nowhere = `/api/admin/shops/nowhere/orders/${order.id}/approve`;
      const presence = '000.x';
      const asked = server.call('POST', nowhere, { headers: order.headers, body: { presence } });
      expect(await outcome(asked)).toBe('order-not-found');
      expect(await outcome(order.staff('approve', { presence }))).toBe('ok');
    });

    it('does not ask staff, and answers a repeated approval as before', async () => {
      const order = await waiting();
      expect((await order.staff('approve')).statusCode).toBe(200);
      const own = await waiting();
      await show(own.headers, (await screen.code()).proof);
      await own.approve();
      server.pass(20 * MINUTE);
      await screen.read();
      expect((await own.approve()).statusCode).toBe(200);
    });

    it('needs a device', async () => {
      const { proof } = await screen.code();
      expect(await outcome(show({ 'x-join-code': server.barCode }, proof))).toBe('not-joined');
    });

    it('asks no more once its screen was silent for five minutes, its key revoked, or its machine removed', async () => {
      server.pass(5 * MINUTE);
      expect((await set('auto')).isAsked).toBe(false);
      await screen.read();
      expect(await set('auto')).toEqual({ mode: 'auto', isAsked: true, displays: 1 });
      await server.call('DELETE', `${screen.url}/display-key`, { headers: server.admin });
      expect(await set('auto')).toEqual({ mode: 'auto', isAsked: false, displays: 0 });
      const second = await display();
      await second.read();
      expect((await set('auto')).isAsked).toBe(true);
      await server.call('DELETE', second.url, { headers: server.admin });
      expect((await set('auto')).isAsked).toBe(false);
    });

    it('tells guests who follow that a code is asked for, and that it is not any more', async () => {
      const guest = { 'x-device-id': newDevice(), 'x-join-code': server.barCode };
      const told = async () => (await server.call('GET', `${SHOP}/events`, { headers: guest })).json().machines;
      expect(await told()).toEqual({ state: 'none', reason: null, asksForCode: true });
      server.pass(6 * MINUTE);
      await sweepSilence(server.services);
      expect(await told()).toBeUndefined();
    });
  });
});
