/** A disk without room: refused with the time to come back, and nothing half done. Source: docs/behaviour/reliability.md "Degraded states". */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { usePrograms } from '#test/server/program.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { openDatabase } from './db/database.ts';

const FULL = { status: 503, code: 'storage-full', message: 'The server has no space left.' };

describe('a database that may not grow', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-full-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const server = useTestServer(() => openDatabase(join(folder, 'sipwell.db')));
  const order = (key: string) =>
    server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
      headers: { ...server.owner, 'idempotency-key': key },
      body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' },
    });
  const limitTo = (pages: number) => sql.raw(`pragma max_page_count = ${pages}`).execute(server.services.db);
  const count = async (table: 'orders' | 'order_keys') =>
    Number(
      (
        await server.services.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );

  it('refuses orders whole, goes on reading, and takes the same order once there is room', async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.services.db);
    await limitTo(rows[0]?.page_count ?? 0);
    let answered = 0;
    let refused = await order('key-0');
    while (refused.statusCode === 200 && answered < 500) {
      answered++;
      refused = await order(`key-${answered}`);
    }
    expect(refused.json()).toMatchObject(FULL);
    expect(refused.headers['retry-after']).toBe('60');
    expect([await count('orders'), await count('order_keys')]).toEqual([answered, answered]);
    const menu = await server.call('GET', `/api/kiosk-instances/code/${server.barCode}`, {
      headers: { 'x-device-id': newDevice() },
    });
    expect(menu.statusCode).toBe(200);

    await limitTo(1_000_000);
    const again = [await order(`key-${answered}`), await order(`key-${answered}`)];
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(again[0]?.json().id).toBe(again[1]?.json().id);
    expect(await count('orders')).toBe(answered + 1);
  }, 60_000);
});

const DISK_MB = 48;

/** A disk of its own for a folder; false where this user may not mount one. */
function mountDisk(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=700`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const disk = mkdtempSync(join(tmpdir(), 'sipwell-disk-'));
const isMounted = mountDisk(disk);
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true, force: true });
});

describe.runIf(isMounted)('a disk of 48 MB (where one may be mounted)', () => {
  const programs = usePrograms();
  const PNG = Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.alloc(300_000, 1)]);

  it('that is full refuses an order, a picture and a backup, each whole, and takes them once there is room', async () => {
    const DATA_DIR = join(disk, 'data');
    mkdirSync(DATA_DIR);
    const { origin } = await programs.server({ DATA_DIR });
    const json = { 'content-type': 'application/json' };
    const login = JSON.stringify({ username: 'admin', password: 'admin-password' });
    const signedIn = await fetch(`${origin}/v1/auth/login`, { method: 'POST', headers: json, body: login });
    const { tokens } = (await signedIn.json()) as { tokens: { refresh: { token: string } } };
    const bearer = { authorization: `Bearer ${tokens.refresh.token}` };
    const post = (path: string, headers: Record<string, string>, body?: BodyInit) =>
      fetch(`${origin}${path}`, { method: 'POST', headers: { ...bearer, ...headers }, ...(body && { body }) });
    const order = (key: string) =>
      post(
        '/api/admin/shops/demo-bar/submit-order',
        { ...json, 'idempotency-key': key },
        JSON.stringify({ targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' }),
      );
    const photo = () => post('/v1/admin/shops/demo-bar/photos', { 'content-type': 'image/png' }, PNG);
    const backup = () => post('/api/admin/backups', {});
    const ordersOf = async () => {
      const reply = await fetch(`${origin}/api/admin/shops/demo-bar/orders?page=1&pageSize=100`, { headers: bearer });
      return ((await reply.json()) as { data: unknown[] }).data.length;
    };
    const filesIn = (...path: string[]) =>
      existsSync(join(DATA_DIR, ...path)) ? readdirSync(join(DATA_DIR, ...path)) : [];

    const { bavail, bsize } = statfsSync(DATA_DIR);
    writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize));
    let answered = 0;
    let refused = await order('key-0');
    while (refused.status === 200 && answered < 500) refused = await order(`key-${++answered}`);
    const refusals = [refused, await photo(), await backup()];
    for (const reply of refusals) {
      expect(await reply.json()).toMatchObject(FULL);
      expect(reply.headers.get('retry-after')).toBe('60');
    }
    expect(await ordersOf()).toBe(answered);
    expect([filesIn('uploads', 'photos'), filesIn('backups')]).toEqual([[], []]);

    rmSync(join(disk, 'filler'));
    const taken = [await order(`key-${answered}`), await photo(), await backup()];
    expect(taken.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ordersOf()).toBe(answered + 1);
    // A disk with less than 256 MiB takes no upload of a backup, and keeps nothing of it.
    const upload = await post('/api/admin/backups/upload', { 'content-type': 'application/gzip' }, PNG);
    expect(await upload.json()).toMatchObject(FULL);
    expect(filesIn('backups').filter((name) => !name.endsWith('.json'))).toHaveLength(1);
  }, 120_000);
});
