/** The administrator's backups: the list, the question before a restore, and a file that is refused. */
import type { BrowserContext } from 'playwright-core';
import type { RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

export async function backupScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const shot = (name: string) => visit(page, name);
  await signIn(page, server, 'admin');
  await page.waitForURL('**/shop-admin');
  await page.goto(`${server.origin}/admin/backups`);
  await page.getByText(/^Every night at/).waitFor();
  const rows = page.getByRole('main').getByRole('listitem');
  for (let made = await rows.count(); made < 2; made++) {
    await page.getByRole('button', { name: 'Back up now' }).click();
    await page.getByText('The backup is made, and whole.').waitFor();
    await rows.nth(made).waitFor();
  }
  await rows.nth(1).waitFor();
  await shot('console-14-backups');
  await page
    .getByRole('button', { name: /^Restore the backup/ })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
  await shot('console-14-restore-question');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page
    .getByLabel('File of a backup')
    .setInputFiles({ name: 'letter.tar.gz', mimeType: 'application/gzip', buffer: Buffer.from('a letter') });
  // The server says why, in the language of the page.
  await page.getByText('The backup is made, and whole.').waitFor({ state: 'hidden' });
  await page.getByRole('main').getByRole('status').getByText(/\S/).waitFor();
  await shot('console-14-backup-refused');
  const clock = { now: '1970-01-01T00:03:00.000Z', isBehind: true, lastWrittenAt: new Date().toISOString() };
  await page.route('**/api/admin/clock', (route) => route.fulfill({ json: clock }));
  await page.goto(`${server.origin}/shop-admin`);
  await page.getByRole('alert').getByText(/1970/).waitFor();
  await shot('console-14-clock-behind');
  await page.close();
}
