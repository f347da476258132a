/** Backups of PostgreSQL, by its own client programs. Source: docs/decisions/0093. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Refusal } from '#contract/refusal.ts';
import { message } from '#domain/messages/message.ts';
import type { Db } from '../db/db.ts';
import { countInSnapshot } from '../repos/postgres-backup.repo.ts';
import type { DataCounts } from '../repos/data-counts.repo.ts';
import type { Unpacked } from './read-backup.ts';

/**
 * Dumps it in pg_dump's custom format.
 * @returns what it held at the moment of the dump
 * @throws Refusal backup-tool-missing, backup-failed
 */
export const dumpPostgres = (db: Db, address: string, target: string, stopped?: AbortSignal): Promise<DataCounts> =>
  countInSnapshot(db, (snapshot) => {
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`, '--file', target];
    return run('pg_dump', address, args, stopped);
  });

/**
 * Replaces every table of the database, in one transaction: all of it or nothing.
 * @param mark is left as the comment of the table of migrations, in the same transaction
 */
export async function loadPostgres(address: string, dump: string, before: string, mark: string): Promise<void> {
  const { url, env } = connectionOf(address);
  const psql = spawn('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--dbname', url], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const loaded = ended(psql, 'psql');
  loaded.catch(() => undefined);
  psql.stdin.on('error', () => undefined);
  psql.stdin.write(`begin;\n${before}\n`);
  const script = spawn('pg_restore', ['--no-owner', '--no-privileges', '--file=-', dump], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  script.stdout.pipe(psql.stdin, { end: false });
  try {
    await Promise.all([ended(script, 'pg_restore'), once(script.stdout, 'end')]);
    // The script sets an empty search path.
    psql.stdin.write(`comment on table public.kysely_migration is '${mark}';\ncommit;\n`);
  } finally {
    // Without the commit everything is undone.
    psql.stdin.end();
  }
  await loaded;
}

/**
 * Reads the dump in a backup to its end; a database of SQLite was checked when it was unpacked.
 * @throws Refusal backup-damaged, -tool-missing
 */
export async function checkDump({ manifest, database }: Unpacked): Promise<void> {
  if (manifest.database === 'postgres') await run('pg_restore', undefined, ['--file=/dev/null', database]);
}

async function run(
  program: string,
  address: string | undefined,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const { url, env } = connectionOf(address);
  const all = url === undefined ? args : [...args, '--dbname', url];
  await ended(spawn(program, all, { env, stdio: ['ignore', 'ignore', 'pipe'], signal }), program);
}

/** The password stands in no list of processes. */
function connectionOf(address: string): { url: string; env: NodeJS.ProcessEnv };
function connectionOf(address: string | undefined): { url: string | undefined; env: NodeJS.ProcessEnv };
function connectionOf(address: string | undefined) {
  if (address === undefined) return { url: undefined, env: process.env };
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { url: url.href, env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) } };
}

async function ended(child: ChildProcess, program: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (bytes: Buffer) => (said = (said + bytes.toString()).slice(-2000)));
  const [code] = (await once(child, 'close').catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'ENOENT' ? new Refusal('backup-tool-missing') : cause;
  })) as [number | null];
  if (code === 0) return;
  if (/no space left/i.test(said)) throw Object.assign(new Error(said), { code: 'ENOSPC' });
  const [line = program] = said.split('\n');
  throw new Refusal('backup-failed', { because: message('backup-failed-since', { said: line }) });
}
