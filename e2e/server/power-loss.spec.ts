/**
 * The power goes off while guests order: what was answered is on the disk. A trace of the server's writes and flushes is cut at
 * its flushes, and of what was not flushed then only a part reaches the disk. `npm run torture -- power-loss` looks at 2,000
 * disks. Source: docs/behaviour/reliability.md "Durability", docs/decisions/0122.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { createDisk } from '#test/power-loss/disk.ts';
import { readTrace, TRACED, type DiskEvent } from '#test/power-loss/read-trace.ts';
import { printRow } from '#test/print-row.ts';
import { seeded } from '#test/seeded.ts';
import { hasStrace } from '#test/strace.ts';
import { callApi, ownersBearer } from '../api.ts';
import { startServer } from '../server.ts';

const TIMES = Number(process.env.TORTURE_TIMES ?? 40);
const PHOTOS = 4;
const SECTORS = [512, 4096];
/** `synchronous = normal` in what was built: the product has no setting for it. */
const WITHOUT_FLUSHES = `--require ${JSON.stringify(join(import.meta.dirname, '../../test/power-loss/without-flushes.cjs'))}`;

interface Answered {
  orders: Map<string, string>;
  photos: Set<string>;
}
interface Recording {
  dataDir: string;
  events: DiskEvent[];
  answered: Answered;
}

const png = (n: number) => Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), Buffer.alloc(20_000, n)]);

/** A first start, orders one by one and at once, photos, and an end. */
async function record(orders: number, env: Record<string, string> = {}): Promise<Recording> {
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-power-'));
  const [dataDir, trace] = [join(folder, 'data'), join(folder, 'trace')];
  mkdirSync(dataDir);
  const server = await startServer({ dataDir, env, under: ['strace', ...TRACED, '-o', trace] });
  const staff = await ownersBearer(server);
  const answered: Answered = { orders: new Map(), photos: new Set() };
  const order = async (n: number) => {
    const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: `N${n}` };
    const reply = await callApi(server, 'POST', '/api/admin/shops/demo-bar/submit-order', { headers: staff, body });
    const { orderId, displayId } = reply.body as { orderId: string; displayId: string };
    expect(reply.status).toBe(200);
    answered.orders.set(orderId, displayId);
  };
  const photo = async (n: number) => {
    const url = `${server.origin}/v1/admin/shops/demo-bar/photos`;
    const body = png(n);
    const reply = await fetch(url, { method: 'POST', headers: { ...staff, 'content-type': 'image/png' }, body });
    expect(reply.status).toBe(200);
    answered.photos.add(`${createHash('sha256').update(body).digest('hex')}.png`);
  };
  for (let n = 0; n < orders; n++) {
    if (n % Math.ceil(orders / PHOTOS) === 1) await photo(n);
    await (n % 10 === 0 ? Promise.all([order(n), order(n + 0.25), order(n + 0.5)]) : order(n));
  }
  expect(await server.stop()).toBe(0);
  // It may write its last lines after the server has gone; short process numbers stand in wider columns.
  while (!/^\d+ +\+\+\+ exited with 0 \+\+\+\n$/m.test(readFileSync(trace, 'latin1').slice(-200))) await wait(20);
  await wait(100);
  const events = readTrace(readFileSync(trace, 'latin1'), dataDir);
  return { dataDir, events, answered };
}

/** @returns what was answered before the end of the event */
function answersUpTo(events: readonly DiskEvent[], answered: Answered): Answered[] {
  let so: Answered = { orders: new Map(), photos: new Set() };
  return events.map((event) => {
    if (event.does !== 'answer') return so;
    const orders = [...answered.orders].filter(
      ([id]) => !so.orders.has(id) && event.text.includes(`"orderId":"${id}"`),
    );
    const photos = [...answered.photos].filter((name) => !so.photos.has(name) && event.text.includes(name));
    if (orders.length + photos.length > 0)
      so = { orders: new Map([...so.orders, ...orders]), photos: new Set([...so.photos, ...photos]) };
    return so;
  });
}

interface Image {
  files: Map<string, Buffer>;
  before: Answered;
}

