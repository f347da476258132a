/**
 * The sixteen types, from the join address to the placed order: once by touch, once by keyboard alone; over plain http.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE, usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { openDoors, orderByKeyboard, orderFromModal, tabTo } from '../steps.ts';

describe('the sixteen types', () => {
  const people = usePeople(['--host-resolver-rules=MAP bar.test 127.0.0.1']);
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
    server.origin = `http://bar.test:${server.port}`;
  });
  afterAll(async () => void (await server.stop()));

  it('are played by touch; the card is saved as a picture, and the drink ordered', async () => {
    const guest = await people.phone();
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${server.codes.mbti}`);
    await openDoors(guest, 'bb');
    await guest.getByRole('button', { name: 'Back' }).tap();
    await openDoors(guest, 'babbbab', 2);
    await guest.getByRole('heading', { name: 'Tonight you are INTP' }).waitFor();
    expect(await guest.evaluate(() => isSecureContext)).toBe(false);
    await guest.getByRole('button', { name: 'Show my drink' }).tap();
    await guest.getByRole('button', { name: 'Keep a card' }).tap();
    const [download] = await Promise.all([
      guest.waitForEvent('download'),
      guest.getByRole('button', { name: 'Save picture' }).tap(),
    ]);
    expect(download.suggestedFilename()).toBe('intp.png');
    const picture = readFileSync(await download.path());
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);
    await guest.getByText('The picture is saved.').waitFor();
    await guest.getByRole('button', { name: 'Close' }).tap();
    await guest.getByRole('button', { name: 'See details and order' }).tap();
    expect(await orderFromModal(guest, 'Ada')).toMatch(/^[A-Z]\d\d$/);
  });

  it('are played by keyboard alone on a Chinese phone', async () => {
    const context = await people.browser.newContext({ ...PHONE, locale: 'zh-HK' });
    const guest = await context.newPage();
    guest.setDefaultTimeout(15_000);
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${server.codes.mbti}`);
    for (let at = 0; at < 8; at += 1) {
      await guest.locator(`[role=progressbar][aria-valuenow="${at}"]`).waitFor();
      await tabTo(guest, '[data-side-of=a]');
      await guest.keyboard.press('Enter');
    }
    const card = guest.getByRole('article');
    await card.getByText('ESTJ').waitFor();
    await card.getByText('人肉試算表').waitFor();
    await tabTo(guest, 'section[aria-labelledby=type-title] button[class*=main]');
    await guest.keyboard.press('Enter');
    await guest.locator('#play-result').waitFor();
    await tabTo(guest, 'section[aria-labelledby=play-result] button[class*=main]');
    await guest.keyboard.press('Enter');
    expect(await orderByKeyboard(guest, '阿明')).toMatchObject({ name: '阿明', recipeId: expect.any(String) });
    await context.close();
  });
});
