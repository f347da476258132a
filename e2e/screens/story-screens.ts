import type { BrowserContext } from 'playwright-core';
import type { RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

export async function storyScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const { origin, codes } = server;
  const code = codes['story-tree']!;
  await page.goto(`${origin}/kiosk/live?joinCode=${code}`);
  await page.getByText('Stop 1 of 3').waitFor();
  await visit(page, 'story-01-start');
  await page.getByRole('button', { name: /Climb upstairs/ }).click();
  await page.getByText('Stop 2 of 3').waitFor();
  await visit(page, 'story-02-upstairs');
  await page.getByRole('button', { name: /Swap it/ }).click();
  await page.getByText('Stop 3 of 3').waitFor();
  await visit(page, 'story-03-market');
  await page.getByRole('button', { name: /Follow the flowers/ }).click();
  await page.getByText('Terminus').waitFor();
  await visit(page, 'story-04-ending');
  await page.getByRole('button', { name: 'Show my drink' }).click();
  await page.getByRole('button', { name: 'See details and order' }).waitFor();
  await visit(page, 'story-05-result');
  await signIn(page, server, 'admin');
  await page.getByRole('heading', { name: 'Select a Shop' }).waitFor();
  await page.goto(`${origin}/kiosk/admin/${code}`);
  await page.getByText('Open Story Tree Admin').click();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByLabel('Leads to').first().selectOption({ label: '+ A new ending' });
  await page.getByRole('listitem', { name: 'ending 5' }).waitFor();
  await visit(page, 'console-story-admin');
  await page.close();
}
