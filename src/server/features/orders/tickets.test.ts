import { beforeAll, describe, expect, it } from 'vitest';
import { employ, enterPin, pairTablet } from '#test/server/pair-tablet.ts';
import { pairedMachine } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, OWNER, useTestServer } from '#test/server/test-services.ts';
import { holdUnseenOrders, sweepOrders } from './sweep-orders.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const at = '/api/admin/shops/demo-bar';

describe.each(testEngines)('tickets on %s', (_engine, open) => {
  const server = useTestServer(open);
  let owner: Record<string, string>;

  beforeAll(() => {
    owner = server.owner;
  });

  const passDay = async () => {
    server.pass(DAY);
    owner = await server.signIn(OWNER);
  };
  const guest = (device = newDevice()) => ({ 'x-device-id': device, 'x-join-code': server.barCode });
  const order = (name: string, more: object = {}) => ({
    targetShopId: 'demo-bar',
    recipeId: 'bar-negroni',
    name,
    ...more,
  });
  const submit = (headers: Record<string, string>, name = 'Ada', more: object = {}) =>
    server.call('POST', `${at}/submit-order`, { headers, body: order(name, more) });
  const act = (orderId: string, action: string, headers = owner) =>
    server.call('POST', `${at}/orders/${orderId}/${action}`, { headers });
  const get = async (orderId: string) =>
    (await server.call('GET', `${at}/orders/${orderId}`, { headers: owner })).json();
  const claim = (headers: Record<string, string>, body: object) =>
    server.call('POST', `${at}/claim-ticket`, { headers, body });
  const saveDefaults = (body: object) =>
    server.call('PATCH', `${at}/order-defaults`, { headers: owner, body: { quantity: 1, status: 'PENDING', ...body } });

  describe('an immediate order', () => {
    it('is released as it is placed, and completes when its time is over', async () => {
      await saveDefaults({ status: 'IMMEDIATE' });
      const placed = (await submit(guest())).json();
      expect(placed).toMatchObject({ status: 'IN_PROGRESS', stage: 'being-made' });
      server.pass(placed.brewingTimeMs + 1);
      await sweepOrders(server.services);
      expect(await get(placed.orderId)).toMatchObject({ status: 'COMPLETED', stage: 'ready' });
      await saveDefaults({});
    });

    it('stored before the house released any is released by the next sweep, and not cancelled', async () => {
      const { orderId } = (await submit(guest())).json();
      await server.services.db.updateTable('orders').set({ status: 'IMMEDIATE' }).where('id', '=', orderId).execute();
      await sweepOrders(server.services);
      expect((await get(orderId)).status).toBe('IN_PROGRESS');
    });

    it('waits its turn where the shop has a machine', async () => {
      const machine = await pairedMachine(server, 'demo-bar');
      await machine.beat();
      const before = (await submit(guest())).json().orderId;
      await act(before, 'approve');
      await saveDefaults({ status: 'IMMEDIATE' });
      const { orderId, status } = (await submit(guest())).json();
      await saveDefaults({});
      await act(before, 'cancel');
      await sweepOrders(server.services);
      const released = await get(orderId);
      await act(orderId, 'cancel');
      await server.call('DELETE', `${at}/machines/${machine.id}`, { headers: server.admin });
      expect(status).toBe('IMMEDIATE');
      expect(released).toMatchObject({ status: 'IN_PROGRESS', machine: { state: 'issued' } });
    });

    it('goes to the machine as it is placed where that is free', async () => {
      const machine = await pairedMachine(server, 'demo-bar');
      await machine.beat();
      await saveDefaults({ status: 'IMMEDIATE' });
      const placed = (await submit(guest())).json();
      await saveDefaults({});
      await act(placed.orderId, 'cancel');
      await server.call('DELETE', `${at}/machines/${machine.id}`, { headers: server.admin });
      expect(placed).toMatchObject({ status: 'IN_PROGRESS', machine: { state: 'issued' } });
    });

    it('is not made a second time by a guest at the machine', async () => {
      await saveDefaults({ status: 'IMMEDIATE' });
      const headers = guest();
      const { orderId } = (await submit(headers)).json();
      await saveDefaults({});
      expect((await act(orderId, 'approve', headers)).json().code).toBe('already-approved');
    });
  });

  it('are told to staff as one guest’s of a night, and to no guest', async () => {
    const headers = guest();
    const own = [(await submit(headers)).json(), (await submit(headers, 'Bo')).json()];
    const friend = (await submit(guest())).json();
    expect(own[0].guestTonight).toBeUndefined();
    const [first, second, other] = await Promise.all([...own, friend].map(({ orderId }) => get(orderId)));
    expect(first.guestTonight).toMatch(/^[0-9a-f]{16}$/);
    expect(second.guestTonight).toBe(first.guestTonight);
    expect(other.guestTonight).not.toBe(first.guestTonight);
    await passDay();
    const later = await get((await submit(headers)).json().orderId);
    expect(later.guestTonight).not.toBe(first.guestTonight);
  });

  describe('a default quantity of three', () => {
    it('makes three orders with numbers of their own under one key', async () => {
      await passDay();
      await saveDefaults({ quantity: 3 });
      const headers = { ...guest(), 'idempotency-key': 'three' };
      const placed = (await submit(headers)).json();
      const again = await submit(headers);
      await saveDefaults({});

      expect(placed.orders.map(({ displayId }: { displayId: string }) => displayId)).toEqual(['A01', 'A02', 'A03']);
      expect(placed.orderId).toBe(placed.orders[0].orderId);
      expect(new Set(placed.orders.map(({ ticketId }: { ticketId: string }) => ticketId))).toEqual(
        new Set([placed.orderId]),
      );
      expect(again.json()).toEqual(placed);
      expect((await submit(guest())).json().displayId).toBe('A04');

      // Each is approved by itself.
      await act(placed.orders[1].orderId, 'approve', headers);
      const own = (await server.call('GET', `${at}/orders`, { headers })).json().data;
      expect(own.map(({ displayId, status }: Record<string, string>) => `${displayId} ${status}`)).toEqual([
        'A03 PENDING',
        'A02 IN_PROGRESS',
        'A01 PENDING',
      ]);
    });

    it('counts as one ticket of the three a device may have', async () => {
      await saveDefaults({ quantity: 3 });
      const headers = guest();
      const statuses = [];
      for (const name of ['a', 'b', 'c', 'd']) statuses.push((await submit(headers, name)).statusCode);
      await saveDefaults({});
      expect(statuses).toEqual([200, 200, 200, 429]);
    });

    it('is withdrawn as one', async () => {
      await saveDefaults({ quantity: 2 });
      const headers = { ...guest(), 'idempotency-key': 'away' };
      const placed = (await submit(headers)).json();
      await saveDefaults({});
      await server.call('POST', `${at}/withdraw-order`, { headers, body: { key: 'away' } });
      for (const { orderId } of placed.orders) expect((await get(orderId)).status).toBe('CANCELLED');
    });
  });

  it('staff place as many orders as they need', async () => {
    await passDay();
    const statuses = new Set<number>();
    const device = newDevice();
    for (let n = 0; n < 12; n++)
      statuses.add((await submit({ ...owner, 'x-device-id': device }, `Guest ${n}`)).statusCode);
    expect([...statuses]).toEqual([200]);
  });

  describe('at the bar', () => {
    it('a drink is ready until it is handed out, once', async () => {
      const { orderId } = (await submit(guest())).json();
      expect((await act(orderId, 'collect')).json().code).toBe('order-moved-on');
      await act(orderId, 'approve');
      expect((await act(orderId, 'complete')).json().stage).toBe('ready');
      expect((await act(orderId, 'collect')).json().stage).toBe('collected');
      expect((await act(orderId, 'collect')).statusCode).toBe(200);
    });

    it('the guest may say that it was collected, and nobody else', async () => {
      const headers = guest();
      const { orderId } = (await submit(headers)).json();
      await act(orderId, 'approve');
      await act(orderId, 'complete');
      expect((await act(orderId, 'collect', guest())).statusCode).toBe(404);
      expect((await act(orderId, 'collect', headers)).json()).toMatchObject({ stage: 'collected' });
    });

    it('a failed drink is ordered again once, for the same guest', async () => {
      const headers = guest();
      const failed = (await submit(headers, 'Bo', { size: 'sizeL' })).json();
      expect((await act(failed.orderId, 'remake')).json().code).toBe('order-moved-on');
      await act(failed.orderId, 'cancel');
      const remade = (await act(failed.orderId, 'remake')).json();
      expect(remade).toMatchObject({
        remakeOf: failed.orderId,
        ticketId: failed.orderId,
        name: 'Bo',
        size: 'sizeL',
        status: 'PENDING',
      });
      expect((await act(failed.orderId, 'remake')).json().orderId).toBe(remade.orderId);
      const own = (await server.call('GET', `${at}/orders`, { headers })).json().data;
      expect(own.map(({ orderId }: { orderId: string }) => orderId)).toContain(remade.orderId);
    });

    it('a drink that has left the menu is made again as it was ordered', async () => {
      const failed = (await submit(guest(), 'Bo', { recipeId: 'bar-daiquiri', size: 'sizeM' })).json();
      await act(failed.orderId, 'cancel');
      const gone = await server.call('DELETE', '/v1/admin/shops/demo-bar/recipes/bar-daiquiri', { headers: owner });
      expect(gone.statusCode).toBe(200);
      const remade = (await act(failed.orderId, 'remake')).json();
      const { machineString, glasswareParams, brewingTimeMs, displayId } = failed;
      expect(remade).toMatchObject({ machineString, glasswareParams, brewingTimeMs });
      expect(remade.displayId).not.toBe(displayId);
      await server.call('POST', `/api/undo/${gone.json().undo?.id}`, { headers: owner });
    });

    it('a pour whose time ended while the server was down waits for staff', async () => {
      const placed = (await submit(guest())).json();
      await act(placed.orderId, 'approve');
      server.pass(placed.brewingTimeMs + 1);
      await holdUnseenOrders(server.services);
      await sweepOrders(server.services);
      expect(await get(placed.orderId)).toMatchObject({ status: 'IN_PROGRESS', stage: 'attention' });
      expect((await act(placed.orderId, 'complete')).json()).toMatchObject({ stage: 'ready' });
    });
  });

  describe('a shared screen', () => {
    const shared = { screen: 'shared' };

    it('orders for any number of guests, and lists nobody’s orders', async () => {
      await passDay();
      const tablet = guest();
      const statuses = [];
      for (const name of ['a', 'b', 'c', 'd', 'e']) statuses.push((await submit(tablet, name, shared)).statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200]);
      expect((await server.call('GET', `${at}/orders`, { headers: tablet })).json().data).toEqual([]);
    });

    it('gives a ticket that the guest’s phone takes over by its QR code, once', async () => {
      const placed = (await submit(guest(), 'Cy', shared)).json();
      expect(placed.pickupCode).toMatch(/^\d{4}$/);
      const phone = guest();
      const claimed = await claim(phone, { orderId: placed.orderId });
      expect(claimed.json().orders).toMatchObject([{ orderId: placed.orderId, name: 'Cy' }]);
      expect((await claim(phone, { orderId: placed.orderId })).statusCode).toBe(200);
      expect((await act(placed.orderId, 'approve', phone)).json().status).toBe('IN_PROGRESS');
    });

    it('is found at the machine by number and pick-up code; five wrong codes void it', async () => {
      const placed = (await submit(guest(), 'Di', shared)).json();
      const by = (pickupCode: string, headers = guest()) =>
        claim(headers, { displayId: placed.displayId.toLowerCase(), pickupCode });
      const wrong = placed.pickupCode === '0000' ? '0001' : '0000';
      for (let n = 0; n < 3; n++) expect((await by(wrong)).json().code).toBe('pickup-not-found');
      const phone = guest();
      expect((await by(placed.pickupCode, phone)).json().orders).toHaveLength(1);
      // A lost answer is asked for again; nobody else's phone has it.
      expect((await by(placed.pickupCode, phone)).json().orders).toMatchObject([{ name: 'Di' }]);
      expect((await by(placed.pickupCode)).json().code).toBe('pickup-not-found');

      const second = (await submit(guest(), 'Ed', shared)).json();
      const bySecond = (pickupCode: string) => claim(guest(), { displayId: second.displayId, pickupCode });
      const wrongAgain = second.pickupCode === '0000' ? '0001' : '0000';
      for (let n = 0; n < 5; n++) expect((await bySecond(wrongAgain)).json().code).toBe('pickup-not-found');
      expect((await bySecond(second.pickupCode)).json().code).toBe('pickup-code-void');
    });

    it('bears ten wrong guesses from an address, however the tickets change, and then none, also no right one', async () => {
      await passDay();
      const placed = (await submit(guest(), 'Fay', shared)).json();
      const codes = [];
      for (let n = 0; n < 12; n++)
        codes.push((await claim(guest(), { displayId: `Z${n}`, pickupCode: '1234' })).json().code);
      expect(codes).toEqual([...Array(10).fill('pickup-not-found'), ...Array(2).fill('too-many-requests')]);
      const byCode = { displayId: placed.displayId, pickupCode: placed.pickupCode };
      expect((await claim(guest(), byCode)).json().code).toBe('too-many-requests');
      expect((await claim(guest(), { orderId: placed.orderId })).statusCode).toBe(200);
    });

    it('keeps one key to one order although each guest has a new device', async () => {
      await passDay();
      const key = { 'idempotency-key': 'tablet-1' };
      const first = (await submit({ ...guest(), ...key }, 'Flo', shared)).json();
      const again = (await submit({ ...guest(), ...key }, 'Flo', shared)).json();
      expect(again).toEqual(first);
    });

    it('of the bar itself keeps a key although another person is at it by now', async () => {
      await passDay();
      const tablet = await pairTablet(server, 'demo-bar', owner);
      const person = async (username: string, pin: string) => {
        const id = await employ(server, { shopId: 'demo-bar', username, pin }, owner);
        expect((await enterPin(server, 'demo-bar', tablet, id, pin)).statusCode).toBe(200);
      };
      const headers = { ...tablet, 'idempotency-key': 'tablet-2' };
      await person('kim', '2468');
      const first = (await submit(headers, 'Hal')).json();
      await person('lee', '1357');
      const again = await submit(headers, 'Hal');
      expect([again.json(), again.headers['idempotent-replayed']]).toEqual([first, 'true']);
      const other = await pairTablet(server, 'demo-bar', owner);
      const id = await employ(server, { shopId: 'demo-bar', username: 'max', pin: '9753' }, owner);
      expect((await enterPin(server, 'demo-bar', other, id, '9753')).statusCode).toBe(200);
      const elsewhere = await submit({ ...other, 'idempotency-key': 'tablet-2' }, 'Hal');
      expect(elsewhere.json().orderId).toEqual(expect.not.stringMatching(first.orderId));
    });

    it('claims nothing that has a guest, or that staff ordered', async () => {
      const headers = guest();
      const own = (await submit(headers)).json();
      const [told] = (await claim(guest(), { orderId: own.orderId })).json().orders;
      expect(told.isFollowed).toBe(true);
      const [kept] = (await server.call('GET', `${at}/orders`, { headers })).json().data;
      expect(kept.orderId).toBe(own.orderId);
      expect((await claim(owner, { orderId: own.orderId })).json().code).toBe('not-joined');
      const staffs = (await submit({ ...(await server.signIn(OWNER)) }, 'Gil')).json();
      expect(staffs.pickupCode).toBeNull();
      expect((await claim(guest(), { orderId: staffs.orderId })).statusCode).toBe(404);
    });
  });
});
