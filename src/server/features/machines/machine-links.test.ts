/** Machines with a program of their own, before one answers. What they do then: src/server/machines/programs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CocktailBerryStandIn } from '#test/machines/cocktailberry-stand-in.ts';
import { DRIVEN, drivenMachine, placedOrder } from '#test/server/paired-machine.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';

const SHOP = '/api/admin/shops/demo-bar';
const AT = `${SHOP}/machines`;
const KEYS = { makerKey: '123', masterKey: '4567' };

describe.each(testEngines)('machines with a program of their own on %s', (_engine, open) => {
  const server = useTestServer(open, { LAN_HOSTS: '127.0.0.1' });
  const read = async (id: string, headers = {}) =>
    server.call('GET', `${AT}/${id}/link`, { headers: { ...server.owner, ...headers } });
  const change = (id: string, body: object) =>
    server.call('PATCH', `${AT}/${id}/link`, { headers: server.owner, body });

  it('one that never answered keeps no order waiting, and has no pairing code', async () => {
    const { id } = await drivenMachine(server, 'demo-bar');
    const { machines } = (await server.call('GET', AT, { headers: server.owner })).json();
    const added = machines.find((one: { id: string }) => one.id === id);
    expect(added).toMatchObject({ kind: 'cocktailberry', state: 'unpaired', isPaired: false, codeExpiresAt: null });
    const order = await placedOrder(server);
    const approved = (await order.approve()).json();
    expect([approved.status, approved.machine]).toEqual(['IN_PROGRESS', undefined]);
    const code = await server.call('POST', `${AT}/${id}/pairing-code`, { headers: server.owner });
    expect(code.json()).toMatchObject({ code: 'machine-not-found' });
  });

  it('keeps keys that are left out, takes away empty ones, and forgets them with the machine', async () => {
    const { id } = await drivenMachine(server, 'demo-bar', {
      ...DRIVEN,
      keys: { makerKey: '12', masterKey: '48151623' },
    });
    expect((await read(id)).json().link.keysSet).toEqual(['makerKey', 'masterKey']);
    await change(id, { address: 'http://10.0.0.1:8000' });
    expect((await change(id, { keys: { makerKey: '' } })).json().link).toMatchObject({
      address: 'http://10.0.0.1:8000',
      keysSet: ['masterKey'],
    });
    const rows = () =>
      server.services.db.selectFrom('machine_links').selectAll().where('machine_id', '=', id).execute();
    expect(JSON.stringify(await rows())).not.toContain('48151623');
    await server.call('DELETE', `${AT}/${id}`, { headers: server.owner });
    expect(await rows()).toEqual([]);
    expect((await read(id)).json()).toMatchObject({ code: 'machine-not-found' });
  });

  it('says what it cannot make, as long as it is known of no ingredient', async () => {
    const { id } = await drivenMachine(server, 'demo-bar');
    const { matches, notMakeable } = (await read(id)).json().link;
    expect(matches.every((one: { canPour: boolean }) => !one.canPour)).toBe(true);
    expect(notMakeable).toContainEqual({
      recipeId: 'bar-negroni',
      name: 'Negroni',
      missing: ['London dry gin', 'Campari', 'Sweet vermouth'],
    });
  });

  it.each([
    [
      'no address',
      { address: 'berry' },
      'address',
      'This is no address of a machine. Such as http://192.168.1.40:8000.',
    ],
    ['an address of another kind', { address: 'file:///etc/passwd' }, 'address', 'This is no address of a machine.'],
    ['no name', { name: ' ' }, 'name', 'Give the machine a name.'],
  ])('refuses %s, at its field', async (_case, body, path, words) => {
    const reply = await server.call('POST', `${AT}/driven`, { headers: server.owner, body: { ...DRIVEN, ...body } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toMatchObject([{ path, message: expect.stringContaining(words) }]);
  });

  it('knows no machine of another shop, none of our own protocol, and none that is not there', async () => {
    const { id } = await drivenMachine(server, 'demo-tea');
    const own = await server.call('POST', AT, { headers: server.owner, body: { name: 'Own' } });
    for (const one of [id, own.json().machine.id, 'nobody']) {
      expect((await read(one)).json().code).toBe('machine-not-found');
      expect((await change(one, { address: 'http://10.0.0.1' })).json().code).toBe('machine-not-found');
      expect((await care(one)).json().code).toBe('machine-not-found');
      expect((await tried({ machineId: one })).code).toBe('machine-not-found');
    }
  });

  /** What it said last, and what went wrong. */
  const said = (id: string, theirs: object[], trouble: string | null = null) =>
    server.services.db
      .updateTable('machine_links')
      .set({ theirs: JSON.stringify(theirs.map((one) => ({ leftMl: 700, sizeMl: 700, ...one }))), trouble })
      .where('machine_id', '=', id)
      .execute();
  const care = (id: string, body: object = { what: 'clean' }, headers = {}) =>
    server.call('POST', `${AT}/${id}/link/care`, { headers: { ...server.owner, ...headers }, body });
  const tried = async (body: object, headers = {}) =>
    (
      await server.call('POST', `${AT}/try`, {
        headers: { ...server.owner, ...headers },
        body: { kind: 'cocktailberry', address: berry.url, ...body },
      })
    ).json();
  const audited = async (action: string, machineId: string): Promise<object[]> => {
    const { data } = (await server.call('GET', `${SHOP}/audit`, { headers: server.owner })).json();
    const all: { action: string; details: { machineId?: string } }[] = data;
    return all
      .filter((one) => one.action === action && one.details.machineId === machineId)
      .map(({ details }) => details);
  };

  let berry: CocktailBerryStandIn;
  beforeAll(async () => {
    berry = await new CocktailBerryStandIn({ random: () => 0.5, mlPerSecond: 250, ...KEYS }).open();
  });
  afterAll(() => berry.kill());

  it('says which of its ingredients are ours, by name or as the owner chose, and which drinks it cannot make', async () => {
    const { id } = await drivenMachine(server, 'demo-bar');
    expect(await audited('machine-added', id)).toEqual([{ machineId: id, name: 'Left' }]);
    const theirs = [
      { id: 1, name: 'Gin', place: 4 },
      { id: 2, name: 'Campari', place: 2 },
      { id: 3, name: 'Sweet Vermouth', place: null },
    ];
    await said(id, theirs);
    const link = async () => (await read(id)).json().link;
    const negroni = async () =>
      (await link()).notMakeable.find(({ recipeId }: { recipeId: string }) => recipeId === 'bar-negroni');
    const match = async (ingredientId: string) =>
      (await link()).matches.find((one: { ingredientId: string }) => one.ingredientId === ingredientId);

    expect(await link()).toMatchObject({ kind: 'cocktailberry', address: DRIVEN.address, keysSet: [], theirs });
    expect(await match('campari')).toEqual({
      ingredientId: 'campari',
      name: 'Campari',
      theirId: 2,
      by: 'name',
      canPour: true,
    });
    expect(await match('sweet-vermouth')).toMatchObject({ theirId: 3, by: 'name', canPour: false });
    expect(await match('aperol')).toMatchObject({ theirId: null, by: null, canPour: false });
    expect((await negroni()).missing).toEqual(['London dry gin', 'Sweet vermouth']);

    await change(id, { matches: { gin: 1, 'sweet-vermouth': 2, campari: null } });
    expect(await audited('machine-link-changed', id)).toEqual([{ machineId: id, name: 'Left' }]);
    expect(await match('gin')).toMatchObject({ theirId: 1, by: 'owner', canPour: true });
    expect(await match('campari')).toMatchObject({ theirId: null, by: 'owner', canPour: false });
    expect((await negroni()).missing).toEqual(['Campari']);
    expect((await change(id, { address: 'http://10.0.0.2' })).json().link.matches).toEqual((await link()).matches);

    const hide = (hidden: boolean) =>
      server.call('PATCH', '/v1/admin/shops/demo-bar/recipes/bar-negroni', { headers: server.owner, body: { hidden } });
    expect((await hide(true)).statusCode).toBe(200);
    expect(await negroni()).toBeUndefined();
    await hide(false);
    await change(id, { matches: { gin: 1, 'sweet-vermouth': 2, campari: 2 } });
    expect(await negroni()).toBeUndefined();
  });

  it('says why it cannot be reached in the reader’s words, and nothing that has no words', async () => {
    const { id } = await drivenMachine(server, 'demo-bar');
    const trouble = async (language = 'en') => (await read(id, { 'accept-language': language })).json().link.trouble;
    expect(await trouble()).toBeNull();
    await said(id, [], 'machine-unreachable');
    expect(await trouble()).toMatch(/^Nothing answers/);
    expect(await trouble('zh-HK')).toMatch(/[\u4e00-\u9fff]/);
    await said(id, [], 'toString');
    expect(await trouble()).toBeNull();
  });

  it('is tried with the keys that are typed, and with its own where none are', async () => {
    expect(await tried({ keys: KEYS })).toEqual({ trouble: null, version: 'CocktailBerry 4.7.0', ingredients: 4 });
    const wrong = await tried({ keys: { ...KEYS, masterKey: '1' } });
    expect(wrong).toEqual({ trouble: expect.stringMatching(/refuses the master key/), version: null, ingredients: 0 });
    const { id } = await drivenMachine(server, 'demo-bar', { ...DRIVEN, keys: KEYS });
    expect(await tried({ machineId: id })).toMatchObject({ trouble: null });
    expect((await tried({ machineId: id, keys: { masterKey: '' } })).trouble).toMatch(/refuses the master key/);
    expect((await tried({ address: 'http://127.0.0.1:9', keys: KEYS })).trouble).toMatch(/^Nothing answers/);
    server.pass(60_000);
    // Each makes this server call somebody: 30 a minute in a shop, of whatever kind.
    for (let n = 0; n < 30; n++) expect((await tried({ address: 'http://10.1.2.3' })).trouble).toMatch(/LAN_HOSTS/);
    expect((await tried({})).code).toBe('too-many-requests');
    expect((await care(id)).json().code).toBe('too-many-requests');
    server.pass(60_000);
  });

  it('is cleaned, filled and refilled through its program, and not while it makes a drink', async () => {
    const reach = { ...DRIVEN, address: berry.url };
    const { id } = await drivenMachine(server, 'demo-bar', { ...reach, keys: KEYS });
    const before = berry.care.length;
    expect((await care(id)).json()).toEqual({ trouble: null });
    expect(await audited('machine-cared-for', id)).toEqual([{ machineId: id, name: 'Left', what: 'clean' }]);
    expect((await care(id, { what: 'refill', places: [1, 2] })).json()).toEqual({ trouble: null });
    expect(berry.care).toHaveLength(before + 2);

    const keyless = await drivenMachine(server, 'demo-bar', reach);
    const inChinese = await care(keyless.id, { what: 'clean' }, { 'accept-language': 'zh-HK' });
    expect(inChinese.json().trouble).toMatch(/[\u4e00-\u9fff]/);

    const started = { jobId: 'j', name: 'Sipwell j', recipeId: 1, pours: [], levels: {}, eventId: 0 };
    await server.services.db
      .updateTable('machine_links')
      .set({ started: JSON.stringify(started) })
      .where('machine_id', '=', id)
      .execute();
    expect((await care(id)).json().code).toBe('machine-busy');
    expect(berry.care).toHaveLength(before + 2);
  });
});
