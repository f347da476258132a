/** A night on the screen in the room: orders as they are made, without a name and without a key. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, joinAs, orderRecommended, signIn } from '../steps.ts';

const SOON = { timeout: 2000 };

describe('the now-serving board', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  const ownersPage = async (path: string): Promise<Page> => {
    const page = await people.desktop();
    await signIn(page, server, 'bar');
    await page.waitForURL('**/shops/demo-bar');
    await page.goto(`${server.origin}/shops/demo-bar/${path}`);
    return page;
  };

  it('shows an order as the counter takes it on, until its key is revoked', async () => {
    const owner = await ownersPage('settings#board');
    const card = owner.getByRole('region', { name: 'Now-serving board' });
    await card.getByRole('button', { name: 'Make a link' }).click();
    const link = (await card.getByText(/#key=/).textContent()) ?? '';

    const board = await people.desktop();
    await board.goto(link);
    await board.getByRole('img', { name: /Scan to order/ }).waitFor();
    await board.getByText('掃碼落單').waitFor();

    const guest = await people.phone();
    await joinAs(guest, server, server.codes['ez-pairing']!, 'Ada Lovelace');
    await answerQuiz(guest, [0, 0, 0, 2, 0]);
    const displayId = await orderRecommended(guest);
    const counter = await ownersPage('tonight');
    const ticket = (column: string) =>
      counter.getByRole('region', { name: column }).getByRole('listitem').filter({ hasText: displayId });
    const called = (column: string) =>
      board.getByRole('region', { name: column }).getByRole('listitem').filter({ hasText: displayId });

    await ticket('Waiting').getByRole('button', { name: 'Make' }).click();
    await called('Preparing').filter({ hasText: 'Ada' }).waitFor(SOON);
    await ticket('Being made').getByRole('button', { name: 'Done' }).click();
    // Revealed large first.
    await board.getByRole('status').getByText(displayId, { exact: true }).waitFor(SOON);
    await called('Ready').waitFor({ timeout: 10_000 });

    await card.getByRole('switch', { name: 'First names' }).click();
    await board
      .getByText('Ada')
      .first()
      .waitFor({ state: 'detached', ...SOON });
    await called('Ready').waitFor(SOON);

    // A screen that starts again comes back by itself, also without its fragment.
    await board.goto(`${server.origin}/shops/demo-bar/board`);
    await called('Ready').waitFor();

    await card.getByRole('button', { name: 'Revoke' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await board.getByText('This board has no valid key').waitFor({ timeout: 5000 });
    await called('Ready').waitFor({ state: 'detached', ...SOON });
  });
});
