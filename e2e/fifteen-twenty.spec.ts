/** 十五二十, from joining to a placed order: by touch against the house, by keyboard in Chinese, with one phone and with two. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE, usePeople } from './browser.ts';
import { startServer, type RunningServer } from './server.ts';

const OPPONENTS = { mei: 0, kit: 1, sing: 2, hotseat: 3, room: 4 } as const;

const main = (page: Page) => page.getByRole('main');
const opponents = (page: Page) => main(page).getByRole('list').first().getByRole('button');
const hands = (page: Page) => main(page).getByRole('group').first().getByRole('button');
const calls = (page: Page) => main(page).getByRole('group').nth(1).getByRole('button');
/** The way on between shows and after the match; after it another stands below. */
const wide = (page: Page) => main(page).locator('section > div > button');
const secondWide = (page: Page) => main(page).locator('section > div > button + button');

/** How a control is used: by touch, or by keyboard alone. */
type Press = (control: Locator) => Promise<void>;
const byTouch: Press = (control) => control.tap();
const byKeyboard: Press = async (control) => {
  await control.focus();
  await control.page().keyboard.press('Enter');
};

async function join(page: Page, { origin, codes }: RunningServer, opponent: keyof typeof OPPONENTS, press: Press) {
  await page.goto(`${origin}/kiosk/live?joinCode=${codes['fifteen-twenty']}`);
  await press(opponents(page).nth(OPPONENTS[opponent]));
}

/** Shows once: always one open hand, and where it calls ten. */
async function show(page: Page, press: Press): Promise<void> {
  const isCalling = (await calls(page).count()) > 0;
  await press(hands(page).nth(1));
  if (isCalling) await press(calls(page).nth(2));
}

/** Plays on until the match is over. */
async function playOut(page: Page, press: Press): Promise<void> {
  for (let shows = 0; shows < 60; shows += 1) {
    await hands(page).first().or(secondWide(page)).waitFor({ timeout: 15_000 });
    if ((await secondWide(page).count()) > 0) return;
    await show(page, press).catch(() => undefined);
    // The beat, and the look at the hands.
    await hands(page)
      .first()
      .waitFor({ state: 'hidden', timeout: 5000 })
      .catch(() => undefined);
  }
  throw new Error('the match did not end');
}

/** From the end of a match to the placed order: the winner takes the first of the two drinks. */
async function order(page: Page, press: Press, name: string): Promise<void> {
  await press(wide(page).first());
  const result = page.locator('#play-result');
  await result.or(page.locator('#winners-choice')).waitFor();
  if ((await page.locator('#winners-choice').count()) > 0)
    await press(main(page).getByRole('listitem').first().getByRole('button'));
  await result.waitFor();
  await press(main(page).getByRole('button').last());
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox').fill(name);
  const placed = page.waitForResponse((reply) => reply.url().endsWith('/submit-order'));
  await press(dialog.locator('button[class*="main"]').last());
  await press(page.getByRole('dialog').last().locator('button[class*="main"]').last());
  expect((await placed).status()).toBe(200);
}

