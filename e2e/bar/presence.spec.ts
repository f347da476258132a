/**
 * Nobody starts a drink from home: the screen at a machine, the guest's phone and the counter, open at once, with the
 * simulator in fast time. Source: docs/behaviour/presence.md.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../accessibility/judge.ts';
import { usePeople } from '../browser.ts';
import { asItself } from '../in-language.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, joinAs, orderRecommended, signIn, startBrewing } from '../steps.ts';
import { WORDS } from '../words.ts';

const SOON = { timeout: 3000 };
const CODE = 'Six figures on the machine';

describe('the screen at a machine', () => {
  const people = usePeople();
  let server: RunningServer;
  let owner: Page;
  let display: Page;
  let counter: Page;
  let machine: ChildProcess | undefined;

  const switchOn = async (speed: number, ...more: string[]) => {
    const token = join(mkdtempSync(join(tmpdir(), 'sipwell-machine-')), 'machine.json');
    const all = ['--server', server.origin, '--token', token, '--speed', String(speed), ...more];
    machine = spawn(process.execPath, ['dist/server/machine.js', ...all], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise<void>((ready) =>
      machine?.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('Connected.') && ready()),
    );
  };
  const switchOff = async () => {
    if (!machine || machine.exitCode !== null) return;
    const ended = once(machine, 'exit');
    machine.kill();
    await ended;
  };
  /** A guest with an order, who opens an address by the machine's page. @returns the order's number */
  const guestAt = async (name: string, address: string): Promise<[Page, string]> => {
    const guest = await people.phone();
    await joinAs(guest, server, server.codes['ez-pairing']!, name);
    await answerQuiz(guest, [0, 0, 0, 2, 0]);
    const number = await orderRecommended(guest);
    await guest.goto(`${server.origin}${address}`);
    return [guest, number];
  };
  const digits = async () => (await display.getByText(/^\d{3} \d{3}$/).textContent())!.replace(' ', '');
  const ticket = (number: string) => counter.getByRole('listitem').filter({ hasText: number });

  beforeAll(async () => {
    server = await startServer();
    owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.getByRole('link', { name: 'Machines' }).click();
    await owner.getByRole('button', { name: 'Add a machine' }).click();
    await owner.getByRole('textbox', { name: 'Name' }).fill('By the window');
    await owner.getByRole('button', { name: 'Show its pairing code' }).click();
    const command = await owner.getByText(/^npm run machine/).textContent();
    await switchOn(2, '--code', /--code (\S+)/.exec(command ?? '')![1]!);
    await owner.getByRole('button', { name: 'Done' }).click();

    await owner.getByRole('region', { name: 'By the window' }).getByRole('button', { name: 'Screen' }).click();
    await owner.getByRole('button', { name: 'Make a link' }).click();
    const link = (await owner.getByText(/#key=/).textContent()) ?? '';
    display = await people.desktop();
    await display.setViewportSize({ width: 800, height: 480 });
    await display.goto(link);
    await display.getByRole('img', { name: /Scan to start your drink/ }).waitFor();
    counter = await owner.context().newPage();
    await counter.goto(`${server.origin}/shops/demo-bar/tonight`);
  });
  afterAll(async () => {
    await switchOff();
    await server.stop();
  });

  it('keeps a guest without the code from brewing, and lets whoever types it', async () => {
    const [guest, number] = await guestAt('Ada', '/approve?shopId=demo-bar');
    await guest.getByLabel(CODE).waitFor();
    await startBrewing(guest);
    await guest.getByText('The machine has not started. Your drink is still waiting for you.').waitFor();
    await guest.getByLabel(CODE).fill('000000');
    await guest.getByRole('button', { name: 'Continue' }).click();
    await guest.getByText('The machine does not show this code now. Type the six figures it shows.').waitFor();
    await display.getByRole('listitem').filter({ hasText: number }).waitFor(SOON);
    expect(await display.getByRole('progressbar').count()).toBe(0);
    expect(await axe(asItself(guest))).toEqual([]);

    await guest.getByLabel(CODE).fill(await digits());
    await guest.getByRole('button', { name: 'Continue' }).click();
    await display.getByRole('progressbar', { name: new RegExp(number) }).waitFor();
    await ticket(number).getByRole('progressbar').waitFor(SOON);
    expect(await ticket(number).getByRole('button', { name: 'Done', exact: true }).count()).toBe(0);
    expect(await axe(asItself(display))).toEqual([]);
    expect(await axe(asItself(counter))).toEqual([]);
    await guest.getByText(WORDS.cheers).waitFor();
  });

  it('starts a scanned drink without a word, and its STOP stops it everywhere', async () => {
    const address = await display.evaluate(
      async () =>
        await new Promise<string>((found) => {
          const key = Object.keys(localStorage).find((one) => one.startsWith('displayKey:'))!;
          const headers = { 'x-display-key': localStorage.getItem(key)! };
          void fetch(`/api/admin/shops/demo-bar/machines/${key.slice(11)}/display`, { headers })
            .then((reply) => reply.json())
            .then(({ code }) => found(`/approve?shopId=demo-bar&p=${code.proof}`));
        }),
    );
    const [guest, number] = await guestAt('Bo', address);
    await guest.waitForURL(`${server.origin}/approve?shopId=demo-bar`);
    await startBrewing(guest);
    await display.getByRole('progressbar', { name: new RegExp(number) }).waitFor();
    expect(await guest.getByLabel(CODE).count()).toBe(0);
    await display.getByRole('button', { name: /STOP/ }).click();
    await display.getByText('Told to stop').waitFor(SOON);
    await guest.getByRole('heading', { name: 'Stopped' }).waitFor();
    await display.getByRole('progressbar').waitFor({ state: 'detached' });
    await ticket(number).waitFor({ state: 'detached' });
  });

  it('says that it is paused and why; guests read it before Make This', async () => {
    const [guest] = await guestAt('Cy', '/approve?shopId=demo-bar');
    const make = guest.getByRole('button', { name: WORDS.make });
    await make.waitFor();
    await owner.getByRole('button', { name: 'Close' }).click();
    await owner.getByRole('region', { name: 'By the window' }).getByRole('button', { name: 'Pause' }).first().click();
    await owner.getByLabel('Reason, English').fill('Ice is on its way');
    await owner.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    await display.getByText('Ice is on its way').waitFor(SOON);
    await guest.getByText('Ice is on its way').waitFor(SOON);
    expect(await make.isDisabled()).toBe(true);
    await owner.getByRole('button', { name: 'Give it orders again' }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Give it orders again' }).click();
    await display.getByRole('img', { name: /Scan to start your drink/ }).waitFor(SOON);
    await expect.poll(() => make.isDisabled()).toBe(false);
  });

  it('primes a line and measures another, and keeps the log of it', async () => {
    await owner.getByRole('button', { name: 'Care' }).click();
    const care = owner.getByRole('dialog', { name: 'Care of By the window' });
    await care.getByRole('button', { name: 'Prime' }).click();
    await display.getByText('The bar is looking after the machine.').waitFor(SOON);
    await care
      .getByText(/Prime · Pump 1/)
      .first()
      .waitFor();
    await care.getByText(/^Done/).first().waitFor();
    await care.getByRole('button', { name: 'Calibrate' }).click();
    await care.getByLabel('Millilitres in the glass').fill('48');
    await care.getByText(/becomes 9\.6 ml\/s/).waitFor();
    await care.getByRole('button', { name: 'Save the rate' }).click();
    await care.getByText(/48 ml → 9\.6 ml\/s/).waitFor();
    expect(await axe(asItself(owner))).toEqual([]);
  });

  it('is ended when its key is revoked, and guests are not asked any more', async () => {
    await owner.getByRole('button', { name: 'Close' }).click();
    await owner.getByRole('region', { name: 'By the window' }).getByRole('button', { name: 'Screen' }).click();
    await owner.getByRole('button', { name: 'Revoke' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await display.getByText('This screen has no valid key').waitFor({ timeout: 5000 });
    const [guest] = await guestAt('Di', '/approve?shopId=demo-bar');
    await startBrewing(guest);
    await guest.getByText(/Leave the glass where it is/).waitFor();
  });
});
