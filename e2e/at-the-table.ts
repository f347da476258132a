/** Steps at the table of the two hand games, located by position: for any language. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RunningServer } from './server.ts';

export const OPPONENTS = { mei: 0, kit: 1, sing: 2, hotseat: 3, room: 4 } as const;

export const main = (page: Page) => page.getByRole('main');
export const opponents = (page: Page) => main(page).getByRole('list').first().getByRole('button');
export const hands = (page: Page) => main(page).getByRole('group').first().getByRole('button');
export const calls = (page: Page) => main(page).getByRole('group').nth(1).getByRole('button');
/** The button that continues between shows and after the match; after it there is another one below. */
export const wide = (page: Page) => main(page).locator('section > div > button');
export const secondWide = (page: Page) => main(page).locator('section > div > button + button');

/** How a control is used: by touch, or by keyboard alone. */
export type Press = (control: Locator) => Promise<void>;
export const byTouch: Press = (control) => control.tap();
export const byKeyboard: Press = async (control) => {
  await control.focus();
  await control.page().keyboard.press('Enter');
};

type Game = 'fifteen-twenty' | 'five-mui';

export async function join(
  page: Page,
  { origin, codes }: RunningServer,
  game: Game,
  opponent: keyof typeof OPPONENTS,
  press: Press,
): Promise<void> {
  await page.goto(`${origin}/kiosk/live?joinCode=${codes[game]}`);
  await press(opponents(page).nth(OPPONENTS[opponent]));
}

/**
 * Opens a room on one phone.
 * @returns the number to type on the other
 */
export async function openTable(page: Page): Promise<string> {
  await byTouch(page.getByRole('button', { name: 'Open a table' }));
  const number = await page.getByLabel(/^\d \d \d$/).getAttribute('aria-label');
  return (number ?? '').replaceAll(' ', '');
}

export async function sitDown(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox').fill(number);
  await byTouch(page.getByRole('button', { name: 'Sit down' }));
}

/** The server's answers to this phone about the room from now on. */
export function toldTo(page: Page): string[] {
  const told: string[] = [];
  page.on('response', (reply) => {
    if (!reply.url().includes('table-rooms')) return;
    void reply.text().then(
      (text) => told.push(text),
      () => undefined,
    );
  });
  return told;
}

/**
 * Plays on until the match is over.
 * @param show makes one choice; counts the shows from 0
 */
export async function playOut(page: Page, press: Press, show: (shows: number) => Promise<void>): Promise<void> {
  for (let shows = 0; shows < 60; shows += 1) {
    await hands(page).first().or(secondWide(page)).waitFor({ timeout: 15_000 });
    if ((await secondWide(page).count()) > 0) return;
    // The clock ran out on a busy machine: choose in the next show.
    await show(shows).catch(() => undefined);
    // Waits for the beats, and for the result to be displayed.
    await hands(page)
      .first()
      .waitFor({ state: 'hidden', timeout: 5000 })
      .catch(() => undefined);
    // After a missed show there is no clock.
    if ((await secondWide(page).count()) === 0 && (await page.getByText('Too late!').count()) > 0)
      await press(wide(page).first()).catch(() => undefined);
  }
  throw new Error('the match did not end');
}

/** From the end of a match to the placed order; of any choice, the first option. */
export async function order(page: Page, press: Press, name: string): Promise<void> {
  await press(wide(page).first());
  const result = page.locator('#play-result');
  const choice = page.locator('#winners-choice, #call-choice');
  await result.or(choice).waitFor();
  if ((await choice.count()) > 0) await press(main(page).getByRole('listitem').first().getByRole('button'));
  await result.waitFor();
  await press(page.locator('section[aria-labelledby="play-result"] button[class*="main"]').first());
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('textbox').fill(name);
  const placed = page.waitForResponse((reply) => reply.url().endsWith('/submit-order'));
  await press(dialog.locator('button[class*="main"]').last());
  await press(page.getByRole('dialog').last().locator('button[class*="main"]').last());
  expect((await placed).status()).toBe(200);
}
