/** Servers over one PostgreSQL behind nginx, which hands each request to the next of them: no guest has one of their own. */
import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { startServer, type RunningServer } from '../server.ts';

const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));
const POSTGRES = process.env.TEST_DATABASE_URL;

/** Undefined where both are here, or have to be. */
export const missing =
  process.env.CI || (NGINX && POSTGRES) ? undefined : 'needs nginx, and a PostgreSQL at TEST_DATABASE_URL';

export interface Servers {
  /** The proxy's. */
  origin: string;
  each: RunningServer[];
  /** Join codes of the demo kiosks by type. */
  codes: Record<string, string>;
  /** Another over the same database, with the port that the proxy was told of. */
  startAnother: (env?: Record<string, string>) => Promise<RunningServer>;
  query: <T extends object>(text: string) => Promise<T[]>;
  stop: () => Promise<void>;
}

/**
 * All are started at the same moment over an empty database.
 * @param oneMore the proxy knows of another, which is started later
 */
export async function startSeveral(count: number, { oneMore = false } = {}): Promise<Servers> {
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-several-'));
  const name = `sipwell_several_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: POSTGRES });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const address = new URL(POSTGRES ?? '');
  address.pathname = `/${name}`;

  const env = { DATABASE_URL: address.href, SECRET_KEY: randomBytes(32).toString('hex'), TRUST_PROXY: '127.0.0.1' };
  const uploads = join(folder, 'uploads');
  mkdirSync(uploads);
  const start = (n: number, more: Partial<Parameters<typeof startServer>[0]> = {}) => {
    const dataDir = join(folder, `server-${n}`);
    mkdirSync(dataDir, { recursive: true });
    symlinkSync(uploads, join(dataDir, 'uploads'));
    return startServer({ dataDir, ...more, env: { ...env, ...more.env } });
  };
  const each = await Promise.all(Array.from({ length: count }, (_, n) => start(n)));
  const anotherPort = oneMore ? [await freePort()] : [];
  const proxy = await startProxy(folder, [...each.map(({ port }) => port), ...anotherPort]);
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();

  return {
    origin: proxy.origin,
    each,
    codes: Object.assign({}, ...each.map(({ codes }) => codes)) as Record<string, string>,
    startAnother: async (more = {}) => {
      const another = await start(each.length, { port: anotherPort[0], env: more });
      each.push(another);
      return another;
    },
    query: async <T extends object>(text: string) => (await client.query<T>(text)).rows,
    stop: async () => {
      await proxy.stop();
      await Promise.all(each.map((server) => server.stop()));
      await client.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** As docs/install.md has it for several servers: in turn, unbuffered, a request that was sent is not sent again. */
const configOf = (folder: string, port: number, servers: readonly number[]) => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream sipwell {
    ${servers.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://sipwell;
      proxy_http_version 1.1;
      proxy_buffering off;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`;

async function startProxy(folder: string, servers: readonly number[]) {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configOf(folder, port, servers));
  const child = spawn(NGINX ?? 'nginx', ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${origin}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; !(await isUp()); tries++) {
    if (tries > 100 || child.exitCode !== null) throw new Error('nginx does not start.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    stop: () =>
      new Promise<void>((stopped) => {
        child.once('exit', () => stopped());
        child.kill('SIGTERM');
      }),
  };
}
