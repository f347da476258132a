import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

const OWL = {
  names: { en: 'Night Owl', 'zh-HK': '夜貓子' },
  kind: 'cocktail-bar',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  address: { en: '1 Ladder Street', 'zh-HK': '樓梯街 1 號' },
  languages: ['zh-HK', 'ja', 'ja'],
};

describe.each(testEngines)('the master list of shops on %s', (_engine, open) => {
  const server = useTestServer(open);
  const as = (headers: Record<string, string>) => ({
    make: (body: object) => server.call('POST', '/v1/admin/shops', { headers, body }),
    change: (id: string, body: object, version?: number) =>
      server.call('PATCH', `/v1/admin/shops/${id}`, {
        headers: { ...headers, ...(version !== undefined && { 'if-match': `"${version}"` }) },
        body,
      }),
    archive: (id: string) => server.call('DELETE', `/v1/admin/shops/${id}`, { headers }),
    restore: (id: string) => server.call('POST', `/v1/admin/shops/${id}/restore`, { headers }),
    list: async (path = '/v1/admin/shops') =>
      (await server.call('GET', path, { headers })).json().data.map(({ shop_id }: { shop_id: string }) => shop_id),
    read: (path: string) => server.call('GET', path, { headers }),
  });
  const launch = async (shopId: string) => {
    const body = { shop_id: shopId, kiosk_type_identifier: 'ordering-terminal', name: 'Table 1' };
    return (await server.call('POST', '/api/kiosk-instances', { headers: server.admin, body })).json();
  };
  const join = (code: string) =>
    server.call('GET', `/api/kiosk-instances/code/${code}`, { headers: { 'x-device-id': newDevice() } });

  it('makes a shop that sells at once', async () => {
    const admin = as(server.admin);
    const made = await admin.make(OWL);
    expect(made.statusCode, made.body).toBe(200);
    expect(made.json()).toMatchObject({
      ...OWL,
      shop_id: 'night-owl',
      name: 'Night Owl 夜貓子',
      languages: ['zh-HK', 'ja'],
      look: { logoUrl: '', colours: null },
      is_kept_here: true,
      archived_at: null,
    });
    const selling = await admin.read('/api/admin/shops/night-owl/selling');
    expect(selling.json()).toMatchObject({
      settings: { timeZone: 'Asia/Tokyo', currency: 'JPY' },
      now: { timeZone: 'Asia/Tokyo', defaultSize: 'sizeS' },
    });
    const quiz = await admin.read('/api/ez-pairing/shops/night-owl/questions');
    expect(quiz.json().questions).toHaveLength(5);
    expect((await join((await launch('night-owl')).join_code)).json().shop).toEqual({
      shop_id: 'night-owl',
      name: 'Night Owl 夜貓子',
      languages: ['ja'],
    });
    expect(await admin.list('/api/admin/shops')).toContain('night-owl');
    expect((await server.call('POST', '/api/admin/shops/seed', { headers: server.admin })).statusCode).toBe(200);
    expect((await admin.read('/api/admin/shops/night-owl')).json().name).toBe('Night Owl 夜貓子');
  });

  it.each([
    ['no name', { names: { en: ' ', 'zh-HK': '' } }, 'names.en', 'A bar needs a name.'],
    ['too long a name', { names: { en: 'x'.repeat(61) } }, 'names.en', 'A name has at most 60 characters.'],
    ['an unknown kind', { kind: 'pub' }, 'kind', 'Choose a cocktail bar or a tea shop.'],
    ['an unknown time zone', { timeZone: 'Mars/Olympus' }, 'timeZone', expect.stringMatching(/time zone/i)],
    ['an unknown currency', { currency: 'XXQ' }, 'currency', expect.stringMatching(/currency/i)],
    ['an unknown language', { languages: ['tlh'] }, 'languages.0', expect.any(String)],
    [
      'a colour that is a word',
      { look: { logoUrl: '', colours: ['red', '#ffffff'] } },
      'look.colours.0',
      expect.any(String),
    ],
    [
      'a logo that is a script',
      { look: { logoUrl: 'javascript:1', colours: null } },
      'look.logoUrl',
      expect.any(String),
    ],
  ])('refuses %s at its field', async (_case, wrong, path, message) => {
    const reply = await as(server.admin).make({ ...OWL, names: { en: 'Wrong' }, ...wrong });
    expect([reply.statusCode, reply.json().errors]).toEqual([422, [expect.objectContaining({ path, message })]]);
  });

  it.each([
    ['the same', { en: 'night owl', 'zh-HK': '' }],
    ['its Chinese name alone', { en: '', 'zh-HK': '夜貓子' }],
    ['both in one', { en: 'Second Steep 再沖茶室', 'zh-HK': '' }],
  ])('refuses a name another shop has: %s', async (_case, names) => {
    const reply = await as(server.admin).make({ ...OWL, names });
    expect([reply.statusCode, reply.json().message]).toEqual([409, 'Another shop has this name.']);
  });

  it('has ids of its own for shops whose names make no other', async () => {
    const make = async (en: string, chinese: string) =>
      (await as(server.admin).make({ ...OWL, names: { en, 'zh-HK': chinese } })).json().shop_id;
    expect(await make('Nuke', '核子')).toBe('nuke-2');
    expect(await make('Demo Bar', '示範')).toBe('demo-bar-2');
    expect(await make('', '月光')).toBe('cocktail-bar');
    expect(await make('', '星光')).toBe('cocktail-bar-2');
  });

  it('is changed by its owner, once for each version', async () => {
    const owner = as(server.owner);
    const before = (await owner.read('/v1/admin/shops/demo-bar')).json();
    const names = { en: 'Ladder', 'zh-HK': '樓梯' };
    const renamed = await owner.change('demo-bar', { names, currency: 'SGD' }, before.version);
    expect(renamed.json()).toMatchObject({ name: 'Ladder 樓梯', names, currency: 'SGD', kind: before.kind });
    const late = await owner.change('demo-bar', { currency: 'USD' }, before.version);
    expect([late.statusCode, late.json().code]).toEqual([412, 'changed-meanwhile']);
    expect((await owner.read('/api/admin/shops/demo-bar')).json().name).toBe('Ladder 樓梯');
    expect((await owner.read('/api/admin/shops/demo-bar/selling')).json().settings.currency).toBe('SGD');
    expect((await owner.change('demo-bar', { names: { en: 'Night Owl' } })).json().code).toBe('shop-name-taken');
    expect((await owner.change('demo-tea', { kind: 'cocktail-bar' })).statusCode).toBe(403);
    expect((await owner.make(OWL)).statusCode).toBe(403);
    expect((await owner.archive('demo-bar')).statusCode).toBe(403);
  });

  it('counts a change of the selling settings as one of the shop', async () => {
    const owner = as(server.owner);
    const { version } = (await owner.read('/v1/admin/shops/demo-bar')).json();
    await server.call('PATCH', '/api/admin/shops/demo-bar/selling', {
      headers: server.owner,
      body: { currency: 'EUR' },
    });
    expect((await owner.change('demo-bar', { currency: 'USD' }, version)).statusCode).toBe(412);
  });

  it('gives new kiosks its look', async () => {
    const look = { logoUrl: '/uploads/photos/logo.png', colours: ['#112233', '#AABBCC'] };
    expect((await as(server.admin).change('night-owl', { look })).json().look.colours).toEqual(['#112233', '#aabbcc']);
    expect((await launch('night-owl')).config.appearance).toEqual({
      logoUrl: '/uploads/photos/logo.png',
      logoGradient: 'linear-gradient(90deg, #112233, #aabbcc)',
    });
  });

  it('is archived and opened again, with nothing lost', async () => {
    const admin = as(server.admin);
    const { shop_id: id } = (await admin.make({ ...OWL, names: { en: 'Closing Soon' } })).json();
    await server.call('PUT', `/v1/admin/shops/${id}/starter-drinks`, {
      headers: server.admin,
      body: { drinkIds: ['bar-negroni'] },
    });
    const kiosk = (await launch(id)).join_code as string;
    const order = () =>
      server.call('POST', `/api/admin/shops/${id}/submit-order`, {
        headers: { 'x-device-id': newDevice() },
        body: { targetShopId: id, recipeId: `${id}.bar-negroni`, name: 'Ada', kioskInstanceCode: kiosk },
      });
    expect((await order()).statusCode).toBe(200);

    expect((await admin.archive(id)).json()).toEqual({ success: true });
    expect([(await join(kiosk)).statusCode, (await order()).statusCode]).toEqual([404, 403]);
    expect([await admin.list(), await admin.list('/api/admin/shops')].flat()).not.toContain(id);
    expect(await admin.list('/v1/admin/shops?archived=true')).toEqual([id]);
    await server.call('POST', '/api/admin/shops/seed', { headers: server.admin });
    expect(await admin.list('/api/admin/shops')).not.toContain(id);
    expect((await admin.archive(id)).statusCode).toBe(404);

    expect((await admin.restore(id)).json().archived_at).toBeNull();
    expect([(await join(kiosk)).statusCode, (await order()).statusCode]).toEqual([200, 200]);
    expect((await admin.restore(id)).statusCode).toBe(404);
    const orders = await admin.read(`/api/admin/shops/${id}/orders`);
    expect(orders.json().data ?? orders.json().orders).toHaveLength(2);
  });

  it('is not opened again while another shop has its name', async () => {
    const admin = as(server.admin);
    const { shop_id: id } = (await admin.make({ ...OWL, names: { en: 'Twice' } })).json();
    await admin.archive(id);
    expect((await admin.make({ ...OWL, names: { en: 'Twice' } })).json().shop_id).toBe('twice-2');
    expect((await admin.restore(id)).json().code).toBe('shop-name-taken');
  });

  it('hides an archived shop from its owner, who can still sign in', async () => {
    const admin = as(server.admin);
    await admin.archive('demo-tea');
    const owner = await server.signIn({ username: 'tea', password: 'owner-password' });
    expect(await as(owner).list()).toEqual([]);
    expect((await as(owner).read('/v1/admin/shops/demo-tea')).statusCode).toBe(403);
    await admin.restore('demo-tea');
    expect(await as(owner).list()).toEqual(['demo-tea']);
  });

  it('takes one name for one of two who ask at once', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => as(server.admin).make({ ...OWL, names: { en: 'Race' } })));
    expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('records who did what', async () => {
    const rows = await server.services.db
      .selectFrom('audit')
      .select('action')
      .where('action', 'in', ['shop-made', 'shop-changed', 'shop-archived', 'shop-restored'])
      .where('account_id', 'is not', null)
      .execute();
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set(['shop-made', 'shop-changed', 'shop-archived', 'shop-restored']),
    );
  });

  it('refuses all of it where shops are kept elsewhere', async () => {
    server.services.config.MAIN_API_URL = 'http://main.test';
    const admin = as(server.admin);
    const replies = [
      await admin.make(OWL),
      await admin.change('night-owl', { kind: 'tea-shop' }),
      await admin.archive('night-owl'),
      await admin.restore('night-owl'),
    ];
    const read = (await admin.read('/v1/admin/shops/night-owl')).json();
    delete server.services.config.MAIN_API_URL;
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409]);
    for (const reply of replies) expect(reply.json().code).toBe('shops-kept-elsewhere');
    expect(read).toMatchObject({ is_kept_here: false, name: 'Night Owl 夜貓子' });
  });
});
