/**
 * The longest that a guest waits while a million orders are backed up, and opened again to be checked: health asked every
 * 10 ms meanwhile, once with nobody there and once while orders are placed as fast as they are answered. What the server's
 * own thread did whenever it came late is told apart from its waiting for a processor. `--quick` has a twentieth of the
 * orders; `--orders N` as many; `--alone` places none meanwhile. Source: docs/decisions/0093, 0114.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, isQuick, report, startProgram, stopProgram } from './load.ts';
import type { Stall } from './servers/watch-stalls.ts';
import { waitsWhile } from './waits-while.ts';

const asked = process.argv.indexOf('--orders');
const ORDERS = asked > 0 ? Number(process.argv[asked + 1]) : isQuick ? 50_000 : 1_000_000;
const WRITERS = 8;
const ROUNDS = ORDERS > 500_000 ? 1 : 3;
const isAlone = process.argv.includes('--alone');
const MOST_MS = 50;
const PASSWORD = 'for-the-bench';

const folder = mkdtempSync(join(tmpdir(), 'bench-backup-'));
const port = await freePort();
const at = `http://127.0.0.1:${port}`;
const server = await startProgram(
  ['--import', 'tsx', 'bench/servers/unlimited-server.ts'],
  {
    PORT: String(port),
    DATA_DIR: folder,
    ADMIN_PASSWORD: PASSWORD,
    DEMO_OWNER_PASSWORD: PASSWORD,
    BENCH_ORDERS: String(ORDERS),
    BENCH_KIOSKS: '100',
    BENCH_AT_ONCE: '1',
    BENCH_STALLS: join(folder, 'stalls.json'),
  },
  `${at}/api/health`,
);
const login = await fetch(`${at}/v1/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'admin', password: PASSWORD }),
});
const { tokens } = (await login.json()) as { tokens: { refresh: { token: string } } };
const headers = { authorization: `Bearer ${tokens.refresh.token}` };

let made: { name: string; bytes: number; content: { orders: number } } | undefined;
const backUp = async () => {
  const reply = await fetch(`${at}/api/admin/backups`, { method: 'POST', headers });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  const { backup } = (await reply.json()) as { backup: typeof made & { check: { problem: string | null } } };
  if (backup.check.problem !== null) throw new Error(backup.check.problem);
  made = backup;
};

/** Places orders until told to stop. @returns how many were answered */
function placeOrders() {
  const until = { isDone: false, placed: 0, failed: 0 };
  const body = JSON.stringify({ targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', size: 'sizeM' });
  const type = { ...headers, 'content-type': 'application/json' };
  const place = async () => {
    while (!until.isDone) {
      const reply = await fetch(`${at}/api/admin/shops/demo-bar/submit-order`, { method: 'POST', headers: type, body });
      await reply.arrayBuffer();
      if (reply.ok) until.placed++;
      else until.failed++;
    }
  };
  const ended = Promise.all(Array.from({ length: WRITERS }, place));
  return async () => {
    until.isDone = true;
    await ended;
    return until;
  };
}

const stallsSince = (since: number): Stall[] => {
  const file = join(folder, 'stalls.json');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Stall).filter((stall) => stall.at >= since);
};
const most = (values: number[]): number => values.reduce((one, other) => Math.max(one, other), 0);

/** Of the server's own thread, on Linux: at work, and ready while others had the processors. ms */
function spent(): { workedMs: number; queuedMs: number } {
  const file = `/proc/${server.child.pid}/task/${server.child.pid}/schedstat`;
  const [worked = 0, queued = 0] = existsSync(file) ? readFileSync(file, 'latin1').split(' ').map(Number) : [];
  return { workedMs: worked / 1e6, queuedMs: queued / 1e6 };
}

async function measure(name: string, work: () => Promise<void>): Promise<number> {
  const [since, started] = [Date.now(), performance.now()];
  const before = spent();
  const waits = await waitsWhile(at, work);
  const after = spent();
  const tookMs = performance.now() - started;
  const stalls = stallsSince(since);
  const worst = stalls.reduce((one, other) => (other.lateMs > one.lateMs ? other : one), {
    lateMs: 0,
    workedMs: 0,
    queuedMs: 0,
  });
  report(name, {
    'took ms': tookMs,
    'health requests': waits.length,
    'p99 ms': waits[Math.floor(waits.length * 0.99)] ?? 0,
    'worst ms': waits.at(-1) ?? 0,
    'latest timer ms': worst.lateMs,
    '  of it at work': worst.workedMs,
    '  of it without a processor': worst.queuedMs,
    'most at work in one go ms': most(stalls.map(({ workedMs }) => workedMs)),
    'its thread at work, in all ms': after.workedMs - before.workedMs,
    'its thread without a processor ms': after.queuedMs - before.queuedMs,
    'load of the machine': loadavg()[0] ?? 0,
  });
  return waits.at(-1) ?? 0;
}

await measure('health alone', () => wait(10_000));
const rounds: number[] = [];
for (let round = 1; round <= ROUNDS; round++)
  rounds.push(await measure(`a backup of ${ORDERS} orders, round ${round}`, backUp));
const worst = rounds.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
report('of these', {
  'worst ms, the median': worst,
  orders: made?.content.orders ?? 0,
  'database MB': statSync(join(folder, 'bench.db')).size / 1e6,
  'backup MB': (made?.bytes ?? 0) / 1e6,
  'worst allowed ms': MOST_MS,
});

async function whileOrdering(): Promise<void> {
  const stop = placeOrders();
  await measure('orders alone', () => wait(5000));
  await measure('a backup while orders are placed', async () => {
    await backUp();
    // What the writing that waited for the copy comes to afterwards.
    await wait(2000);
  });
  const { placed, failed } = await stop();
  report('orders meanwhile', { placed, failed, 'log MB': statSync(join(folder, 'bench.db-wal')).size / 1e6 });
}

if (!isAlone) await whileOrdering();
await stopProgram(server.child);
rmSync(folder, { recursive: true });
// With --quick other work shares the machine, and a wait says more of that than of the server.
if (worst > MOST_MS && !isQuick && asked < 0) process.exit(1);
