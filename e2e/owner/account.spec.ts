/** One's own account: the password, the codes of an app, and people who come by a link. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOfApp } from '#test/one-time-code.ts';
import { usePeople } from '../browser.ts';
import { PASSWORDS, startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

const NEW_PASSWORD = 'a longer password';

/** @returns the link shown, once the dialog is closed */
async function inviteAs(page: Page, role: string): Promise<string> {
  await page.getByLabel('Invite as').selectOption(role);
  await page.getByRole('button', { name: 'Invite by link' }).click();
  const dialog = page.getByRole('dialog', { name: 'The invitation is ready' });
  const link = await dialog.locator('code').textContent();
  await dialog.getByRole('button', { name: 'I have passed it on' }).click();
  return link ?? '';
}

async function accept(page: Page, link: string, username: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Make my account' }).click();
}

describe('one’s own account', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('changes its password, which signs the other device out', async () => {
    const [desktop, phone] = [await people.desktop(), await people.phone()];
    for (const page of [desktop, phone]) {
      await signIn(page, server, 'bar');
      await page.waitForURL('**/shops/demo-bar');
    }
    await desktop.getByRole('link', { name: 'My account' }).click();
    await desktop.getByText('This device').waitFor();
    await desktop.getByLabel('Present password').fill('not it');
    await desktop.getByLabel('New password').fill(NEW_PASSWORD);
    await desktop.getByRole('button', { name: 'Change the password' }).click();
    await desktop.getByText('This is not your present password.').waitFor();
    await desktop.getByLabel('Present password').fill(PASSWORDS.DEMO_OWNER_PASSWORD);
    await desktop.getByRole('button', { name: 'Change the password' }).click();
    await desktop.getByText('The password is changed. All other devices are signed out.').waitFor();

    await phone.goto(`${server.origin}/shops/demo-bar/insights`);
    await phone.waitForURL('**/login');
    await phone.getByLabel('Username').fill('bar');
    await phone.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await phone.getByRole('button', { name: 'Login' }).click();
    await phone.waitForURL('**/shops/demo-bar');
  });

  it('asks for codes of an app, and takes a recovery code without the phone', async () => {
    const page = await people.desktop();
    await signIn(page, server, 'tea');
    await page.waitForURL('**/shops/demo-tea');
    await page.goto(`${server.origin}/account`);
    await page.getByRole('button', { name: 'Set up…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Present password').fill(PASSWORDS.DEMO_OWNER_PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const key = (await dialog.locator('code').textContent()) ?? '';
    await dialog.getByLabel('The code the app shows').fill(codeOfApp(key));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('dialog', { name: 'Recovery codes' });
    await codes.waitFor();
    const [recoveryCode = '', ...others] = await codes.locator('li code').allTextContents();
    expect(others).toHaveLength(7);
    await codes.getByRole('button', { name: 'I have kept them' }).click();

    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await page.waitForURL('**/login');
    await signIn(page, server, 'tea');
    await page.getByLabel('Code of your app').fill('000000');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('This code is not right, or was used already.').waitFor();
    await page.getByLabel('Code of your app').fill(codeOfApp(key, 1));
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/shops/demo-tea');

    const phone = await people.phone();
    await signIn(phone, server, 'tea');
    await phone.getByRole('button', { name: 'Use a recovery code' }).click();
    await phone.getByLabel('Recovery code').fill(recoveryCode);
    await phone.getByRole('button', { name: 'Login' }).click();
    await phone.waitForURL('**/shops/demo-tea');
    await phone.goto(`${server.origin}/account`);
    await phone.getByText('7 recovery codes are left.').waitFor();
  });

  it('is made by a second administrator and by staff, each by a link', async () => {
    const admin = await people.desktop();
    await signIn(admin, server, 'admin');
    await admin.waitForURL('**/shop-admin');
    await admin.getByRole('link', { name: 'Accounts' }).click();
    const link = await inviteAs(admin, 'Administrator');
    expect(link).toMatch(/\/invitation#[\w-]{22}$/);

    const second = await people.desktop();
    await accept(second, link, 'grace');
    await second.waitForURL('**/shop-admin');
    await second.getByRole('heading', { name: 'Select a Shop' }).waitFor();
    await second.goto(`${server.origin}/shops/demo-bar/master?tab=staff`);
    const staffLink = await inviteAs(second, 'Staff');

    const barkeeper = await people.phone();
    await accept(barkeeper, staffLink, 'ada');
    await barkeeper.waitForURL('**/shops/demo-bar/tonight');
    const late = await people.phone();
    await late.goto(staffLink);
    await late.getByText(/This invitation is not valid any more/).waitFor();

    await admin.goto(`${server.origin}/accounts`);
    await admin.getByRole('button', { name: 'Disable grace' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
    await admin.getByText('grace is disabled.').waitFor();
    await second.goto(`${server.origin}/accounts`);
    await second.waitForURL('**/login');
  });
});
