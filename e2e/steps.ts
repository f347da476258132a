/** Steps shared by the journeys. */
import type { Page } from 'playwright-core';
import { PASSWORDS, type RunningServer } from './server.ts';
import { WORDS } from './words.ts';

export async function signIn(
  page: Page,
  { origin }: Pick<RunningServer, 'origin'>,
  username: string,
  password = username === 'admin' ? PASSWORDS.ADMIN_PASSWORD : PASSWORDS.DEMO_OWNER_PASSWORD,
): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** From the join address to the name field. */
export async function joinAs(
  page: Page,
  { origin }: Pick<RunningServer, 'origin'>,
  code: string,
  name: string,
): Promise<void> {
  await page.goto(`${origin}/kiosk/live?joinCode=${code}`);
  await page.getByRole('textbox').fill(name);
  await page.getByRole('button', { name: WORDS.startQuiz }).click();
}

/** Answers the quiz, given the index of the choice for each question. */
export async function answerQuiz(page: Page, choices: readonly number[]): Promise<void> {
  for (const [i, choice] of choices.entries()) {
    await page
      .getByText(`Question ${i + 1} of ${choices.length}`)
      .first()
      .waitFor();
    await page.getByRole('main').getByRole('listitem').getByRole('button').nth(choice).click();
  }
}

/**
 * From the recommendation to the placed order.
 * @returns its display id
 */
export async function orderRecommended(page: Page): Promise<string> {
  await page.getByText(WORDS.recommended).waitFor();
  await page.getByRole('button', { name: WORDS.details }).click();
  await page.getByRole('button', { name: WORDS.order }).click();
  await page.getByText(WORDS.prepare).waitFor();
  await page.getByRole('button', { name: WORDS.ready }).click();
  const text = await page.getByText(WORDS.placed).first().textContent();
  return WORDS.placed.exec(text ?? '')?.[1] ?? '';
}

/** From the machine's page to the glass being filled. */
export async function startBrewing(page: Page): Promise<void> {
  await page.getByText(WORDS.choose).waitFor();
  await page.getByRole('button', { name: WORDS.make }).first().click();
  await page.getByText(WORDS.glass).waitFor();
  await page.getByRole('button', { name: WORDS.brew }).click();
  await page.getByText(WORDS.brewing).waitFor();
}

/** From the machine's page to the finished drink, without its time: guest-orders.spec.ts waits for that. */
export async function brewAtOnce(page: Page): Promise<void> {
  await page.clock.install();
  await startBrewing(page);
  await page.clock.fastForward(LONGEST_BREWING_MS);
  await page.getByText(WORDS.cheers).waitFor();
}
const LONGEST_BREWING_MS = 90_000;

/**
 * From the open modal of a drink to the placed order.
 * @returns its display id
 */
export async function orderFromModal(page: Page, name: string): Promise<string> {
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.getByRole('button', { name: WORDS.order }).click();
  await page.getByRole('button', { name: WORDS.ready }).click();
  const text = await page.getByText(WORDS.placed).first().textContent();
  return WORDS.placed.exec(text ?? '')?.[1] ?? '';
}

/** Moves the focus with the Tab key alone to the element of the selector. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never reached ${selector}`);
}

/**
 * The same by keyboard alone, in any language: the name, the drink, the glass.
 * @returns what was ordered
 */
export async function orderByKeyboard(page: Page, name: string): Promise<{ recipeId: string; name: string }> {
  const sent = page.waitForRequest((request) => request.url().endsWith('/submit-order'));
  await tabTo(page, 'dialog input');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').nth(1).waitFor();
  await tabTo(page, 'dialog:has(ol) button[class*=main]');
  await page.keyboard.press('Enter');
  return (await sent).postDataJSON() as { recipeId: string; name: string };
}

/**
 * Opens one of the two doors of each question: `a` on the left, `b` on the right.
 * @param from the first question, from 1
 */
export async function openDoors(page: Page, choices: string, from = 1): Promise<void> {
  for (const [i, side] of choices.split('').entries()) {
    const now = page.locator(`[role=progressbar][aria-valuenow="${from + i - 1}"]`);
    await now.waitFor();
    await page.locator(`[data-side-of=${side}]`).click();
    await now.waitFor({ state: 'detached' });
  }
}

/** An account of staff with a PIN, by the owner whose page this is. @param onForm while the PIN's form is open */
export async function giveStaffAPin(
  page: Page,
  { origin }: Pick<RunningServer, 'origin'>,
  username: string,
  pin: string,
  onForm?: () => Promise<void>,
): Promise<void> {
  await page.goto(`${origin}/shops/demo-bar/master?tab=staff`);
  await page.getByLabel('Username of a new account').fill(username);
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I have passed it on' }).click();
  await page.getByRole('row').filter({ hasText: username }).getByRole('button').first().click();
  await page.getByLabel('New PIN').fill(pin);
  await onForm?.();
  await page.getByRole('button', { name: 'Save PIN' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** @param onQuestion while the page asks */
export async function makeSharedTablet(
  page: Page,
  { origin }: Pick<RunningServer, 'origin'>,
  name: string,
  onQuestion?: () => Promise<void>,
): Promise<void> {
  await page.goto(`${origin}/shops/demo-bar/settings#tablets`);
  await page.getByLabel('Name of this tablet').fill(name);
  await page.getByRole('button', { name: 'Use this device as the shared tablet' }).click();
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await onQuestion?.();
  await question.getByRole('button', { name: 'Use this device' }).click();
  await page.waitForURL('**/shops/demo-bar/tonight');
}

/** At the open pad of digits. */
export async function enterPin(page: Page, username: string, pin: string): Promise<void> {
  const pad = page.getByRole('dialog').last();
  await pad.getByRole('button', { name: username, exact: true }).click();
  for (const digit of pin) await pad.getByRole('button', { name: digit, exact: true }).click();
  await pad.getByRole('button', { name: 'OK', exact: true }).click();
}
