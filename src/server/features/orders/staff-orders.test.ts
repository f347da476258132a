import { beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, OWNER, useTestServer } from '#test/server/test-services.ts';
import { eachOrder } from '../../repos/orders/order-list.repo.ts';

const HOUR = 3_600_000;

describe.each(testEngines)('orders for staff on %s', (_engine, open) => {
  const server = useTestServer(open);
  let owner: Record<string, string>;

  const at = '/api/admin/shops/demo-bar';
  const submit = async (name: string, body: object = {}) => {
    server.pass(1000);
    return (
      await server.call('POST', `${at}/submit-order`, {
        headers: { 'x-device-id': newDevice(), 'x-join-code': server.barCode },
        body: {
          targetShopId: 'demo-bar',
          recipeId: 'bar-negroni',
          name,
          kioskInstanceCode: server.barCode,
          ...body,
        },
      })
    ).json();
  };
  const table = async (query: string) => (await server.call('GET', `${at}/orders?${query}`, { headers: owner })).json();
  const names = async (query: string) => (await table(query)).data.map(({ name }: { name: string }) => name);
  const act = (orderId: string, action: string) => {
    server.pass(1);
    return server.call('POST', `${at}/orders/${orderId}/${action}`, { headers: owner });
  };
  const correct = (orderId: string, body: object, headers = {}) =>
    server.call('PATCH', `${at}/orders/${orderId}`, { headers: { ...owner, ...headers }, body });
  const actions = async () =>
    (await server.call('GET', `${at}/audit`, { headers: owner }))
      .json()
      .data.map(({ action }: { action: string }) => action);

  beforeAll(async () => {
    owner = server.owner;
    await submit('Ada');
    await submit('Bo_b', { recipeId: 'bar-daiquiri' });
    await submit('Cy');
  });

  it('answers a page with the total, newest first', async () => {
    const reply = await table('page=1&pageSize=25');
    expect(reply).toMatchObject({ total: 3, page: 1 });
    expect(reply.data.map(({ name }: { name: string }) => name)).toEqual(['Cy', 'Bo_b', 'Ada']);
    expect(await table('page=2&pageSize=25')).toMatchObject({ data: [], total: 3, page: 2 });
  });

  it.each([
    ['sort=name', ['Ada', 'Bo_b', 'Cy']],
    ['sort=-name', ['Cy', 'Bo_b', 'Ada']],
    ['sort=placed', ['Ada', 'Bo_b', 'Cy']],
    ['sort=drink', ['Bo_b', 'Cy', 'Ada']],
    ['search=ADA', ['Ada']],
    ['search=daiq', ['Bo_b']],
    ['search=a02', ['Bo_b']],
    ['search=o_b', ['Bo_b']],
    [`search=${encodeURIComponent('內格羅尼')}`, ['Cy', 'Ada']],
    [`search=${encodeURIComponent('內格羅尼')}&status=OPEN`, ['Cy', 'Ada']],
    [`search=${encodeURIComponent('黛')}`, ['Bo_b']],
    ['search=%25', []],
    ['status=OPEN', ['Cy', 'Bo_b', 'Ada']],
    ['status=COMPLETED', []],
    ['day=2026-03-14', ['Cy', 'Bo_b', 'Ada']],
    ['day=2026-03-13', []],
    ['kioskInstanceCode=ZZZZZZ', []],
  ])('%s finds %j', async (query, found) => {
    expect(await names(query)).toEqual(found);
    expect((await table(query)).total).toBe(found.length);
  });

  it.each(['status=DONE', 'day=14.3.2026', 'pageSize=7', 'page=0', 'page=x', 'sort=machine_string'])(
    'refuses %s',
    async (query) =>
      expect((await server.call('GET', `${at}/orders?${query}`, { headers: owner })).statusCode).toBe(422),
  );

  it.each([
    ['sort=drink', ['Cy', 'Ada', 'Bo_b']],
    ['sort=-drink', ['Bo_b', 'Cy', 'Ada']],
    ['sort=drink&status=OPEN', ['Cy', 'Ada', 'Bo_b']],
    ['sort=-drink&status=OPEN', ['Bo_b', 'Cy', 'Ada']],
  ])('%s goes by what the drinks are called in the reader’s language', async (query, found) => {
    const headers = { ...owner, 'accept-language': 'zh-Hant-HK' };
    const { data } = (await server.call('GET', `${at}/orders?${query}`, { headers })).json();
    expect(data.map(({ name }: { name: string }) => name)).toEqual(found);
  });

  it('names the kiosk of each order, as it is called now, and after it was deleted', async () => {
    const launched = await server.call('POST', '/api/kiosk-instances', {
      headers: owner,
      body: { shop_id: 'demo-bar', kiosk_type_identifier: 'ez-pairing', name: 'Terrace' },
    });
    const code = launched.json().join_code as string;
    const kiosk = (method: 'PATCH' | 'DELETE', body?: object) =>
      server.call(method, `/api/kiosk-instances/code/${code}`, { headers: owner, ...(body && { body }) });
    const headers = { 'x-device-id': newDevice(), 'x-join-code': code };
    const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Cleo', kioskInstanceCode: code };
    const { orderId } = (await server.call('POST', `${at}/submit-order`, { headers, body })).json();
    const named = async () => (await table('page=1&pageSize=25')).kioskNames;
    expect(await named()).toMatchObject({ [code]: 'Terrace' });
    await kiosk('PATCH', { name: 'Garden' });
    expect(await named()).toMatchObject({ [code]: 'Garden' });
    await kiosk('DELETE');
    expect(await named()).toMatchObject({ [code]: 'Garden' });
    expect((await act(orderId, 'cancel')).statusCode).toBe(200);
  });

  it('answers 304 while nothing has changed', async () => {
    const first = await server.call('GET', `${at}/orders?page=1`, { headers: owner });
    const again = () =>
      server.call('GET', `${at}/orders?page=1`, { headers: { ...owner, 'if-none-match': String(first.headers.etag) } });
    expect([(await again()).statusCode, (await again()).body]).toEqual([304, '']);
    await submit('Di');
    expect((await again()).json().data[0].name).toBe('Di');
  });

  it('cancels an order once, and never makes it afterwards', async () => {
    const { orderId } = await submit('Ed');
    const replies = await Promise.all([act(orderId, 'cancel'), act(orderId, 'cancel')]);
    expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await act(orderId, 'approve')).json().code).toBe('order-closed');
    expect((await act(orderId, 'complete')).json().code).toBe('order-moved-on');
    expect((await actions())[0]).toBe('order-cancelled');
  });

  it('completes only orders in progress', async () => {
    const { orderId } = await submit('Flo');
    expect((await act(orderId, 'complete')).json()).toMatchObject({
      code: 'order-moved-on',
      message: 'This order has moved on meanwhile.',
    });
    await act(orderId, 'approve');
    expect((await act(orderId, 'complete')).json()).toMatchObject({ status: 'COMPLETED', name: 'Flo' });
    expect((await act(orderId, 'cancel')).statusCode).toBe(409);
    expect((await act('nothing', 'cancel')).statusCode).toBe(404);
  });

  it('says which staff member approved it', async () => {
    const { orderId, displayId } = await submit('Flora');
    expect((await act(orderId, 'approve')).statusCode).toBe(200);
    await act(orderId, 'approve');
    const { data } = (await server.call('GET', `${at}/audit`, { headers: owner })).json();
    expect(data[0]).toMatchObject({ who: OWNER.username, action: 'order-approved', details: { orderId, displayId } });
    expect(data.filter(({ details }: { details: { orderId?: string } }) => details.orderId === orderId)).toHaveLength(
      1,
    );

    const device = newDevice();
    const guest = { 'x-device-id': device, 'x-join-code': server.barCode };
    const { json } = await server.call('POST', `${at}/submit-order`, {
      headers: guest,
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'G', kioskInstanceCode: server.barCode },
    });
    const own = json().orderId;
    expect((await server.call('POST', `${at}/orders/${own}/approve`, { headers: guest })).statusCode).toBe(200);
    const after = (await server.call('GET', `${at}/audit`, { headers: owner })).json().data;
    expect(after).toHaveLength(data.length);
  });

  it('answers one order in its current state', async () => {
    const { orderId } = await submit('Fay');
    const one = async (id: string) => server.call('GET', `${at}/orders/${id}`, { headers: owner });
    expect((await one(orderId)).json()).toMatchObject({ name: 'Fay', version: 1, recipeName: 'Negroni' });
    await correct(orderId, { name: 'Faye' });
    expect((await one(orderId)).json()).toMatchObject({ name: 'Faye', version: 2 });
    expect((await one('nothing')).statusCode).toBe(404);
  });

  it('corrects a pending order and updates its machine string', async () => {
    const before = await submit('Gus');
    const reply = await correct(before.orderId, { name: ' Gustav ', size: 'sizeL', recipeId: 'bar-daiquiri' });
    expect(reply.json()).toMatchObject({
      name: 'Gustav',
      size: 'sizeL',
      recipeName: 'Hand-Shaken Daiquiri',
      displayId: before.displayId,
      machineString: expect.stringMatching(/^SW1;sizeL;/),
      version: 2,
    });
    expect(reply.json().machineString).not.toBe(before.machineString);
    expect((await actions())[0]).toBe('order-corrected');
  });

  it('corrects what the guest must not have, and keeps it where nothing is said of it', async () => {
    const before = await submit('Gale', { allergies: { allergens: ['eggs'], note: '' } });
    const allergies = { allergens: ['tree-nuts'], note: 'kiwi' };
    expect((await correct(before.orderId, { allergies })).json().allergies).toEqual(allergies);
    expect((await correct(before.orderId, { size: 'sizeL' })).json().allergies).toEqual(allergies);
    const nothing = { allergens: [], note: '' };
    expect((await correct(before.orderId, { allergies: nothing })).json().allergies).toBeNull();
  });

  it('refuses the second of two corrections', async () => {
    const { orderId } = await submit('Hal');
    expect((await correct(orderId, { name: 'Hans' }, { 'if-match': '"1"' })).statusCode).toBe(200);
    const second = await correct(orderId, { name: 'Hank' }, { 'if-match': '"1"' });
    expect([second.statusCode, second.json().code]).toEqual([412, 'changed-meanwhile']);
    expect((await names('search=hans')).length).toBe(1);
  });

  it.each([
    ['a drink of another shop', { recipeId: 'tea-hk-milk-tea' }, 404],
    ['no such drink', { recipeId: 'bar-nothing' }, 404],
    ['a blank name', { name: ' ' }, 422],
    ['a wrong size', { size: 'huge' }, 422],
  ])('does not correct to %s', async (_case, wrong, status) => {
    const { orderId } = await submit('Ida');
    expect((await correct(orderId, wrong)).statusCode).toBe(status);
    expect((await table('search=ida&page=1')).data[0]).toMatchObject({ version: 1, recipeId: 'bar-negroni' });
  });

  it('no longer corrects an order that is being made', async () => {
    const { orderId } = await submit('Jo');
    await act(orderId, 'approve');
    expect((await correct(orderId, { name: 'Joe' })).json().code).toBe('order-moved-on');
  });

  it('changes nothing of another shop', async () => {
    const { orderId } = await submit('Kim');
    const url = `/api/admin/shops/demo-tea/orders/${orderId}`;
    for (const [method, path] of [
      ['GET', url],
      ['POST', `${url}/approve`],
      ['POST', `${url}/cancel`],
      ['POST', `${url}/complete`],
      ['PATCH', url],
    ] as const)
      expect((await server.call(method, path, { headers: server.otherOwner, body: {} })).statusCode).toBe(404);
    expect((await names('search=kim&status=PENDING')).length).toBe(1);
  });

  it('places an order for a guest without a kiosk, and says who did', async () => {
    server.pass(1000);
    const reply = await server.call('POST', `${at}/submit-order`, {
      headers: owner,
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Lea', size: 'sizeM' },
    });
    expect(reply.json()).toMatchObject({ name: 'Lea', size: 'sizeM', kioskInstanceCode: null });
    const { data } = (await server.call('GET', `${at}/audit?page=1&pageSize=25`, { headers: owner })).json();
    expect(data[0]).toMatchObject({
      who: OWNER.username,
      action: 'order-placed',
      details: { displayId: reply.json().displayId },
    });
    expect(JSON.stringify(data)).not.toContain('Lea');
  });

  it('narrows to a kiosk, however its code is typed, to a phone, and to a visit of it', async () => {
    const [device, session] = [newDevice(), newDevice()];
    const headers = { 'x-device-id': device, 'x-session-id': session, 'x-join-code': server.barCode };
    const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Zoe', kioskInstanceCode: server.barCode };
    await server.call('POST', `${at}/submit-order`, { headers, body });
    const { total } = await table('kioskInstanceCode=');
    const ofKiosk = await names(`kioskInstanceCode=${server.barCode}`);
    expect(ofKiosk).toContain('Zoe');
    expect(ofKiosk.length).toBeLessThan(total);
    expect(await names(`kioskInstanceCode=${server.barCode.toLowerCase()}`)).toEqual(ofKiosk);
    expect(await names(`kioskInstanceCode=${device}`)).toEqual(['Zoe']);
    expect(await names(`kioskInstanceCode=${newDevice()}`)).toEqual([]);
    expect(await names(`userSessionId=${session}`)).toEqual(['Zoe']);
    expect(await names(`userSessionId=${newDevice()}`)).toEqual([]);
    const all = await table('');
    expect(all).toMatchObject({ total, page: 1, kioskNames: { [server.barCode]: expect.any(String) } });
    expect(all.data.map(({ timestamp }: { timestamp: string }) => timestamp)).toEqual(
      all.data
        .map(({ timestamp }: { timestamp: string }) => timestamp)
        .toSorted()
        .toReversed(),
    );
  });

  it('escapes formulas in the exported file', async () => {
    server.pass(HOUR);
    await submit('=1+1');
    await submit('Mo, "the" 小明');
    const reply = await server.call('GET', `${at}/orders.csv?day=2026-03-14`, { headers: owner });
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="orders.csv"');
    expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const lines = reply.body.slice(1).split('\r\n');
    expect(lines[0]).toBe(
      'number,placed_at,approved_at,made_at,collected_at,time_zone,seconds_to_made,seconds_to_collected,name,drink,size,size_in_words,quantity,price,currency,status,outcome,outcome_in_words,kiosk,kiosk_name,allergies,order_id',
    );
    expect(reply.body).toContain(
      `,"Mo, ""the"" 小明",Negroni,sizeS,Small,1,,,PENDING,waiting,Waiting,${server.barCode},`,
    );
    expect(reply.body).toContain(`,'=1+1,Negroni,`);
    expect(lines.at(-1)).toBe('');
    expect(lines.length - 2).toBe((await table('day=2026-03-14')).total);
  });

  describe('in a bar that has had many', () => {
    const DAYS = ['2025-01-01', '2025-01-02', '2025-01-03'];
    const ADAY = 1300;

    beforeAll(async () => {
      const { db } = server.services;
      const row = await db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
      const many = Array.from({ length: DAYS.length * ADAY }, (_, i) => ({
        ...row,
        id: `many-${String(i).padStart(4, '0')}`,
        ticket_id: `many-${String(i).padStart(4, '0')}`,
        name: `Guest ${(i * 7) % 1000}`,
        recipe_name: ['Alpha', 'Beta', 'Gamma'][i % 3]!,
        status: i % 13 === 0 ? 'CANCELLED' : 'COMPLETED',
        day: DAYS[Math.floor(i / ADAY)]!,
        day_number: (i % ADAY) + 1,
        // Hundreds have the same time.
        created_at: `${DAYS[Math.floor(i / ADAY)]!}T10:0${Math.floor((i % ADAY) / 700)}:00.000Z`,
      }));
      for (let i = 0; i < many.length; i += 100)
        await db
          .insertInto('orders')
          .values(many.slice(i, i + 100))
          .execute();
      await db
        .insertInto('day_counters')
        .values(DAYS.map((day) => ({ shop_id: 'demo-bar', day, n: ADAY })))
        .execute();
    });

    const ids = async (query: string) => (await table(query)).data.map(({ id }: { id: string }) => id);
    const many = (...numbers: number[]) => numbers.map((n) => `many-${String(n).padStart(4, '0')}`);

    it('exports each once', async () => {
      const { body } = await server.call('GET', `${at}/orders.csv?search=guest`, { headers: owner });
      expect(new Set(body.match(/many-\d{4}/g)).size).toBe(DAYS.length * ADAY);
      expect(body.match(/many-\d{4}/g)).toHaveLength(DAYS.length * ADAY);
    });

    it('answers others while it looks for what it exports', async () => {
      let others = 0;
      let next = setImmediate(function answer() {
        others++;
        next = setImmediate(answer);
      });
      const found: unknown[] = [];
      for await (const orders of eachOrder(server.services.db, { shopId: 'demo-bar', search: 'nobody' }))
        found.push(...orders);
      clearImmediate(next);
      expect(found).toEqual([]);
      expect(others).toBeGreaterThanOrEqual(DAYS.length);
    });

    it('leafs through all of them, each once', async () => {
      const { total } = await table('page=1&pageSize=100');
      const pages = Array.from({ length: Math.ceil(total / 100) }, (_, i) => i + 1);
      const seen: string[] = [];
      for (const page of pages) seen.push(...(await ids(`page=${page}&pageSize=100`)));
      expect(seen).toHaveLength(total);
      expect(new Set(seen).size).toBe(total);
      const old = seen.filter((id) => id.startsWith('many-'));
      expect(old).toEqual(old.toSorted().toReversed());
      expect(await ids('page=1&pageSize=25&sort=placed')).toEqual(old.toReversed().slice(0, 25));
    });

    it.each([
      ['status=CANCELLED&sort=placed', 0, 13, 26],
      ['search=gamma&sort=placed', 2, 5, 8],
      ['search=gamma&status=CANCELLED&sort=placed', 26, 65, 104],
      // The newest of those that are alike are first.
      ['search=guest+999&sort=name', 3857, 2857, 1857],
    ])('finds %s', async (query, ...first) => {
      const { data, total } = await table(`${query}&page=1&pageSize=25`);
      expect(data.slice(0, 3).map(({ id }: { id: string }) => id)).toEqual(many(...first));
      const last = await table(`${query}&page=${Math.ceil(total / 25)}&pageSize=25`);
      expect(last.data).toHaveLength(total % 25 || 25);
    });

    it('sorts them by drink from either end', async () => {
      const { total } = await table('search=guest&page=1&pageSize=100&sort=drink');
      const pages = Array.from({ length: Math.ceil(total / 100) }, (_, i) => i + 1);
      const drinks: string[] = [];
      const seen = new Set<string>();
      for (const page of pages)
        for (const { id, recipeName } of (await table(`search=guest&page=${page}&pageSize=100&sort=drink`)).data) {
          drinks.push(recipeName);
          seen.add(id);
        }
      expect(seen.size).toBe(total);
      expect(drinks).toEqual(drinks.toSorted());
    });
  });
});
