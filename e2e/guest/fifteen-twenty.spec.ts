/**
 * 十五二十, from joining to a placed order: by touch against the house, by keyboard in Chinese, with one phone and with
 * two.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  byKeyboard,
  byTouch,
  calls,
  hands,
  join,
  main,
  opponents,
  openTable,
  OPPONENTS,
  order,
  playOut,
  sitDown,
  toldTo,
  type Press,
} from '../at-the-table.ts';
import { PHONE, usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';

/** Makes one choice: always one open hand, and the call ten if asked. */
async function show(page: Page, press: Press): Promise<void> {
  const isCalling = (await calls(page).count()) > 0;
  await press(hands(page).nth(1));
  if (isCalling) await press(calls(page).nth(2));
}

describe('Fifteen-Twenty', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('is played against the house by touch', async () => {
    const guest = await people.phone();
    await join(guest, server, 'fifteen-twenty', 'mei', byTouch);
    await hands(guest).first().waitFor();
    const began = Date.now();
    await show(guest, byTouch);
    await guest
      .getByText(/Sum \d+/)
      .first()
      .waitFor();
    expect(Date.now() - began).toBeLessThan(5000);
    await playOut(guest, byTouch, () => show(guest, byTouch));
    await order(guest, byTouch, 'Ada');
    await guest
      .getByText(/[A-Z]\d\d/)
      .first()
      .waitFor();
  });

  it('is seen from two sides of a tablet that lies between two friends', async () => {
    const friends = await people.desktop();
    await friends.setViewportSize({ width: 1024, height: 768 });
    await join(friends, server, 'fifteen-twenty', 'hotseat', (control) => control.click());
    const ready = friends.getByRole('button', { name: /chooses first$/ });
    await ready.waitFor();
    /** Which way up it stands, and in which half of the screen. */
    const sideOf = async (words: RegExp) => {
      const one = friends.getByText(words).first();
      const { y = 0 } = (await one.boundingBox()) ?? {};
      const isTurned = await one.evaluate((text) => {
        const panel = text.closest('[class*=panel]');
        return panel !== null && getComputedStyle(panel).transform.startsWith('matrix(-1, 0, 0, -1');
      });
      return { isAbove: y < 384, isTurned };
    };
    const first = (await ready.textContent())?.includes('2') ? 2 : 1;
    expect(await sideOf(/chooses first$/)).toEqual({ isAbove: first === 2, isTurned: first === 2 });
    await ready.click();
    await show(friends, (control) => control.click());
    await friends.getByText(/Hidden\. Over to/).waitFor();
    expect(await sideOf(/Hidden\. Over to/)).toEqual({ isAbove: first === 1, isTurned: first === 1 });
  });

  it('is played by keyboard alone in Chinese', async () => {
    const context = await people.browser.newContext({ ...PHONE, hasTouch: false, isMobile: false, locale: 'zh-HK' });
    const guest = await context.newPage();
    guest.setDefaultTimeout(15_000);
    await join(guest, server, 'fifteen-twenty', 'sing', byKeyboard);
    await hands(guest).first().waitFor();
    // A new choice takes the focus, so that the hands are the next stop.
    expect(await guest.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await guest.keyboard.press('Tab');
    expect(
      await hands(guest)
        .first()
        .evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await playOut(guest, byKeyboard, () => show(guest, byKeyboard));
    await order(guest, byKeyboard, '阿明');
    await context.close();
  });

  it('is played by two with one phone', async () => {
    const guest = await people.phone();
    await join(guest, server, 'fifteen-twenty', 'hotseat', byTouch);
    await byTouch(guest.getByRole('button', { name: /chooses first/ }));
    await show(guest, byTouch);
    await guest.getByText(/Hidden\. Over to/).waitFor();
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
    await guest.getByRole('button', { name: 'To the drink' }).waitFor();
    await order(guest, byTouch, 'Two');
  });

  it('is played with two phones; when one leaves the other goes on', async () => {
    const [ann, bob] = [await people.phone(), await people.phone()];
    await join(ann, server, 'fifteen-twenty', 'room', byTouch);
    await join(bob, server, 'fifteen-twenty', 'room', byTouch);
    const number = await openTable(ann);
    await sitDown(bob, '000');
    await bob.getByText('No table has this number').waitFor();
    await sitDown(bob, number);
    for (const page of [ann, bob]) await byTouch(page.getByRole('button', { name: 'Ready' }));
    await Promise.all([ann, bob].map((page) => hands(page).first().waitFor()));

    const told = toldTo(bob);
    await show(ann, byTouch);
    await ann.getByText('Waiting for the other side…').waitFor();
    await expect.poll(() => told.join(' ')).toContain('"locked":[true,false]');
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

    // A reloaded page returns to its room.
    await bob.reload();
    await main(bob)
      .getByText(/of 2 points/)
      .first()
      .waitFor();
    expect(
      await main(bob)
        .getByText(/of 2 points/)
        .allTextContents(),
    ).toEqual(scores[1]);

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
    await playOut(ann, byTouch, () => show(ann, byTouch));
    await order(ann, byTouch, 'Ann');
  });

  it('says at once that the other has left, and allows stopping there', async () => {
    const [ann, bob] = [await people.phone(), await people.phone()];
    await join(ann, server, 'fifteen-twenty', 'room', byTouch);
    await join(bob, server, 'fifteen-twenty', 'room', byTouch);
    await sitDown(bob, await openTable(ann));
    await ann.getByRole('button', { name: 'Ready' }).waitFor();
    await byTouch(bob.getByRole('button', { name: 'Leave' }));
    await ann.getByText('Friend left the table.').waitFor({ timeout: 5000 });
    await byTouch(ann.getByRole('button', { name: 'Stop here and order' }));
    await ann.locator('#play-result').waitFor();
    // A player who left is not led back.
    await bob.reload();
    await byTouch(opponents(bob).nth(OPPONENTS.room));
    await bob.getByRole('button', { name: 'Open a table' }).waitFor();
  });
});
