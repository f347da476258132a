/** Backups as an administrator and whoever runs the server meet them. Source: docs/behaviour/backups.md. */
import { execFile } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '#test/server/s3-stand-in.ts';
import { callApi } from '../api.ts';
import { usePeople } from '../browser.ts';
import { PASSWORDS, startServer, type RunningServer } from '../server.ts';
import { joinAs, signIn } from '../steps.ts';

const run = promisify(execFile);
const sipwell = async (dataDir: string, ...words: string[]): Promise<string> => {
  const env = { ...process.env, DATA_DIR: dataDir };
  return (await run(process.execPath, ['dist/server/sipwell.js', ...words], { env })).stdout;
};

async function adminsBearer(server: RunningServer): Promise<Record<string, string>> {
  const body = { username: 'admin', password: PASSWORDS.ADMIN_PASSWORD };
  const { tokens } = (await callApi(server, 'POST', '/v1/auth/login', { body })).body as {
    tokens: { refresh: { token: string } };
  };
  return { authorization: `Bearer ${tokens.refresh.token}` };
}
const drinksOf = async (server: RunningServer): Promise<string[]> => {
  const { body } = await callApi(server, 'GET', '/api/admin/shops/demo-bar/recipes', {
    headers: await adminsBearer(server),
  });
  return (body as { recipes: { id: string }[] }).recipes.map(({ id }) => id);
};

describe('backups', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('are made, taken away, brought back and restored, and the administrator signs in again', async () => {
    const page = await people.desktop();
    await signIn(page, server, 'admin');
    await page.getByRole('link', { name: 'Backups' }).click();
    await page.getByText('No backups yet').waitFor();
    await page.getByRole('button', { name: 'Back up now' }).click();
    await page.getByText('The backup is made, and whole.').waitFor();
    await page.getByRole('button', { name: /^Check the backup/ }).click();
    await page.getByText('The backup was checked.').waitFor();

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download the backup/ }).click();
    const folder = mkdtempSync(join(tmpdir(), 'sipwell-e2e-backup-'));
    const file = join(folder, 'ours.tar.gz');
    await (await saved).saveAs(file);
    expect(await sipwell(server.dataDir, 'verify', file)).toContain('ours.tar.gz is whole.');

    const cut = join(folder, 'cut.tar.gz');
    writeFileSync(cut, readFileSync(file));
    truncateSync(cut, 20_000);
    await page.getByLabel('File of a backup').setInputFiles(cut);
    await page.getByText('This backup ends too early').waitFor();
    await page.getByLabel('File of a backup').setInputFiles(file);
    await page.getByText('ours.tar.gz is uploaded, and whole.').waitFor();
    await page.getByText('Uploaded ·').waitFor();
    expect(await page.getByRole('main').getByRole('listitem').count()).toBe(2);

    const headers = await adminsBearer(server);
    await callApi(server, 'DELETE', '/v1/admin/shops/demo-bar/recipes/bar-negroni', { headers });
    expect(await drinksOf(server)).not.toContain('bar-negroni');
    await page
      .getByRole('button', { name: /^Restore the backup/ })
      .first()
      .click();
    const question = page.getByRole('alertdialog');
    await question.getByText(/It holds 2 shops, 85 drinks, 0 orders\./).waitFor();
    await question.getByRole('textbox').fill('restore');
    await question.getByRole('button', { name: 'Restore' }).click();
    await page.waitForURL('**/login');
    await page.getByText('The backup is restored. Sign in again, with the password of then.').waitFor();
    await signIn(page, server, 'admin');
    await page.getByRole('link', { name: 'Backups' }).click();
    await page.getByText('Before a restore ·').waitFor();
    expect(await drinksOf(server)).toContain('bar-negroni');
  });
});

describe('copies in a bucket', () => {
  const people = usePeople();

  it('are made by themselves, told when they fail, and bring a lost backup back', async () => {
    const s3 = await startS3();
    s3.fault = () => 'AccessDenied';
    const server = await startServer({ env: s3.env });
    try {
      const page = await people.desktop();
      await signIn(page, server, 'admin');
      await page.getByRole('link', { name: 'Backups' }).click();
      await page.getByRole('button', { name: 'Back up now' }).click();
      await page.getByText('The backup is made, and whole.').waitFor();
      await page.getByRole('button', { name: /Try Again|Look now/ }).click();
      await page.getByText(/refuses the access key/).waitFor();
      await page.getByText(/^Not at .*bar-backups/).waitFor();

      s3.fault = () => undefined;
      await page.getByRole('button', { name: 'Try Again' }).click();
      await page.getByText(/^Also at .*bar-backups\/house\/bar since/).waitFor();
      expect(s3.objects.size).toBe(1);

      await page.getByRole('button', { name: /^Remove the backup/ }).click();
      await page.getByText('The copy in the bucket stays.').waitFor();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('heading', { name: 'Only there' }).waitFor();
      await page.getByRole('button', { name: /^Bring back/ }).click();
      await page.getByText('The backup is on this server again, and whole.').waitFor();
      await page.getByText(/^Also at/).waitFor();
      await page.getByRole('button', { name: /^Restore the backup/ }).waitFor();
    } finally {
      await server.stop();
      await s3.close();
    }
  });
});

describe('a damaged database', () => {
  const people = usePeople();

  it('is told to a guest in their language, and comes back by the command line', async () => {
    const before = await startServer();
    const { dataDir, codes } = before;
    await sipwell(dataDir, 'backup');
    await before.stop();
    const database = openSync(join(dataDir, 'sipwell.db'), 'r+');
    writeSync(database, Buffer.alloc(40_000, 7), 0, 40_000, 8192);
    closeSync(database);

    const server = await startServer({ dataDir, port: before.port, whenSaid: 'The database is damaged' });
    // It says so before it listens.
    await expect
      .poll(() =>
        fetch(server.origin).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(503);
    const guest = await people.phone();
    const address = `${server.origin}/kiosk/live?joinCode=${codes['ez-pairing']}`;
    expect((await guest.goto(address))?.status()).toBe(503);
    await guest.getByRole('heading', { name: 'The database is damaged' }).waitFor();
    await guest.locator('[lang="zh-HK"]').getByText('資料庫已損毀').waitFor();
    const name = /sipwell-\S+\.tar\.gz/.exec((await guest.getByRole('main').textContent()) ?? '')?.[0] ?? '';
    expect(await sipwell(dataDir, 'restore', name)).toContain('replaced-');
    await guest.goto(address);
    await joinAs(guest, server, codes['ez-pairing']!, 'Ada');
    await guest.getByText('Question 1 of 5').first().waitFor();
    await server.stop();
  });
});
