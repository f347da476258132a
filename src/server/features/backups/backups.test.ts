/** Backups through HTTP, over a database in a file. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { createNightlyBackup } from '../../backups/nightly.ts';
import { MANIFEST } from '../../backups/manifest.ts';
import { readTar, writeTar, type Member } from '../../backups/tar.ts';
import { newSums } from '../../backups/pack.ts';
import { useTestServer } from '#test/server/test-services.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sipwell-backups-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const collect = async (source: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
};

/** The same backup with other members, whose sums are right. */
async function remade(
  file: Buffer,
  change: (name: string, content: Buffer) => Buffer | undefined,
  rename = (name: string) => name,
): Promise<Buffer> {
  const members: Member[] = [];
  for await (const { name, content } of readTar(Readable.from([gunzipSync(file)]))) {
    const changed = change(name, await collect(content));
    if (changed) members.push({ name: rename(name), content: changed });
  }
  const sums = newSums();
  for (const { name, content } of members) if (name !== 'SHA256SUMS') sums.add(name, content as Buffer);
  const whole = members.map((one) => (one.name === 'SHA256SUMS' ? { ...one, content: Buffer.from(sums.text()) } : one));
  return gzipSync(await collect(writeTar(whole, new Date(0))));
}
const withManifest = (file: Buffer, change: object) =>
  remade(file, (name, content) =>
    name === MANIFEST ? Buffer.from(JSON.stringify({ ...JSON.parse(content.toString()), ...change })) : content,
  );

const ofPostgres = async (file: Buffer) =>
  remade(
    await withManifest(file, { database: 'postgres' }),
    (_name, content) => content,
    (name) => (name === 'sipwell.db' ? 'database.dump' : name),
  );

