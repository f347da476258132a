/**
 * Orders over PostgreSQL with fsync on, compared with bare node:http and a pooled, prepared insert. Starts a cluster of
 * its own, or skips where there is no PostgreSQL.
 */
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPair } from './servers/hot-servers.ts';
import { freePort } from './load.ts';
import { compare, judge } from './rounds.ts';
import { orderShots } from './shots.ts';

const VERSIONS = '/usr/lib/postgresql';
const version = existsSync(VERSIONS) ? readdirSync(VERSIONS).at(-1) : undefined;
if (!version) {
  console.log('submit-postgres: no PostgreSQL here.');
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'bench-postgres-'));
const port = await freePort();
const isRoot = process.getuid?.() === 0;
const as = (tool: string, ...args: string[]) => {
  const command = [join(VERSIONS, version, 'bin', tool), ...args];
  const whole = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', ...command] : command;
  execFileSync(whole[0]!, whole.slice(1), { stdio: 'ignore' });
};
if (isRoot) {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  chownSync(folder, id('-u'), id('-g'));
}
const data = join(folder, 'data');
as('initdb', '-D', data, '-U', 'sipwell', '--auth=trust');
as(
  'pg_ctl',
  '-D',
  data,
  '-o',
  `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`,
  '-l',
  `${folder}/log`,
  '-w',
  'start',
);
process.once('exit', () => {
  as('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  rmSync(folder, { recursive: true });
});
as('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'sipwell', 'product');
as('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'sipwell', 'floor');

await judge('submit-postgres', async () => {
  const address = (name: string) => `postgres://sipwell@127.0.0.1:${port}/${name}`;
  const pair = await startPair({ BENCH_AT_ONCE: '1', DATABASE_URL: address('product') }, () => ({
    FLOOR_COPY: '',
    FLOOR_POSTGRES: address('floor'),
  }));
  const next = orderShots('ABC234');
  const bare = () => ({ ...next(), path: '/postgres' });
  const figures = await compare(
    'order',
    { port: pair.product, shot: orderShots(pair.code) },
    { port: pair.floor, shot: bare },
  );
  await pair.stop();
  return figures;
});
