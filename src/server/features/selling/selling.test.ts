import { describe, expect, it, beforeEach } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, OWNER, useTestServer } from '#test/server/test-services.ts';

const NEGRONI = 'bar-negroni';
const NO_ALCOHOL = 'bar-nojito';
const OFF = {
  timeZone: 'Asia/Hong_Kong',
  hours: null,
  alcoholHours: null,
  lastOrdersMinutes: 0,
  allowance: null,
  alcoholDuty: false,
  prices: false,
  currency: 'HKD',
  reminderMinutes: 5,
};
const TIDE = {
  name: 'Tide',
  type: 'mocktail',
  ice: 'cubed',
  mixingMethod: 'build',
  glass: { name: 'Highball Glass' },
};
const daily = (opens: string, closes: string) => Array.from({ length: 7 }, () => ({ opens, closes }));

describe.each(testEngines)('selling on %s', (_engine, open) => {
  const server = useTestServer(open);
  const at = '/api/admin/shops/demo-bar';
  let owner: Record<string, string>;
  let staff: Record<string, string>;

  const guest = (device = newDevice()) => ({ 'x-device-id': device, 'x-join-code': server.barCode });
  const read = async () => (await server.call('GET', `${at}/selling`, { headers: owner })).json();
  const save = (body: object, headers: Record<string, string> = owner) =>
    server.call('PATCH', `${at}/selling`, { headers, body });
  const pause = (body: object, headers: Record<string, string> = owner) =>
    server.call('PUT', `${at}/pause`, { headers, body });
  const order = (headers: Record<string, string>, more: object = {}) =>
    server.call('POST', `${at}/submit-order`, {
      headers,
      body: { targetShopId: 'demo-bar', recipeId: NEGRONI, name: 'Ada', kioskInstanceCode: server.barCode, ...more },
    });
  const staffOrder = (more: object = {}) =>
    server.call('POST', `${at}/submit-order`, {
      headers: staff,
      body: { targetShopId: 'demo-bar', recipeId: NEGRONI, name: 'Ada', ...more },
    });
  const approve = (orderId: string, headers: Record<string, string>) =>
    server.call('POST', `${at}/orders/${orderId}/approve`, { headers });
  const told = (reply: { statusCode: number; json: () => { code?: string; message?: string } }) => [
    reply.statusCode,
    reply.json().code,
    reply.json().message,
  ];
  const lastDetails = async (action: string) => {
    const actions = server.services.db.selectFrom('audit').selectAll().where('action', '=', action);
    const [last] = await actions.orderBy('at', 'desc').limit(1).execute();
    return JSON.parse(last?.details ?? 'null');
  };
  /** The shop's clock: 2026-03-14 is a Saturday, and 12:00 UTC is 20:00 in Hong Kong. */
  const setTime = (iso: string) => server.pass(Date.parse(iso) - server.services.clock().getTime());

  beforeEach(async () => {
    server.pass(60_000);
    owner = await server.signIn(OWNER);
    await save(OFF);
    await pause({ paused: false });
    staff ??= await (async () => {
      const made = await server.call('POST', '/v1/admin/shops/demo-bar/staff', {
        headers: owner,
        body: { username: 'bartender', role: 'STAFF' },
      });
      return server.signIn({ username: 'bartender', password: made.json().password });
    })();
  });

  it('is off until the owner says something', async () => {
    expect(await read()).toMatchObject({
      settings: OFF,
      now: { open: null, alcohol: null, pause: null, alcoholDuty: false, currency: null, timeZone: 'Asia/Hong_Kong' },
    });
    expect((await order(guest())).json()).toMatchObject({ price: null, staffApproves: null });
  });

  it('keeps what is saved and honours If-Match', async () => {
    const { version } = await read();
    const saved = await save({ hours: daily('18:00', '02:00') }, { ...owner, 'if-match': `"${version}"` });
    expect(saved.json()).toMatchObject({ version: version + 1, settings: { hours: daily('18:00', '02:00') } });
    const late = await save({ lastOrdersMinutes: 30 }, { ...owner, 'if-match': `"${version}"` });
    expect(told(late).slice(0, 2)).toEqual([412, 'changed-meanwhile']);
    expect((await read()).settings.lastOrdersMinutes).toBe(0);
    expect(await lastDetails('selling-saved')).toMatchObject({ before: { hours: null } });
  });

  it.each([
    [{ hours: daily('25:00', '02:00') }, 'A time looks like 18:00.'],
    [{ hours: [null] }, expect.stringContaining('hours')],
    [{ currency: 'XXY' }, 'A currency is a code such as HKD.'],
    [{ timeZone: 'Mars/Olympus' }, 'A time zone is a name such as Asia/Hong_Kong.'],
    [{ allowance: 0 }, expect.stringContaining('allowance')],
    [{ lastOrdersMinutes: 500 }, expect.stringContaining('lastOrdersMinutes')],
  ])('refuses %j', async (wrong, message) => {
    const before = await read();
    const reply = await save(wrong);
    expect([reply.statusCode, reply.json().message]).toEqual([422, message]);
    expect(await read()).toEqual(before);
  });

  describe('hours', () => {
    it('refuse a guest outside them, and say from when', async () => {
      await save({ hours: daily('18:00', '02:00'), lastOrdersMinutes: 30 });
      setTime('2026-04-04T09:59:00Z');
      expect(told(await order(guest()))).toEqual([409, 'bar-closed', 'The bar is closed. It opens Saturday 18:00.']);
      const chinese = await order({ ...guest(), 'accept-language': 'zh-HK' });
      expect(chinese.json().message).toBe('吧枱收咗工，星期六 18:00再開。');
      setTime('2026-04-04T10:00:00Z');
      expect((await order(guest())).statusCode).toBe(200);
      setTime('2026-04-04T17:30:00Z');
      expect(told(await order(guest()))).toEqual([409, 'last-orders-over', 'Last orders are over.']);
    });

    it('let what was ordered be made until closing, and not after', async () => {
      await save({ hours: daily('18:00', '02:00') });
      setTime('2026-04-11T17:50:00Z');
      const [one, two] = [guest(), guest()];
      const first = (await order(one)).json().orderId;
      const second = (await order(two)).json().orderId;
      expect((await approve(first, one)).statusCode).toBe(200);
      setTime('2026-04-11T18:00:00Z');
      expect(told(await approve(second, two)).slice(0, 2)).toEqual([409, 'bar-closed']);
      // What was answered once is answered again.
      expect((await approve(first, one)).headers['idempotent-replayed']).toBe('true');
    });

    it('are the same again when the server’s clock is put back', async () => {
      await save({ hours: daily('18:00', '02:00') });
      setTime('2026-04-18T18:01:00Z');
      expect((await order(guest())).statusCode).toBe(409);
      setTime('2026-04-18T17:55:00Z');
      expect((await order(guest())).statusCode).toBe(200);
    });

    it('follow the shop’s clock when it is put back at closing time', async () => {
      await save({ hours: daily('20:00', '02:30'), timeZone: 'Europe/Berlin' });
      setTime('2026-10-25T00:29:00Z');
      expect((await order(guest())).statusCode).toBe(200);
      // 02:30 for the first time, then 02:15 for the second.
      for (const time of ['2026-10-25T00:30:00Z', '2026-10-25T01:15:00Z']) {
        setTime(time);
        expect((await order(guest())).json().code).toBe('bar-closed');
      }
      setTime('2026-11-14T12:00:00Z');
    });

    it('that never come say no time', async () => {
      await save({ hours: Array(7).fill(null) });
      expect(told(await order(guest()))).toEqual([409, 'bar-closed', 'The bar is closed.']);
      await save({ hours: null, alcoholHours: Array(7).fill(null) });
      const [, code, message] = told(await order(guest()));
      expect([code, message]).toEqual(['alcohol-hours-over', expect.not.stringMatching(/until/)]);
    });

    it('have no hold on staff, and the audit says so', async () => {
      staff = await server.signIn(OWNER);
      await save({ hours: Array(7).fill(null) });
      const placed = await staffOrder();
      expect(placed.statusCode).toBe(200);
      expect(await lastDetails('order-placed')).toMatchObject({ outside: 'bar-closed' });
      server.pass(1000);
      expect((await approve(placed.json().orderId, staff)).statusCode).toBe(200);
      expect(await lastDetails('order-approved')).toMatchObject({ outside: 'bar-closed' });
    });

    it('of their own for alcohol', async () => {
      await save({ alcoholHours: daily('18:00', '20:00') });
      setTime('2026-11-15T09:00:00Z');
      expect(told(await order(guest()))).toEqual([409, 'alcohol-hours-over', 'No alcohol is sold until Sunday 18:00.']);
      expect((await order(guest(), { recipeId: NO_ALCOHOL })).statusCode).toBe(200);
      setTime('2026-11-15T10:00:00Z');
      expect((await order(guest())).statusCode).toBe(200);
    });
  });

  describe('a pause', () => {
    const reason = { en: 'Ice is on its way.', 'zh-HK': '冰送緊嚟。' };

    it('stops guests, with the bar’s own reason, and staff go on', async () => {
      const waiting = guest();
      const { orderId } = (await order(waiting)).json();
      const paused = await pause({ paused: true, reason }, owner);
      expect(paused.json()).toMatchObject({ now: { pause: { reason } }, pausedAt: expect.any(String) });
      expect(await lastDetails('shop-paused')).toEqual(reason);
      expect(told(await order(guest()))).toEqual([
        409,
        'bar-paused',
        'The bar takes no orders for a moment: Ice is on its way.',
      ]);
      expect((await order({ ...guest(), 'accept-language': 'zh-HK' })).json().message).toBe(
        '吧枱暫時唔接單：冰送緊嚟。',
      );
      expect((await approve(orderId, waiting)).json().code).toBe('bar-paused');
      expect((await approve(orderId, owner)).statusCode).toBe(200);
      await pause({ paused: false });
      expect((await order(guest())).statusCode).toBe(200);
    });

    it('of a kiosk stops what was ordered at it too, with the kiosk’s own reason, and staff go on', async () => {
      const waiting = guest();
      const { orderId } = (await order(waiting)).json();
      const set = (body: object) =>
        server.call('PATCH', `/api/kiosk-instances/code/${server.barCode}/status`, { headers: owner, body });
      await set({ status: 'paused', pauseReason: reason });
      const refused = told(await approve(orderId, waiting));
      const byStaff = await approve(orderId, owner);
      await set({ status: 'active' });
      expect(refused).toEqual([409, 'bar-paused', 'The bar takes no orders for a moment: Ice is on its way.']);
      expect(byStaff.statusCode).toBe(200);
    });

    it('of a kiosk holds after the kiosk is deleted, and not where it was deleted without', async () => {
      const ordered = async (status: string) => {
        const made = await server.call('POST', '/api/kiosk-instances', {
          headers: owner,
          body: { shop_id: 'demo-bar', kiosk_type_identifier: 'ordering-terminal', name: 'Corner' },
        });
        const code: string = made.json().join_code;
        const me = { ...guest(), 'x-join-code': code };
        const { orderId } = (await order(me, { kioskInstanceCode: code })).json();
        const body = { status, pauseReason: reason };
        await server.call('PATCH', `/api/kiosk-instances/code/${code}/status`, { headers: owner, body });
        await server.call('DELETE', `/api/kiosk-instances/code/${code}`, { headers: owner });
        return { orderId, me };
      };
      const paused = await ordered('paused');
      expect(told(await approve(paused.orderId, paused.me)).slice(0, 2)).toEqual([409, 'bar-paused']);
      expect((await approve(paused.orderId, owner)).statusCode).toBe(200);
      const active = await ordered('active');
      expect((await approve(active.orderId, active.me)).statusCode).toBe(200);
    });

    it('is switched by staff too, with or without a reason', async () => {
      staff = await server.signIn(OWNER);
      expect((await pause({ paused: true }, staff)).statusCode).toBe(200);
      expect((await order(guest())).json().message).toBe('The bar takes no orders for a moment.');
    });

    it('is told to guests as news, and to those who join', async () => {
      const me = guest();
      const news = async (after: number) =>
        (await server.call('GET', `${at}/events?after=${after}`, { headers: me })).json();
      const { seq } = await news(0);
      await pause({ paused: true, reason });
      const told = await news(seq);
      expect(told.events.map(({ kind }: { kind: string }) => kind)).toContain('selling');
      const joined = await server.call('GET', `/api/kiosk-instances/code/${server.barCode}`, { headers: me });
      expect(joined.json().selling).toMatchObject({ pause: { reason }, open: null, defaultSize: 'sizeS' });
    });

    it('does not lose an order that had arrived before', async () => {
      const me = { ...guest(), 'idempotency-key': 'before-the-pause' };
      const first = (await order(me)).json().orderId;
      await pause({ paused: true });
      expect((await order(me)).json().orderId).toBe(first);
    });
  });

  describe('the alcohol duty', () => {
    it('asks for 18 or over, keeps it, and leaves the approval to staff', async () => {
      await save({ alcoholDuty: true });
      const me = guest();
      expect(told(await order(me)).slice(0, 2)).toEqual([422, 'adult-unconfirmed']);
      const placed = (await order(me, { adultConfirmed: true })).json();
      expect(placed).toMatchObject({ status: 'PENDING', staffApproves: 'alcohol-duty' });
      expect(placed).not.toHaveProperty('adultConfirmedAt');
      const kept = await server.call('GET', `${at}/orders/${placed.orderId}`, { headers: owner });
      expect(kept.json().adultConfirmedAt).toBe(server.services.clock().toISOString());
      expect(told(await approve(placed.orderId, me)).slice(0, 2)).toEqual([403, 'staff-approves']);
      expect((await approve(placed.orderId, owner)).statusCode).toBe(200);
    });

    it('keeps no word about age where nobody said it, or the drink has no alcohol', async () => {
      const confirmed = async (more: object) => {
        const { orderId } = (await order(guest(), more)).json();
        return (await server.call('GET', `${at}/orders/${orderId}`, { headers: owner })).json().adultConfirmedAt;
      };
      expect(await confirmed({})).toBeNull();
      expect(await confirmed({ recipeId: NO_ALCOHOL, adultConfirmed: true })).toBeNull();
    });

    it('asks nobody for a drink without alcohol', async () => {
      await save({ alcoholDuty: true });
      const me = guest();
      const placed = (await order(me, { recipeId: NO_ALCOHOL })).json();
      expect(placed.staffApproves).toBeNull();
      expect((await approve(placed.orderId, me)).statusCode).toBe(200);
    });

    it('holds for what was ordered before it was switched on', async () => {
      const me = guest();
      const { orderId } = (await order(me)).json();
      await save({ alcoholDuty: true });
      expect((await approve(orderId, me)).json().code).toBe('staff-approves');
    });

    it('is said of what waits when it is switched on, to its guest too, and stays when it is switched off', async () => {
      const me = guest();
      const { orderId } = (await order(me)).json();
      server.pass(5000);
      const soft = (await order(me, { recipeId: NO_ALCOHOL })).json().orderId;
      const news = async (after: number) =>
        (await server.call('GET', `${at}/events?after=${after}`, { headers: me })).json();
      const reasonOf = async (id: string) =>
        (await server.call('GET', `${at}/orders/${id}`, { headers: owner })).json().staffApproves;
      const { seq } = await news(0);
      await save({ alcoholDuty: true });
      expect([await reasonOf(orderId), await reasonOf(soft)]).toEqual(['alcohol-duty', null]);
      const { events } = await news(seq);
      const told = events.flatMap((event: { order?: object }) => event.order ?? []);
      expect(told).toMatchObject([{ orderId, staffApproves: 'alcohol-duty' }]);
      await save({ alcoholDuty: false });
      expect((await approve(orderId, me)).json().code).toBe('staff-approves');
    });

    it('holds for a drink that is known to have alcohol only since it was ordered', async () => {
      const shrub = {
        id: 'shrub',
        name: 'Tide Pool',
        amount: 60,
        unit: 'ml',
        colour: null,
        abv: null,
        sparkling: false,
      };
      const body = { ...TIDE, recipeIngredient: [shrub] };
      const recipes = '/v1/admin/shops/demo-bar/recipes';
      const say = (abv: number | null) =>
        server.call('PUT', `${at}/ingredient-strengths`, { headers: owner, body: { name: 'Tide Pool', abv } });
      const recipeId = (await server.call('POST', recipes, { headers: owner, body })).json().id;
      await say(0);
      await save({ alcoholDuty: true });
      const me = guest();
      const placed = (await order(me, { recipeId })).json();
      expect(placed.staffApproves).toBeNull();
      await say(null);
      expect((await approve(placed.orderId, me)).json().code).toBe('staff-approves');
      const act = (step: string) => server.call('POST', `${at}/orders/${placed.orderId}/${step}`, { headers: owner });
      await act('cancel');
      expect((await act('remake')).json().staffApproves).toBe('alcohol-duty');
      await server.call('DELETE', `${recipes}/${recipeId}`, { headers: owner });
    });

    it('is said of what is made again under it', async () => {
      const me = guest();
      const { orderId } = (await order(me)).json();
      const act = (step: string) => server.call('POST', `${at}/orders/${orderId}/${step}`, { headers: owner });
      await act('approve');
      await act('cancel');
      await save({ alcoholDuty: true });
      expect((await act('remake')).json()).toMatchObject({ status: 'PENDING', staffApproves: 'alcohol-duty' });
    });

    it('is said of an order whose cancellation is taken back under it', async () => {
      const { orderId } = (await order(guest())).json();
      const soft = (await order(guest(), { recipeId: NO_ALCOHOL })).json().orderId;
      const act = (id: string, step: string) => server.call('POST', `${at}/orders/${id}/${step}`, { headers: owner });
      await act(orderId, 'cancel');
      await act(soft, 'cancel');
      await save({ alcoholDuty: true });
      const back = async (id: string) => (await act(id, 'take-back')).json();
      expect(await back(orderId)).toMatchObject({ status: 'PENDING', staffApproves: 'alcohol-duty' });
      expect(await back(soft)).toMatchObject({ status: 'PENDING', staffApproves: null });
    });

    it('holds for what was ordered under it after it was switched off', async () => {
      await save({ alcoholDuty: true });
      const me = guest();
      const { orderId } = (await order(me, { adultConfirmed: true })).json();
      await save({ alcoholDuty: false });
      expect((await approve(orderId, me)).json().code).toBe('staff-approves');
    });

    it('counts an order from before alcohol was kept as one with alcohol', async () => {
      const me = guest();
      const { orderId } = (await order(me, { recipeId: NO_ALCOHOL })).json();
      const old = { alcohol_grams: null, is_liquor: null };
      await server.services.db.updateTable('orders').set(old).where('id', '=', orderId).execute();
      await save({ alcoholDuty: true });
      expect((await approve(orderId, me)).json().code).toBe('staff-approves');
    });

    it('never lets an order be released by itself', async () => {
      const defaults = (status: string) =>
        server.call('PATCH', `${at}/order-defaults`, { headers: owner, body: { status } });
      await defaults('IMMEDIATE');
      await save({ alcoholDuty: true });
      expect((await order(guest(), { adultConfirmed: true })).json().status).toBe('PENDING');
      expect((await order(guest(), { recipeId: NO_ALCOHOL })).json().status).toBe('IN_PROGRESS');
      await defaults('PENDING');
    });

    it('is confirmed by whoever orders for a guest', async () => {
      await save({ alcoholDuty: true });
      staff = await server.signIn(OWNER);
      expect((await staffOrder()).json()).toMatchObject({
        staffApproves: 'alcohol-duty',
        adultConfirmedAt: server.services.clock().toISOString(),
      });
    });
  });

  describe('the allowance', () => {
    it('leaves the next one to staff, for one guest and night', async () => {
      await save({ allowance: 3 });
      const me = guest();
      const drink = async (headers = me, more: object = {}) => {
        server.pass(10 * 60_000);
        const placed = (await order(headers, more)).json();
        await approve(placed.orderId, owner);
        return placed;
      };
      expect((await drink()).staffApproves).toBeNull();
      let last = await drink();
      while (last.staffApproves === null) last = await drink();
      expect(last.staffApproves).toBe('allowance');
      expect((await drink(me, { recipeId: NO_ALCOHOL })).staffApproves).toBeNull();
      expect((await drink(guest())).staffApproves).toBeNull();
      const refused = (await order(me)).json();
      expect(told(await approve(refused.orderId, me))).toEqual([
        403,
        'staff-approves',
        'You have had a good few: staff start this one. Show them your ticket.',
      ]);
      expect((await approve(refused.orderId, owner)).statusCode).toBe(200);
      server.pass(24 * 60 * 60_000);
      owner = await server.signIn(OWNER);
      expect((await order(me)).json().staffApproves).toBeNull();
    });
  });

  it('counts once what was made again, whatever became of the first', async () => {
    await save({ allowance: 2 });
    const act = async (orderId: string, step: string) =>
      (await server.call('POST', `${at}/orders/${orderId}/${step}`, { headers: owner })).json();
    const reasonOfNext = async (me: Record<string, string>) => {
      server.pass(10_000);
      return (await order(me, { name: 'Next' })).json().staffApproves;
    };
    // A small Negroni is above one standard drink: a second one is past the allowance.
    for (const end of ['complete', 'cancel']) {
      server.pass(60 * 60_000);
      owner = await server.signIn(OWNER);
      const me = guest();
      const first = (await order(me)).json().orderId;
      await act(first, 'approve');
      await act(first, end);
      const again = await act(first, 'remake');
      expect([end, again.staffApproves, await reasonOfNext(me)]).toEqual([end, null, 'allowance']);
    }
  });

  it('counts the allowance of a guest whose device is known, and all that is ordered at once', async () => {
    const reasonOf = async (headers: Record<string, string>, more: object = {}) =>
      (await order(headers, more)).json().staffApproves;
    await save({ allowance: 1 });
    expect(await reasonOf(guest())).toBe('allowance');
    server.pass(1000);
    expect(await reasonOf(guest(), { screen: 'shared' })).toBeNull();
    staff = await server.signIn(OWNER);
    expect((await staffOrder()).json().staffApproves).toBeNull();

    await save({ allowance: 4 });
    expect(await reasonOf(guest())).toBeNull();
    const defaults = (quantity: number) =>
      server.call('PATCH', `${at}/order-defaults`, { headers: owner, body: { quantity } });
    await defaults(3);
    expect(await reasonOf(guest())).toBe('allowance');
    await defaults(1);
  });

  describe('prices', () => {
    const put = (body: object, recipeId = NEGRONI) =>
      server.call('PUT', `${at}/recipes/${recipeId}/prices`, { headers: owner, body });
    const onMenu = async (headers: Record<string, string>) =>
      (await server.call('GET', `${at}/recipes`, { headers }))
        .json()
        .recipes.find(({ id }: { id: string }) => id === NEGRONI).prices;
    const prices = { sizeS: 8800, sizeM: 9800, sizeL: null };

    it('are shown to guests where they are on, and kept with the order', async () => {
      expect((await put(prices)).json()).toEqual(prices);
      expect(await lastDetails('prices-saved')).toMatchObject({ after: prices });
      expect([await onMenu(owner), await onMenu(guest())]).toEqual([prices, undefined]);
      expect((await order(guest())).json().price).toBeNull();
      await save({ prices: true, currency: 'HKD' });
      expect(await onMenu(guest())).toEqual(prices);
      const me = guest();
      const placed = (await order(me)).json();
      expect(placed.price).toEqual({ amount: 8800, currency: 'HKD' });
      expect((await order(guest(), { size: 'sizeL' })).json().price).toBeNull();
      expect((await order(guest(), { recipeId: NO_ALCOHOL })).json().price).toBeNull();
      await put({ ...prices, sizeS: 9000 });
      const { data } = (await server.call('GET', `${at}/orders`, { headers: me })).json();
      expect(data[0].price).toEqual({ amount: 8800, currency: 'HKD' });
      const corrected = await server.call('PATCH', `${at}/orders/${placed.orderId}`, {
        headers: owner,
        body: { size: 'sizeM' },
      });
      expect(corrected.json().price).toEqual({ amount: 9800, currency: 'HKD' });
      const { body } = await server.call('GET', `${at}/orders.csv`, { headers: owner });
      expect(body).toContain(',sizeM,Medium,1,98.00,HKD,PENDING,');
      const insights = (await server.call('GET', `${at}/insights`, { headers: owner })).json();
      expect(insights.sales).toEqual([{ amount: 9800, currency: 'HKD' }]);
    });

    it('are not charged again for a drink that is made again', async () => {
      await save({ prices: true });
      await put(prices);
      const again = async (steps: string[]) => {
        const { orderId } = (await order(guest())).json();
        for (const step of steps) await server.call('POST', `${at}/orders/${orderId}/${step}`, { headers: owner });
        return (await server.call('POST', `${at}/orders/${orderId}/remake`, { headers: owner })).json().price;
      };
      expect(await again(['approve', 'complete'])).toEqual({ amount: 0, currency: 'HKD' });
      expect(await again(['cancel'])).toEqual({ amount: 8800, currency: 'HKD' });
    });

    it.each([
      ['another’s drink', prices, 'tea-hk-milk-tea', 404],
      ['a fraction of a cent', { ...prices, sizeS: 0.5 }, NEGRONI, 422],
      ['less than nothing', { ...prices, sizeS: -1 }, NEGRONI, 422],
    ])('refuse %s', async (_case, body, recipeId, status) =>
      expect((await put(body, recipeId)).statusCode).toBe(status),
    );
  });
});
