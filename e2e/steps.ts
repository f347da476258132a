/** What people do, in their words: shared by the journeys. */
import type { Page } from 'playwright-core';
import { PASSWORDS, type RunningServer } from './server.ts';

export async function signIn(
  page: Page,
  { origin }: Pick<RunningServer, 'origin'>,
  username: 'admin' | 'bar' | 'tea',
): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Username').fill(username);
  await page
    .getByLabel('Password', { exact: true })
    .fill(username === 'admin' ? PASSWORDS.ADMIN_PASSWORD : PASSWORDS.DEMO_OWNER_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** From the join address to the name being asked for. */
export async function joinAs(page: Page, { origin }: RunningServer, code: string, name: string): Promise<void> {
  await page.goto(`${origin}/kiosk/live?joinCode=${code}`);
  await page.getByRole('textbox').fill(name);
  await page.getByRole('button', { name: 'Start Quiz' }).click();
}

/** Answers the quiz: for each question which choice, from 0. */
export async function answerQuiz(page: Page, choices: readonly number[]): Promise<void> {
  for (const [i, choice] of choices.entries()) {
    await page
      .getByText(`Question ${i + 1} of ${choices.length}`)
      .first()
      .waitFor();
    await page.getByRole('main').getByRole('listitem').getByRole('button').nth(choice).click();
  }
}

/** From the recommendation to the placed order. @returns its display id */
export async function orderRecommended(page: Page): Promise<string> {
  await page.getByText("We think you'll like these").waitFor();
  await page.getByRole('button', { name: /details/i }).click();
  await page.getByRole('button', { name: 'Order This Drink' }).click();
  await page.getByText('Prepare Your Glass').waitFor();
  await page.getByRole('button', { name: 'Ready - Place Order' }).click();
  const text = await page
    .getByText(/Display ID: \w+/)
    .first()
    .textContent();
  return /Display ID: (\w+)/.exec(text ?? '')?.[1] ?? '';
}

/** From the machine's page to the glass being filled. */
export async function startBrewing(page: Page): Promise<void> {
  await page.getByText('Hey there! Choose a drink to make:').waitFor();
  await page
    .getByRole('button', { name: /Make This/ })
    .first()
    .click();
  await page.getByText(/Prep your glass for/).waitFor();
  await page.getByRole('button', { name: 'Glass is Ready - Start Brewing!' }).click();
  await page.getByText('Now Brewing...').waitFor();
}
