/**
 * Attacks a server of its own: first everything that ever held one up or locked somebody out, then generated requests
 * with hostile values over all endpoints. Fails on a 5xx, a server that ended (an unhandled rejection ends it), or a
 * finding that is back.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { findings, type Ask, type Asked } from './attack-findings.ts';
import { generator } from './attack-requests.ts';
import { freePort, report, startProgram, stopProgram } from '../load.ts';

const PASSWORD = 'for-the-attack';
const AT_ONCE = 16;
const MOST_SECONDS = 50;
const at = process.argv.indexOf('--requests');
const wanted = at < 0 ? 20_000 : Number(process.argv[at + 1]);
/** 5xx that are meant: another server or a setting is not there. */
const MEANT = ['main-api-refused', 'main-api-unreachable', 'llm-failed', 'unavailable'];

async function attack(engine: string, database: Record<string, string>): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'attack-'));
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const { child } = await startProgram(
    ['--import', 'tsx', 'src/server/run-server.ts'],
    {
      ...database,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      ADMIN_PASSWORD: PASSWORD,
      DEMO_OWNER_PASSWORD: PASSWORD,
      // Each request says which address it comes from.
      TRUST_PROXY: '127.0.0.1',
      METRICS_TOKEN: PASSWORD,
      LOG_LEVEL: 'error',
    },
    `${base}/api/health`,
  );
  // Whatever happens here, the server ends with this process.
  process.once('exit', () => child.kill());
  const ask: Ask = ({ method = 'GET', path, headers = {}, body, from = '198.51.100.1' }: Asked) =>
    new Promise((resolve) => {
      const payload =
        body === undefined || Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body);
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            'x-forwarded-for': from,
            ...(payload !== undefined && {
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(payload)),
            }),
            ...headers,
          },
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
          answer.on('error', () => resolve({ status: 0, text: 'cut off' }));
        },
      );
      sent.on('error', (cause) => resolve({ status: 0, text: cause.message }));
      sent.end(payload);
    });
  const memoryMb = async () => {
    const { text } = await ask({ path: '/metrics', headers: { authorization: `Bearer ${PASSWORD}` } });
    return Math.round(Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / 1e6);
  };
  const signIn = async (username: string) => {
    const { text } = await ask({ method: 'POST', path: '/v1/auth/login', body: { username, password: PASSWORD } });
    const { tokens } = JSON.parse(text) as { tokens: { refresh: { token: string } } };
    return { authorization: `Bearer ${tokens.refresh.token}` };
  };

  const owner = await signIn('bar');
  const admin = await signIn('admin');
  const kiosks = await ask({ path: '/api/kiosk-instances', headers: owner });
  const [{ join_code: code } = { join_code: '' }] = (JSON.parse(kiosks.text) as { data: { join_code: string }[] }).data;
  const memoryBefore = await memoryMb();

  const poller = new Worker(new URL('../servers/health-poller.mjs', import.meta.url), {
    workerData: { url: `${base}/api/health`, everyMs: 10 },
  });
  await once(poller, 'message');
  const failures: string[] = [];
  for (const { name, run } of findings) {
    const problem = await run({ ask, owner, admin, code });
    if (problem !== undefined) failures.push(`${name}: ${problem}`);
  }

  const next = generator((await ask({ path: '/api/openapi.json' })).text, { owner, admin, code });
  const statuses = new Map<number, number>();
  const endsAt = performance.now() + MOST_SECONDS * 1000;
  let sent = 0;
  const sender = async () => {
    while (sent < wanted && performance.now() < endsAt) {
      sent++;
      const asked = next();
      const { status, text } = await ask(asked);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const isMeant = MEANT.some((one) => text.includes(`"code":"${one}"`));
      if ((status >= 500 && !isMeant) || status === 0)
        failures.push(
          `${status} ${asked.method} ${asked.path} ${JSON.stringify(asked.body)?.slice(0, 300)}: ${text.slice(0, 200)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));

  const waits = once(poller, 'message') as Promise<[number[]]>;
  poller.postMessage('stop');
  const worst = Math.max(...(await waits)[0]);
  if (child.exitCode !== null) failures.push(`the server ended with ${child.exitCode}`);
  report(`attack, ${engine}`, {
    findings: findings.length,
    'generated requests': sent,
    statuses: [...statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, n]) => `${status}: ${n}`)
      .join(', '),
    'worst health wait, ms': worst,
    'memory before and after, MB': `${memoryBefore} ${await memoryMb()}`,
    failures: failures.length,
  });
  for (const failure of failures.slice(0, 20)) console.log(`  ${failure}`);
  await stopProgram(child);
  rmSync(folder, { recursive: true });
  return failures.length === 0;
}

/** In a database of its own, gone afterwards. */
async function attackPostgres(address: string): Promise<boolean> {
  const { default: pg } = await import('pg');
  const name = `sipwell_attack_${process.pid}`;
  const server = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: address, max: 1 }) }),
  });
  await sql.raw(`create database ${name}`).execute(server);
  const url = new URL(address);
  url.pathname = `/${name}`;
  try {
    return await attack('postgres', { DATABASE_URL: url.href });
  } finally {
    await sql.raw(`drop database ${name} with (force)`).execute(server);
    await server.destroy();
  }
}

const postgres = process.env.TEST_DATABASE_URL;
const isHeld = (await attack('sqlite', {})) && (postgres === undefined || (await attackPostgres(postgres)));
process.exit(isHeld ? 0 : 1);
