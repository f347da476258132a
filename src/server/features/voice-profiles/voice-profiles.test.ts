import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { VoiceProfile } from '#contract/menu/voice-profiles.ts';
import { recordingForm, track, webm } from '#test/webm.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { sweepVoiceFiles } from './voice-files.ts';

describe.each(testEngines)('voices on %s', (_engine, open) => {
  const server = useTestServer(open);
  const folder = () => join(server.services.config.DATA_DIR, 'uploads', 'voice-cues');
  const files = () => (existsSync(folder()) ? readdirSync(folder()).sort() : []);
  const guest = (code = server.barCode) => ({ 'x-device-id': newDevice(), 'x-join-code': code });

  const create = async (body: object = { shop_id: 'demo-bar', name: 'Ah Mei' }, headers = server.owner) =>
    (await server.call('POST', '/api/voice-profiles', { headers, body })).json() as VoiceProfile;
  const get = (id: string, headers: Record<string, string> = server.owner, rest = '') =>
    server.call('GET', `/api/voice-profiles/${id}${rest}`, { headers });
  const upload = async (id: string, cue: string, file = webm(), declared?: string, headers = server.owner) => {
    const { body, type } = await recordingForm(file, declared);
    return server.call('POST', `/api/voice-profiles/${id}/cues/${cue}`, {
      headers: { ...headers, 'content-type': type },
      body,
    });
  };
  const choose = (voiceProfileId: string | null, headers = server.owner, shop = 'demo-bar') =>
    server.call('PUT', `/api/admin/shops/${shop}/voice-profile`, { headers, body: { voiceProfileId } });
  const configure = (config: object, headers = server.owner, code = server.barCode) =>
    server.call('PATCH', `/api/kiosk-instances/code/${code}/config`, { headers, body: { config } });
  const join_ = async (code = server.barCode) =>
    (await server.call('GET', `/api/kiosk-instances/code/${code}`, { headers: { 'x-device-id': newDevice() } })).json();

  beforeEach(() => server.pass(61 * 60 * 1000));
  beforeEach(async () => {
    server.owner = await server.signIn({ username: 'bar', password: 'owner-password' });
    server.otherOwner = await server.signIn({ username: 'tea', password: 'owner-password' });
    server.admin = await server.signIn({ username: 'admin', password: 'admin-password' });
  });

  it('start with one at the bar without recordings', async () => {
    const { data } = (await server.call('GET', '/api/voice-profiles', { headers: server.owner })).json();
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ shop_id: 'demo-bar', cues: {}, recordings: {} });
    expect((await join_()).config.voiceProfileId).toBe(data[0].id);
    expect((await join_(server.teaCode)).config).not.toHaveProperty('voiceProfileId');
  });

  it('are made, recorded, played, replaced and deleted', async () => {
    const { id } = await create();
    const saved = (await upload(id, 'call_8', webm({ durationMs: 1500 }))).json() as VoiceProfile;
    expect(saved.cues).toEqual({ call_8: expect.stringMatching(/^\/uploads\/voice-cues\/[0-9a-f]{64}\.webm$/) });
    expect(saved.recordings.call_8).toMatchObject({ durationMs: 1500, bytes: webm({ durationMs: 1500 }).length });

    const served = await server.call('GET', saved.cues.call_8!);
    expect(served.rawPayload.equals(webm({ durationMs: 1500 }))).toBe(true);
    const [first] = files();

    const replaced = (await upload(id, 'call_8', webm({ seed: 2 }))).json() as VoiceProfile;
    expect(replaced.cues.call_8).not.toBe(saved.cues.call_8);
    expect(files()).not.toContain(first);
    expect((await server.call('GET', saved.cues.call_8!)).statusCode).toBe(404);
    expect((await get(id, server.owner, '/cues')).json()).toEqual({ cues: replaced.cues });

    const cut = await server.call('DELETE', `/api/voice-profiles/${id}/cues/call_8`, { headers: server.owner });
    expect(cut.json().cues).toEqual({});
    expect(files()).toEqual([]);
    const again = await server.call('DELETE', `/api/voice-profiles/${id}/cues/call_8`, { headers: server.owner });
    expect([again.statusCode, again.json().message]).toEqual([404, 'There is no such recording.']);
  });

  it('keep a recording shared by two cues until neither names it', async () => {
    const { id } = await create();
    await upload(id, 'win');
    await upload(id, 'lose');
    expect(files()).toHaveLength(1);
    await server.call('DELETE', `/api/voice-profiles/${id}/cues/win`, { headers: server.owner });
    expect(files()).toHaveLength(1);
    expect((await server.call('DELETE', `/api/voice-profiles/${id}`, { headers: server.owner })).statusCode).toBe(200);
    expect(files()).toEqual([]);
    expect((await get(id)).statusCode).toBe(404);
  });

  it('are stored completely when many are sent at once', async () => {
    const { id } = await create();
    const names = Array.from({ length: 11 }, (_, n) => `call_${n}`);
    await Promise.all(names.flatMap((cue, seed) => [upload(id, cue, webm({ seed })), upload(id, cue, webm({ seed }))]));
    const { cues } = (await get(id)).json() as VoiceProfile;
    expect(Object.keys(cues)).toHaveLength(11);
    expect(files()).toHaveLength(11);
    for (const url of Object.values(cues)) expect((await server.call('GET', url)).statusCode).toBe(200);
    await server.call('DELETE', `/api/voice-profiles/${id}`, { headers: server.owner });
  });

  describe('refuse', () => {
    const refused = 'A recording is a WebM file with one Opus or Vorbis track.';
    it.each([
      ['an MP3', Buffer.from('ID3 and more'), 'audio/mpeg', 415, refused],
      ['an MP3 called WebM', Buffer.from('ID3 and more'), 'audio/webm', 415, refused],
      ['WebM called an MP3', webm(), 'audio/mpeg', 415, refused],
      ['a page called WebM', Buffer.from('<script>alert(1)</script>'), 'audio/webm', 415, refused],
      ['a film', webm({ tracks: [track('V_VP8', 1)] }), 'video/webm', 415, refused],
      ['nothing', Buffer.alloc(0), 'audio/webm', 415, refused],
      ['eleven seconds', webm({ durationMs: 11_000 }), 'audio/webm', 422, 'A recording lasts at most 10 seconds.'],
      ['2 MiB and more', webm({ padding: 2 * 1024 * 1024 }), 'audio/webm', 413, 'A recording has at most 2 MiB.'],
      ['4 MiB', webm({ padding: 4 * 1024 * 1024 }), 'audio/webm', 413, 'The request is too large.'],
    ])('%s', async (_what, file, declared, status, message) => {
      const { id } = await create();
      const reply = await upload(id, 'intro', file, declared);
      expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
      expect((await get(id)).json().cues).toEqual({});
      expect(files()).toEqual([]);
    });

    it.each(['Intro', 'intro.webm', '..%2f..%2fsecret', '%2e%2e%2fx', 'constructor', '__proto__', 'a'.repeat(65)])(
      'the cue name %s',
      async (cue) => {
        const { id } = await create();
        expect((await upload(id, cue)).statusCode).toBe(422);
        expect(files()).toEqual([]);
      },
    );

    it.each([
      ['no form', 'audio/webm', 415],
      ['a form without a file', 'multipart/form-data; boundary=b', 422],
    ])('%s', async (_what, type, status) => {
      const { id } = await create();
      const reply = await server.call('POST', `/api/voice-profiles/${id}/cues/intro`, {
        headers: { ...server.owner, 'content-type': type },
        body: webm(),
      });
      expect(reply.statusCode).toBe(status);
    });

    it('a form anywhere else', async () => {
      const { body, type } = await recordingForm();
      const headers = { ...server.owner, 'content-type': type };
      expect((await server.call('POST', '/api/voice-profiles', { headers, body })).statusCode).toBe(415);
    });

    it('a name that is none', async () => {
      const reply = await server.call('POST', '/api/voice-profiles', {
        headers: server.owner,
        body: { shop_id: 'demo-bar', name: ' \u202e ' },
      });
      expect([reply.statusCode, reply.json().message]).toEqual([422, 'A voice needs a name.']);
    });

    it('more than 64 recordings in a voice, but never to replace one', async () => {
      const { id } = await create();
      for (let n = 0; n < 64; n++) expect((await upload(id, `own-${n}`)).statusCode).toBe(200);
      const reply = await upload(id, 'own-64');
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'too-many-cues']);
      expect((await upload(id, 'own-3', webm({ seed: 9 }))).statusCode).toBe(200);
      await server.call('DELETE', `/api/voice-profiles/${id}`, { headers: server.owner });
    });
  });

  describe('belong to a shop', () => {
    it('whose owner is the only owner to see and change them', async () => {
      const { id } = await create();
      const shared = await create({ shop_id: null, name: 'For all' }, server.admin);
      const list = async (headers: Record<string, string>, query = '') =>
        (await server.call('GET', `/api/voice-profiles${query}`, { headers }))
          .json()
          .data.map((voice: VoiceProfile) => voice.id);
      expect(await list(server.owner)).toEqual(expect.arrayContaining([id, shared.id]));
      expect(await list(server.otherOwner)).toEqual([shared.id]);
      expect(await list(server.admin, '?shop_id=demo-tea')).toEqual([shared.id]);
      const foreign = await server.call('GET', '/api/voice-profiles?shop_id=demo-bar', { headers: server.otherOwner });
      expect(foreign.statusCode).toBe(403);

      expect((await upload(id, 'intro', webm(), undefined, server.otherOwner)).statusCode).toBe(404);
      expect((await upload(shared.id, 'intro')).statusCode).toBe(403);
      expect((await upload(shared.id, 'intro', webm(), undefined, server.admin)).statusCode).toBe(200);
      expect((await get(shared.id, server.otherOwner)).statusCode).toBe(200);
      await server.call('DELETE', `/api/voice-profiles/${shared.id}`, { headers: server.admin });
    });

    it('without saying which, when the owner has one', async () => {
      expect((await create({ name: 'Mine' })).shop_id).toBe('demo-bar');
      const unsaid = await server.call('POST', '/api/voice-profiles', { headers: server.admin, body: { name: 'X' } });
      expect([unsaid.statusCode, unsaid.json().message]).toEqual([422, 'Say which shop the voice is for.']);
      const forAll = { headers: server.owner, body: { shop_id: null, name: 'X' } };
      expect((await server.call('POST', '/api/voice-profiles', forAll)).statusCode).toBe(403);
    });

    it('which has at most fifty', async () => {
      const before = (await server.call('GET', '/api/voice-profiles', { headers: server.otherOwner })).json().data;
      for (let n = before.length; n < 50; n++) await create({ name: `Voice ${n}` }, server.otherOwner);
      const reply = await server.call('POST', '/api/voice-profiles', {
        headers: server.otherOwner,
        body: { name: 'One more' },
      });
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'too-many-voices']);
    });

    it('and are renamed only at their current version', async () => {
      const { id, version } = await create();
      const rename = (name: string, match: number) =>
        server.call('PATCH', `/api/voice-profiles/${id}`, {
          headers: { ...server.owner, 'if-match': `"${match}"` },
          body: { name },
        });
      expect((await rename('Uncle Sing', version)).json()).toMatchObject({ name: 'Uncle Sing', version: version + 1 });
      expect((await rename('DJ Kit', version)).json().code).toBe('changed-meanwhile');
      await upload(id, 'intro');
      expect((await rename('DJ Kit', version + 1)).statusCode).toBe(200);
    });

    it('and every change is in the audit', async () => {
      const { id } = await create();
      server.pass(1000);
      await upload(id, 'intro');
      server.pass(1000);
      await server.call('DELETE', `/api/voice-profiles/${id}`, { headers: server.owner });
      const { data } = (await server.call('GET', '/api/admin/shops/demo-bar/audit', { headers: server.owner })).json();
      expect(data.slice(0, 3)).toMatchObject([
        { action: 'voice-deleted', who: 'bar', details: { name: 'Ah Mei', recordings: 1 } },
        { action: 'voice-cue-saved', who: 'bar', details: { cue: 'intro' } },
        { action: 'voice-created', who: 'bar' },
      ]);
    });
  });

  describe('reach guests', () => {
    it('with their cues and nothing else, while the kiosk or its shop has them', async () => {
      const { id } = await create();
      await upload(id, 'intro');
      expect((await get(id, guest())).statusCode).toBe(404);

      expect((await choose(id)).json().settings.voiceProfileId).toBe(id);
      const reply = await get(id, guest());
      expect(reply.json()).toEqual({ id, cues: { intro: expect.any(String) } });
      expect((await get(id, guest(), '/cues')).json()).toEqual({ cues: reply.json().cues });
      expect((await get(id, guest(server.teaCode))).statusCode).toBe(404);
      expect((await get(id, { 'x-device-id': newDevice() })).statusCode).toBe(403);
      const shop = await server.call('GET', '/api/admin/shops/demo-bar', { headers: guest() });
      expect(shop.json().voiceProfileId).toBe(id);

      await choose(null);
      expect((await get(id, guest())).statusCode).toBe(404);
      expect((await join_()).config).not.toHaveProperty('voiceProfileId');
    });

    it('also another shop’s owner who joined', async () => {
      const { id } = await create();
      await choose(id);
      expect((await get(id, server.otherOwner)).statusCode).toBe(404);
      const reply = await get(id, { ...server.otherOwner, ...guest() });
      expect(reply.json()).toEqual({ id, cues: {} });
    });

    it('the kiosk’s own before the shop’s, and the shop’s if that is deleted', async () => {
      const [shops, own] = [await create(), await create({ name: 'Terrace' })];
      await choose(shops.id);
      expect((await join_()).config.voiceProfileId).toBe(shops.id);
      expect((await configure({ voiceProfileId: own.id })).statusCode).toBe(200);
      expect((await join_()).config.voiceProfileId).toBe(own.id);
      expect((await configure({ voiceProfileId: '' })).json().config).toEqual({});
      await configure({ voiceProfileId: own.id });
      await server.call('DELETE', `/api/voice-profiles/${own.id}`, { headers: server.owner });
      const instance = await server.call('GET', `/api/kiosk-instances/code/${server.barCode}`, {
        headers: server.owner,
      });
      expect(instance.json().config).toEqual({});
      expect((await join_()).config.voiceProfileId).toBe(shops.id);
      await server.call('DELETE', `/api/voice-profiles/${shops.id}`, { headers: server.owner });
      expect((await join_()).config).not.toHaveProperty('voiceProfileId');
    });

    it('never another shop’s, whoever names it', async () => {
      const { id } = await create();
      expect((await choose(id, server.otherOwner, 'demo-tea')).json().code).toBe('voice-profile-not-found');
      const reply = await configure({ voiceProfileId: id }, server.otherOwner, server.teaCode);
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'voice-profile-not-found']);
      await server.services.db
        .updateTable('kiosk_instances')
        .set({ config: JSON.stringify({ voiceProfileId: id }) })
        .where('join_code', '=', server.teaCode)
        .execute();
      expect((await join_(server.teaCode)).config).toEqual({});
      expect((await get(id, guest(server.teaCode))).statusCode).toBe(404);
      expect((await configure({ voiceProfileId: id }, server.otherOwner, server.teaCode)).statusCode).toBe(200);
      await configure({}, server.otherOwner, server.teaCode);
    });

    it('still after the shops were synced', async () => {
      const { id } = await create();
      await choose(id);
      await server.call('POST', '/api/admin/shops/seed', { headers: server.admin });
      expect((await join_()).config.voiceProfileId).toBe(id);
    });
  });

  describe('are served', () => {
    const aFile = async () => {
      const { id } = await create();
      return (await upload(id, 'intro')).json().cues.intro as string;
    };

    it('as sound only, cached forever, in byte ranges', async () => {
      const url = await aFile();
      const all = await server.call('GET', url);
      expect(all.headers).toMatchObject({
        'content-type': 'audio/webm',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
      });
      const length = all.rawPayload.length;
      const part = await server.call('GET', url, { headers: { range: 'bytes=4-9' } });
      expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 4-9/${length}`]);
      expect(part.rawPayload.equals(all.rawPayload.subarray(4, 10))).toBe(true);
      const tail = await server.call('GET', url, { headers: { range: 'bytes=-5' } });
      expect(tail.rawPayload.equals(all.rawPayload.subarray(-5))).toBe(true);
      const beyond = await server.call('GET', url, { headers: { range: `bytes=${length}-` } });
      expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${length}`]);
      const head = await server.call('HEAD', url);
      expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(length)]);
    });

    it.each(['x.webm', `${'a'.repeat(64)}.webm`, '..%2f..%2fsecret.key', '%2e%2e%2fphotos%2fx.png'])(
      'but not %s',
      async (name) => {
        expect((await server.call('GET', `/uploads/voice-cues/${name}`)).statusCode).toBe(404);
      },
    );
  });

  it('are swept of files that no cue has named for a day, and of no other', async () => {
    const { id } = await create();
    const { cues } = (await upload(id, 'intro')).json() as VoiceProfile;
    const kept = cues.intro!.split('/').at(-1)!;
    const [orphan, young, aside] = [`${'a'.repeat(64)}.webm`, `${'b'.repeat(64)}.webm`, `.${'c'.repeat(16)}.part`];
    await mkdir(folder(), { recursive: true });
    for (const name of [orphan, young, aside, 'notes.txt']) await writeFile(join(folder(), name), 'x');
    const now = server.services.clock().getTime() / 1000;
    const day = 24 * 60 * 60;
    for (const name of [kept, orphan, aside, 'notes.txt'])
      utimesSync(join(folder(), name), now - day - 1, now - day - 1);
    utimesSync(join(folder(), young), now - day + 60, now - day + 60);

    await sweepVoiceFiles(server.services);
    expect(files()).toEqual(expect.arrayContaining([kept, young, 'notes.txt']));
    expect(files()).not.toContain(orphan);
    expect(files()).not.toContain(aside);
  });

  it('are removed with a permanently deleted shop', async () => {
    const before = (await server.call('GET', '/api/voice-profiles', { headers: server.admin })).json().data.length;
    expect(before).toBeGreaterThan(0);
    const reply = await server.call('DELETE', '/api/admin/shops/nuke', { headers: server.admin });
    expect((await server.call('GET', '/api/voice-profiles', { headers: server.admin })).json().data).toEqual([]);
    await server.call('POST', `/api/undo/${reply.json().batchId}`, { headers: server.admin });
    const after = (await server.call('GET', '/api/voice-profiles', { headers: server.admin })).json().data.length;
    expect(after).toBe(before);

    server.pass(11_000);
    await server.call('DELETE', '/api/admin/shops/nuke', { headers: server.admin });
    server.pass(31 * 24 * 60 * 60 * 1000);
    const { purgeOldDeletions } = await import('../bulk-actions/purge-deleted.ts');
    await purgeOldDeletions(server.services);
    expect(await server.services.db.selectFrom('voice_profiles').selectAll().execute()).toEqual([]);
    expect(await server.services.db.selectFrom('voice_cues').selectAll().execute()).toEqual([]);
  });
});
