import type { BrowserContext } from 'playwright-core';
import type { RunningServer } from '../server.ts';
import type { Visit } from '../visit.ts';

/** The capsule machine: a fresh drum, a turn in progress, the capsules, and a machine without an answer. */
export async function capsuleScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const address = `${server.origin}/kiosk/live?joinCode=${server.codes['toy-kiosk']}`;
  const shot = (name: string) => visit(page, name);
  await page.route('**/machine', (route) => route.abort());
  await page.goto(address);
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await shot('capsule-01-no-answer');
  await page.unroute('**/machine');
  await page.goto(address);
  const knob = page.getByRole('button', { name: 'Turn the knob' });
  await page
    .getByText(/of \d+$/)
    .first()
    .waitFor();
  await shot('capsule-02-machine');
  await page.route('**/turns', (route) => route.abort());
  await knob.click();
  await page.getByRole('alert').waitFor();
  await shot('capsule-03-turn-lost');
  await page.unroute('**/turns');
  await knob.click();
  await page.getByRole('button', { name: 'Open the capsule' }).waitFor();
  await shot('capsule-04-shut');
  await page.getByRole('button', { name: 'Open the capsule' }).click();
  await page.getByRole('button', { name: /Turn again/ }).waitFor();
  await page.waitForTimeout(1200);
  await shot('capsule-05-open');
  await page.getByRole('button', { name: /Turn again/ }).click();
  await knob.click();
  await page.getByRole('button', { name: 'Open the capsule' }).click();
  await page.getByRole('list', { name: 'Your capsules' }).waitFor();
  await page.waitForTimeout(1200);
  await shot('capsule-06-two');
  await page.getByRole('button', { name: 'I’ll take this one' }).click();
  await page.getByRole('button', { name: 'See details and order' }).waitFor();
  await shot('capsule-07-drink');
  await page.close();
}
