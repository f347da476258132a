/** From the result of a play to the placed order: by touch, and by keyboard alone in any language. */
import type { Locator, Page } from 'playwright-core';
import { DISPLAY_ID, WORDS } from './words.ts';

/** @returns the order's display id */
export async function orderByTouch(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: WORDS.seeDetails }).tap();
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('button', { name: WORDS.order }).tap();
  await page.getByRole('button', { name: WORDS.ready }).tap();
  return placedId(page);
}

export async function orderByKeyboard(page: Page, name: string): Promise<string> {
  const order = page.locator('section[aria-labelledby="play-result"] button[class*=main]');
  await press(page, order, 'Enter');
  const field = page.getByRole('dialog').getByRole('textbox');
  await tabTo(page, field);
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  const prepare = page.getByRole('dialog').last();
  await prepare.getByRole('list').waitFor();
  await press(page, prepare.getByRole('button').nth(1), 'Enter');
  return placedId(page);
}

/** Moves the focus with Tab until it is there: what cannot be reached this way cannot be used without a mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let i = 0; i < 80; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

export async function press(page: Page, target: Locator, key: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function placedId(page: Page): Promise<string> {
  const said = page.locator('section[aria-labelledby=placed-drink] strong').filter({ hasText: DISPLAY_ID });
  await said.waitFor();
  return DISPLAY_ID.exec((await said.textContent()) ?? '')?.[0] ?? '';
}
