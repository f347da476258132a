/** Copies of backups in a bucket, through HTTP. Source: docs/behaviour/backups.md "Off-site copies". */
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createOffsite } from '../../backups/offsite/offsite.ts';
import { createNightlyBackup } from '../../backups/nightly.ts';
import { openDatabase } from '../../db/database.ts';
import { startS3 } from '#test/server/s3-stand-in.ts';
import { useTestServer } from '#test/server/test-services.ts';

const s3 = await startS3();
const dataDir = mkdtempSync(join(tmpdir(), 'sipwell-offsite-'));
afterAll(async () => {
  await s3.close();
  rmSync(dataDir, { recursive: true, force: true });
});
const PREFIX = 'house/bar/';

describe('copies of backups', () => {
  const server = useTestServer(() => openDatabase(join(dataDir, 'sipwell.db')), {
    DATA_DIR: dataDir,
    SECRET_KEY: 'x'.repeat(32),
    BACKUPS_KEPT: '2',
    ...s3.env,
  });
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, language = 'en') =>
    server.call(method, `/api/admin/backups${path}`, { headers: { ...server.admin, 'accept-language': language } });
  const list = async (language?: string) => (await call('GET', '', language)).json();
  const make = async (): Promise<string> => (await call('POST', '')).json().backup.name;
  const offsite = () => server.services.offsite!;
  const keys = () => [...s3.objects.keys()].toSorted();
  const wait = () => Promise.resolve();

  beforeEach(async () => {
    s3.fault = () => undefined;
    s3.now = server.services.clock;
    s3.objects.clear();
    rmSync(join(dataDir, 'backups'), { recursive: true, force: true });
    const { config, backups, clock } = server.services;
    Object.assign(server.services, { offsite: createOffsite({ config, backups, clock, wait }) });
    server.pass(1000);
  });

  it('are made of what was asked for, and told', async () => {
    const name = await make();
    expect(await list()).toMatchObject({
      backups: [{ name, offsite: { at: null } }],
      offsite: { isBusy: false, lookedAt: null, trouble: null, onlyThere: [] },
    });
    await offsite().sweep();
    expect(keys()).toEqual([PREFIX + name]);
    expect(s3.objects.get(PREFIX + name)?.bytes.equals(readFileSync(join(dataDir, 'backups', name)))).toBe(true);
    const { backups, offsite: told } = await list();
    expect(backups).toMatchObject([{ name, offsite: { at: server.services.clock().toISOString() } }]);
    expect(told.target).toBe(`${new URL(s3.endpoint).host}/bar-backups/house/bar`);
    const before = s3.came.length;
    await offsite().sweep();
    expect(s3.came).toHaveLength(before);
  });

  it('never fail or delay a backup, rest after a failure, and say why in both languages', async () => {
    s3.fault = () => 'SlowDown';
    const name = await make();
    await expect(offsite().sweep()).rejects.toMatchObject({ code: 'offsite-busy' });
    const since = server.services.clock().toISOString();
    const tried = s3.came.length;
    await offsite().sweep();
    expect(s3.came).toHaveLength(tried);
    expect(await list()).toMatchObject({
      backups: [{ name, check: { problem: null }, offsite: { at: null } }],
      offsite: { trouble: { since, problem: 'The server of the bucket is busy or in trouble.' } },
    });
    expect((await list('zh-HK')).offsite.trouble.problem).toBe('儲存桶的伺服器正忙或出現問題。');

    server.pass(60_000);
    await expect(offsite().sweep()).rejects.toThrow();
    expect((await list()).offsite.trouble.since).toBe(since);
    server.pass(60_000);
    await offsite().sweep();
    s3.fault = () => undefined;
    server.pass(4 * 60_000);
    await offsite().sweep();
    expect(await list()).toMatchObject({
      backups: [{ offsite: { at: expect.any(String) } }],
      offsite: { trouble: null },
    });
  });

  it('are not claimed to be in a bucket that somebody emptied', async () => {
    await make();
    await offsite().copyNow();
    s3.objects.clear();
    s3.fault = ({ method }) => (method === 'PUT' ? 'SlowDown' : undefined);
    await expect(offsite().copyNow()).rejects.toMatchObject({ code: 'offsite-busy' });
    expect((await list()).backups).toMatchObject([{ offsite: { at: null } }]);
    s3.fault = () => undefined;
    // The clock is put back, and the rest after the failure is over at once.
    server.pass(-30_000);
    await offsite().sweep();
    expect(keys()).toHaveLength(1);
    server.pass(30_000);
  });

  it('are tried again at once when somebody asks', async () => {
    s3.fault = () => 'SlowDown';
    await make();
    await expect(offsite().sweep()).rejects.toThrow();
    s3.fault = () => undefined;
    expect((await call('POST', '/offsite')).json()).toEqual({ success: true });
    await expect.poll(async () => (await list()).offsite).toMatchObject({ isBusy: false, trouble: null });
    expect(keys()).toHaveLength(1);
  });

  it('are kept as many of as here; nothing else is touched, and what is damaged is not copied', async () => {
    const others = [
      'photos.zip',
      `${PREFIX}notes.txt`,
      `${PREFIX}sipwell-2026-01-01T04-00-00.000Z-nightly.tar.gz.json`,
      'elsewhere/sipwell-2026-01-01T04-00-00.000Z-nightly.tar.gz',
      `${PREFIX}sipwell-2026-01-01T04-00-00.000Z-asked.tar.gz`,
    ];
    for (const key of others) s3.put(key, Buffer.from('theirs'));
    const old = `${PREFIX}sipwell-2026-01-01T04-00-00.000Z-nightly.tar.gz`;
    s3.put(old, Buffer.from('ours'));
    const night = createNightlyBackup(server.services, (cause) => {
      throw cause;
    });
    const nights = () => keys().filter((key) => !others.includes(key));
    for (const kept of [2, 2, 2]) {
      server.pass(24 * 60 * 60 * 1000);
      await night();
      await offsite().sweep();
      expect(nights()).toHaveLength(kept);
    }
    expect(nights()).not.toContain(old);
    expect(keys()).toEqual([...nights(), ...others].toSorted());

    server.admin = await server.signIn({ username: 'admin', password: 'admin-password' });
    const name = await make();
    const file = join(dataDir, 'backups', name);
    writeFileSync(file, readFileSync(file).subarray(0, 5000));
    await call('POST', `/${name}/check`);
    await offsite().copyNow();
    expect(keys()).not.toContain(PREFIX + name);
    const { backups } = await list();
    expect(backups.find((one: { name: string }) => one.name === name).offsite).toBeNull();
  });

  it('that are only there are listed, brought back, checked and restorable', async () => {
    const name = await make();
    const bytes = readFileSync(join(dataDir, 'backups', name));
    await offsite().copyNow();
    await call('DELETE', `/${name}`);
    expect(await list()).toMatchObject({
      backups: [],
      offsite: { onlyThere: [{ name, reason: 'asked', bytes: bytes.length }] },
    });
    // Cut on its way, and taken up.
    let cuts = 2;
    s3.fault = ({ method, key }) => (method === 'GET' && key && cuts-- > 0 ? 'cut-leaving' : undefined);
    expect((await call('POST', `/offsite/${name}/bring`)).json().backup).toMatchObject({
      name,
      content: { shops: 2 },
      check: { problem: null },
      offsite: { at: expect.any(String) },
    });
    expect(cuts).toBeLessThan(0);
    expect(readFileSync(join(dataDir, 'backups', name)).equals(bytes)).toBe(true);
    expect((await list()).offsite.onlyThere).toEqual([]);
    server.services.restart = () => Promise.resolve();
    expect((await call('POST', `/${name}/restore`)).json()).toMatchObject({ success: true });
    server.services.maintenance.end();
    rmSync(join(dataDir, 'restoring.json'), { force: true });
  }, 60_000);

  it('that are damaged, gone, or named as none of ours are not brought back, and nothing of them is left', async () => {
    const name = await make();
    await offsite().copyNow();
    await call('DELETE', `/${name}`);
    const key = PREFIX + name;
    const whole = s3.objects.get(key)!.bytes;
    const files = () => readdirSync(join(dataDir, 'backups')).filter((one) => one !== 'offsite.json');
    s3.put(key, whole.subarray(0, whole.length / 2));
    expect((await call('POST', `/offsite/${name}/bring`)).json()).toMatchObject({ status: 422, code: 'backup-cut' });
    s3.objects.delete(key);
    expect((await call('POST', `/offsite/${name}/bring`)).json()).toMatchObject({
      status: 404,
      code: 'offsite-not-there',
    });
    s3.fault = () => 'cut-arriving';
    expect((await call('POST', `/offsite/${name}/bring`)).json()).toMatchObject({ code: 'offsite-unreachable' });
    expect((await call('POST', '/offsite/..%2f..%2fphotos.zip/bring')).json().code).toBe('backup-not-found');
    expect(files()).toEqual([]);
  });

  it('begin anew with another bucket, and no answer has a secret in it', async () => {
    const name = await make();
    await offsite().copyNow();
    const { config, backups, clock } = server.services;
    const another = createOffsite({ config: { ...config, BACKUP_S3_PREFIX: 'other/' }, backups, clock, wait })!;
    await another.sweep();
    expect(keys()).toEqual([PREFIX + name, `other/${name}`].toSorted());
    const said = JSON.stringify(await list()) + readFileSync(join(dataDir, 'backups/offsite.json'), 'utf8');
    for (const secret of [config.BACKUP_S3_ACCESS_KEY_ID!, config.BACKUP_S3_SECRET_ACCESS_KEY!])
      expect(said).not.toContain(secret);
  });
});

describe('without a bucket', () => {
  const server = useTestServer(() => openDatabase(':memory:'));

  it('copies are not told of, and refused', async () => {
    const { admin: headers } = server;
    expect((await server.call('GET', '/api/admin/backups', { headers })).json().offsite).toBeNull();
    for (const path of ['offsite', 'offsite/any/bring'])
      expect((await server.call('POST', `/api/admin/backups/${path}`, { headers })).json()).toMatchObject({
        status: 409,
        code: 'offsite-not-set',
      });
  });
});
