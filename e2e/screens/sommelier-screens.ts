/** The sommelier's screens and states. */
import type { BrowserContext } from 'playwright-core';
import type { RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

export async function sommelierScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const { origin, codes } = server;
  const code = codes['voice-sommelier']!;
  await page.goto(`${origin}/kiosk/live?joinCode=${code}`);
  await page.getByRole('heading', { name: 'Hello. Tell me what you feel like.' }).waitFor();
  await visit(page, 'sommelier-01-hello');
  await page.getByRole('textbox').fill('fruity with lots of bubbles, not too sweet, no milk, and a zorblax');
  await page.getByRole('button', { name: 'Say it', exact: true }).click();
  await page.getByText('Not understood: “zorblax”').waitFor();
  await visit(page, 'sommelier-02-wishes');
  await page
    .getByRole('button', { name: /^Change: / })
    .first()
    .click();
  await visit(page, 'sommelier-03-change');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Hold to talk' }).click();
  await page.getByText('Before you speak').waitFor();
  await visit(page, 'sommelier-04-before-speaking');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show my drink' }).click();
  await page.getByRole('heading', { name: 'Then this is the one for you.' }).waitFor();
  await visit(page, 'sommelier-05-result');
  await page.getByRole('button', { name: 'Start Over' }).click();
  await page.getByRole('button', { name: 'I’m driving' }).click();
  await page.getByRole('button', { name: 'Show my drink' }).click();
  await page.getByRole('button', { name: 'Either is fine' }).waitFor();
  await visit(page, 'sommelier-06-question');
  await signIn(page, server, 'admin');
  await page.getByRole('heading', { name: 'Select a Shop' }).waitFor();
  await page.goto(`${origin}/kiosk/admin/${code}`);
  await page.getByText('Open Voice Sommelier Admin').click();
  await page.getByLabel('A guest says').fill('似 mojito, 唔好太甜, zebra');
  await visit(page, 'console-sommelier-admin');
  await page.close();
}
