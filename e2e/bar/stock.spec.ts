/** A bottle that a machine empties: every open menu sees it, and two taps bring the drink back. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { orderFromModal, signIn, startBrewing } from '../steps.ts';
import { WORDS } from '../words.ts';

const DRINK = 'Butterfly Yuzu Soda';
const BOTTLE = /Butterfly pea flower tea/;
const SECOND = { timeout: 1000 };

describe('a bottle that runs out', () => {
  const people = usePeople();
  let server: RunningServer;
  let owner: Page;
  let machine: ChildProcess;

  beforeAll(async () => {
    server = await startServer();
    owner = await people.desktop();
    await signIn(owner, server, 'tea');
    await owner.getByRole('link', { name: 'Machines' }).click();
    await owner.getByRole('button', { name: 'Add a machine' }).click();
    await owner.getByRole('textbox', { name: 'Name' }).fill('By the window');
    await owner.getByRole('button', { name: 'Show its pairing code' }).click();
    const command = await owner.getByText(/^npm run machine/).textContent();
    const code = /--code (\S+)/.exec(command ?? '')![1]!;
    const token = join(mkdtempSync(join(tmpdir(), 'sipwell-machine-')), 'machine.json');
    const args = ['--server', server.origin, '--token', token, '--speed', '50', '--code', code];
    machine = spawn(process.execPath, ['dist/server/machine.js', ...args], { stdio: 'ignore' });
    await owner.getByText('The machine is connected.').waitFor();
    await owner.getByRole('button', { name: 'Done' }).click();
  });
  afterAll(async () => {
    const ended = once(machine, 'exit');
    machine.kill();
    await ended;
    await server.stop();
  });

  const terminal = () => `${server.origin}/kiosk/live?joinCode=${server.codes['ordering-terminal']!}`;
  const atMenu = async (): Promise<Page> => {
    const page = await people.phone();
    await page.goto(terminal());
    await page.getByRole('searchbox').fill('yuzu');
    await drinkOn(page).waitFor();
    return page;
  };
  const drinkOn = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: DRINK }).first();
  const poured = async (name: string): Promise<Page> => {
    const guest = await atMenu();
    await drinkOn(guest).getByRole('button').first().tap();
    await orderFromModal(guest, name);
    await guest.goto(`${server.origin}/approve?shopId=demo-tea`);
    await startBrewing(guest);
    return guest;
  };

  it('takes its drinks off every open menu within a second, and two taps bring them back', async () => {
    await owner.getByRole('button', { name: 'Count the bottles…' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await owner.getByText(/^Enough left/).click();
    const bottle = owner.getByRole('button', { name: BOTTLE });
    await bottle.click();
    await owner.getByRole('spinbutton', { name: 'Or as much as is in it' }).fill('80');
    await owner.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await bottle.getByText('80 of 700 ml').waitFor();

    const watching = await atMenu();
    const guest = await poured('Ada');
    await guest.getByText(WORDS.cheers).waitFor();
    await expect.poll(() => drinkOn(watching).textContent(), SECOND).toMatch(/sold out/i);
    await bottle.getByText('Empty').waitFor(SECOND);
    const counter = await owner.context().newPage();
    await counter.goto(`${server.origin}/shops/demo-tea/tonight`);
    const low = counter.getByRole('list', { name: 'Running low' }).getByRole('button', { name: BOTTLE });
    await low.click();
    await counter.getByRole('button', { name: 'Full: 700 ml' }).click();
    await expect.poll(() => drinkOn(watching).textContent(), SECOND).not.toMatch(/sold out/i);
    await counter.getByText(/is refilled/).waitFor();
    await bottle.getByText('700 of 700 ml').waitFor(SECOND);
    await counter.close();
  });
});
