/** What the room plays, from phones to the screen on the wall. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STICKERS } from '#domain/kiosk/sticker-drawings.ts';
import { callApi, ownersBearer } from '../api.ts';
import { byTouch, calls, hands, join, openTable, playOut, sitDown } from '../at-the-table.ts';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';

const SOON = { timeout: 3000 };
const SHOP = '/api/admin/shops/demo-bar';

describe('the room', () => {
  const people = usePeople();
  let server: RunningServer;
  let board: Page;
  let headers: Record<string, string>;
  beforeAll(async () => {
    server = await startServer();
    headers = await ownersBearer(server);
    const { body } = await callApi(server, 'PUT', `${SHOP}/board-key`, { headers, body: { renew: true } });
    board = await people.desktop();
    await board.goto(`${server.origin}/shops/demo-bar/board#key=${(body as { key: string }).key}`);
    await board.getByRole('img', { name: /Scan to order/ }).waitFor();
  });
  afterAll(async () => void (await server.stop()));

  it('sees a rare capsule once its guest lets it', async () => {
    // Ten series of one capsule: each is rare.
    const names = [...STICKERS, 'one more', 'the last'];
    const series = names.map((name, at) => ({
      id: `s${at}`,
      name: { en: name, 'zh-HK': `款式${at}` },
      line: { en: 'Pop.', 'zh-HK': '啪。' },
      colour: '#f2a33a',
      count: 1,
      pick: { want: { sweet: 3 } },
      drawing: STICKERS[at % STICKERS.length],
    }));
    const experience = { version: 1, series, rerolls: 1, zeroProofSeries: false };
    const code = server.codes['toy-kiosk']!;
    await callApi(server, 'PATCH', `/api/kiosk-instances/code/${code}/config`, {
      headers,
      body: { config: { experience } },
    });
    const guest = await people.phone();
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${code}`);
    await guest.getByRole('button', { name: 'Turn the knob' }).tap();
    await guest.getByRole('button', { name: 'Open the capsule' }).tap();
    const drawn = (await guest.getByRole('heading', { level: 1 }).textContent())!;
    await guest.getByLabel('First name, if you like').fill('Ada Lovelace');
    await guest.getByRole('button', { name: 'Show it on the board' }).tap();
    await guest.getByText('It is on the board now.').waitFor();

    const revealed = board.getByRole('status').filter({ hasText: 'A rare one!' });
    await revealed.getByText(drawn, { exact: true }).waitFor(SOON);
    await revealed.getByText('Ada', { exact: true }).waitFor();
    const kept = board.getByRole('region', { name: 'Rare capsules' });
    await kept.getByText('Ada', { exact: true }).waitFor({ timeout: 10_000 });
    await board.reload();
    await kept.getByText('Ada', { exact: true }).waitFor();
  });

  it('follows the league of the night', async () => {
    const phones = [await people.phone(), await people.phone()] as const;
    const [ann, bob] = phones;
    for (const page of phones) await join(page, server, 'fifteen-twenty', 'room', byTouch);
    await sitDown(bob, await openTable(ann));
    for (const page of phones) await byTouch(page.getByRole('button', { name: 'Ready' }));
    // Ten every time, with one hand each: whoever calls first is right.
    const show = async (page: Page) => {
      const isCalling = (await calls(page).count()) > 0;
      await byTouch(hands(page).nth(1));
      if (isCalling) await byTouch(calls(page).nth(2));
    };
    await Promise.all(phones.map((page) => playOut(page, byTouch, () => show(page))));
    for (const [page, name] of [
      [ann, 'Ann'],
      [bob, 'Bob'],
    ] as const) {
      await page.getByLabel(/Join tonight’s league/).fill(name);
      await byTouch(page.getByRole('button', { name: 'Join the league' }));
      await page.getByText('This match counts in tonight’s league').waitFor();
    }
    const rows = board.getByRole('region', { name: 'League of the night' }).getByRole('listitem');
    await expect
      .poll(async () => (await rows.allTextContents()).map((row) => row.replace(/Ann|Bob/, '')))
      .toEqual(['13', '21']);

    // Beside orders the code to order with stays whole.
    const order = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Cy' };
    const placed = await callApi(server, 'POST', `${SHOP}/submit-order`, { headers, body: order });
    const { orderId, displayId } = placed.body as { orderId: string; displayId: string };
    await callApi(server, 'POST', `${SHOP}/orders/${orderId}/approve`, { headers });
    await board.getByRole('region', { name: 'Preparing' }).getByText(displayId).waitFor();
    for (const [width, height] of [
      [1920, 1080],
      [1280, 720],
      [1080, 1920],
    ] as const) {
      await board.setViewportSize({ width, height });
      expect(await rows.count()).toBe(2);
      const joinCode = board.getByText(/^[A-Z\d]{3}$/).last();
      const { y, height: tall } = (await joinCode.boundingBox())!;
      expect(y + tall).toBeLessThanOrEqual(height);
    }
  });
});
