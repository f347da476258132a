/** A round for everyone, once in each language: from the counter to two phones and the board, and from answers to a drink. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, ownersBearer } from '../api.ts';
import { usePeople } from '../browser.ts';
import { asItself, inLanguage, LOCALES, type Language } from '../in-language.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

const SOON = { timeout: 5000 };
const SHOP = '/api/admin/shops/demo-bar';

describe.each<Language>(['en', 'zh'])('a round for everyone, %s', (language) => {
  const people = usePeople([], {
    locale: LOCALES[language],
    inEnglish: (context) => inLanguage(context, language),
  });
  let server: RunningServer;
  let board: Page;
  let counter: Page;
  beforeAll(async () => {
    server = await startServer();
    const headers = await ownersBearer(server);
    const { body } = await callApi(server, 'PUT', `${SHOP}/board-key`, { headers, body: { renew: true } });
    // The board is in both languages.
    board = asItself(await people.desktop());
    await board.goto(`${server.origin}/shops/demo-bar/board#key=${(body as { key: string }).key}`);
    counter = await people.desktop();
    await signIn(counter, server, 'bar');
    await counter.waitForURL('**/shops/demo-bar');
    await counter.goto(`${server.origin}/shops/demo-bar/tonight`);
  });
  afterAll(async () => void (await server.stop()));

  const press = (name: string) => counter.getByRole('button', { name }).click();
  const guestAt = async (type: string) => {
    const page = await people.phone();
    const loaded: string[] = [];
    asItself(page).on('request', (request) => loaded.push(request.url()));
    await page.goto(`${server.origin}/kiosk/live?joinCode=${server.codes[type]}`);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    return { page, loaded };
  };
  const join = async (page: Page) => {
    await page.getByText('A round for everyone is on').waitFor({ timeout: 15_000 });
    await page.getByRole('button', { name: 'Join in' }).tap();
    await page.getByRole('heading', { name: 'You are in' }).waitFor();
  };
  /** @param question from 1; @param choice from 0 */
  const answer = async (page: Page, question: number, choice: number) => {
    await page.getByRole('progressbar', { name: `Question ${question} of 5` }).waitFor(SOON);
    await page.getByRole('main').getByRole('list').last().getByRole('button').nth(choice).tap();
    await page.getByText('Noted. The next question comes by itself.').waitFor();
  };

  it('is started at the counter, played on phones of two kiosks, shown on the board, and ends in a drink', async () => {
    const [{ page: ann, loaded }, { page: kit }] = [await guestAt('mbti'), await guestAt('ez-pairing')];
    expect(loaded.filter((url) => url.includes('round'))).toEqual([]);
    await press('Round for everyone…');
    await counter.getByRole('radio', { name: 'I move it on' }).check();
    await press('Start the round');
    await board.getByText('Scan the code and answer on your phone').waitFor(SOON);
    await join(ann);
    await join(kit);
    await board.getByText('2 phones').waitFor(SOON);
    await counter.getByText('2 phones are in').waitFor(SOON);
    await press('Begin now');
    const counts = board.getByRole('region', { name: 'A round for everyone' }).getByRole('listitem').first();
    await counts.waitFor(SOON);
    await answer(ann, 1, 0);
    await counts.getByText('1', { exact: true }).waitFor(SOON);
    await answer(kit, 1, 0);
    await counts.getByText('2', { exact: true }).waitFor(SOON);
    await counter.getByText('2 have answered').waitFor(SOON);
    // One comes back to the question after a reload, as it was left.
    await ann.reload();
    await ann.getByRole('button', { name: 'Go on' }).tap({ timeout: 20_000 });
    await ann.getByText('Noted. The next question comes by itself.').waitFor();
    for (let question = 2; question <= 5; question += 1) {
      await press('Next question');
      await answer(ann, question, question % 2);
      await answer(kit, question, question % 2);
    }
    await press('Show the result');

    await board.getByText('Two people in this room are the closest: 5 of 5').waitFor({ timeout: 10_000 });
    for (const [page, name] of [
      [ann, 'Ann'],
      [kit, 'Kit'],
    ] as const) {
      await page.getByText('You and somebody in this room are the closest: 5 of 5').waitFor({ timeout: 10_000 });
      await page.getByRole('button', { name: 'Tell my name' }).tap();
      await page.getByLabel('Who is it? Your first name, if you like').fill(name);
      await page.getByRole('button', { name: 'Tell my name' }).tap();
    }
    await ann.getByText('You and Kit are the closest: 5 of 5').waitFor(SOON);
    await kit.getByText('You and Ann are the closest: 5 of 5').waitFor(SOON);
    await board.getByText(/(Ann and Kit|Kit and Ann) are the closest: 5 of 5/).waitFor(SOON);

    // The drink that fits, ordered as from any play; what is called out stands beside the round.
    await ann.getByRole('button', { name: 'See details and order' }).tap();
    await ann.getByRole('dialog').getByRole('textbox').fill('Ann');
    await ann.getByRole('button', { name: 'Order This Drink' }).tap();
    await ann.getByRole('button', { name: 'Ready - Place Order' }).tap();
    const number = asItself(ann)
      .getByText(/^[A-Z]\d+$/)
      .first();
    const displayId = (await number.textContent()) ?? '';
    await counter.getByRole('listitem').filter({ hasText: displayId }).getByRole('button', { name: 'Make' }).click();
    await board
      .getByRole('region', { name: /Preparing/ })
      .getByText(displayId)
      .waitFor(SOON);
    await board.getByText(/are the closest: 5 of 5/).waitFor();
    // The other one puts the round away, and finds the kiosk as it was.
    await kit.getByRole('button', { name: 'Start Over' }).tap();
    await kit.getByRole('textbox').waitFor();
  });
});
