import type { BrowserContext } from 'playwright-core';
import type { RunningServer } from '../server.ts';
import { openDoors, signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

/** The sixteen types: the first doors, doors with a way back, the card and its drink. */
export async function typeScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const shot = (name: string) => visit(page, name);
  await page.goto(`${server.origin}/kiosk/live?joinCode=${server.codes.mbti}`);
  await page.getByRole('progressbar', { name: 'Question 1 of 8' }).waitFor();
  await shot('types-01-doors');
  await openDoors(page, 'ba');
  await shot('types-02-later-doors');
  await openDoors(page, 'babbab', 3);
  await page.getByRole('article').waitFor();
  await page.waitForTimeout(1500);
  await shot('types-03-card');
  await page.getByRole('button', { name: 'Show my drink' }).click();
  await page.getByRole('button', { name: 'See details and order' }).waitFor();
  await shot('types-04-drink');
  await page.getByRole('button', { name: 'Keep a card' }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await page.waitForTimeout(400);
  await shot('types-05-kept');
  await signIn(page, server, 'admin');
  await page.getByRole('heading', { name: 'Select a Shop' }).waitFor();
  await page.goto(`${server.origin}/kiosk/admin/${server.codes.mbti}`);
  await page.getByText('Open MBTI Admin').click();
  await page.getByRole('heading', { name: 'The sixteen cards' }).waitFor();
  await shot('console-types-admin');
  await page.close();
}
