/**
 * Two phones and one ticket: one has it, the other follows it by its link, sees what happens as it happens, and can do
 * nothing with it.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, ownersBearer } from '../api.ts';
import { usePeople } from '../browser.ts';
import { inLanguage, LOCALES, type Language } from '../in-language.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, joinAs, orderRecommended } from '../steps.ts';
import { isBounded } from '../../scripts/long.mjs';

/** In CI three journeys share two cores. */
const SOON = { timeout: process.env.CI ? 3000 : 1000 };
const SHOP = '/api/admin/shops/demo-bar';

/** In CI the one whose words are longer to find; `npm run whole` has both. */
const LANGUAGES: Language[] = isBounded ? ['zh'] : ['en', 'zh'];

describe.each(LANGUAGES)('a followed ticket in %s', (language) => {
  const people = usePeople([], {
    locale: LOCALES[language],
    inEnglish: (context) => inLanguage(context, language),
  });
  let server: RunningServer;
  let headers: Record<string, string>;
  let ada: Page;
  let bo: Page;
  let number: string;
  let orderId: string;
  beforeAll(async () => {
    server = await startServer();
    headers = await ownersBearer(server);
    [ada, bo] = await Promise.all([people.phone(), people.phone()]);
  });
  afterAll(async () => void (await server.stop()));

  const act = async (step: string) => {
    const done = await callApi(server, 'POST', `${SHOP}/orders/${orderId}/${step}`, { headers });
    expect(done.status).toBe(200);
  };
  const both = (text: string) =>
    Promise.all([ada, bo].map((page) => page.getByRole('main').getByText(text).first().waitFor(SOON)));
  const mine = (page: Page) => page.getByRole('list', { name: 'Your tickets' });

  it('is opened by its link, and says whose it is', async () => {
    await joinAs(ada, server, server.codes['ez-pairing']!, 'Ada');
    await answerQuiz(ada, [0, 0, 0, 2, 0]);
    const placed = ada.waitForResponse((response) => response.url().endsWith('/submit-order'));
    await orderRecommended(ada);
    number = ((await (await placed).json()) as { displayId: string }).displayId;
    await ada.keyboard.press('Escape');
    await ada.getByRole('button', { name: 'Follow on another phone' }).tap();
    const sheet = ada.getByRole('dialog');
    await sheet.getByRole('img').waitFor();
    const link = (await sheet.locator('code').textContent()) ?? '';
    orderId = /#claim=(.+)$/.exec(link)?.[1] ?? '';
    expect(orderId).toMatch(/^[\da-f-]{36}$/);
    await ada.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });

    await bo.goto(link);
    await bo.getByText("You follow Ada's order. It is started and changed on Ada's phone.").waitFor();
    expect(new URL(bo.url()).hash).toBe('');
    await bo.getByText('Waiting for Ada at the machine').waitFor();
    await bo.getByText('The machine is free.').waitFor();
    for (const name of ['Cancel order', 'Follow on another phone'])
      expect(await bo.getByRole('button', { name }).count()).toBe(0);
    expect(await bo.getByRole('link', { name: "I'm at the machine" }).count()).toBe(0);
  });

  it('is told to both within a second, also after a reload, in another tab and after a cut', async () => {
    await act('approve');
    await both('Being made');

    await bo.reload();
    await mine(bo).getByRole('button').filter({ hasText: number }).tap();
    await bo.getByText('Being made').first().waitFor();
    const tab = await inLanguage(bo.context(), language).newPage();
    await tab.goto(bo.url());
    await tab.getByText(number).first().waitFor();

    await act('complete');
    await both(`Ready: collect ${number} at the bar.`);
    await expect.poll(() => bo.title(), SOON).toBe((await ada.title()) || 'none');
    expect(await bo.title()).toContain(number);
    expect(await bo.getByRole('button', { name: 'I have it' }).count()).toBe(0);
    await tab.getByText('Ready', { exact: true }).first().waitFor(SOON);
    await tab.close();

    await bo.context().setOffline(true);
    await bo.getByText(/No news since \d/).waitFor({ timeout: 12_000 });
    await act('collect');
    await ada.getByText('Collected').first().waitFor(SOON);
    await bo.context().setOffline(false);
    await bo.getByText('Collected').first().waitFor({ timeout: 12_000 });
  });

  it('is left alone again, and nobody else’s orders were ever in sight', async () => {
    await bo.getByRole('button', { name: 'Stop following' }).tap();
    await bo.getByRole('button', { name: 'Stop following' }).waitFor({ state: 'detached' });
    await bo.reload();
    await bo.getByRole('main').getByRole('textbox').first().waitFor();
    expect(await mine(bo).count()).toBe(0);
    expect(await bo.getByText(number).count()).toBe(0);
  });
});
