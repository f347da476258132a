import type { BrowserContext } from 'playwright-core';
import type { RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

export async function vibesScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const { origin, codes } = server;
  const code = codes['vibes-matching']!;
  await page.goto(`${origin}/kiosk/live?joinCode=${code}`);
  await page.getByRole('heading', { name: 'Now showing: you' }).waitFor();
  await visit(page, 'vibes-01-wall');
  for (const mood of ['Flirty', 'Zen', 'Rebellious']) await page.getByRole('checkbox', { name: mood }).check();
  await visit(page, 'vibes-02-chosen');
  await page.getByRole('button', { name: 'That’s the mood' }).click();
  await page.getByRole('button', { name: 'Whole crew' }).click();
  await visit(page, 'vibes-03-sliders');
  await page.getByRole('button', { name: 'Roll the film' }).click();
  await page.getByRole('heading', { name: /^Your vibe/ }).waitFor();
  await visit(page, 'vibes-04-result');
  await signIn(page, server, 'admin');
  await page.getByRole('heading', { name: 'Select a Shop' }).waitFor();
  await page.goto(`${origin}/kiosk/admin/${code}`);
  await page.getByText('Open Vibes Matching Admin').click();
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await visit(page, 'console-vibes-admin');
  await page.close();
}
