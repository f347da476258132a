/** Starting and stopping as an operator does it: every failure is one clear line and exit code 1. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startServer } from '../server.ts';

/** Runs the product until it ends by itself. */
const attempt = (env: Record<string, string>): Promise<{ code: number | null; said: string }> =>
  new Promise((done) => {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        ...process.env,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'sipwell-start-')),
        PORT: '0',
        HOST: '127.0.0.1',
        ...env,
      },
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('exit', (code) => done({ code, said: said.trim() }));
  });

const unwritable = join(mkdtempSync(join(tmpdir(), 'sipwell-file-')), 'a-file');
writeFileSync(unwritable, '');

describe('starting', () => {
  it.each<[string, Record<string, string>, string | RegExp]>([
    ['a wrong port', { PORT: 'eighty' }, 'Sipwell cannot start: PORT is not a whole number.'],
    [
      'a folder that is a file',
      { DATA_DIR: unwritable },
      `Sipwell cannot start: DATA_DIR ${unwritable} cannot be written to.`,
    ],
    [
      'a database that is away',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
      /^Sipwell cannot start: DATABASE_URL: the database cannot be reached/,
    ],
  ])('with %s is refused in one line', async (_case, env, line) => {
    const { code, said } = await attempt(env);
    expect(code).toBe(1);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toEqual(typeof line === 'string' ? line : expect.stringMatching(line));
  });

  it('compiles no script that the build has compiled', async () => {
    const tell = join(import.meta.dirname, '../../test/compiled/tell-compiled.cjs');
    const { said } = await attempt({ PORT: 'eighty', NODE_OPTIONS: `--require ${JSON.stringify(tell)}` });
    const scripts = said.split('\n').slice(0, -1);
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter((script) => !script.endsWith(' as kept'))).toEqual([]);
  });

  it('on a busy port is refused in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((ready) => other.once('listening', ready));
    const { port } = other.address() as { port: number };
    expect(await attempt({ PORT: String(port) })).toEqual({
      code: 1,
      said: `Sipwell cannot start: PORT ${port} is already in use.`,
    });
    other.close();
  });

  it('twice on one folder is refused in one line', async () => {
    const first = await startServer();
    const { code, said } = await attempt({ DATA_DIR: first.dataDir });
    expect([code, said]).toEqual([1, `Sipwell cannot start: DATA_DIR ${first.dataDir} is in use by another Sipwell.`]);
    await first.stop();
  });

  it('shows its passwords and links the first time only, and ends with 0', async () => {
    const first = await startServer();
    expect(Object.keys(first.codes)).toHaveLength(9);
    expect(await first.stop('SIGINT')).toBe(0);
    const again = await startServer({ dataDir: first.dataDir });
    expect(again.codes).toEqual({});
    expect(await again.stop('SIGTERM')).toBe(0);
  });

  it('serves under a sub-path', async () => {
    const server = await startServer({ env: { BASE_PATH: '/sipwell' } });
    const page = await (await fetch(`http://127.0.0.1:${server.port}/sipwell/shops/demo-bar`)).text();
    const script = /src="(\/sipwell\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const asset = await fetch(`http://127.0.0.1:${server.port}${script}`);
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect((await fetch(`http://127.0.0.1:${server.port}/sipwell/api/health`)).status).toBe(200);
    await server.stop();
  });

  it('starts empty on request, still with an administrator', async () => {
    const server = await startServer({ env: { SEED: 'none' } });
    expect(server.codes).toEqual({});
    const reply = await fetch(`${server.origin}/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'the-admin-password' }),
    });
    expect(reply.status).toBe(200);
    await server.stop();
  });
});
