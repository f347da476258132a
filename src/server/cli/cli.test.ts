/** The command line as a program, beside a server that runs and without one. */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { codeOfApp } from '#test/one-time-code.ts';
import { usePrograms, type Program } from '#test/server/program.ts';
import { emptyPostgres } from '#test/server/test-engines.ts';

const call = async (server: Program, method: string, path: string, bearer?: string, body?: object) => {
  const reply = await fetch(server.origin + path, {
    method,
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, json: (await reply.json()) as Record<string, unknown> };
};
const signIn = async (server: Program, password = 'admin-password'): Promise<string> => {
  const { json } = await call(server, 'POST', '/v1/auth/login', undefined, { username: 'admin', password });
  return (json.tokens as { refresh: { token: string } }).refresh.token;
};
/** From now on the account is asked for the code of an app. */
async function turnOnCodes(server: Program, bearer: string): Promise<void> {
  const at = '/api/me/second-factor';
  const { json } = await call(server, 'POST', at, bearer, { presentPassword: 'admin-password' });
  const code = codeOfApp(json.secret as string);
  expect((await call(server, 'PUT', at, bearer, { code })).status).toBe(200);
}
const drinksOf = async (server: Program, bearer: string): Promise<string[]> => {
  const { json } = await call(server, 'GET', '/api/admin/shops/demo-bar/recipes', bearer);
  return (json.recipes as { id: string }[]).map(({ id }) => id);
};
const NEGRONI = '/v1/admin/shops/demo-bar/recipes/bar-negroni';

describe('the command line', () => {
  const programs = usePrograms();

  it('backs up, verifies and restores beside a running server, and without one', async () => {
    const DATA_DIR = programs.newFolder();
    const FILE = join(programs.newFolder(), 'ours.tar.gz');
    const server = await programs.server({ DATA_DIR });
    const bearer = await signIn(server);
    mkdirSync(join(DATA_DIR, 'uploads/photos'), { recursive: true });
    const photo = join(DATA_DIR, 'uploads/photos', `${'a'.repeat(64)}.png`);
    writeFileSync(photo, 'a picture');

    const made = await programs.sipwell(['backup', '--to', FILE, '--json'], { DATA_DIR });
    expect(made).toMatchObject({ code: 0, err: '' });
    const { path, manifest } = JSON.parse(made.out);
    expect(path).toBe(FILE);
    expect(manifest).toMatchObject({
      product: 'sipwell',
      database: 'sqlite',
      counts: { shops: 2, recipes: 85, orders: 0 },
    });
    expect(statSync(FILE).mode & 0o777).toBe(0o600);
    // Any tool opens it.
    expect(execFileSync('tar', ['-tzf', FILE], { encoding: 'utf8' }).trim().split('\n')).toEqual([
      'manifest.json',
      'sipwell.db',
      'secret.key',
      `uploads/photos/${'a'.repeat(64)}.png`,
      'SHA256SUMS',
    ]);
    const verified = await programs.sipwell(['verify', FILE], { DATA_DIR });
    expect(verified.code).toBe(0);
    expect(verified.out).toContain('ours.tar.gz is whole.');

    expect((await call(server, 'DELETE', NEGRONI, bearer)).status).toBe(200);
    expect(await drinksOf(server, bearer)).not.toContain('bar-negroni');
    const restored = await programs.sipwell(['restore', FILE], { DATA_DIR });
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toContain('85 drinks');
    expect((await call(server, 'GET', '/api/admin/shops/demo-bar/recipes', bearer)).status).toBe(401);
    const again = await signIn(server);
    expect(await drinksOf(server, again)).toContain('bar-negroni');
    expect(readdirSync(DATA_DIR).filter((name) => name.startsWith('restor'))).toEqual([]);

    expect((await call(server, 'DELETE', NEGRONI, again)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(existsSync(join(DATA_DIR, 'sipwell.sock'))).toBe(false);
    expect(await programs.sipwell(['restore', FILE], { DATA_DIR })).toMatchObject({ code: 0 });
    const elsewhere = join(programs.newFolder(), 'new');
    expect(await programs.sipwell(['restore', FILE], { DATA_DIR: elsewhere })).toMatchObject({ code: 0 });
    expect(existsSync(join(elsewhere, 'uploads/photos', `${'a'.repeat(64)}.png`))).toBe(true);
    for (const folder of [DATA_DIR, elsewhere]) {
      const next = await programs.server({ DATA_DIR: folder });
      expect(await drinksOf(next, await signIn(next))).toContain('bar-negroni');
      await next.stop();
    }
  }, 120_000);

  it('lists, resets and signs out users, takes a deletion back, and looks for trouble', async () => {
    const DATA_DIR = programs.newFolder();
    const server = await programs.server({ DATA_DIR });
    const bearer = await signIn(server);
    const run = (...words: string[]) => programs.sipwell(words, { DATA_DIR });

    await turnOnCodes(server, bearer);
    const users = JSON.parse((await run('user', 'list', '--json')).out);
    expect(users).toMatchObject([
      { username: 'admin', role: 'ADMIN', sessions: 1 },
      { username: 'bar' },
      { username: 'tea' },
    ]);
    expect((await run('session', 'revoke', 'Admin')).out).toBe('admin is signed out: 1 sign-ins ended.\n');
    expect((await call(server, 'GET', '/api/undo', bearer)).status).toBe(401);
    const locked = await call(server, 'POST', '/v1/auth/login', undefined, {
      username: 'admin',
      password: 'admin-password',
    });
    expect(locked).toMatchObject({ status: 401, json: { code: 'second-factor-needed' } });
    const reset = await run('user', 'reset', 'admin', '--json');
    const { password } = JSON.parse(reset.out);
    // Whoever lost the phone is asked for no code.
    const again = await signIn(server, password);

    expect((await run('undo')).err).toBe('There is nothing to undo.\n');
    await call(server, 'DELETE', NEGRONI, again);
    expect((await run('undo', '--list')).out).toMatch(/recipe \(Negroni\) {2}by admin/);
    expect((await run('undo')).out).toBe('Restored Negroni.\n');
    expect(await drinksOf(server, again)).toContain('bar-negroni');

    const doctor = await run('doctor');
    expect(doctor.out).toContain('ok    database: whole: 2 shops, 85 drinks, 0 orders');
    expect(doctor.out).toContain('LOOK  backups: There is none yet.');
    expect(doctor.code).toBe(1);
    expect((await run('purge-guests')).code).toBe(0);
    await server.stop();
    expect((await run('user', 'list')).out).toContain('admin  ADMIN');
  }, 120_000);

  it('copies to PostgreSQL what a stopped server has left, and that server goes on there', async () => {
    const DATA_DIR = programs.newFolder();
    const server = await programs.server({ DATA_DIR });
    const copy = (address: string) => programs.sipwell(['copy', address, '--json'], { DATA_DIR });
    expect((await copy('postgres://127.0.0.1:1/nowhere')).err).toMatch(/^Stop the server first: /);
    await call(server, 'DELETE', NEGRONI, await signIn(server));
    await server.stop();
    expect(await copy('postgres://127.0.0.1:1/nowhere')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The copy was broken off: .+\n$/),
    });
    expect(await copy('mysql://127.0.0.1/nowhere')).toMatchObject({ code: 2 });

    const { raw, address } = await emptyPostgres();
    await raw.destroy();
    if (!address) return;
    const copied = await copy(address);
    expect(copied.code).toBe(0);
    expect(JSON.parse(copied.out).tables).toContainEqual({ name: 'recipes', rows: 85 });
    const next = await programs.server({ DATA_DIR, DATABASE_URL: address });
    expect(await drinksOf(next, await signIn(next))).not.toContain('bar-negroni');
    await next.stop();
    expect((await copy(address)).err).toBe(
      'The database to copy to is not empty. Make a new one, or drop its tables.\n',
    );
  }, 120_000);

  it('ends with 2 for wrong words and with 1 for what cannot be done, in one line', async () => {
    const DATA_DIR = programs.newFolder();
    const [wrong, nowhere] = await Promise.all(
      [['dance'], ['verify', 'nowhere.tar.gz']].map((words) => programs.sipwell(words, { DATA_DIR })),
    );
    expect(wrong).toEqual({ code: 2, out: '', err: 'There is no command dance. --help names them.\n' });
    expect(nowhere).toEqual({ code: 1, out: '', err: 'There is no such backup.\n' });
  }, 60_000);
});
