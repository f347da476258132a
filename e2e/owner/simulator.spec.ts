/** A bar of one's own without a machine: the simulator, from set-up to a guest's drink, and failing by name. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import { WORDS } from '../words.ts';

const PASSWORD = 'a bar of my own';
/** The machine's own word; the text alone stands there before it has one. */
const POURING = /Leave the glass where it is until it is full\. \d\/\d/;

describe('the simulator of an own bar', () => {
  const people = usePeople();
  let server: RunningServer;
  let owner: Page;
  let code = '';
  beforeAll(async () => {
    server = await startServer({ env: { SEED: 'none', ADMIN_PASSWORD: '' } });
  });
  afterAll(async () => void (await server.stop()));

  const heading = (name: string) => owner.getByRole('heading', { name, level: 1 }).waitFor();
  const machine = () => owner.getByRole('region', { name: 'Simulator' });
  /** A guest with an order, who has prepared the glass. */
  const atMachine = async (name: string): Promise<Page> => {
    const guest = await people.phone();
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${code}`);
    await guest.getByRole('main').getByRole('listitem').getByRole('button', { disabled: false }).first().tap();
    await guest.getByRole('dialog').first().getByRole('textbox').fill(name);
    await guest.getByRole('button', { name: WORDS.order }).tap();
    await guest.getByRole('button', { name: WORDS.ready }).tap();
    await guest.getByText(WORDS.placed).first().waitFor();
    await guest.goto(`${server.origin}/approve?shopId=night-owl`);
    await guest.getByRole('button', { name: WORDS.make }).first().tap();
    await guest.getByRole('button', { name: WORDS.brew }).tap();
    return guest;
  };

  it('is added in one tap while the bar is set up', async () => {
    owner = await people.desktop();
    await owner.goto(server.setUpLink ?? 'no link was printed');
    await owner.getByLabel('Username').fill('ada');
    await owner.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await owner.getByRole('button', { name: 'Go on' }).click();
    await owner.getByLabel('Name in English').fill('Night Owl');
    await owner.getByRole('button', { name: 'Make the bar' }).click();
    await heading('What do you pour?');
    await owner.getByRole('main').locator('button[type=submit]').click();
    await heading('What makes the drinks?');
    await owner.getByRole('radio', { name: /^The simulator/ }).check();
    await owner.getByRole('button', { name: 'Add a simulator' }).click();
    await owner.getByText('Added: Simulator').waitFor();
    await owner.getByRole('button', { name: 'Go on' }).click();
    await owner.getByRole('button', { name: 'Open it' }).click();
    await owner.getByRole('button', { name: 'Print the card' }).waitFor();
    code = (await owner.locator('main code').first().textContent()) ?? '';
    await owner.getByRole('button', { name: 'To my bar' }).click();
    await owner.getByRole('link', { name: 'Machines' }).click();
    await machine().getByText('Ready').waitFor();
  });

  it('makes what a guest has ordered, in the time the drink takes', async () => {
    const guest = await atMachine('Ada');
    await guest.getByText(POURING).waitFor();
    await machine().getByText('Pouring').first().waitFor();
    await guest.getByText(WORDS.cheers).waitFor({ timeout: 90_000 });
    await machine().getByText('Ready').waitFor();
  });

  it('sees no glass when it is told to, and makes the same order afterwards', async () => {
    await machine().getByLabel('With each drink').selectOption('It sees no glass');
    const guest = await atMachine('Bea');
    await guest.getByText('It saw no glass. Put one in its place, and try again.').waitFor();
    await machine().getByLabel('With each drink').selectOption('Everything works');
    await expect.poll(() => machine().getByLabel('With each drink').isEnabled()).toBe(true);
    await guest.getByRole('button', { name: 'Try Again' }).tap();
    await guest.getByText(WORDS.cheers).waitFor({ timeout: 90_000 });
  });

  it('is there again after the server was started anew, and gone once it is removed', async () => {
    await server.stop();
    server = await startServer({ dataDir: server.dataDir, env: { SEED: 'none', ADMIN_PASSWORD: '' } });
    owner = await people.desktop();
    await signIn(owner, server, 'ada', PASSWORD);
    await owner.waitForURL('**/shop-admin');
    await owner.goto(`${server.origin}/shops/night-owl/machines`);
    await machine().getByText('Ready').waitFor();
    await machine().getByRole('button', { name: 'Remove' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await owner.getByRole('heading', { name: 'No machine is connected' }).waitFor();
    const guest = await atMachine('Cy');
    await guest.getByText(WORDS.brewing).waitFor();
  });
});
