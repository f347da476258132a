/** The server as a program: backed up under load, killed in the middle, with a damaged or a missing database. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { usePrograms, type Program } from '#test/server/program.ts';

const json = { 'content-type': 'application/json' };
const signIn = async ({ origin }: Program): Promise<Record<string, string>> => {
  const body = JSON.stringify({ username: 'admin', password: 'admin-password' });
  const reply = await fetch(`${origin}/v1/auth/login`, { method: 'POST', headers: json, body });
  const { tokens } = (await reply.json()) as { tokens: { refresh: { token: string } } };
  return { ...json, authorization: `Bearer ${tokens.refresh.token}` };
};
const order = async ({ origin }: Program, headers: Record<string, string>): Promise<string | undefined> => {
  const body = JSON.stringify({ targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', size: 'sizeM' });
  const reply = await fetch(`${origin}/api/admin/shops/demo-bar/submit-order`, { method: 'POST', headers, body });
  return reply.status === 200 ? ((await reply.json()) as { id: string }).id : undefined;
};
const ordersOf = async ({ origin }: Program): Promise<string[]> => {
  const reply = await fetch(`${origin}/api/admin/shops/demo-bar/orders?page=1&pageSize=100`, {
    headers: await signIn({ origin } as Program),
  });
  return ((await reply.json()) as { data: { orderId: string }[] }).data.map(({ orderId }) => orderId);
};
const unfinished = (DATA_DIR: string) =>
  [...readdirSync(DATA_DIR), ...readdirSync(join(DATA_DIR, 'backups'))].filter((name) => /^(restor|\.part)/.test(name));

describe('the data', () => {
  const programs = usePrograms();

  it('of every order that was answered before is in a backup made under load, also if the server is killed twice', async () => {
    const DATA_DIR = programs.newFolder();
    const FILE = join(programs.newFolder(), 'loaded.tar.gz');
    const server = await programs.server({ DATA_DIR });
    const headers = await signIn(server);
    const before = await Promise.all(Array.from({ length: 30 }, () => order(server, headers)));
    expect(before.filter((id) => id === undefined)).toEqual([]);
    const loaded = new AbortController();
    const load = (async () => {
      while (!loaded.signal.aborted) await order(server, headers).catch(() => undefined);
    })();
    expect((await programs.sipwell(['backup', '--to', FILE], { DATA_DIR })).code).toBe(0);

    // In the middle of the next one.
    const next = programs.begin(['backup'], { DATA_DIR });
    await vi.waitUntil(() => readdirSync(join(DATA_DIR, 'backups')).some((name) => name.startsWith('.part')), 30_000);
    loaded.abort();
    await server.stop('SIGKILL');
    await Promise.allSettled([load, next.ended]);
    const again = await programs.server({ DATA_DIR });
    expect(unfinished(DATA_DIR)).toEqual([]);
    const kept = await ordersOf(again);

    // In the middle of a restore.
    const restoring = programs.begin(['restore', FILE], { DATA_DIR });
    await vi.waitUntil(() => readdirSync(DATA_DIR).some((name) => name.startsWith('restor')), {
      timeout: 30_000,
      interval: 1,
    });
    await again.stop('SIGKILL');
    await restoring.ended;
    const third = await programs.server({ DATA_DIR });
    expect(unfinished(DATA_DIR)).toEqual([]);
    expect(await ordersOf(third)).toEqual(kept);
    await third.stop();

    const elsewhere = join(programs.newFolder(), 'empty');
    expect((await programs.sipwell(['restore', FILE], { DATA_DIR: elsewhere })).code).toBe(0);
    const restored = await programs.server({ DATA_DIR: elsewhere });
    const bearer = await signIn(restored);
    for (const id of before) {
      const found = await fetch(`${restored.origin}/api/admin/shops/demo-bar/orders/${id}`, { headers: bearer });
      expect(found.status).toBe(200);
    }
    await restored.stop();
  }, 180_000);

  it('is left without half a backup by a server that is stopped in the middle of one, and has every order', async () => {
    const DATA_DIR = programs.newFolder();
    const server = await programs.server({ DATA_DIR });
    const headers = await signIn(server);
    // So much that it takes a while.
    const photos = join(DATA_DIR, 'uploads/photos');
    mkdirSync(photos, { recursive: true });
    writeFileSync(join(photos, `${'a'.repeat(64)}.png`), randomBytes(200_000_000));
    const placed = await order(server, headers);
    const folder = join(DATA_DIR, 'backups');
    const backup = programs.begin(['backup'], { DATA_DIR });
    await vi.waitUntil(() => existsSync(folder) && readdirSync(folder).length > 0, { timeout: 30_000, interval: 5 });

    expect(await server.stop('SIGTERM')).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
    expect(await backup.ended).toMatchObject({ code: 1, err: 'The backup failed.\n' });
    const again = await programs.server({ DATA_DIR });
    expect(await ordersOf(again)).toEqual([placed]);
    await again.stop();
  }, 120_000);

  it('that is damaged is not written to, and comes back by a restore; what is missing is not begun anew', async () => {
    const DATA_DIR = programs.newFolder();
    const FILE = join(programs.newFolder(), 'whole.tar.gz');
    const server = await programs.server({ DATA_DIR });
    await programs.sipwell(['backup', '--to', FILE], { DATA_DIR });
    await server.stop();
    const database = join(DATA_DIR, 'sipwell.db');
    const file = openSync(database, 'r+');
    writeSync(file, Buffer.alloc(40_000, 7), 0, 40_000, 8192);
    closeSync(file);
    const { size, mtimeMs } = statSync(database);

    const damaged = await programs.server({ DATA_DIR, PORT: '0' }, 'The database is damaged');
    await vi.waitUntil(() => existsSync(join(DATA_DIR, 'sipwell.sock')), 10_000);
    expect((await programs.sipwell(['user', 'list'], { DATA_DIR })).err).toBe(
      'The database is damaged: restore a backup first.\n',
    );
    expect(statSync(database)).toMatchObject({ size, mtimeMs });
    const restored = await programs.sipwell(['restore', FILE], { DATA_DIR });
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toContain('replaced-');
    expect((await programs.sipwell(['user', 'list'], { DATA_DIR })).out).toContain('admin  ADMIN');
    await damaged.stop();

    for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true });
    const refused = await programs.server({ DATA_DIR }).catch((cause: Error) => cause.message);
    expect(refused).toMatch(
      /holds files, but .*sipwell\.db is missing or empty\. Restore a backup with: npm run sipwell -- restore FILE\./,
    );
    expect(existsSync(database)).toBe(false);
  }, 180_000);
});
