/** Setting up a bar, step by step, and what a shop says of itself. Nothing is made: the steps are those of the demo's bar. */
import type { BrowserContext, Page } from 'playwright-core';
import type { RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

const STEPS = [
  ['menu', 'What do you pour?'],
  ['machine', 'What makes the drinks?'],
  ['kiosk', 'How do guests find their drink?'],
  ['ready', /is open/],
] as const;

const LETTER = { name: 'backup.tar.gz', mimeType: 'application/gzip', buffer: Buffer.from('a letter') };
const BACKUP = {
  name: 'sipwell-20261122T040000.000Z-received.tar.gz',
  bytes: 1_300_000,
  content: {
    madeAt: '2026-11-22T04:00:00.000Z',
    version: '0.1.0',
    shops: 1,
    recipes: 42,
    orders: 1280,
    lastOrderAt: '2026-11-22T03:10:00.000Z',
  },
};

export async function setUpScreens(context: BrowserContext, { origin }: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const shot = (name: string) => visit(page, name);
  await page.goto(`${origin}/setup`);
  await page.getByRole('heading', { name: 'This link cannot be used' }).waitFor();
  await shot('console-13-setup-no-link');
  await page.route('**/v1/setup/link', (route) => route.fulfill({ json: { success: true } }));
  await page.goto(`${origin}/landing`);
  await page.goto(`${origin}/setup#token`);
  await page.getByRole('heading', { name: 'Welcome. Who runs this bar?' }).waitFor();
  await shot('console-13-setup-account');
  await page.getByLabel('File of a backup').setInputFiles(LETTER);
  // The server says why: the link is not one of its own.
  await page.getByRole('main').getByRole('status').last().getByText(/\S/).waitFor();
  await shot('console-13-setup-backup-refused');
  await page.route('**/v1/setup/backups', (route) => route.fulfill({ json: { backup: BACKUP } }));
  await page.getByLabel('File of a backup').setInputFiles(LETTER);
  await page.getByRole('button', { name: 'Restore it' }).waitFor();
  await shot('console-13-setup-backup');

  await signIn(page, { origin }, 'admin');
  await page.getByRole('heading', { name: 'Select a Shop' }).waitFor();
  const stands = await setUpOf(page);
  stands({ step: 'bar', shopId: null });
  await page.goto(`${origin}/setup`);
  await page.getByRole('heading', { name: 'What is your bar called?' }).waitFor();
  await page.getByRole('button', { name: 'Make the bar' }).click();
  await page.locator('input[aria-invalid=true]').waitFor();
  await shot('console-13-setup-bar');
  for (const [step, name] of STEPS) {
    stands({ step, shopId: 'demo-bar' });
    await page.goto(`${origin}/setup`);
    await page.getByRole('heading', { name }).waitFor();
    await shot(`console-13-setup-${step}`);
  }
  stands({ step: 'menu', shopId: 'demo-bar', own: false });
  await page.goto(`${origin}/setup`);
  await page.getByRole('button', { name: 'Take it over' }).waitFor();
  await shot('console-13-setup-other');

  await page.goto(`${origin}/shops/demo-bar/shop`);
  await page.getByRole('radio', { name: 'Colours of your own' }).check();
  await page.getByLabel('First colour').waitFor();
  await shot('console-13-shop');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: '日本語' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'To the translations' }).waitFor();
  await shot('console-13-shop-languages');
  await page.getByRole('button', { name: '日本語' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor();
  await page.close();
}

/** @returns a call that says where the set-up stands from now on */
async function setUpOf(page: Page) {
  let setUp: object = {};
  await page.route('**/v1/setup', (route) => route.fulfill({ json: { setUp, hasDemo: true, canMakeShops: true } }));
  return (now: { step: string; shopId: string | null; own?: boolean }) => {
    setUp = { own: true, who: 'ada', at: new Date().toISOString(), ...now };
  };
}
