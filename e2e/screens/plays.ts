/**
 * Each of the experiences from its first screen to the placed order, located by position and not by text: for any
 * language and speed. The player is a Hand.
 */
import type { Locator, Page } from 'playwright-core';

export interface Hand {
  /** Waits for the screen, chooses among a number of controls, and presses. */
  press: (target: Locator, choices?: number) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  /** @returns the index to press */
  pick: (count: number) => number;
}

/** @returns the order's display id */
export type Play = (page: Page, hand: Hand, name: string, sentence: string) => Promise<string>;

const main = (page: Page) => page.getByRole('main');
/** The single control that continues. */
const onward = (page: Page) => main(page).locator('button[class*=main]:enabled');
const result = (page: Page) => page.locator('#play-result');

async function pressOneOf({ press, pick }: Hand, choices: Locator): Promise<void> {
  await choices.first().waitFor();
  const count = await choices.count();
  await press(choices.nth(pick(count)), count);
}

/** From the result of a play to the placed order; a known name is not asked for. */
async function order(page: Page, hand: Hand, name: string): Promise<string> {
  await result(page).waitFor();
  await hand.press(page.locator('section[aria-labelledby=play-result] button[class*=main]'), 2);
  return orderFromSheet(page, hand, name);
}

async function orderFromSheet(page: Page, hand: Hand, name: string): Promise<string> {
  const sheet = page.getByRole('dialog').first();
  const confirm = sheet.locator('button[class*=main]').last();
  await confirm.waitFor();
  const field = sheet.getByRole('textbox');
  if ((await field.count()) > 0) await hand.type(field, name);
  await hand.press(confirm);
  const prepare = page.getByRole('dialog').last();
  await prepare.getByRole('list').waitFor();
  const placed = page.waitForResponse((reply) => reply.url().endsWith('/submit-order'));
  await hand.press(prepare.locator('button[class*=main]').last());
  const reply = await placed;
  if (!reply.ok()) throw new Error(`the order was refused: ${reply.status()}`);
  const { displayId } = (await reply.json()) as { displayId: string };
  await page.getByRole('dialog').first().getByText(displayId).first().waitFor();
  return displayId;
}

const ezPairing: Play = async (page, hand, name) => {
  await hand.type(main(page).getByRole('textbox'), name);
  await hand.press(onward(page), 2);
  const progress = page.getByRole('progressbar');
  for (let answered = 0; answered < 5; answered += 1) {
    await main(page).locator(`[role=progressbar][aria-valuenow="${answered}"]`).waitFor();
    await pressOneOf(hand, main(page).getByRole('listitem').getByRole('button'));
  }
  await progress.waitFor({ state: 'detached' });
  return order(page, hand, name);
};

const toyKiosk: Play = async (page, hand, name) => {
  const knob = main(page).locator('section button').first();
  await knob.waitFor();
  await hand.press(knob);
  await hand.press(page.locator('section[aria-labelledby=capsule-title] button').first());
  await hand.press(page.locator('section[aria-labelledby=capsule-title] button[class*=main]').first(), 2);
  return order(page, hand, name);
};

const vibesMatching: Play = async (page, hand, name) => {
  const posters = main(page).getByRole('listitem').locator('label');
  await posters.first().waitFor();
  const first = hand.pick(8);
  for (const place of [first, (first + 3) % 8]) await hand.press(posters.nth(place), 8);
  await hand.press(onward(page));
  await page.getByRole('slider').first().waitFor();
  await hand.press(main(page).getByRole('group').getByRole('button').nth(hand.pick(4)), 4);
  await hand.press(onward(page));
  return order(page, hand, name);
};

const orderingTerminal: Play = async (page, hand, name) => {
  const drinks = main(page).getByRole('listitem').getByRole('button', { disabled: false });
  await drinks.first().waitFor();
  await hand.press(drinks.nth(hand.pick(4)), 4);
  return orderFromSheet(page, hand, name);
};

const storyTree: Play = async (page, hand, name) => {
  for (let stop = 0; stop < 4; stop += 1) {
    const choices = main(page).getByRole('listitem').getByRole('button');
    await choices.first().or(onward(page)).waitFor();
    if ((await choices.count()) === 0) break;
    const asked = await page.locator('#story-text').textContent();
    await pressOneOf(hand, choices);
    await page.waitForFunction((before) => document.querySelector('#story-text')?.textContent !== before, asked);
  }
  await hand.press(onward(page));
  return order(page, hand, name);
};

const mbti: Play = async (page, hand, name) => {
  for (let answered = 0; answered < 8; answered += 1) {
    const now = page.locator(`[role=progressbar][aria-valuenow="${answered}"]`);
    await now.waitFor();
    await hand.press(page.locator(`[data-side-of=${hand.pick(2) === 0 ? 'a' : 'b'}]`), 2);
    await now.waitFor({ state: 'detached' });
  }
  await hand.press(page.locator('section[aria-labelledby=type-title] button[class*=main]'), 2);
  return order(page, hand, name);
};

const voiceSommelier: Play = async (page, hand, name, sentence) => {
  const line = main(page).getByRole('textbox');
  await line.waitFor();
  await hand.type(line, sentence);
  await hand.press(main(page).locator('form button').last());
  await hand.press(onward(page).last());
  const sides = page.locator('section[aria-labelledby=sommelier-question] div > button:not([data-back])');
  for (let asked = 0; asked < 2; asked += 1) {
    await sides.first().or(result(page)).waitFor();
    if ((await result(page).count()) > 0) break;
    await hand.press(sides.nth(hand.pick(2)), 3);
    await page.waitForTimeout(100);
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
    await hands.first().waitFor();
    for (let shows = 0; ; shows += 1) {
      await hands.first().or(onward(page).first()).first().waitFor();
      // Two buttons below each other appear only after the match; a single one after a missed show.
      if ((await main(page).locator('section > div > button + button').count()) > 0) break;
      if (shows > 40) throw new Error('the match did not end');
      if ((await hands.count()) === 0) {
        await hand.press(onward(page).first()).catch(() => undefined);
        continue;
      }
      await showOnce(hand, hands, calls).catch(() => undefined);
      await hands.first().waitFor({ state: 'hidden' });
    }
    await hand.press(wide.first(), 2);
    const choice = page.locator(choiceOf);
    await result(page).or(choice).waitFor();
    if ((await choice.count()) > 0) await pressOneOf(hand, main(page).getByRole('listitem').getByRole('button'));
    return order(page, hand, name);
  };

/** A hand, and a call if asked for; the clock may run out first. */
async function showOnce(hand: Hand, hands: Locator, calls: Locator): Promise<void> {
  const isCalling = (await hands.page().getByRole('main').getByRole('group').count()) > 1;
  const count = await hands.count();
  await hand.press(hands.nth(hand.pick(count)), count);
  if (!isCalling) return;
  await calls.first().waitFor({ timeout: 2000 });
  await pressOneOf(hand, calls);
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
