/** Settings that an older version, a restored backup or a hand in the database left behind. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { GuestInstance, KioskInstance } from '#contract/kiosk/kiosks.ts';
import VIBES from '#experiences/vibes-matching/content.ts';
import { experiences, findExperience } from '#experiences/registry.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { createLimits } from '../../http/limits/limits.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

const TYPES = experiences.map(({ id }) => id);

/** Settings as earlier versions may have had them, or a hand that knew nothing of ours. */
const OLD: [type: string, experience: unknown][] = [
  ['toy-kiosk', { series: [], rerolls: 1, zeroProofSeries: true }],
  ['toy-kiosk', { version: 1, series: [{ id: 'gold', name: 'Gold' }], rerolls: 'two' }],
  ['ez-pairing', { demoMode: 'yes', demoName: 7 }],
  ['vibes-matching', { moods: { happy: 5 }, maxPicks: 9 }],
  ['ordering-terminal', { categories: null, idleSeconds: 30, warnSeconds: 120 }],
  ['story-tree', { start: 'nowhere', nodes: {}, endings: {} }],
  ['mbti', { questions: 'four', types: {} }],
  ['voice-sommelier', { greeting: 'Hello', phrases: ['sour'], followUps: {} }],
  ['fifteen-twenty', { resultMap: { 0: 'soda' }, opponents: [], target: 99 }],
  ['five-mui', { calls: ['one'], resultMap: [], callSet: 'klingon' }],
];
const GARBAGE: unknown[] = [null, 'settings', 7, [], [1], {}, { version: 2 }, { __proto__: 1 }];

