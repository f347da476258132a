/** What the counter does to orders, and what guests may do to theirs. */
import { beforeEach, describe, expect, it } from 'vitest';
import { pairedMachine } from '#test/server/paired-machine.ts';
import { BAR, NEGRONI, orderCalls } from '#test/server/order-calls.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { OWNER, useTestServer } from '#test/server/test-services.ts';
import { hashOfGuestId } from '../../http/guest-id.ts';
import { RULES } from '../../http/limits/limits.ts';
import { holdUnseenOrders, sweepOrders } from './sweep-orders.ts';

const DAY = 24 * 60 * 60_000;

describe.each(testEngines)('the counter on %s', (_engine, open) => {
  const server = useTestServer(open);
  let owner: Record<string, string>;
  beforeEach(async () => {
    server.pass(DAY);
    owner = await server.signIn(OWNER);
  });

  const { guest, place, act, correct, get, say } = orderCalls(server, () => owner);
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

  describe('what staff do to an order', () => {
    it('is in the audit by its number', async () => {
      const made = await place(guest());
      const { displayId } = await get(made);
      const named = { orderId: made, displayId };
      await act(made, 'approve');
      await act(made, 'complete');
      await act(made, 'collect');
      await act(made, 'take-back');
      for (const action of ['approved', 'completed', 'collected', 'step-taken-back'])
        expect(await audited(`order-${action}`)).toContainEqual(named);
      const failed = await place(guest());
      await act(failed, 'cancel');
      const { orderId, displayId: again } = (await act(failed, 'remake')).json();
      await act(failed, 'remake');
      const { displayId: of } = await get(failed);
      const remade = (await audited('order-remade')).filter((one) => 'remakeOf' in one && one.remakeOf === of);
      expect(remade).toEqual([{ orderId, displayId: again, remakeOf: of }]);
    });

    it('is refused for an order that is not there, by whatever step', async () => {
      for (const step of ['cancel', 'complete', 'take-back', 'collect', 'remake', 'stop'])
        expect([step, (await act('nothing', step)).json().code]).toEqual([step, 'order-not-found']);
      expect((await correct('nothing', owner, { name: 'Bo' })).json().code).toBe('order-not-found');
      expect((await get('nothing')).code).toBe('order-not-found');
    });

    it('makes a drink again as it was ordered, under another number', async () => {
      const headers = guest();
      const allergies = { allergens: ['milk'], note: 'kiwi' };
      const body = { targetShopId: 'demo-bar', recipeId: NEGRONI, name: 'Ada', size: 'sizeL', allergies };
      const failed = (await server.call('POST', `${BAR}/submit-order`, { headers, body })).json();
      await act(failed.orderId, 'cancel');
      const before = await get(failed.orderId);
      server.pass(1000);
      const { orderId } = (await act(failed.orderId, 'remake')).json();
      const { displayId, ...again } = await get(orderId);
      const { displayId: number, ...was } = before;
      expect(again).toEqual({
        ...was,
        id: orderId,
        orderId,
        remakeOf: failed.orderId,
        status: 'PENDING',
        stage: 'waiting',
        cancelledBy: null,
        timestamp: server.services.clock().toISOString(),
        version: 1,
      });
      expect(displayId).not.toBe(number);
      expect((await act(orderId, 'approve', headers)).json().status).toBe('IN_PROGRESS');
    });

    it('corrects to nothing that is hidden or sold out, and leaves what it does not name', async () => {
      const ordered = await place(guest());
      await recipe('bar-mojito', { hidden: true });
      expect((await correct(ordered, owner, { recipeId: 'bar-mojito' })).json().code).toBe('recipe-not-found');
      await recipe('bar-mojito', { hidden: false });
      await say('drink', 'bar-mojito', true);
      expect((await correct(ordered, owner, { recipeId: 'bar-mojito' })).json().code).toBe('recipe-unavailable');
      await say('drink', 'bar-mojito', false);
      expect((await correct(ordered, owner, { size: 'sizeL' })).json()).toMatchObject({
        recipeId: NEGRONI,
        name: 'Ada',
        size: 'sizeL',
        staffApproves: null,
      });
      expect((await audited('order-corrected'))[0]).toMatchObject({
        orderId: ordered,
        drink: 'Negroni',
        size: 'sizeL',
      });
      // The drink that was ordered may be hidden or gone by now: the last glass.
      await recipe(NEGRONI, { hidden: true, available: false });
      expect((await correct(ordered, owner, { name: 'Bo' })).json()).toMatchObject({ name: 'Bo', recipeId: NEGRONI });
      await recipe(NEGRONI, { hidden: false, available: true });
    });

    it('leaves to staff what a correction brings under the duty, and what the guest’s night left to them', async () => {
      const duty = (alcoholDuty: boolean) =>
        server.call('PATCH', `${BAR}/selling`, { headers: owner, body: { alcoholDuty } });
      const plain = await place(guest(), 'bar-nojito');
      const strong = await place(guest());
      await server.services.db
        .updateTable('orders')
        .set({ staff_approves: 'allowance' })
        .where('id', '=', strong)
        .execute();
      await duty(true);
      expect((await correct(plain, owner, { recipeId: NEGRONI })).json().staffApproves).toBe('alcohol-duty');
      expect((await correct(plain, owner, { recipeId: 'bar-nojito' })).json().staffApproves).toBeNull();
      await duty(false);
      expect((await correct(strong, owner, { recipeId: 'bar-nojito' })).json().staffApproves).toBe('allowance');
    });

    it('stops what a machine pours for an order, and says so only where there was something to stop', async () => {
      const machine = await pairedMachine({ ...server, admin: owner }, 'demo-bar');
      await machine.beat();
      const poured = await place(guest());
      expect((await act(poured, 'approve')).json()).toMatchObject({ machine: { state: 'issued' } });
      expect((await act(poured, 'stop')).json()).toMatchObject({ status: 'PENDING', machine: { code: 'stopped' } });
      const stopped = await audited('order-stopped');
      expect(stopped[0]).toMatchObject({ orderId: poured });
      expect((await act(poured, 'stop')).json()).toMatchObject({ orderId: poured, status: 'PENDING' });
      expect(await audited('order-stopped')).toHaveLength(stopped.length);
      const [headers, stranger] = [guest(), guest()];
      const own = await place(headers);
      await act(own, 'approve');
      expect((await act(own, 'stop', stranger)).statusCode).toBe(404);
      expect((await act(own, 'stop', headers)).json()).toMatchObject({ status: 'PENDING' });
      expect(await audited('order-stopped')).toHaveLength(stopped.length);
      await server.call('DELETE', `${BAR}/machines/${machine.id}`, { headers: owner });
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

      const spoilt = await place(guest());
      await act(spoilt, 'cancel');
      await act(spoilt, 'remake');
      expect((await act(spoilt, 'take-back')).json().code).toBe('order-moved-on');
      expect((await get(spoilt)).stage).toBe('cancelled');
    });

    it.each(['complete', 'cancel'])('after its time it is for staff to end: %s', async (step) => {
      const headers = guest();
      const ordered = await place(headers);
      const { brewingTimeMs } = (await act(ordered, 'approve')).json();
      server.pass(brewingTimeMs - 100);
      await act(ordered, step);
      server.pass(5000);
      expect((await act(ordered, 'take-back')).json()).toMatchObject({ stage: 'attention' });
      await sweepOrders(server.services);
      const own = (await server.call('GET', `${BAR}/orders`, { headers })).json().data;
      expect(own.map(({ stage }: { stage: string }) => stage)).toEqual(['attention']);
      expect((await act(ordered, 'complete')).json()).toMatchObject({ stage: 'ready' });
      server.pass(5000);
      expect((await act(ordered, 'take-back')).json()).toMatchObject({ stage: 'attention' });
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
    it('is limited in cancelling, and staff are not', async () => {
      const headers = guest();
      const ordered = await place(headers);
      const rules = RULES.withdrawal('127.0.0.1', hashOfGuestId(headers['x-device-id']), null);
      for (let n = 1; n < 120; n++) server.services.limits.take(...rules);
      expect((await act(ordered, 'cancel', headers)).statusCode).toBe(200);
      expect((await act(ordered, 'cancel', headers)).json().code).toBe('too-many-requests');
      expect((await act(await place(guest()), 'cancel')).statusCode).toBe(200);
    });

    it('swaps a size that cannot be had, and nothing that can', async () => {
      const headers = guest();
      const ordered = await place(headers);
      await recipe(NEGRONI, { available: false });
      expect((await correct(ordered, headers, { recipeId: NEGRONI })).json().code).toBe('order-moved-on');
      expect((await correct(ordered, headers, { size: 'sizeL' })).json().code).toBe('order-moved-on');
      await recipe(NEGRONI, { available: true });
      const before = await audited('order-corrected');
      await say('drink', NEGRONI, true);
      expect((await correct(ordered, headers, { recipeId: 'bar-mojito' })).statusCode).toBe(200);
      await say('drink', NEGRONI, false);
      expect(await audited('order-corrected')).toHaveLength(before.length);
    });

    it('cancels until it is made', async () => {
      const headers = guest();
      const ordered = await place(headers);
      expect((await act(ordered, 'cancel', guest())).statusCode).toBe(404);
      expect((await act(ordered, 'cancel', headers)).json()).toMatchObject({
        stage: 'cancelled',
        cancelledBy: 'guest',
        version: 2,
      });
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
    // The server was away while it ended, and nobody looked at it for long.
    const late = await place(guest());
    await act(late, 'approve');
    server.pass(13 * 60 * 60_000);
    await holdUnseenOrders(server.services);
    owner = await server.signIn(OWNER);
    await act(late, 'complete');
    const placed: string[] = [];
    for (const each of steps) {
      server.pass(1000);
      const id = await place(guest());
      for (const one of each) await act(id, one);
      placed.push(id);
    }
    const { data, total } = (
      await server.call('GET', `${BAR}/orders?status=TONIGHT&sort=placed`, { headers: owner })
    ).json();
    const own = data.filter(({ orderId }: { orderId: string }) => [...placed, old, late].includes(orderId));
    expect(own.map(({ stage }: { stage: string }) => stage)).toEqual(['ready', ...stages.slice(0, 3)]);
    expect(total).toBe(data.length);
  });

  it('shows what waits, however much was made that nobody has handed out', async () => {
    const first = await place(guest());
    await act(first, 'approve');
    await act(first, 'complete');
    const { db } = server.services;
    const row = await db.selectFrom('orders').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
    const many = Array.from({ length: 200 }, (_, n) => ({
      ...row,
      id: `made-${n}`,
      ticket_id: `made-${n}`,
      day_number: 2000 + n,
      display_id: `${2000 + n}`,
    }));
    await db.insertInto('orders').values(many).execute();
    server.pass(1000);
    const waiting = await place(guest());
    const { data } = (await server.call('GET', `${BAR}/orders?status=TONIGHT&sort=placed`, { headers: owner })).json();
    expect(data.at(-1)).toMatchObject({ orderId: waiting, stage: 'waiting' });
    expect(data.filter(({ stage }: { stage: string }) => stage === 'ready')).toHaveLength(200);
    await db.deleteFrom('orders').where('id', 'like', 'made-%').execute();
  });
});
