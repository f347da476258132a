/** The owner's main journey: signing in, the quiz, ending a kiosk, and access control. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { joinAs, signIn } from '../steps.ts';

describe('the owner', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('gets an error at sign-in, and the password is cleared', async () => {
    const page = await people.desktop();
    await page.goto(`${server.origin}/login`);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Please enter both username and password').waitFor();
    await page.getByLabel('Username').fill('bar');
    await page.getByLabel('Password', { exact: true }).fill('not it');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('Incorrect username or password.').waitFor();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    await server.stop();
    await page.getByLabel('Password', { exact: true }).fill('anything');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByText('No response from server. Please check your connection.').waitFor();
    server = await startServer({ dataDir: server.dataDir, port: server.port, env: {} }).then((again) => ({
      ...again,
      codes: server.codes,
    }));
  });

  it('is redirected: signed out to the entry page, from another’s shop to the landing page', async () => {
    const page = await people.desktop();
    for (const path of ['/shop-admin', '/shops/demo-bar', `/kiosk/admin/${server.codes.mbti}`]) {
      await page.goto(server.origin + path);
      await page.waitForURL(`${server.origin}/`);
    }
    await signIn(page, server, 'tea');
    await page.waitForURL('**/shops/demo-tea');
    for (const path of ['/shops/demo-bar', '/shops/demo-bar/master', '/shop-admin']) {
      await page.goto(server.origin + path);
      await page.waitForURL('**/landing');
    }
    await signIn(page, server, 'admin');
    await page.waitForURL('**/shop-admin');
  });

  it('changes a question, and the next guest gets it', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.getByRole('heading', { name: /Admin Dashboard/ }).waitFor();
    const code = server.codes['ez-pairing']!;
    await owner.getByRole('link', { name: code }).click();
    await owner.getByText('Open EZ Pairing Admin').click();
    await owner.getByRole('button', { name: /^Edit/ }).first().click();
    await owner
      .getByLabel(/English/i)
      .first()
      .fill('What is for dessert tonight?');
    await owner.getByRole('button', { name: 'Save questions' }).click();
    await expect
      .poll(() => owner.getByRole('button', { name: 'Save questions' }).isDisabled(), { timeout: 15_000 })
      .toBe(true);

    const guest = await people.phone();
    await joinAs(guest, server, code, 'Ada');
    await guest.getByText('What is for dessert tonight?').waitFor();
  });

  it('pauses a kiosk, and its guests get the mismatch screen', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.getByRole('heading', { name: /Admin Dashboard/ }).waitFor();
    const code = server.codes.mbti!;
    await owner.getByRole('link', { name: code }).click();
    await owner.getByLabel('Status').selectOption('paused');
    await owner.getByRole('button', { name: /^Save/ }).click();
    await owner.getByText(/saved/i).first().waitFor();

    const guest = await people.phone();
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${code}`);
    await guest.getByText('Live code mismatch with active instance. Please check your code and try again.').waitFor();
    await guest.getByRole('button', { name: 'Back to Join' }).click();
    expect(await guest.getByRole('textbox').inputValue()).toBe(code);
  });
});
