import { afterEach, describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { ADMIN, newDevice, OTHER_OWNER, OWNER, useTestServer } from '#test/server/test-services.ts';
import { hashOfGuestId } from '../../http/guest-id.ts';
import { RULES } from '../../http/limits/limits.ts';
import { forgetGuestData, sweepOrders } from './sweep-orders.ts';

const HOUR = 3_600_000;

describe.each(testEngines)('orders on %s', (_engine, open) => {
  const server = useTestServer(open);

  const guest = (device = newDevice()) => ({ 'x-device-id': device, 'x-join-code': server.barCode });
  const submit = (headers: Record<string, string>, body: object = {}) =>
    server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
      headers,
      body: {
        targetShopId: 'demo-bar',
        recipeId: 'bar-negroni',
        name: 'Ada',
        kioskInstanceCode: server.barCode,
        ...body,
      },
    });
  const list = async (headers: Record<string, string>, query = '') =>
    (await server.call('GET', `/api/admin/shops/demo-bar/orders${query}`, { headers })).json().data;
  const approve = (headers: Record<string, string>, orderId: string) =>
    server.call('POST', `/api/admin/shops/demo-bar/orders/${orderId}/approve`, { headers });

  it('places an order with a number, a glass and a machine string that pours', async () => {
    server.pass(2 * HOUR);
    const reply = await submit(guest());

    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      name: 'Ada',
      size: 'sizeS',
      status: 'PENDING',
      displayId: expect.stringMatching(/^[A-Z]\d\d$/),
      glasswareParams: { name: 'Rocks Glass' },
      machineString: expect.stringMatching(/^SW1;sizeS;\d+,\d+,\d+;\d+,\d+,\d+;\d+,\d+,\d+$/),
      brewingTimeMs: expect.any(Number),
    });
    expect(reply.json().brewingTimeMs).toBeGreaterThan(15_000);
    expect(reply.json()).not.toHaveProperty('kioskInstanceCode');
  });

  it('numbers the orders of a day consecutively, and restarts the next day', async () => {
    server.pass(24 * HOUR);
    const first = (await submit(guest())).json().displayId;
    const second = (await submit(guest())).json().displayId;
    server.pass(24 * HOUR);
    const nextDay = (await submit(guest())).json().displayId;
    expect([first, second, nextDay]).toEqual(['A01', 'A02', 'A01']);
  });

  it('answers a repeated key with the same order, and refuses it for another', async () => {
    const headers = { ...guest(), 'idempotency-key': 'once' };
    const first = await submit(headers);
    const again = await submit(headers);
    const other = await submit(headers, { name: 'Bo' });

    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency-mismatch']);
    expect(await list(headers)).toHaveLength(1);
  });

  it('takes other allergies under a repeated key for another order', async () => {
    const allergic = (key: string, allergens: string[], note = '') =>
      submit({ ...device, 'idempotency-key': key }, { allergies: { allergens, note } });
    const device = guest();
    const first = (await allergic('milk', ['milk'])).json();
    expect(first.allergies).toEqual({ allergens: ['milk'], note: '' });
    expect((await allergic('milk', ['milk'])).json()).toEqual(first);
    expect((await allergic('milk', ['eggs'])).json().code).toBe('idempotency-mismatch');
    expect((await allergic('milk', ['milk'], 'and pineapple')).json().code).toBe('idempotency-mismatch');
  });

  it('takes declared allergies that are none for none, and keys of other lengths for no keys', async () => {
    const none = { allergies: { allergens: [], note: ' ' } };
    const headers = { ...guest(), 'idempotency-key': 'x'.repeat(200) };
    const first = (await submit(headers)).json();
    expect(first.allergies).toBeNull();
    const again = await submit(headers, none);
    expect([again.json(), again.headers['idempotent-replayed']]).toEqual([first, 'true']);
    server.pass(4000);
    const tooLong = { ...headers, 'idempotency-key': 'x'.repeat(201) };
    const ids = [(await submit(tooLong)).json().orderId];
    server.pass(4000);
    ids.push((await submit(tooLong)).json().orderId);
    expect(new Set([first.orderId, ...ids]).size).toBe(3);
  });

  it('answers a repeated key even if the drink has sold out meanwhile', async () => {
    const headers = { ...guest(), 'idempotency-key': 'before-it-sold-out' };
    const first = await submit(headers);
    const owner = await server.signIn(OWNER);
    const serve = (available: boolean) =>
      server.call('PATCH', '/v1/admin/shops/demo-bar/recipes/bar-negroni', {
        headers: owner,
        body: { available },
      });
    expect((await serve(false)).statusCode).toBe(200);
    const again = await submit(headers);
    const another = await submit({ ...headers, 'idempotency-key': 'after' });
    await serve(true);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(another.json().code).toBe('recipe-unavailable');
  });

  describe('withdrawing an order by its key', () => {
    const withdraw = (headers: Record<string, string>, key: string) =>
      server.call('POST', '/api/admin/shops/demo-bar/withdraw-order', { headers, body: { key } });

    it('cancels it if it arrived, and answers the same again', async () => {
      const headers = { ...guest(), 'idempotency-key': 'back' };
      const { orderId } = (await submit(headers)).json();
      for (const reply of [await withdraw(headers, 'back'), await withdraw(headers, 'back')])
        expect(reply.json().order).toMatchObject({ orderId, status: 'CANCELLED' });
      expect((await approve(headers, orderId)).json().code).toBe('order-closed');
      expect((await submit(headers)).json()).toMatchObject({ orderId, status: 'CANCELLED' });
    });

    it('refuses it when it arrives later', async () => {
      const headers = { ...guest(), 'idempotency-key': 'late' };
      expect((await withdraw(headers, 'late')).json()).toEqual({ order: null });
      const late = await submit(headers);
      expect([late.statusCode, late.json().code]).toEqual([409, 'order-closed']);
      expect((await withdraw(headers, 'late')).json()).toEqual({ order: null });
      expect(await list(headers)).toEqual([]);
    });

    it('leaves a drink that is being made, and other guests’ orders', async () => {
      const headers = { ...guest(), 'idempotency-key': 'mine' };
      const { orderId } = (await submit(headers)).json();
      expect((await withdraw(guest(), 'mine')).json()).toEqual({ order: null });
      expect((await list(headers))[0].status).toBe('PENDING');
      await approve(headers, orderId);
      expect((await withdraw(headers, 'mine')).json().order).toMatchObject({ orderId, status: 'IN_PROGRESS' });
    });

    it('leaves what was ordered in another shop', async () => {
      const headers = { ...guest(), 'idempotency-key': 'here' };
      await submit(headers);
      const url = '/api/admin/shops/demo-tea/withdraw-order';
      expect((await server.call('POST', url, { headers, body: { key: 'here' } })).json()).toEqual({ order: null });
      expect((await list(headers))[0].status).toBe('PENDING');
      const nowhere = '/api/admin/shops/nowhere/withdraw-order';
      expect((await server.call('POST', nowhere, { headers, body: { key: 'here' } })).json().code).toBe(
        'shop-not-found',
      );
    });

    it('is limited for a guest, and not for staff', async () => {
      server.pass(HOUR);
      const headers = guest();
      const rules = RULES.withdrawal('127.0.0.1', hashOfGuestId(headers['x-device-id']), server.barCode);
      for (let n = 1; n < 120; n++) server.services.limits.take(...rules);
      expect((await withdraw(headers, 'the-last')).statusCode).toBe(200);
      expect((await withdraw(headers, 'one-more')).json().code).toBe('too-many-requests');
      expect((await withdraw(guest(), 'from-another')).json().code).toBe('too-many-requests');
      expect((await withdraw({ 'x-device-id': newDevice() }, 'from-home')).json()).toEqual({ order: null });
      const staff = { ...headers, ...(await server.signIn(OWNER)) };
      expect((await withdraw(staff, 'by-staff')).json()).toEqual({ order: null });
      server.pass(HOUR);
    });

    it('leaves no order or a cancelled one, in any interleaving', async () => {
      for (let i = 0; i < 20; i++) {
        server.pass(HOUR);
        const headers = { ...guest(), 'idempotency-key': `meet-${i}` };
        await Promise.all(
          i % 2 ? [submit(headers), withdraw(headers, `meet-${i}`)] : [withdraw(headers, `meet-${i}`), submit(headers)],
        );
        const statuses = (await list(headers)).map(({ status }: { status: string }) => status);
        expect(statuses.filter((status: string) => status !== 'CANCELLED')).toEqual([]);
      }
    });
  });

  it('makes one order of ten simultaneous taps', async () => {
    const headers = { ...guest(), 'idempotency-key': 'ten' };
    const replies = await Promise.all(Array.from({ length: 10 }, () => submit(headers)));
    expect(new Set(replies.map((reply) => reply.json().orderId)).size).toBe(1);
    expect(await list(headers)).toHaveLength(1);
  });

  it('takes a double tap without a key as one order, and a later one as a second', async () => {
    const headers = guest();
    const first = await submit(headers);
    const second = await submit(headers);
    expect([second.json(), second.headers['idempotent-replayed']]).toEqual([first.json(), 'true']);
    expect(first.json().pickupCode).toBeNull();
    expect(await list(headers)).toHaveLength(1);
    server.pass(3001);
    await submit(headers);
    expect(await list(headers)).toHaveLength(2);
  });

  it('takes no two orders for one whose guests declared other allergies', async () => {
    const headers = guest();
    const allergic = { allergies: { allergens: ['milk'], note: '' } };
    const ids = [(await submit(headers)).json().orderId];
    server.pass(1);
    ids.push((await submit(headers, allergic)).json().orderId);
    expect((await submit(headers, allergic)).json().orderId).toBe(ids[1]);
    expect(new Set(ids).size).toBe(2);
  });

  it('takes another size under a repeated key for another order, and an empty key for none', async () => {
    const headers = { ...guest(), 'idempotency-key': 'sized' };
    await submit(headers, { size: 'sizeL' });
    expect((await submit(headers, { size: 'sizeM' })).json().code).toBe('idempotency-mismatch');
    expect((await submit(headers)).json().code).toBe('idempotency-mismatch');
    const keyless = { ...guest(), 'idempotency-key': '' };
    const before = (await submit(keyless)).json().orderId;
    server.pass(4000);
    expect((await submit(keyless)).json().orderId).not.toBe(before);
  });

  describe('of staff', () => {
    const place = async (headers: Record<string, string>, more: object = {}) =>
      submit(headers, { kioskInstanceCode: undefined, ...more });
    const placements = async (headers: Record<string, string>): Promise<string[]> => {
      const { data } = (await server.call('GET', '/api/admin/shops/demo-bar/audit', { headers })).json();
      return data
        .filter(({ action }: { action: string }) => action === 'order-placed')
        .map(({ details }: { details: { orderId: string } }) => details.orderId);
    };

    it('are one under a key from whatever device, and not another person’s', async () => {
      const key = { 'idempotency-key': 'of-the-bar' };
      const [owner, admin] = [await server.signIn(OWNER), await server.signIn(ADMIN)];
      const first = await place({ ...owner, ...key, 'x-device-id': newDevice() });
      const again = await place({ ...owner, ...key, 'x-device-id': newDevice() });
      expect([again.json(), again.headers['idempotent-replayed']]).toEqual([first.json(), 'true']);
      expect((await place({ ...admin, ...key })).json().orderId).not.toBe(first.json().orderId);
    });

    it('are in the audit, and at a kiosk are its guest’s, who may take them back', async () => {
      const owner = await server.signIn(OWNER);
      const own = (await place({ ...owner, ...guest() })).json().orderId;
      expect(await placements(owner)).toContain(own);

      server.pass(HOUR);
      const headers = { ...owner, ...guest(), 'idempotency-key': 'at-the-kiosk' };
      const { orderId } = (await submit(headers)).json();
      expect(await placements(owner)).not.toContain(orderId);
      const url = '/api/admin/shops/demo-bar/withdraw-order';
      const withdrawn = await server.call('POST', url, { headers, body: { key: 'at-the-kiosk' } });
      expect(withdrawn.json().order).toMatchObject({ orderId, status: 'CANCELLED' });
    });

    it('are for no kiosk that they have not joined', async () => {
      const owner = await server.signIn(OWNER);
      for (const kioskInstanceCode of ['ZZZZZZ', server.teaCode])
        expect((await place(owner, { kioskInstanceCode })).json().code).toBe('not-joined');
    });
  });

  it('counts a guest who ordered as one who came', async () => {
    const headers = guest();
    await submit(headers);
    await server.services.visits.flush();
    const visits = await server.services.db
      .selectFrom('visits')
      .selectAll()
      .where('device_hash', '=', hashOfGuestId(headers['x-device-id']))
      .execute();
    expect(visits).toMatchObject([{ ordered_at: server.services.clock().toISOString() }]);
  });

  describe('where only so many may wait', () => {
    const waiting = { shop: 200, device: 3 };
    const letWait = async (shop: number) => {
      server.pass(7 * HOUR);
      await sweepOrders(server.services);
      // The routes keep the limits they were given.
      Object.assign(server.services.limits, { waiting: { ...waiting, shop } });
    };
    afterEach(() => Object.assign(server.services.limits, { waiting }));
    const statusOf = async (headers = guest()) => (await submit(headers)).statusCode;

    it('takes no more, says so, and takes one again for each that is gone; staff are never kept out', async () => {
      await letWait(3);
      const mine = guest();
      const { orderId } = (await submit(mine)).json();
      expect([await statusOf(), await statusOf()]).toEqual([200, 200]);
      for (let n = 0; n < 3; n++) {
        const full = await submit(guest());
        expect(full.json()).toMatchObject({
          code: 'too-many-requests',
          message: expect.stringContaining('Failed to submit order'),
          retryAfterMs: 30_000,
        });
        expect(full.headers['retry-after']).toBe('30');
      }
      const owner = await server.signIn(OWNER);
      expect((await submit(owner, { kioskInstanceCode: undefined })).statusCode).toBe(200);
      for (const headers of [mine, owner]) {
        const [{ orderId: id }] = await list(headers, headers === mine ? '' : '?status=PENDING');
        await server.call('POST', `/api/admin/shops/demo-bar/orders/${id}/cancel`, { headers });
      }
      expect(orderId).toBeTruthy();
      expect([await statusOf(), await statusOf()]).toEqual([200, 429]);
    });

    it('takes no more of those that come at the same moment', async () => {
      await letWait(3);
      const replies = await Promise.all(Array.from({ length: 6 }, () => submit(guest())));
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
      expect(await statusOf()).toBe(429);
    });
  });

  it('sells the sizes for which the bottle suffices, and takes an immediate drink out of it at once', async () => {
    const headers = await server.signIn(OWNER);
    const at = '/api/admin/shops/demo-bar';
    const { places } = (await server.call('GET', `${at}/stock`, { headers })).json();
    const isCampari = ({ ingredient }: { ingredient: { id: string } }) => ingredient.id === 'campari';
    const { slot } = places[0].pumps.find(isCampari);
    const count = (bottles: object[]) =>
      server.call('PUT', `${at}/stock`, { headers, body: { machineId: null, bottles } });
    const level = async () =>
      (await server.call('GET', `${at}/stock`, { headers })).json().places[0].pumps.find(isCampari).bottle.levelMl;
    const kindsOf = async (change: () => Promise<unknown>) => {
      const { seq } = (await server.call('GET', `${at}/events`, { headers })).json();
      await change();
      const { events } = (await server.call('GET', `${at}/events?after=${seq}`, { headers })).json();
      return events.map(({ kind }: { kind: string }) => kind);
    };
    const release = (status: string) =>
      server.call('PATCH', `${at}/order-defaults`, { headers, body: { status, size: 'sizeS' } });

    await count([{ slot, sizeMl: 700, lowMl: 10 }]);
    await server.call('POST', `${at}/stock/refill`, { headers, body: { machineId: null, slot, levelMl: 25 } });
    expect((await submit(guest(), { size: 'sizeL' })).json()).toMatchObject({
      code: 'recipe-unavailable',
      message: expect.stringContaining('A smaller one can still be made.'),
    });
    expect((await submit(guest(), { size: 'sizeL', recipeId: 'bar-daiquiri' })).statusCode).toBe(200);
    expect(await kindsOf(() => submit(guest(), { size: 'sizeS' }))).toEqual(['order']);
    expect(await level()).toBe(25);
    await release('IMMEDIATE');
    expect(await kindsOf(() => submit(guest()))).toContain('stock');
    expect(await level()).toBeLessThan(25);
    await release('PENDING');
    await count([]);
  });

  it('lists nothing for a guest without a device', async () => {
    await submit({ 'x-join-code': server.barCode });
    const reply = await server.call('GET', '/api/admin/shops/demo-bar/orders', {
      headers: { 'x-join-code': server.barCode },
    });
    expect(reply.json()).toEqual({ data: [] });
  });

  it('shows a guest their own orders only', async () => {
    const [ann, bob] = [guest(), guest()];
    const ordered = (await submit(ann)).json().orderId;
    await submit(bob, { name: 'Bob' });

    expect((await list(ann)).map(({ orderId }: { orderId: string }) => orderId)).toEqual([ordered]);
    const { 'x-device-id': device } = ann;
    expect(await list({}, `?kioskInstanceCode=${device}`)).toHaveLength(1);
    expect(await list({ 'x-device-id': newDevice() })).toEqual([]);
    const owner = await server.signIn(OWNER);
    expect(await list(owner, `?kioskInstanceCode=${device}`)).toMatchObject([{ recipeName: 'Negroni' }]);
    expect((await list(owner, `?kioskInstanceCode=${server.barCode}`)).length).toBeGreaterThan(1);
  });

  it('knows no orders of a shop that is unknown', async () => {
    const reply = await server.call('GET', '/api/admin/shops/nowhere/orders', { headers: guest() });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'shop-not-found']);
  });

  it('narrows by session', async () => {
    const session = '11111111-1111-4111-8111-111111111111';
    const headers = { ...guest(), 'x-session-id': session };
    await submit(headers);
    expect(await list(headers, `?userSessionId=${session}`)).toHaveLength(1);
    expect(await list(headers, '?userSessionId=22222222-2222-4222-8222-222222222222')).toHaveLength(0);
  });

  it('releases an order once: to its own guest, and to nobody else', async () => {
    const headers = guest();
    const { orderId } = (await submit(headers)).json();

    expect((await approve(guest(), orderId)).statusCode).toBe(404);
    expect((await approve({}, orderId)).statusCode).toBe(404);
    expect((await approve(headers, orderId)).json()).toMatchObject({ status: 'IN_PROGRESS' });
    const second = await approve(await server.signIn(OWNER), orderId);
    expect([second.statusCode, second.json().code]).toEqual([409, 'already-approved']);
    const sameHand = await approve(headers, orderId);
    expect([sameHand.statusCode, sameHand.headers['idempotent-replayed']]).toEqual([200, 'true']);
  });

  it('lets one of fifty approve', async () => {
    server.pass(HOUR);
    const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', kioskInstanceCode: server.barCode };
    const { orderId } = (await server.call('POST', '/api/admin/shops/demo-bar/submit-order', { body })).json();
    const replies = await Promise.all(Array.from({ length: 50 }, () => approve({}, orderId)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49);
  });

  it('lets whoever knows its id release an order of nobody’s device', async () => {
    server.pass(HOUR);
    const { orderId } = (await submit({ 'x-join-code': server.barCode })).json();
    expect((await approve(guest(), orderId)).json()).toMatchObject({ status: 'IN_PROGRESS' });
  });

  it('completes an order when its pour has ended', async () => {
    const headers = guest();
    const { orderId, brewingTimeMs } = (await submit(headers)).json();
    await approve(headers, orderId);
    server.pass(brewingTimeMs - 1);
    const next = (await submit(headers)).json().orderId;
    const stages = async () =>
      (await list(headers)).map((order: Record<string, string>) => [order['orderId'], order['status']]);
    expect(await stages()).toEqual([
      [next, 'PENDING'],
      [orderId, 'IN_PROGRESS'],
    ]);
    server.pass(1);
    expect(await stages()).toEqual([
      [next, 'PENDING'],
      [orderId, 'COMPLETED'],
    ]);
  });

  it('no longer releases an order that waited six hours', async () => {
    const headers = guest();
    const inTime = (await submit(headers)).json().orderId;
    server.pass(3001);
    const { orderId } = (await submit(headers)).json();
    server.pass(6 * HOUR - 3001);
    expect((await approve(headers, inTime)).statusCode).toBe(200);
    server.pass(3002);
    expect((await approve(headers, orderId)).json().code).toBe('order-expired');
    await sweepOrders(server.services);
    expect((await list(headers))[0].status).toBe('CANCELLED');
    expect((await approve(headers, orderId)).statusCode).toBe(409);
  });

  it('drops who ordered after the retention time', async () => {
    const headers = guest();
    await submit(headers, { name: 'Somebody' });
    server.pass(29 * 24 * HOUR);
    await forgetGuestData(server.services);
    expect(await list(headers)).toMatchObject([{ name: 'Somebody' }]);
    server.pass(2 * 24 * HOUR);
    await forgetGuestData(server.services);
    expect(await list(headers)).toEqual([]);
    const names = (await list(await server.signIn(OWNER))).map(({ name }: { name: string }) => name);
    expect(new Set(names)).toEqual(new Set(['Guest']));
  });

  it('keeps what a key was for, for two days', async () => {
    const headers = { ...guest(), 'idempotency-key': 'kept' };
    const { orderId } = (await submit(headers)).json();
    server.pass(47 * HOUR);
    await forgetGuestData(server.services);
    expect((await submit(headers)).json().orderId).toBe(orderId);
    server.pass(2 * HOUR);
    await forgetGuestData(server.services);
    expect((await submit(headers)).json().orderId).not.toBe(orderId);
  });

  it('uses the guest’s size, otherwise the shop’s saved one', async () => {
    const owner = await server.signIn(OWNER);
    const large = (await submit(guest(), { size: 'sizeL' })).json();
    expect(large).toMatchObject({ size: 'sizeL', machineString: expect.stringMatching(/^SW1;sizeL;/) });
    const other = (await submit(guest(), { size: 'sizeL', recipeId: 'bar-daiquiri' })).json();
    expect(other.machineString).not.toBe(large.machineString);
    await server.call('PATCH', '/api/admin/shops/demo-bar/order-defaults', {
      headers: owner,
      body: { size: 'sizeM' },
    });
    expect((await submit(guest())).json()).toMatchObject({ size: 'sizeM' });
  });

  it.each([
    ['no shop', { targetShopId: undefined }, 422, 'targetShopId is required for order submission'],
    ['an empty shop', { targetShopId: '' }, 422, 'targetShopId is required for order submission'],
    ['another shop in the body', { targetShopId: 'demo-tea' }, 422, 'targetShopId is not the shop of this address.'],
    ['no recipe', { recipeId: undefined }, 422, 'Recipe not found'],
    ['an unknown recipe', { recipeId: 'bar-nothing' }, 404, 'Recipe not found'],
    ['a recipe of another shop', { recipeId: 'tea-hk-milk-tea' }, 404, 'Recipe not found'],
    ['no name', { name: undefined }, 422, 'Please enter your name first!'],
    ['a blank name', { name: ' \u200e\u202e ' }, 422, 'Please enter your name first!'],
    ['a name of zero width', { name: '\u200b\u2060\ufeff' }, 422, 'Please enter your name first!'],
    ['a name of fillers', { name: '\u3164 \u2800' }, 422, 'Please enter your name first!'],
    ['a name that is not text', { name: 5 }, 422, 'Please enter your name first!'],
    ['a name of 10,000 characters', { name: 'x'.repeat(10_000) }, 422, 'A name has at most 60 characters.'],
    ['a wrong size', { size: 'huge' }, 422, expect.stringContaining('size')],
  ])('refuses %s and stores nothing', async (_case, wrong, status, message) => {
    const headers = guest();
    const reply = await submit(headers, wrong);
    expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(await list(headers)).toEqual([]);
  });

  it('keeps names as typed, without control and direction-changing characters', async () => {
    const name = async (typed: string) => (await submit(guest(), { name: typed })).json().name;
    expect(await name('  👩‍👩‍👧‍👦 小明 ')).toBe('👩‍👩‍👧‍👦 小明');
    expect(await name('\u202eevil\u202c שלום')).toBe('evil שלום');
  });

  it.each([
    ['a guest', () => Promise.resolve({})],
    ['an owner in another bar', () => server.signIn(OTHER_OWNER)],
    ['a kiosk on which its owner is signed in', () => server.signIn(OWNER)],
  ])('limits orders of a device: %s', async (_who, signIn) => {
    server.pass(24 * HOUR);
    const headers = { ...guest(), ...(await signIn()) };
    const sizes = ['sizeS', 'sizeM', 'sizeL', 'sizeS'];
    const statuses = [];
    for (const [i, size] of sizes.entries())
      statuses.push((await submit({ ...headers, 'idempotency-key': `k${i}` }, { size })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