describe.each(testEngines)('stored settings on %s', (_engine, open) => {
  const server = useTestServer(open);
  const codes: Record<string, string> = {};

  beforeAll(async () => {
    for (const type of TYPES) {
      const reply = await server.call('POST', '/api/kiosk-instances', {
        headers: server.owner,
        body: { shop_id: 'demo-bar', kiosk_type_identifier: type, name: type },
      });
      codes[type] = reply.json().join_code;
    }
  });

  const write = (type: string, config: string) =>
    server.services.db
      .updateTable('kiosk_instances')
      .set({ config })
      .where('join_code', '=', codes[type]!)
      .executeTakeFirstOrThrow();
  const store = (type: string, experience: unknown) => write(type, JSON.stringify({ experience }));
  const get = async (url: string, headers: Record<string, string>) => {
    const reply = await server.call('GET', url, { headers });
    expect([url, reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([url, 200, '']);
    return reply.json();
  };
  const asGuest = (type: string): Promise<GuestInstance> => {
    server.services.limits = createLimits(server.services.clock);
    return get(`/api/kiosk-instances/code/${codes[type]}`, { 'x-device-id': newDevice() });
  };
  const asOwner = (type: string): Promise<KioskInstance> =>
    get(`/api/kiosk-instances/code/${codes[type]}`, server.owner);
  const deadEnds = (type?: string) =>
    get(`/api/admin/shops/demo-bar/dead-ends${type ? `?joinCode=${codes[type]}` : ''}`, server.owner);
  const save = (type: string, config: unknown) =>
    server.call('PATCH', `/api/kiosk-instances/code/${codes[type]}/config`, {
      headers: server.owner,
      body: { config },
    });

  /** What a guest plays with and what an owner opens fit today's schema, and can be saved as they are. */
  const expectPlayable = async (type: string) => {
    const { config: load, pack, publicSettings = [] } = findExperience(type)!;
    const schema = (await load!()).default;
    const start = (await pack?.())?.default ?? {};
    const guest = GuestInstance.parse(await asGuest(type));
    const shown = guest.config.experience ?? {};
    expect(Object.keys(shown).filter((key) => !publicSettings.includes(key))).toEqual([]);
    expect(schema.safeParse({ ...start, ...shown }).error).toBeUndefined();
    const owner = KioskInstance.parse(await asOwner(type));
    if (owner.config.experience) expect(schema.parse(owner.config.experience)).toEqual(owner.config.experience);
    const { data } = await deadEnds(type);
    expect(data).toMatchObject([{ join_code: codes[type], outcomes: expect.any(Number) }]);
    expect(data[0].outcomes).toBeGreaterThan(0);
    return owner;
  };

  it.each(OLD)('of a %s are played as far as they fit: %j', async (type, experience) => {
    await store(type, experience);
    const { unfit, config } = await expectPlayable(type);
    expect(unfit?.length).toBeGreaterThan(0);
    expect((await deadEnds()).data.map(({ join_code }: { join_code: string }) => join_code)).not.toContain(codes[type]);
    const saved = await save(type, config);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json().unfit).toBeUndefined();
    expect(saved.json().config).toEqual(config);
  });

  it.each(TYPES)('of a %s may be anything at all', async (type) => {
    for (const experience of GARBAGE) {
      await store(type, experience);
      await expectPlayable(type);
    }
    const pack = (await findExperience(type)!.pack?.())?.default ?? { demoMode: true, demoName: 'Ada' };
    const value = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...Object.values(pack)));
    const keyed = fc.dictionary(fc.constantFrom(...Object.keys(pack)), value);
    await fc.assert(
      fc.asyncProperty(fc.oneof(keyed, fc.jsonValue()), async (experience) => {
        await store(type, experience);
        await expectPlayable(type);
      }),
      { numRuns: 12 },
    );
    expect(Array.isArray((await deadEnds()).data)).toBe(true);
  });

  it('keep what fits, key by key, and name the rest for the owner', async () => {
    await store('vibes-matching', { moods: [{ id: 'old', name: 'Happy' }], maxPicks: 2, colour: 'red' });
    const owner = await asOwner('vibes-matching');
    expect(owner.unfit).toEqual(['moods']);
    expect(owner.config.experience).toEqual({ ...VIBES, maxPicks: 2 });
    const guest = await asGuest('vibes-matching');
    expect(guest.config.experience).toEqual({ ...VIBES, maxPicks: 2 });
    expect(guest).not.toHaveProperty('unfit');
  });

  it('are listed as they were saved', async () => {
    await store('vibes-matching', { colour: 'red' });
    const { data } = await get('/api/kiosk-instances?shop_id=demo-bar', server.owner);
    const listed = data.find(({ name }: KioskInstance) => name === 'vibes-matching');
    expect(listed.config.experience).toEqual({ colour: 'red' });
    expect(listed).not.toHaveProperty('unfit');
  });

  it('say nothing of settings that fit', async () => {
    await store('vibes-matching', VIBES);
    const owner = await asOwner('vibes-matching');
    expect(owner.config.experience).toEqual(VIBES);
    expect(owner).not.toHaveProperty('unfit');
  });

  it.each<[string, string, string[]]>([
    ['no JSON', '{"experience":', []],
    ['no object', '[]', []],
    ['null', 'null', []],
    ['settings that are none', '{"experience":"all"}', ['experience']],
    ['a look that is none', '{"appearance":"dark","experience":null}', ['appearance']],
    ['a voice that is none', '{"voiceProfileId":{"id":3}}', ['voiceProfileId']],
    ['an address that is none', '{"appearance":{"titleText":"Friday","logoUrl":"javascript:1"}}', ['appearance']],
  ])('are read out of a config with %s', async (_case, config, unfit) => {
    await write('mbti', config);
    const owner = await expectPlayable('mbti');
    expect(owner.unfit ?? []).toEqual(unfit);
    expect(owner.config.appearance?.logoUrl).toBeUndefined();
    if (config.includes('Friday')) expect(owner.config.appearance).toEqual({ titleText: 'Friday' });
    const saved = await save('mbti', owner.config);
    expect(saved.statusCode, saved.body).toBe(200);
  });

  it('open tables, turn the capsule machine and show the demo settings', async () => {
    const at = (type: string) => ({
      'x-device-id': newDevice(),
      'x-session-id': newDevice(),
      'x-join-code': codes[type]!,
    });
    for (const type of ['fifteen-twenty', 'five-mui']) {
      await store(type, { target: 'many', showSeconds: -1, untimed: 'no' });
      const room = await server.call('POST', '/api/table-rooms', { headers: at(type), body: {} });
      expect([type, room.statusCode, room.body]).toEqual([type, 200, expect.any(String)]);
    }
    await store('toy-kiosk', { series: [], rerolls: null });
    const turned = await server.call('POST', `/api/toy-kiosk/instances/${codes['toy-kiosk']}/turns`, {
      headers: at('toy-kiosk'),
      body: {},
    });
    expect([turned.statusCode, turned.json().capsule]).toEqual([
      200,
      expect.objectContaining({ number: expect.any(Number) }),
    ]);

    await store('ez-pairing', { demoMode: 'yes', demoName: 'Ada' });
    const demo = `/api/ez-pairing/instances/${codes['ez-pairing']}/demo-settings`;
    expect(await get(demo, server.owner)).toEqual({ demoMode: false, demoName: 'Ada' });
    const saved = await server.call('PUT', demo, { headers: server.owner, body: { demoMode: true, demoName: 'Ada' } });
    expect([saved.statusCode, saved.json()]).toEqual([200, { demoMode: true, demoName: 'Ada' }]);
    expect((await asOwner('ez-pairing')).unfit).toBeUndefined();
  });
});
