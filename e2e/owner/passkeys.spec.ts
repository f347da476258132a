/** Passkeys by a virtual authenticator of Chromium: added, used, lost and removed. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOfApp } from '#test/one-time-code.ts';
import { addAuthenticator, setVerified } from '../authenticator.ts';
import { PHONE, usePeople } from '../browser.ts';
import { PASSWORDS, startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

const PASSWORD = PASSWORDS.DEMO_OWNER_PASSWORD;

async function addPasskey(page: Page, origin: string, code?: string): Promise<void> {
  await page.goto(`${origin}/account`);
  await page.getByRole('button', { name: 'Add a passkey…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Present password').fill(PASSWORD);
  if (code !== undefined) await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Make the passkey' }).click();
}

describe('passkeys', () => {
  const people = usePeople();
  let server: RunningServer;
  /** Passkeys are made for names, not for IP addresses. */
  let origin: string;
  beforeAll(async () => {
    server = await startServer();
    origin = `http://localhost:${server.port}`;
  });
  afterAll(async () => void (await server.stop()));

  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await page.waitForURL('**/login');
  };

  it('are added, sign in without name and password, and open nothing once removed', async () => {
    const page = await people.desktop();
    const authenticator = await addAuthenticator(page);
    await signIn(page, { origin }, 'bar');
    await page.waitForURL('**/shops/demo-bar');
    await page.goto(`${origin}/account`);
    await page.getByText('You have no passkeys yet.').waitFor();
    await addPasskey(page, origin);
    await page.getByText('The passkey is added. Sign in with it next time.').waitFor();
    const list = page.getByRole('list', { name: 'Passkeys' });
    await list.getByText('Never used').waitFor();

    await page.getByRole('button', { name: /^Rename: / }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename the passkey' });
    await dialog.getByLabel('Name').fill('Laptop at the bar');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await list.getByText('Laptop at the bar').waitFor();

    await signOut(page);
    await page.getByLabel('Username').fill('half a na');
    await setVerified(authenticator, false);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('It was cancelled, or took too long. Nothing has changed.').waitFor();
    expect(await page.getByLabel('Username').inputValue()).toBe('half a na');
    await setVerified(authenticator, true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/shops/demo-bar');
    await page.goto(`${origin}/account`);
    await list.getByText(/Last used/).waitFor();

    await page.getByRole('button', { name: 'Remove: Laptop at the bar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('You have no passkeys yet.').waitFor();
    await signOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.getByText('This server does not know this passkey. Perhaps it was removed.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    await signIn(page, { origin }, 'bar');
    await page.waitForURL('**/shops/demo-bar');
  });

  it('take the place of password and code, and take both to be added', async () => {
    const page = await people.phone();
    const authenticator = await addAuthenticator(page);
    await signIn(page, { origin }, 'tea');
    await page.waitForURL('**/shops/demo-tea');
    await page.goto(`${origin}/account`);
    await page.getByRole('button', { name: 'Set up…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Present password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const key = (await dialog.locator('code').textContent()) ?? '';
    await dialog.getByLabel('The code the app shows').fill(codeOfApp(key));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'I have kept them' }).click();

    await setVerified(authenticator, false);
    await addPasskey(page, origin, codeOfApp(key, 1));
    const adding = page.getByRole('dialog', { name: 'Add a passkey' });
    await adding.getByText('It was cancelled, or took too long. Nothing has changed.').waitFor();
    await setVerified(authenticator, true);
    await adding.getByRole('button', { name: 'Make the passkey' }).click();
    await page.getByText('The passkey is added. Sign in with it next time.').waitFor();

    await page.goto(`${origin}/login`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/shops/demo-tea');

    await page.goto(`${origin}/account`);
    await page.getByRole('button', { name: 'Add a passkey…' }).click();
    await adding.getByLabel('Present password').fill(PASSWORD);
    await adding.getByLabel('Code').fill('000000');
    await adding.getByRole('button', { name: 'Continue' }).click();
    await adding.getByText('This code is not right, or was used already.').waitFor();
  });

  it('are verified by a file that no start of the server loads', () => {
    const files = readdirSync('dist/server').filter((name) => name.endsWith('.js'));
    const texts = files.map((name) => ({ name, text: readFileSync(`dist/server/${name}`, 'utf8') }));
    const verifying = texts.filter(({ text }) => text.includes('verifyRegistrationResponse')).map(({ name }) => name);
    expect(verifying).toEqual([expect.stringMatching(/^verify-passkey-/)]);
    const loading = texts.filter(({ text }) => text.includes(`./${verifying[0]}`));
    expect(loading.length).toBeGreaterThan(0);
    for (const { text } of loading)
      for (const before of text.split(`./${verifying[0]}`).slice(0, -1))
        expect(before.slice(0, -1)).toMatch(/\.then\(\(\)=>require\($/);
  });

  it('are as clear in Chinese', async () => {
    const context = await people.browser.newContext({ ...PHONE, locale: 'zh-HK' });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    const authenticator = await addAuthenticator(page);
    await page.goto(`${origin}/login`);
    await page.getByLabel('用戶名稱').fill('admin');
    await page.getByLabel('密碼', { exact: true }).fill(PASSWORDS.ADMIN_PASSWORD);
    await page.getByRole('button', { name: '登入', exact: true }).click();
    await page.waitForURL('**/shop-admin');
    await page.goto(`${origin}/account`);
    await page.getByText('你尚未有通行密鑰。').waitFor();
    await page.getByRole('button', { name: '新增通行密鑰…' }).click();
    const dialog = page.getByRole('dialog', { name: '新增通行密鑰' });
    await dialog.getByLabel('目前的密碼').fill(PASSWORDS.ADMIN_PASSWORD);
    await dialog.getByRole('button', { name: '繼續' }).click();
    await dialog.getByRole('button', { name: '建立通行密鑰' }).click();
    await page.getByText('已新增通行密鑰，下次可用它登入。').waitFor();
    await page.goto(`${origin}/login`);
    await setVerified(authenticator, false);
    await page.getByRole('button', { name: '以通行密鑰登入' }).click();
    await page.getByText('操作已取消或逾時，一切維持不變。').waitFor();
    await setVerified(authenticator, true);
    await page.getByRole('button', { name: '以通行密鑰登入' }).click();
    await page.waitForURL('**/shop-admin');
    await page.goto(`${origin}/account`);
    await page.getByRole('button', { name: /^移除：/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
    await page.getByText('已移除通行密鑰。').waitFor();
    await page.goto(`${origin}/login`);
    await page.getByRole('button', { name: '以通行密鑰登入' }).click();
    await page.getByText('此伺服器不認得此通行密鑰，它可能已被移除。').waitFor();
    await context.close();
  });

  it('are not offered where browsers make none', async () => {
    const page = await people.desktop();
    await addAuthenticator(page);
    await page.goto(`http://127.0.0.1:${server.port}/login`);
    await page.getByRole('button', { name: 'Login' }).waitFor();
    expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).count()).toBe(0);
    await signIn(page, { origin: `http://127.0.0.1:${server.port}` }, 'bar');
    await page.waitForURL('**/shops/demo-bar');
    await page.goto(`http://127.0.0.1:${server.port}/account`);
    await page.getByText(/Passkeys cannot be added here: browsers make them for an address with a name/).waitFor();
    expect(await page.getByRole('button', { name: 'Add a passkey…' }).count()).toBe(0);
  });
});
