import { beforeAll, describe, expect, it } from 'vitest';
import { experiences } from '#experiences/registry.ts';
import { JOIN_CODE_ALPHABET } from '#domain/kiosk/join-code.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { saveShopVoice } from '../../repos/shop/shops.repo.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

describe.each(testEngines)('kiosks on %s', (_engine, open) => {
  const server = useTestServer(open);
  // What a guest hears is tested with the voices.
  beforeAll(() => saveShopVoice(server.services.db, 'demo-bar', null, server.services.clock().toISOString()));
  const launch = async (body: object = {}) =>
    server.call('POST', '/api/kiosk-instances', {
      headers: server.owner,
      body: { shop_id: 'demo-bar', kiosk_type_identifier: 'ez-pairing', name: 'Corner', ...body },
    });
  const join = (code: string, headers: Record<string, string> = {}) =>
    server.call('GET', `/api/kiosk-instances/code/${code}`, { headers });

  it('has a type for each experience, each with a live instance to begin with', async () => {
    const types = (await server.call('GET', '/api/admin/kiosk-types', { headers: server.owner })).json().data;
    const instances = (await server.call('GET', '/api/kiosk-instances', { headers: server.admin })).json().data;
    const identifiers = types.map((type: { config_identifier: string }) => type.config_identifier).sort();
    expect(identifiers).toEqual(experiences.map(({ id }) => id).sort());
    expect(
      instances.map((instance: { kiosk_type_identifier: string }) => instance.kiosk_type_identifier).sort(),
    ).toEqual(identifiers);
    expect(instances.every(({ status }: { status: string }) => status === 'active')).toBe(true);
  });

  it('launches under a new code that a guest can join in any case', async () => {
    const launched = (await launch()).json();
    expect(launched.join_code).toMatch(new RegExp(`^[${JOIN_CODE_ALPHABET}]{6}$`));
    const joined = await join(launched.join_code.toLowerCase());
    expect(joined.json()).toEqual({
      join_code: launched.join_code,
      kiosk_type_identifier: 'ez-pairing',
      selling: expect.objectContaining({ open: null, alcohol: null, pause: null, alcoholDuty: false, currency: null }),
      status: 'active',
      shop_id: 'demo-bar',
      shop: { shop_id: 'demo-bar', name: expect.any(String) },
      name: 'Corner',
      config: {},
    });
  });

  it.each([
    ['no name', { name: '  ' }, 422, 'Kiosk name is required.'],
    ['no type', { kiosk_type_identifier: '' }, 422, 'Please select a kiosk type.'],
    ['an unknown type', { kiosk_type_identifier: 'karaoke' }, 422, 'Unknown kiosk type.'],
    ['another’s shop', { shop_id: 'demo-tea' }, 403, 'You may not open this shop.'],
    ['no such shop', { shop_id: 'nowhere' }, 403, 'You may not open this shop.'],
  ])('does not launch with %s', async (_case, wrong, status, message) => {
    const reply = await launch(wrong);
    expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
  });

  it('tells a guest nothing that tells a wrong code from a paused, ended or deleted one', async () => {
    const wrong = (await join('ZZZZZZ')).body;
    for (const status of ['paused', 'ended']) {
      const { join_code } = (await launch()).json();
      await server.call('PATCH', `/api/kiosk-instances/code/${join_code}/status`, {
        headers: server.owner,
        body: { status },
      });
      expect((await join(join_code)).body).toBe(wrong);
      expect((await join(join_code, server.owner)).json().status).toBe(status);
    }
    const { join_code } = (await launch()).json();
    expect(
      (await server.call('DELETE', `/api/kiosk-instances/code/${join_code}`, { headers: server.owner })).json(),
    ).toEqual({ success: true, batchId: expect.any(String) });
    expect((await join(join_code)).body).toBe(wrong);
    expect((await join(join_code, server.owner)).statusCode).toBe(404);
  });

  it('sorts by what is asked for, newest first where that is equal', async () => {
    server.pass(1000);
    const paused = (await launch({ name: 'alpha' })).json().join_code;
    await server.call('PATCH', `/api/kiosk-instances/code/${paused}/status`, {
      headers: server.owner,
      body: { status: 'paused' },
    });
    server.pass(1000);
    await launch({ name: 'Beta' });
    const sorted = async (query: string): Promise<Record<string, string>[]> =>
      (await server.call('GET', `/api/kiosk-instances?shop_id=demo-bar&${query}`, { headers: server.owner })).json()
        .data;
    const values = async (sort: string, key: string) => (await sorted(`sort=${sort}`)).map((one) => one[key] ?? '');
    const ordered = (list: string[]) => list.toSorted((a, b) => (a < b ? -1 : 1));

    for (const [sort, key] of [
      ['code', 'join_code'],
      ['type', 'kiosk_type_identifier'],
      ['status', 'status'],
      ['launched', 'created_at'],
    ] as const) {
      const up = await values(sort, key);
      expect([sort, up]).toEqual([sort, ordered(up)]);
      expect(await values(`-${sort}`, key)).toEqual(up.toReversed());
    }
    const names = (await values('name', 'name')).map((name) => name.toLowerCase());
    expect(names).toEqual(ordered(names));
    expect((await values('-status', 'join_code'))[0]).toBe(paused);
    const [last] = await sorted('sort=name&page=1&pageSize=25');
    expect(last?.name).toBe('alpha');
    expect((await server.call('GET', '/api/kiosk-instances?sort=config', { headers: server.owner })).statusCode).toBe(
      422,
    );
  });

  it('never gives a code out twice, a deleted one included', async () => {
    const digits = (text: string) => [...text].map((letter) => JOIN_CODE_ALPHABET.indexOf(letter));
    const { randomInt } = server.services;
    const used = (await launch()).json().join_code as string;
    await server.call('DELETE', `/api/kiosk-instances/code/${used}`, { headers: server.owner });
    const draws = [...digits(used), ...digits('BBBBBB')];
    server.services.randomInt = (below) => draws.shift() ?? randomInt(below);
    expect((await launch()).json().join_code).toBe('BBBBBB');
    server.services.randomInt = randomInt;
  });

  it('stops a device that guesses codes, and not the others', async () => {
    server.pass(61_000);
    const guesser = { 'x-device-id': newDevice() };
    for (let i = 0; i < 10; i++) expect((await join(`ZZZZ${10 + i}`, guesser)).statusCode).toBe(404);
    expect((await join('ZZZZZZ', guesser)).statusCode).toBe(429);
    expect((await join(server.barCode)).statusCode).toBe(200);
  });

  it('keeps settings as one shape, from an object or a string, and shows guests the public part', async () => {
    const { join_code } = (await launch()).json();
    const save = (config: unknown, headers: Record<string, string> = {}) =>
      server.call('PATCH', `/api/kiosk-instances/code/${join_code}/config`, {
        headers: { ...server.owner, ...headers },
        body: { config },
      });
    const appearance = {
      titleText: 'Friday night',
      logoGradient: 'linear-gradient(90deg, #f2a33a, #ff6b57)',
      backgroundUrl: 'https://bar.example/b.jpg',
    };

    const saved = await save(JSON.stringify({ appearance, experience: { demoMode: true }, secret: 'x' }));
    expect(saved.json().config).toEqual({ appearance, experience: { version: 1, demoMode: true, demoName: '' } });
    expect((await join(join_code)).json().config).toEqual({ appearance, experience: { demoMode: true, demoName: '' } });

    const stale = await save({}, { 'if-match': '"1"' });
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'changed-meanwhile']);
    expect((await save({}, { 'if-match': `"${saved.json().version}"` })).statusCode).toBe(200);
  });

  it('tells a guest of a change at the first read after it', async () => {
    const { join_code } = (await launch({ name: 'Before' })).json();
    expect((await join(join_code)).json().name).toBe('Before');
    expect((await join(join_code)).json().name).toBe('Before');
    const save = (body: object) =>
      server.call('PATCH', `/api/kiosk-instances/code/${join_code}`, { headers: server.owner, body });
    await save({ name: 'After' });
    expect((await join(join_code)).json().name).toBe('After');
    await save({ status: 'paused' });
    expect((await join(join_code)).statusCode).toBe(404);
  });

  it('tells guests why it is paused, in their language, and nothing once it is over', async () => {
    const { join_code } = (await launch()).json();
    const path = `/api/kiosk-instances/code/${join_code}`;
    const save = (body: object, at = path) => server.call('PATCH', at, { headers: server.owner, body });
    const readBy = async (language: string) => {
      server.pass(61_000);
      const reply = await server.call('GET', path, { headers: { 'accept-language': language } });
      const { code, message } = reply.json();
      return [reply.statusCode, code, message];
    };
    const gone = [404, 'instance-not-found', 'Instance not found'];
    const reason = { en: 'A bottle is being changed.', 'zh-HK': '換緊酒。' };
    expect((await save({ status: 'paused', pauseReason: reason })).json()).toMatchObject({ pauseReason: reason });
    expect((await readBy('en'))[2]).toBe('This kiosk takes a break: A bottle is being changed.');
    expect(await readBy('zh-HK')).toEqual([404, 'instance-not-found', '呢部自助機暫停緊：換緊酒。']);
    await save({ status: 'ended' });
    expect(await readBy('en')).toEqual(gone);
    await save({ status: 'active' });
    expect((await join(join_code)).json()).not.toHaveProperty('pauseReason');
    const empty = { en: ' ', 'zh-HK': '' };
    expect((await save({ status: 'paused', pauseReason: empty }, `${path}/status`)).json().pauseReason).toBeNull();
    expect(await readBy('en')).toEqual(gone);
    const long = await save({ pauseReason: { en: 'x'.repeat(201), 'zh-HK': '' } });
    expect([long.statusCode, long.json().errors[0].path]).toEqual([422, 'pauseReason.en']);
  });

  it('saves name, status and settings together, or nothing of it, and goes on from there', async () => {
    const { join_code, version } = (await launch()).json();
    const path = `/api/kiosk-instances/code/${join_code}`;
    const save = (body: object, onto: number) =>
      server.call('PATCH', path, { headers: { ...server.owner, 'if-match': `"${onto}"` }, body });
    const stored = async () => (await server.call('GET', path, { headers: server.owner })).json();
    const actions = async () =>
      (await server.call('GET', '/api/admin/shops/demo-bar/audit', { headers: server.owner }))
        .json()
        .data.filter(({ details }: { details: { joinCode?: string } }) => details.joinCode === join_code)
        .map(({ action }: { action: string }) => action)
        .sort();
    const wanted = { name: 'Terrace', status: 'paused', config: { appearance: { titleText: 'Friday' } } };
    const before = await stored();

    const failing = await save({ ...wanted, config: { voiceProfileId: 'nobody' } }, version);
    expect([failing.statusCode, failing.json().code]).toEqual([404, 'voice-profile-not-found']);
    expect((await save({ ...wanted, config: { appearance: 7 } }, version)).statusCode).toBe(422);
    expect(await stored()).toEqual(before);
    expect(await actions()).toEqual(['kiosk-launched']);

    const saved = await save(wanted, version);
    expect([saved.statusCode, saved.json()]).toEqual([200, { ...before, ...wanted, version: version + 1 }]);
    expect(await actions()).toEqual(['kiosk-config-saved', 'kiosk-launched', 'kiosk-status-saved']);
    const again = await save({ status: 'active' }, saved.json().version);
    expect([again.statusCode, again.json()]).toEqual([200, { ...before, ...wanted, status: 'active', version: 3 }]);
    expect((await save({ name: 'Late' }, version)).json().code).toBe('changed-meanwhile');
  });

  it('lets one of two who save at once win, and tells the other', async () => {
    const { join_code, version } = (await launch()).json();
    const save = (name: string) =>
      server.call('PATCH', `/api/kiosk-instances/code/${join_code}`, {
        headers: { ...server.owner, 'if-match': `"${version}"` },
        body: { name },
      });
    const replies = await Promise.all(['Mine', 'Yours'].map(save));
    expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 412]);
  });

  it.each([
    [{ appearance: { backgroundUrl: 'javascript:alert(1)' } }],
    [{ appearance: { logoGradient: 'url(https://evil.example)' } }],
    [{ appearance: { titleText: 'x'.repeat(121) } }],
    [{ experience: { demoMode: 'yes' } }],
    ['not json'],
    [7],
  ])('refuses the settings %j', async (config) => {
    const { join_code } = (await launch()).json();
    const reply = await server.call('PATCH', `/api/kiosk-instances/code/${join_code}/config`, {
      headers: server.owner,
      body: { config },
    });
    expect(reply.statusCode).toBe(422);
    expect((await join(join_code)).json().config).toEqual({});
  });
});
