import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, OTHER_OWNER, OWNER, useTestServer } from '#test/server/test-services.ts';
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
      const headers = guest();
      for (let n = 0; n < 120; n++) await withdraw(headers, `none-${n}`);
      expect((await withdraw(headers, 'one-more')).json().code).toBe('too-many-requests');
      expect((await withdraw(guest(), 'from-another')).json().code).toBe('too-many-requests');
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
    await submit(headers);
    await submit(headers);
    expect(await list(headers)).toHaveLength(1);
    server.pass(3001);
    await submit(headers);
    expect(await list(headers)).toHaveLength(2);
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
    expect((await list(headers))[0].status).toBe('IN_PROGRESS');
    server.pass(1);
    expect((await list(headers))[0].status).toBe('COMPLETED');
  });

  it('no longer releases an order that waited six hours', async () => {
    const headers = guest();
    const { orderId } = (await submit(headers)).json();
    server.pass(6 * HOUR + 1);
    expect((await approve(headers, orderId)).json().code).toBe('order-expired');
    await sweepOrders(server.services);
    expect((await list(headers))[0].status).toBe('CANCELLED');
    expect((await approve(headers, orderId)).statusCode).toBe(409);
  });

  it('drops who ordered after the retention time', async () => {
    const headers = guest();
    await submit(headers, { name: 'Somebody' });
    server.pass(31 * 24 * HOUR);
    await forgetGuestData(server.services);
    expect(await list(headers)).toEqual([]);
    const names = (await list(await server.signIn(OWNER))).map(({ name }: { name: string }) => name);
    expect(new Set(names)).toEqual(new Set(['Guest']));
  });

  it('uses the guest’s size, otherwise the shop’s saved one', async () => {
    const owner = await server.signIn(OWNER);
    expect((await submit(guest(), { size: 'sizeL' })).json().size).toBe('sizeL');
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
