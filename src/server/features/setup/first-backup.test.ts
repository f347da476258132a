/** Beginning with a backup, through HTTP, over databases in files. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { newSetUpLink } from './setup-link.ts';

const folders = ['old', 'new'].map((name) => mkdtempSync(join(tmpdir(), `sipwell-${name}-`)));
const [OLD = '', NEW = ''] = folders;
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('a fresh server', () => {
  const old = useTestServer(() => openDatabase(join(OLD, 'sipwell.db')), { DATA_DIR: OLD });
  const server = useTestServer(() => openDatabase(join(NEW, 'sipwell.db')), { DATA_DIR: NEW });
  let good: Buffer;
  let token = '';
  const withToken = () => ({ 'x-setup-token': token });
  const upload = (body: Buffer, headers: Record<string, string> = withToken()) =>
    server.call('POST', '/v1/setup/backups', { headers: { ...headers, 'content-type': 'application/gzip' }, body });
  const restore = (name: string, headers: Record<string, string> = withToken()) =>
    server.call('POST', `/v1/setup/backups/${name}/restore`, { headers });

  beforeAll(async () => {
    const { name } = await old.services.backups.make('asked');
    good = readFileSync(old.services.backups.pathOf(name));
  }, 60_000);

  it('takes no backup once it has an account, nor without its link', async () => {
    token = await newSetUpLink(server.services.db, server.services.clock().toISOString());
    const replies = [await upload(good), await restore('nothing')];
    for (const table of ['refresh_tokens', 'sessions', 'shop_owners', 'accounts'] as const)
      await server.services.db.deleteFrom(table).execute();
    replies.push(await upload(good, {}), await upload(good, { 'x-setup-token': 'guessed' }), await restore('x', {}));
    expect(replies.map((reply) => reply.json().code)).toEqual(Array(5).fill('setup-link-invalid'));
    expect(existsSync(join(NEW, 'backups'))).toBe(false);
  });

  it('says what is wrong with a file, and keeps its link', async () => {
    expect((await upload(Buffer.from('a letter'))).json().code).toBe('backup-unreadable');
    expect((await upload(good.subarray(0, good.length / 2))).json().code).toBe('backup-cut');
    expect((await restore('sipwell-20260314T120000.000Z-received.tar.gz')).json().code).toBe('backup-not-found');
    expect((await server.call('GET', '/v1/setup/link', { headers: withToken() })).statusCode).toBe(200);
  });

  it('says what a good one holds, and begins with it', async () => {
    const { backup } = (await upload(good)).json();
    expect(backup).toMatchObject({ bytes: good.length, content: { shops: 2, recipes: 85, orders: 0 } });

    const restart = vi.fn<() => Promise<void>>(() => Promise.resolve());
    server.services.restart = restart;
    expect((await restore(backup.name)).json()).toEqual({ success: true });
    await vi.waitUntil(() => restart.mock.calls.length === 1);
    expect(existsSync(join(NEW, 'restoring.json'))).toBe(true);
    server.services.maintenance.end();
  }, 60_000);

  it('goes on as it is if somebody makes the account while a backup is restored', async () => {
    rmSync(join(NEW, 'restoring.json'));
    const { backup } = (await upload(good)).json();
    const { maintenance, restart } = server.services;
    const begin = vi.spyOn(maintenance, 'begin').mockImplementation(async () => {
      await server.services.db.deleteFrom('set_up_links').execute();
    });
    const before = vi.mocked(restart).mock.calls.length;
    expect((await restore(backup.name)).json().code).toBe('setup-link-invalid');
    begin.mockRestore();
    expect(existsSync(join(NEW, 'restoring.json'))).toBe(false);
    expect([maintenance.isOn(), vi.mocked(restart).mock.calls.length]).toEqual([false, before]);
  }, 60_000);
});
