/**
 * Each of the experiences from its first screen to the placed order, located by position and not by text: for any
 * language and speed. The player is a Hand.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page, Response } from 'playwright-core';

export interface Hand {
  /** Waits for the screen, chooses among a number of controls, and presses. */
  press: (target: Locator, choices?: number) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** @returns the index to press */
  pick: (count: number) => number;
  /** Waits for what the screen does by itself. */
  until: (condition: () => Promise<boolean>) => Promise<void>;
}

/** The `until` of a hand in real time. */
export const inRealTime: Hand['until'] = async (condition) => {
  for (const patienceOver = Date.now() + 20_000; !(await condition()); await delay(20))
    if (Date.now() > patienceOver) throw new Error(`not in 20 s: ${condition.toString()}`);
};

/** @returns the order's display id */
export type Play = (page: Page, hand: Hand, name: string, sentence: string) => Promise<string>;

const main = (page: Page) => page.getByRole('main');
/** The single control that continues. */
const onward = (page: Page) => main(page).locator('button[class*=main]:enabled');
const result = (page: Page) => page.locator('#play-result');
const shown = (target: Locator) => () => target.first().isVisible();
const gone = (target: Locator) => async () => !(await target.first().isVisible());

async function pressOneOf({ press, pick, until }: Hand, choices: Locator): Promise<void> {
  await until(shown(choices));
  const count = await choices.count();
  await press(choices.nth(pick(count)), count);
}

/** From the result of a play to the placed order; a known name is not asked for. */
async function order(page: Page, hand: Hand, name: string): Promise<string> {
  await hand.until(shown(result(page)));
  await hand.press(page.locator('section[aria-labelledby=play-result] button[class*=main]'), 2);
  return orderFromSheet(page, hand, name);
}

async function orderFromSheet(page: Page, hand: Hand, name: string): Promise<string> {
  const sheet = page.getByRole('dialog').first();
  const confirm = sheet.locator('button[class*=main]').last();
  await hand.until(shown(confirm));
  const field = sheet.getByRole('textbox');
  if ((await field.count()) > 0) await hand.type(field, name);
  await hand.press(confirm);
  const prepare = page.getByRole('dialog').last();
  await hand.until(shown(prepare.getByRole('list')));
  const replies: Response[] = [];
  page.on('response', (reply) => {
    if (reply.url().endsWith('/submit-order')) replies.push(reply);
  });
  await hand.press(prepare.locator('button[class*=main]').last());
  await hand.until(async () => replies.length > 0);
  const reply = replies[0]!;
  if (!reply.ok()) throw new Error(`the order was refused: ${reply.status()}`);
  const { displayId } = (await reply.json()) as { displayId: string };
  await hand.until(shown(page.locator('section[aria-labelledby=placed-drink]').getByText(displayId)));
  return displayId;
}

const ezPairing: Play = async (page, hand, name) => {
  await hand.type(main(page).getByRole('textbox'), name);
  await hand.press(onward(page), 2);
  const progress = page.getByRole('progressbar');
  for (let answered = 0; answered < 5; answered += 1) {
    await hand.until(shown(main(page).locator(`[role=progressbar][aria-valuenow="${answered}"]`)));
    await pressOneOf(hand, main(page).getByRole('listitem').getByRole('button'));
  }
  await hand.until(gone(progress));
  return order(page, hand, name);
};

const toyKiosk: Play = async (page, hand, name) => {
  const knob = main(page).locator('section button').first();
  await hand.press(knob);
  await hand.press(page.locator('section[aria-labelledby=capsule-title] button').first());
  await hand.press(page.locator('section[aria-labelledby=capsule-title] button[class*=main]').first(), 2);
  return orderFromSheet(page, hand, name);
};

const vibesMatching: Play = async (page, hand, name) => {
  const posters = main(page).getByRole('listitem').locator('label');
  await hand.until(shown(posters));
  const first = hand.pick(8);
  for (const place of [first, (first + 3) % 8]) await hand.press(posters.nth(place), 8);
  await hand.press(onward(page));
  await hand.until(shown(page.getByRole('slider')));
  await hand.press(main(page).getByRole('group').getByRole('button').nth(hand.pick(4)), 4);
  await hand.press(onward(page));
  return order(page, hand, name);
};

