/** The file an owner takes home: the shop's clock, waits, prices, and words beside the codes. */
import { beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, OWNER, useTestServer } from '#test/server/test-services.ts';
import { sweepOrders } from './sweep-orders.ts';

const MINUTE = 60_000;
const at = '/api/admin/shops/demo-bar';

describe.each(testEngines)('the export of orders on %s', (_engine, open) => {
  const server = useTestServer(open);
  let owner: Record<string, string>;

  const guest = () => ({ 'x-device-id': newDevice(), 'x-join-code': server.barCode });
  const place = async (headers: Record<string, string> = guest(), more: object = {}): Promise<string> => {
    const wish = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', kioskInstanceCode: server.barCode };
    const body = { ...wish, ...more };
    return (await server.call('POST', `${at}/submit-order`, { headers, body })).json().orderId;
  };
  const act = (orderId: string, action: string, headers = owner) =>
    server.call('POST', `${at}/orders/${orderId}/${action}`, { headers });
  /** Each row by the names of its columns, by the order's id. */
  const rows = async (language = 'en') => {
    const headers = { ...(await server.signIn(OWNER)), 'accept-language': language };
    const { body } = await server.call('GET', `${at}/orders.csv`, { headers });
    const [names = [], ...lines] = body
      .slice(1)
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    const read = lines.map((cells) => Object.fromEntries(cells.map((cell, i) => [names[i], cell])));
    return (orderId: string) => read.find((row) => row['order_id'] === orderId);
  };

  beforeAll(async () => {
    owner = await server.signIn(OWNER);
    const patch = (path: string, body: object) => server.call('PATCH', path, { headers: owner, body });
    await patch(`${at}/selling`, { timeZone: 'Asia/Hong_Kong', prices: true });
    await patch(`/api/kiosk-instances/code/${server.barCode}`, { name: 'Front bar' });
    const body = { sizeS: 8850, sizeM: null, sizeL: null };
    await server.call('PUT', `${at}/recipes/bar-negroni/prices`, { headers: owner, body });
  });

  it('has times as the shop’s clock shows them, waits in seconds, prices, and the kiosk’s name', async () => {
    const orderId = await place();
    server.pass(90_000);
    await act(orderId, 'approve');
    server.pass(10_000);
    await act(orderId, 'complete');
    server.pass(2 * MINUTE);
    await act(orderId, 'collect');
    expect((await rows())(orderId)).toMatchObject({
      placed_at: '2026-03-14 20:00:00',
      approved_at: '2026-03-14 20:01:30',
      made_at: '2026-03-14 20:01:40',
      collected_at: '2026-03-14 20:03:40',
      time_zone: 'Asia/Hong_Kong',
      seconds_to_made: '100',
      seconds_to_collected: '220',
      price: '88.50',
      currency: 'HKD',
      status: 'COMPLETED',
      outcome: 'collected',
      outcome_in_words: 'Collected',
      kiosk: server.barCode,
      kiosk_name: 'Front bar',
    });
  });

  it('says what became of each order, in the reader’s language beside the code', async () => {
    const own = guest();
    const [waiting, byStaff, byGuest] = [await place(), await place(), await place(own)];
    const left = await place();
    await act(byStaff, 'cancel');
    await act(byGuest, 'cancel', own);
    const before = await rows('zh-HK');
    expect(before(waiting)).toMatchObject({ outcome: 'waiting', outcome_in_words: '等候中', size_in_words: '小' });
    expect(before(waiting)).toMatchObject({ approved_at: '', made_at: '', seconds_to_made: '', status: 'PENDING' });
    expect(before(byStaff)).toMatchObject({ outcome: 'cancelled-by-staff', outcome_in_words: '由員工取消' });
    expect(before(byGuest)).toMatchObject({ outcome: 'cancelled-by-guest', outcome_in_words: '由顧客取消' });
    server.pass(7 * 60 * MINUTE);
    await sweepOrders(server.services);
    expect((await rows())(left)).toMatchObject({
      status: 'CANCELLED',
      outcome: 'abandoned',
      outcome_in_words: 'Abandoned: never approved',
    });
  });

  it('has words for whatever may become of an order', async () => {
    owner = await server.signIn(OWNER);
    const { db } = server.services;
    const change = (orderId: string, to: object) =>
      db.updateTable('orders').set(to).where('id', '=', orderId).execute();
    const after = async (...steps: string[]) => {
      const orderId = await place();
      for (const step of steps) await act(orderId, step);
      return orderId;
    };
    const held = await after('approve');
    await change(held, { held_at: '2026-03-14T12:00:00.000Z' });
    const old = await after('cancel');
    await change(old, { cancelled_by: null });
    const outcomes: [orderId: string, outcome: string, words: string][] = [
      [await after('approve'), 'being-made', 'Being made'],
      [held, 'attention', 'Look at it'],
      [await after('approve', 'complete', 'collect'), 'collected', 'Collected'],
      [await after('cancel'), 'cancelled-by-staff', 'Cancelled by staff'],
      [old, 'cancelled', 'Cancelled'],
    ];
    const read = await rows();
    for (const [orderId, outcome, words] of outcomes)
      expect(read(orderId)).toMatchObject({ outcome, outcome_in_words: words, quantity: '1', order_id: orderId });
    const ready = await after('approve', 'complete');
    const { body } = await server.call('GET', `${at}/orders.csv`, { headers: owner });
    expect(body.split('\r\n').find((line) => line.includes(ready))).toContain(',ready,"Ready, not collected",');
    const ofStaff = await place(owner, { kioskInstanceCode: undefined });
    const { displayId } = (await server.call('GET', `${at}/orders/${ofStaff}`, { headers: owner })).json();
    expect((await rows())(ofStaff)).toMatchObject({
      number: displayId,
      drink: 'Negroni',
      size: 'sizeS',
      price: '88.50',
      kiosk: '',
    });
  });

  it('is on the server’s clock where the shop has none, and has no price where prices are off', async () => {
    owner = await server.signIn(OWNER);
    const selling = (body: object) => server.call('PATCH', `${at}/selling`, { headers: owner, body });
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    await selling({ prices: false, timeZone: null });
    const orderId = await place();
    expect((await rows())(orderId)).toMatchObject({ time_zone: timeZone, price: '', currency: '' });
    await selling({ timeZone: 'Asia/Hong_Kong', prices: true });
  });

  it('has what the guest must not drink, and no kiosk where staff ordered', async () => {
    const allergies = async (allergens: string[], note: string) => place(guest(), { allergies: { allergens, note } });
    const [both, note, none] = [await allergies(['milk', 'eggs'], 'Kiwi'), await allergies([], 'Kiwi'), await place()];
    const staffs = await place(await server.signIn(OWNER), { kioskInstanceCode: undefined });
    const read = await rows();
    expect([both, note, none].map((id) => read(id)?.['allergies'])).toEqual(['"milk; eggs; Kiwi"', 'Kiwi', '']);
    expect(read(staffs)).toMatchObject({ kiosk: '', kiosk_name: '' });
  });

  it('names the kiosk of an order after it was deleted', async () => {
    owner = await server.signIn(OWNER);
    const orderId = await place();
    await server.call('DELETE', `/api/kiosk-instances/code/${server.barCode}`, { headers: owner });
    expect((await rows())(orderId)).toMatchObject({ kiosk: server.barCode, kiosk_name: 'Front bar' });
  });
});
