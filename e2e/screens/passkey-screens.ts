/** Passkeys of the own account: not here, added, renamed, removed, and signing in with one that is gone. */
import type { BrowserContext } from 'playwright-core';
import { addAuthenticator, setVerified } from '../authenticator.ts';
import { PASSWORDS, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

export async function passkeyScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const shot = (name: string) => visit(page, name);
  const byNumber = `http://127.0.0.1:${server.port}`;
  const byName = `http://localhost:${server.port}`;
  const authenticator = await addAuthenticator(page);

  await signIn(page, { origin: byNumber }, 'tea');
  await page.waitForURL('**/shops/demo-tea');
  await page.goto(`${byNumber}/account`);
  await page.getByText('You have no passkeys yet.').waitFor();
  await shot('console-13-passkeys-not-here');

  await signIn(page, { origin: byName }, 'tea');
  await page.waitForURL('**/shops/demo-tea');
  await page.route('**/api/me/passkeys', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${byName}/account`);
  await page.getByText('Failed to load your passkeys.').waitFor();
  await shot('console-13-passkeys-failed');
  await page.unroute('**/api/me/passkeys');
  await page.goto(`${byName}/account`);
  await page.getByRole('button', { name: 'Add a passkey…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.locator('[aria-invalid]').first().waitFor();
  await shot('console-13-passkey-proof-refused');
  await dialog.getByLabel('Present password').fill(PASSWORDS.DEMO_OWNER_PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await setVerified(authenticator, false);
  await dialog.getByRole('button', { name: 'Make the passkey' }).click();
  await dialog.getByText('It was cancelled, or took too long. Nothing has changed.').waitFor();
  await shot('console-13-passkey-cancelled');
  await setVerified(authenticator, true);
  await dialog.getByRole('button', { name: 'Make the passkey' }).click();
  const list = page.getByRole('list', { name: 'Passkeys' });
  await list.waitFor();
  await shot('console-13-passkeys');
  await list.getByRole('button').first().click();
  await page.getByRole('dialog', { name: 'Rename the passkey' }).waitFor();
  await shot('console-13-passkey-rename');
  await page.getByRole('button', { name: 'Close' }).click();
  await list.getByRole('button').last().click();
  await page.getByRole('alertdialog').waitFor();
  await shot('console-13-passkey-remove-question');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('You have no passkeys yet.').waitFor();

  await page.goto(`${byName}/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('This server does not know this passkey. Perhaps it was removed.').waitFor();
  await shot('console-13-login-passkey-refused');
  await page.close();
}