const orderingTerminal: Play = async (page, hand, name) => {
  const drinks = main(page).getByRole('listitem').getByRole('button', { disabled: false });
  await hand.until(shown(drinks));
  await hand.press(drinks.nth(hand.pick(4)), 4);
  return orderFromSheet(page, hand, name);
};

const storyTree: Play = async (page, hand, name) => {
  const text = () => page.evaluate(() => document.querySelector('#story-text')?.textContent);
  for (let stop = 0; stop < 4; stop += 1) {
    const choices = main(page).getByRole('listitem').getByRole('button');
    await hand.until(shown(choices.or(onward(page))));
    if ((await choices.count()) === 0) break;
    const asked = await text();
    await pressOneOf(hand, choices);
    await hand.until(async () => (await text()) !== asked);
  }
  await hand.press(onward(page));
  return order(page, hand, name);
};

const mbti: Play = async (page, hand, name) => {
  for (let answered = 0; answered < 8; answered += 1) {
    const now = page.locator(`[role=progressbar][aria-valuenow="${answered}"]`);
    await hand.until(shown(now));
    await hand.press(page.locator(`[data-side-of=${hand.pick(2) === 0 ? 'a' : 'b'}]`), 2);
    await hand.until(gone(now));
  }
  await hand.press(page.locator('section[aria-labelledby=type-title] button[class*=main]'), 2);
  return order(page, hand, name);
};

const voiceSommelier: Play = async (page, hand, name, sentence) => {
  const question = () => page.evaluate(() => document.querySelector('#sommelier-question')?.textContent);
  const line = main(page).getByRole('textbox');
  await hand.type(line, sentence);
  await hand.press(main(page).locator('form button').last());
  await hand.press(onward(page).last());
  const sides = page.locator('section[aria-labelledby=sommelier-question] div > button:not([data-back])');
  for (let asked = 0; asked < 2; asked += 1) {
    await hand.until(shown(sides.or(result(page))));
    if ((await result(page).count()) > 0) break;
    const before = await question();
    await hand.press(sides.nth(hand.pick(2)), 3);
    await hand.until(async () => (await question()) !== before);
  }
  return order(page, hand, name);
};

/** Against the house: the first of its characters, until the match is over. */
const atTheTable =
  (choiceOf: string): Play =>
  async (page, hand, name) => {
    const hands = main(page).getByRole('group').first().getByRole('button');
    const calls = main(page).getByRole('group').nth(1).getByRole('button', { disabled: false });
    const wide = main(page).locator('section > div > button');
    await hand.press(main(page).getByRole('list').first().getByRole('button').first(), 5);
    await hand.until(shown(hands));
    for (let shows = 0; ; shows += 1) {
      await hand.until(shown(hands.or(onward(page))));
      // Two buttons below each other appear only after the match; a single one after a missed show.
      if ((await main(page).locator('section > div > button + button').count()) > 0) break;
      if (shows > 40) throw new Error('the match did not end');
      if ((await hands.count()) === 0) {
        await hand.press(onward(page).first()).catch(() => undefined);
        continue;
      }
      await showOnce(hand, hands, calls).catch(() => undefined);
      await hand.until(gone(hands));
    }
    await hand.press(wide.first(), 2);
    const choice = page.locator(choiceOf);
    await hand.until(shown(result(page).or(choice)));
    if ((await choice.count()) > 0) await pressOneOf(hand, main(page).getByRole('listitem').getByRole('button'));
    return order(page, hand, name);
  };

/** A hand, and a call if asked for; the clock may run out first. */
async function showOnce(hand: Hand, hands: Locator, calls: Locator): Promise<void> {
  const isCalling = (await hands.page().getByRole('main').getByRole('group').count()) > 1;
  const count = await hands.count();
  await hand.press(hands.nth(hand.pick(count)), count);
  if (!isCalling) return;
  await hand.until(async () => (await shown(calls)()) || (await gone(hands)()));
  if (await shown(calls)()) await pressOneOf(hand, calls);
}

export const PLAYS: Record<string, Play> = {
  'toy-kiosk': toyKiosk,
  'ez-pairing': ezPairing,
  'vibes-matching': vibesMatching,
  'ordering-terminal': orderingTerminal,
  'story-tree': storyTree,
  mbti,
  'voice-sommelier': voiceSommelier,
  'fifteen-twenty': atTheTable('#winners-choice'),
  'five-mui': atTheTable('#call-choice'),
};