/** Disks after losses of power: as many as wanted, between one flush and the next, evenly over all flushes. */
function* imagesOf({ events, answered, dataDir }: Recording, wanted: number): Generator<Image> {
  const random = seeded(Number(process.env.TORTURE_SEED ?? 1));
  const answers = answersUpTo(events, answered);
  const flushes = events.flatMap(({ does }, i) => (does === 'sync' ? [i] : []));
  const cuts = Array.from({ length: wanted }, (_, n) => {
    const which = Math.floor((n * flushes.length) / wanted);
    const [from, to] = [flushes[which] ?? 0, flushes[which + 1] ?? events.length];
    // At the flush, right before the next one, or in between.
    return [from, to - 1, from + Math.floor(random() * (to - from))][n % 3]!;
  }).toSorted((a, b) => a - b);
  const disk = createDisk();
  let next = 0;
  for (const [i, event] of events.entries()) {
    disk.apply(event, i);
    for (; cuts[next] === i; next++) {
      const files = disk.cut(random, SECTORS[next % SECTORS.length]!);
      yield {
        files: new Map([...files].map(([path, bytes]) => [relative(dataDir, path), bytes])),
        before: answers[i]!,
      };
    }
  }
  for (const [path, bytes] of disk.whole())
    if (existsSync(path) && !readFileSync(path).equals(bytes)) throw new Error(`The trace tells another ${path}.`);
}

/** @returns what is wrong with a disk */
async function judge({ files, before }: Image): Promise<string[]> {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'sipwell-image-'));
  const faults: string[] = [];
  try {
    for (const [path, bytes] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), bytes);
    }
    const db = await openDatabase(join(folder, 'sipwell.db'));
    const { rows: checked } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    if (checked[0]?.integrity_check !== 'ok') faults.push(`damaged: ${JSON.stringify(checked)}`);
    const orders = await db.selectFrom('orders').select(['id', 'name', 'display_id']).execute();
    const stored = new Map(orders.map(({ id, display_id }) => [id, display_id]));
    for (const [id, displayId] of before.orders)
      if (stored.get(id) !== displayId) faults.push(`lost: order ${displayId}`);
    if (new Set(orders.map(({ name }) => name)).size < orders.length) faults.push('an order is there twice');
    await db.destroy();
  } catch (cause) {
    faults.push(`does not open: ${String(cause)}`);
  }
  for (const name of before.photos) {
    const photo = files.get(`uploads/photos/${name}`);
    if (!photo || `${createHash('sha256').update(photo).digest('hex')}.png` !== name)
      faults.push(`lost: photo ${name}`);
  }
  if (before.orders.size > 0 && files.get('secret.key')?.length !== 64) faults.push('lost: the key of all sessions');
  rmSync(folder, { recursive: true });
  return faults;
}

async function judgeAll(recording: Recording, times: number) {
  const faults: string[] = [];
  let images = 0;
  let orders = 0;
  for (const image of imagesOf(recording, times)) {
    images++;
    orders += image.before.orders.size;
    faults.push(...(await judge(image)));
  }
  const flushes = recording.events.filter(({ does }) => does === 'sync').length;
  return { faults, images, orders, flushes };
}

describe.runIf(hasStrace)('a loss of power', () => {
  it(
    'loses nothing that was answered',
    async () => {
      const recording = await record(TIMES > 100 ? 200 : 32);
      const { faults, images, orders, flushes } = await judgeAll(recording, TIMES);
      printRow({
        name: 'power-loss',
        database: 'SQLite',
        rounds: `${images} disks cut at ${flushes} flushes of ${recording.answered.orders.size} orders and ${PHOTOS} photos`,
        result: `${orders} times an answered order was looked for: ${faults.length} faults`,
      });
      expect([...new Set(faults)].slice(0, 10)).toEqual([]);
      // All answers were seen in the trace, and the last disks hold them.
      const [last] = answersUpTo(recording.events, recording.answered).slice(-1);
      expect(last).toEqual(recording.answered);
      rmSync(dirname(recording.dataDir), { recursive: true });
    },
    120_000 + TIMES * 500,
  );

  it('would be found without the flush of every commit', async () => {
    const recording = await record(12, { NODE_OPTIONS: WITHOUT_FLUSHES });
    const { faults, images } = await judgeAll(recording, 10);
    const lost = faults.filter((fault) => fault.startsWith('lost: order')).length;
    process.stdout.write(`power-loss with synchronous = normal: ${lost} losses found on ${images} disks\n`);
    expect(lost).toBeGreaterThan(0);
    expect(faults.filter((fault) => !fault.startsWith('lost:'))).toEqual([]);
    rmSync(dirname(recording.dataDir), { recursive: true });
  }, 120_000);
});