describe('Fifteen-Twenty', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('is played against the house by touch', async () => {
    const guest = await people.phone();
    await join(guest, server, 'mei', byTouch);
    await byTouch(guest.getByRole('button', { name: 'Ready' }));
    await hands(guest).first().waitFor();
    const began = Date.now();
    await show(guest, byTouch);
    await guest
      .getByText(/Sum \d+/)
      .first()
      .waitFor();
    expect(Date.now() - began).toBeLessThan(5000);
    await playOut(guest, byTouch);
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
    await join(guest, server, 'sing', byKeyboard);
    await wide(guest).first().waitFor();
    await byKeyboard(wide(guest).first());
    await hands(guest).first().waitFor();
    // A new choice takes the focus, so that the hands are the next stop.
    expect(await guest.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await guest.keyboard.press('Tab');
    expect(
      await hands(guest)
        .first()
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await playOut(guest, byKeyboard);
    await order(guest, byKeyboard, '阿明');
    await context.close();
  });

  it('is played by two with one phone', async () => {
    const guest = await people.phone();
    await join(guest, server, 'hotseat', byTouch);
    await byTouch(guest.getByRole('button', { name: /chooses first/ }));
    await show(guest, byTouch);
    await guest.getByText(/Hand the phone to/).waitFor();
    expect(await main(guest).getByText(/Sum/).count()).toBe(0);
    await byTouch(guest.getByRole('button', { name: /^I am/ }));
    await show(guest, byTouch);
    await guest
      .getByText(/^Player 1: 5. Player 2: 5. Sum 10./)
      .first()
      .waitFor();
    // Ten every time, with one hand each: whoever called first is right again.
    await byTouch(guest.getByRole('button', { name: /chooses first/ }));
    await show(guest, byTouch);
    await byTouch(guest.getByRole('button', { name: /^I am/ }));
    await show(guest, byTouch);
    await guest.getByRole('button', { name: /wins: to the drink/ }).waitFor();
    await order(guest, byTouch, 'Two');
  });

  it('is played with two phones; when one goes away the other goes on', async () => {
    const [ann, bob] = [await people.phone(), await people.phone()];
    await join(ann, server, 'room', byTouch);
    await join(bob, server, 'room', byTouch);
    await byTouch(ann.getByRole('button', { name: 'Open a table' }));
    const number = await ann.getByLabel(/^\d \d \d$/).getAttribute('aria-label');
    await bob.getByRole('textbox').fill('000');
    await byTouch(bob.getByRole('button', { name: 'Sit down' }));
    await bob.getByText('No table has this number').waitFor();
    await bob.getByRole('textbox').fill((number ?? '').replaceAll(' ', ''));
    await byTouch(bob.getByRole('button', { name: 'Sit down' }));
    for (const page of [ann, bob]) await byTouch(page.getByRole('button', { name: 'Ready' }));
    await Promise.all([ann, bob].map((page) => hands(page).first().waitFor()));

    const told: string[] = [];
    bob.on(
      'response',
      (reply) =>
        void (
          reply.url().includes('table-rooms') &&
          reply.text().then(
            (text) => told.push(text),
            () => undefined,
          )
        ),
    );
    await show(ann, byTouch);
    await ann.getByText('Waiting for the other side…').waitFor();
    await bob.waitForTimeout(1300);
    expect(told.length).toBeGreaterThan(0);
    expect(told.join(' ')).not.toContain('"hand"');
    await show(bob, byTouch);
    await Promise.all(
      [ann, bob].map((page) =>
        page
          .getByText(/You: 5. Friend: 5. Sum 10./)
          .first()
          .waitFor(),
      ),
    );
    // One of them called ten and was right: both phones have the same score.
    const scores = await Promise.all(
      [ann, bob].map((page) =>
        main(page)
          .getByText(/of 2 points/)
          .allTextContents(),
      ),
    );
    expect(scores.map((each) => each.toSorted())).toEqual([
      ['0 of 2 points', '1 of 2 points'],
      ['0 of 2 points', '1 of 2 points'],
    ]);
    expect(scores[0]).toEqual(scores[1]!.toReversed());

    await bob.context().close();
    await ann.getByText(/does not answer/).waitFor({ timeout: 25_000 });
    await byTouch(ann.getByRole('button', { name: 'Play the house, keep the score' }));
    await ann.getByText('Auntie Mei').first().waitFor();
    expect(
      (
        await main(ann)
          .getByText(/of 2 points/)
          .allTextContents()
      ).toSorted(),
    ).toEqual(['0 of 2 points', '1 of 2 points']);
    await byTouch(ann.getByRole('button', { name: 'Ready' }));
    await playOut(ann, byTouch);
    await order(ann, byTouch, 'Ann');
  });

  it('tells at once that the other has left, and lets stop there', async () => {
    const [ann, bob] = [await people.phone(), await people.phone()];
    await join(ann, server, 'room', byTouch);
    await join(bob, server, 'room', byTouch);
    await byTouch(ann.getByRole('button', { name: 'Open a table' }));
    const number = await ann.getByLabel(/^\d \d \d$/).getAttribute('aria-label');
    await bob.getByRole('textbox').fill((number ?? '').replaceAll(' ', ''));
    await byTouch(bob.getByRole('button', { name: 'Sit down' }));
    await ann.getByRole('button', { name: 'Ready' }).waitFor();
    await byTouch(bob.getByRole('button', { name: 'Leave the table' }));
    await ann.getByText('Friend left the table.').waitFor({ timeout: 5000 });
    await byTouch(ann.getByRole('button', { name: 'Stop here and order' }));
    await ann.locator('#play-result').waitFor();
  });
});
