/** Accounts of one's own: an invitation by an administrator, accepted by staff who then asks for codes of an app. */
import type { BrowserContext } from 'playwright-core';
import { codeOfApp } from '#test/one-time-code.ts';
import type { RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

const PASSWORD = 'a longer password';
let walks = 0;

export async function accountScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const shot = (name: string) => visit(page, name);
  const username = `grace-${++walks}`;
  await signIn(page, server, 'admin');
  await page.getByRole('heading', { name: 'Select a Shop' }).waitFor();
  await page.goto(`${server.origin}/accounts`);
  await page.getByLabel('Invite as').selectOption({ value: 'STAFF' });
  await page.getByRole('group').getByRole('button').first().click();
  await page.getByRole('button', { name: 'Invite by link' }).click();
  const ready = page.getByRole('dialog', { name: 'The invitation is ready' });
  const link = (await ready.locator('code').textContent()) ?? '';
  await shot('console-13-invitation-link');
  await ready.getByRole('button', { name: 'I have passed it on' }).click();
  await page.getByRole('list', { name: 'Open invitations' }).waitFor();
  await shot('console-13-accounts');

  await page.goto(`${server.origin}/invitation#no-such-token`);
  await page.getByRole('alert').waitFor();
  await shot('console-13-invitation-over');
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByLabel('Username').waitFor();
  await shot('console-13-invitation');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Make my account' }).click();
  await page.waitForURL('**/tonight');

  await page.goto(`${server.origin}/account`);
  await page.getByRole('list', { name: 'Devices' }).waitFor();
  await shot('console-13-account');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.locator('[aria-invalid]').first().waitFor();
  await shot('console-13-account-refused');
  await page.getByRole('button', { name: 'Set up…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Present password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const key = (await dialog.locator('code').textContent()) ?? '';
  await shot('console-13-codes-set-up');
  await dialog.getByLabel('The code the app shows').fill(codeOfApp(key));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await codes.waitFor();
  await shot('console-13-recovery-codes');
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await signIn(page, server, username, PASSWORD);
  await page.getByLabel('Code of your app').waitFor();
  await shot('console-13-login-code');
  await page.close();
}
