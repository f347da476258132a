/** The magazine menu's screens and states. */
import type { BrowserContext } from 'playwright-core';
import { offerLanguages } from '../api.ts';
import type { RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

export async function terminalScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const { origin, codes } = server;
  const code = codes['ordering-terminal']!;
  await page.goto(`${origin}/kiosk/live?joinCode=${code}`);
  await page.getByRole('heading', { name: 'The menu' }).waitFor();
  await visit(page, 'terminal-01-cover');
  await offerLanguages(server, 'demo-tea', ['ja', 'th']);
  await page.reload();
  await page.getByRole('combobox', { name: 'Menu language' }).selectOption('ja');
  await page.getByRole('main').locator('[lang=ja]').first().waitFor();
  await visit(page, 'terminal-01-menu-language');
  await offerLanguages(server, 'demo-tea', []);
  await page.reload();
  await page.getByRole('heading', { name: 'The menu' }).waitFor();
  await page.getByRole('button', { name: 'Fizzy', exact: true }).click();
  await page.getByText('36 drinks').waitFor({ state: 'detached' });
  await visit(page, 'terminal-02-fizzy');
  await page.getByRole('searchbox').fill('zzzz');
  await page.getByText('Nothing has all of that').waitFor();
  await visit(page, 'terminal-03-nothing');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByRole('main').getByRole('listitem').getByRole('button', { disabled: false }).first().click();
  await page.getByRole('dialog').getByText('Allergens').waitFor();
  await visit(page, 'terminal-04-sheet');
  await page.clock.install();
  await page.goto(`${origin}/kiosk/live?joinCode=${code}&screen=shared`);
  await page.getByRole('searchbox').fill('tea');
  await page.clock.runFor(75_000);
  await page.getByRole('heading', { name: 'Still there?' }).waitFor();
  await page.clock.resume();
  await visit(page, 'terminal-05-still-there');
  await page.close();

  const console = await context.newPage();
  await signIn(console, server, 'admin');
  await console.getByRole('heading', { name: 'Select a Shop' }).waitFor();
  await console.goto(`${origin}/kiosk/admin/${code}`);
  await console.getByText('Open Ordering Terminal Admin').click();
  await console.getByRole('button', { name: 'Add a section' }).click();
  await visit(console, 'console-terminal-admin');
  await console.close();
}
