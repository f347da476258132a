/** The administrator's backups: the list, the question before a restore, a file that is refused, and copies in a bucket. */
import type { BrowserContext } from 'playwright-core';
import type { RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

/** A bucket that refuses the key of today, and has one of before. */
const OFFSITE = {
  target: 's3.eu-central-1.example.com/bar-backups/house-of-the-long-name',
  isBusy: false,
  lookedAt: '2026-11-22T04:05:00.000Z',
  trouble: { since: '2026-11-23T04:01:00.000Z', problem: 'The server of the bucket refuses the access key.' },
  onlyThere: [
    {
      name: 'sipwell-2026-11-20T04-00-00.000Z-nightly.tar.gz',
      at: '2026-11-20T04:00:00.000Z',
      reason: 'nightly',
      bytes: 18_000_000,
    },
    {
      name: 'sipwell-2026-10-31T12-00-00.000Z-asked.tar.gz',
      at: '2026-10-31T12:00:00.000Z',
      reason: 'asked',
      bytes: 17_400_000,
    },
  ],
};

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
  await page.route('**/api/admin/backups', async (route) => {
    const list = (await (await route.fetch()).json()) as { backups: object[] };
    const [first, ...others] = list.backups;
    const backups = [
      { ...first, offsite: { at: null } },
      ...others.map((one) => ({ ...one, offsite: { at: OFFSITE.lookedAt } })),
    ];
    await route.fulfill({ json: { ...list, backups, offsite: OFFSITE } });
  });
  await page.reload();
  await page.getByText(OFFSITE.target).first().waitFor();
  await shot('console-14-backups-offsite');
  await page.unroute('**/api/admin/backups');
  const clock = { now: '1970-01-01T00:03:00.000Z', isBehind: true, lastWrittenAt: new Date().toISOString() };
  await page.route('**/api/admin/clock', (route) => route.fulfill({ json: clock }));
  await page.goto(`${server.origin}/shop-admin`);
  await page.getByRole('alert').getByText(/1970/).waitFor();
  await shot('console-14-clock-behind');
  await page.close();
}
