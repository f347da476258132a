/** 猜枚, from joining to a placed order: by touch against the house, by keyboard in Chinese, and with two phones. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  byKeyboard,
  byTouch,
  calls,
  hands,
  join,
  main,
  opponents,
  OPPONENTS,
  openTable,
  order,
  playOut,
  secondWide,
  sitDown,
  toldTo,
  wide,
  type Press,
} from '../at-the-table.ts';
import { PHONE, usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';

/** Shows so many fingers, and calls the sum with the hand expected of the other. */
async function show(page: Page, press: Press, fingers: number, expected: number): Promise<void> {
  await press(hands(page).nth(fingers));
  await press(calls(page).nth(expected));
}

describe('Five Mui', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('is played against the house by touch', async () => {
    const guest = await people.phone();
    await join(guest, server, 'five-mui', 'kit', byTouch);
    await hands(guest).first().waitFor();
    expect(await hands(guest).count()).toBe(6);
    await byTouch(hands(guest).nth(2));
    const digits = await calls(guest).evaluateAll((buttons) => buttons.map(({ textContent }) => parseInt(textContent)));
    expect(digits).toEqual([2, 3, 4, 5, 6, 7]);
    for (const control of [...(await hands(guest).all()), ...(await calls(guest).all())]) {
      const { width, height } = (await control.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      expect(Math.max(width, height)).toBeGreaterThanOrEqual(56);
    }
    await byTouch(guest.getByRole('button', { name: /Good brothers!|五魁首/ }).first());
    await guest
      .getByText(/Sum \d+/)
      .first()
      .waitFor();
    await playOut(guest, byTouch, (shows) => show(guest, byTouch, 3, 2 + (shows % 2)));
    await order(guest, byTouch, 'Ada');
    await guest
      .getByText(/[A-Z]\d\d/)
      .first()
      .waitFor();
  });

  it('is played by keyboard alone in Chinese', async () => {
    const context = await people.browser.newContext({ ...PHONE, hasTouch: false, isMobile: false, locale: 'zh-HK' });
    const guest = await context.newPage();
    guest.setDefaultTimeout(15_000);
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${server.codes['five-mui']}`);
    await opponents(guest).first().waitFor();
    expect(await guest.getByRole('heading', { level: 1 }).textContent()).toBe('猜枚');
    // The keyboard player turns the clock off.
    const timer = main(guest).getByRole('switch');
    await timer.focus();
    await guest.keyboard.press('Space');
    expect(await timer.isChecked()).toBe(false);
    await byKeyboard(opponents(guest).nth(OPPONENTS.sing));
    await hands(guest).first().waitFor();
    // A new choice takes the focus, so that the hands are the next stop.
    expect(await guest.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await guest.keyboard.press('Tab');
    const isFocused = (control: Locator) => control.evaluate((button) => button === document.activeElement);
    expect(await isFocused(hands(guest).first())).toBe(true);
    for (const _finger of [1, 2, 3]) await guest.keyboard.press('Tab');
    await guest.keyboard.press('Enter');
    expect(await calls(guest).nth(2).textContent()).toBe('5五魁首');
    for (const _step of [1, 2, 3]) await guest.keyboard.press('Tab');
    expect(await isFocused(calls(guest).first())).toBe(true);
    await guest.keyboard.press('Enter');
    // Each show waits for its player; two buttons mean that the match is over.
    for (let shows = 0; shows < 80; shows += 1) {
      await wide(guest).first().waitFor();
      await hands(guest).first().waitFor({ state: 'hidden' });
      await main(guest).locator('section > div > p + button').waitFor();
      if ((await secondWide(guest).count()) > 0) break;
      await byKeyboard(main(guest).locator('section > div > p + button'));
      await hands(guest).first().waitFor();
      await show(guest, byKeyboard, 3, 2 + (shows % 2));
    }
    await order(guest, byKeyboard, '阿明');
    await context.close();
  });

  it('is played with two phones: the winner’s call, and the loser’s choice among the winner’s calls', async () => {
    const [ann, bob] = [await people.phone(), await people.phone()];
    await join(ann, server, 'five-mui', 'room', byTouch);
    await join(bob, server, 'five-mui', 'room', byTouch);
    await sitDown(bob, await openTable(ann));
    const told = toldTo(bob);
    for (const page of [ann, bob]) await byTouch(page.getByRole('button', { name: 'Ready' }));
    await Promise.all([ann, bob].map((page) => hands(page).first().waitFor()));

    await show(ann, byTouch, 2, 3);
    await ann.getByText('Waiting for the other side…').waitFor();
    expect(told.join(' ')).not.toContain('"hand"');
    await show(bob, byTouch, 3, 1);
    await ann
      .getByText(/You: 2. Friend: 3. Sum 5. You called 5. Friend called 4. Your point./)
      .first()
      .waitFor();
    await bob
      .getByText(/You: 3. Friend: 2. Sum 5. You called 4. Friend called 5. Point for Friend./)
      .first()
      .waitFor();
    await Promise.all([ann, bob].map((page) => hands(page).first().waitFor()));
    await show(ann, byTouch, 1, 3);
    await show(bob, byTouch, 3, 2);
    await ann.getByText('You win.', { exact: true }).waitFor();
    await bob.getByText('Friend wins.', { exact: true }).waitFor();

    await byTouch(bob.getByRole('button', { name: 'To the drink' }));
    await bob.getByRole('heading', { name: 'Pick one of your friend’s calls' }).waitFor();
    const choices = bob.getByRole('list', { name: 'Calls' }).getByRole('button');
    expect(await choices.allTextContents()).toEqual([
      expect.stringContaining('四季財'),
      expect.stringContaining('五魁首'),
    ]);
    await byTouch(choices.nth(1));
    await bob.getByRole('heading', { name: /Top five!/ }).waitFor();
    await order(ann, byTouch, 'Ann');
  });
});