describe('backups', () => {
  const server = useTestServer(() => openDatabase(join(dataDir, 'sipwell.db')), {
    DATA_DIR: dataDir,
    SECRET_KEY: 'x'.repeat(32),
  });
  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, language = 'en') =>
    server.call(method, `/api/admin/backups${path}`, { headers: { ...server.admin, 'accept-language': language } });
  const upload = (bytes: Buffer, language = 'en') =>
    server.call('POST', '/api/admin/backups/upload', {
      headers: { ...server.admin, 'content-type': 'application/gzip', 'accept-language': language },
      body: bytes,
    });
  const files = () => readdirSync(join(dataDir, 'backups')).sort();
  const make = async () => (await call('POST', '')).json().backup;

  it('are made, listed, downloaded, checked and removed', async () => {
    const made = await make();
    expect(made).toMatchObject({
      reason: 'asked',
      content: { shops: 2, recipes: 85, orders: 0 },
      check: { problem: null },
    });
    const list = (await call('GET', '')).json();
    expect(list).toMatchObject({
      backups: [made],
      now: { shops: 2, recipes: 85 },
      hour: 4,
      keptNightly: 14,
      trouble: null,
      version: JSON.parse(readFileSync('package.json', 'utf8')).version,
    });
    expect(statSync(join(dataDir, 'backups', made.name)).mode & 0o777).toBe(0o600);

    const file = await call('GET', `/${made.name}/file`);
    expect(file.headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': String(made.bytes),
      'content-disposition': `attachment; filename="${made.name}"`,
      'cache-control': 'private, no-store',
    });
    expect(file.rawPayload.equals(readFileSync(join(dataDir, 'backups', made.name)))).toBe(true);
    expect((await call('POST', `/${made.name}/check`)).json().backup.check.problem).toBeNull();
    expect((await call('DELETE', `/${made.name}`)).statusCode).toBe(200);
    expect(files()).toEqual([]);
    for (const name of [made.name, '..%2fsipwell.db', 'sipwell.db'])
      expect((await call('GET', `/${name}/file`)).json().code).toBe('backup-not-found');
  }, 60_000);

  it('refuse what cannot be restored, each with its own words, and keep nothing of it', async () => {
    const { name } = await make();
    const good = readFileSync(join(dataDir, 'backups', name));
    const before = files();
    const flipped = await remade(good, (one, content) =>
      one === 'sipwell.db' ? content.fill(7, 8192, 16_384) : content,
    );
    const cases: [string, Buffer, string][] = [
      ['backup-unreadable', Buffer.from('no backup at all'), 'This file is not a backup of Sipwell.'],
      ['backup-unreadable', gzipSync('a letter'), 'This file is not a backup of Sipwell.'],
      ['backup-cut', good.subarray(0, good.length / 2), 'This backup ends too early'],
      [
        'backup-cut',
        await remade(good, (one, content) => (one === 'SHA256SUMS' ? undefined : content)),
        'This backup ends too early',
      ],
      ['backup-foreign', await withManifest(good, { product: 'another' }), 'another product'],
      ['backup-newer', await withManifest(good, { format: 2 }), 'newer version'],
      [
        'backup-newer',
        await withManifest(good, {
          counts: { schema: '9999-later', shops: 0, recipes: 0, orders: 0, lastOrderAt: null },
        }),
        'newer version',
      ],
      ['backup-wrong-key', await withManifest(good, { keyId: 'another' }), 'another SECRET_KEY'],
      ['backup-other-database', await ofPostgres(good), 'SQLite and PostgreSQL'],
      ['backup-damaged', flipped, 'damaged'],
    ];
    for (const [code, bytes, words] of cases) {
      const reply = await upload(bytes);
      expect(reply.json()).toMatchObject({ status: 422, code });
      expect(reply.json().message).toContain(words);
      expect((await upload(bytes, 'zh-HK')).json().message).toMatch(/備份/);
      expect(files()).toEqual(before);
    }
    expect(readdirSync(dataDir).filter((one) => one.startsWith('restor'))).toEqual([]);

    const kept = (await upload(good)).json().backup;
    expect(kept).toMatchObject({ reason: 'received', bytes: good.length, check: { problem: null } });
    // One that was damaged where it lies is told by its check, and not restored.
    writeFileSync(join(dataDir, 'backups', kept.name), flipped);
    expect((await call('POST', `/${kept.name}/check`)).json().backup.check.problem).toMatch(/damaged/);
    expect((await call('POST', `/${kept.name}/restore`)).json().code).toBe('backup-damaged');
    expect(server.services.maintenance.isOn()).toBe(false);
  }, 120_000);

  it('are made once at a time', async () => {
    const [first, second] = await Promise.all([call('POST', ''), call('POST', '')]);
    expect(new Set([first.statusCode, second.statusCode])).toEqual(new Set([200, 409]));
  }, 60_000);

  it('are made before everything is deleted', async () => {
    server.pass(1000);
    expect(
      (await server.call('DELETE', '/api/kiosk-instances/bulk-delete', { headers: server.admin })).statusCode,
    ).toBe(200);
    expect((await call('GET', '')).json().backups[0].reason).toBe('before-deletion');
  }, 60_000);

  it('are made every night, and say so to administrators if one failed', async () => {
    const errors: unknown[] = [];
    const night = createNightlyBackup(server.services, (cause) => errors.push(cause));
    const nightly = async () =>
      (await call('GET', '')).json().backups.filter(({ reason }: { reason: string }) => reason === 'nightly');
    await night();
    expect(await nightly()).toEqual([]);
    server.pass(24 * 60 * 60 * 1000);
    server.admin = await server.signIn({ username: 'admin', password: 'admin-password' });
    await night();
    await night();
    expect(await nightly()).toMatchObject([{ check: { problem: null } }]);

    server.pass(24 * 60 * 60 * 1000);
    server.admin = await server.signIn({ username: 'admin', password: 'admin-password' });
    const full = vi
      .spyOn(server.services.backups, 'make')
      .mockRejectedValue(Object.assign(new Error(), { code: 'ENOSPC' }));
    await night();
    full.mockRestore();
    expect(errors).toHaveLength(1);
    expect((await call('GET', '/trouble')).json().trouble.problem).toBe('The server has no space left.');
    server.pass(24 * 60 * 60 * 1000);
    server.admin = await server.signIn({ username: 'admin', password: 'admin-password' });
    await night();
    expect((await call('GET', '/trouble')).json().trouble).toBeNull();
    expect(await nightly()).toHaveLength(2);
  }, 60_000);

  it('make guests wait, and are put in place at the next start', async () => {
    const { name } = await make();
    const restart = vi.fn<() => Promise<void>>(() => Promise.resolve());
    server.services.restart = restart;
    const reply = await call('POST', `/${name}/restore`);
    expect(reply.json()).toMatchObject({ success: true });
    expect(existsSync(join(dataDir, 'backups', reply.json().before))).toBe(true);
    await vi.waitUntil(() => restart.mock.calls.length === 1);
    const guest = await server.call('GET', '/api/health');
    expect(guest.json()).toMatchObject({ status: 503, code: 'maintenance' });
    expect(guest.headers['retry-after']).toBe('5');
    expect(existsSync(join(dataDir, 'restoring.json'))).toBe(true);
  }, 60_000);
});
