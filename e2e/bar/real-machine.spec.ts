/** Machines that speak our protocol, at the bridge of a running server: what they do is what everybody sees. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, joinAs, orderRecommended, signIn, startBrewing } from '../steps.ts';
import { WORDS } from '../words.ts';

/** The machine's own word; the text alone stands there before it has one. */
const POURING = /Leave the glass where it is until it is full\. \d\/\d/;
const token = join(mkdtempSync(join(tmpdir(), 'sipwell-machine-')), 'machine.json');

describe('a machine of the bar', () => {
  const people = usePeople();
  let server: RunningServer;
  let owner: Page;
  let machine: ChildProcess | undefined;

  /** The simulator in a process of its own. */
  const switchOn = async (...args: string[]) => {
    const all = ['dist/server/machine.js', '--server', server.origin, '--token', token, ...args];
    machine = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise<void>((ready, failed) => {
      machine?.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('Connected.') && ready());
      machine?.once('exit', (code) => failed(new Error(`the machine ended with ${code}`)));
    });
  };
  const switchOff = async (signal: NodeJS.Signals = 'SIGTERM') => {
    const one = machine;
    machine = undefined;
    if (!one || one.exitCode !== null) return;
    one.removeAllListeners('exit');
    const ended = once(one, 'exit');
    one.kill(signal);
    await ended;
  };
  /** A guest with an order, at the machine. @returns its number */
  const atMachine = async (name: string): Promise<[Page, string]> => {
    const guest = await people.phone();
    await joinAs(guest, server, server.codes['ez-pairing']!, name);
    await answerQuiz(guest, [0, 0, 0, 2, 0]);
    const number = await orderRecommended(guest);
    await guest.goto(`${server.origin}/approve?shopId=demo-bar`);
    return [guest, number];
  };

  beforeAll(async () => {
    server = await startServer();
    owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.getByRole('link', { name: 'Machines' }).click();
    await owner.getByRole('button', { name: 'Add a machine' }).click();
    await owner.getByRole('textbox', { name: 'Name' }).fill('By the window');
    await owner.getByRole('button', { name: 'Show its pairing code' }).click();
    const command = await owner.getByText(/^npm run machine/).textContent();
    await switchOn('--speed', '4', '--code', /--code (\S+)/.exec(command ?? '')![1]!);
    await owner.getByText('The machine is connected.').waitFor();
    await owner.getByRole('button', { name: 'Done' }).click();
  });
  afterAll(async () => {
    await switchOff();
    await server.stop();
  });

  it('pours what was approved; guest, console and counter see it, also after a reload', async () => {
    const counter = await owner.context().newPage();
    await counter.goto(`${server.origin}/shops/demo-bar/tonight`);
    const [guest, number] = await atMachine('Ada');
    await startBrewing(guest);
    await guest.getByText(POURING).waitFor();
    await owner.getByRole('progressbar', { name: `Progress of ${number}` }).waitFor();
    await counter.getByText(number).first().waitFor();
    await guest.reload();
    await guest.getByText(WORDS.brewing).waitFor();
    await guest.getByText(WORDS.cheers).waitFor();
    await owner.getByRole('progressbar', { name: `Progress of ${number}` }).waitFor({ state: 'detached' });
    await counter.getByText(number).first().waitFor({ state: 'detached' });
    await counter.close();
  });

  it('that saw no glass has not poured: the same order is made at the next try', async () => {
    await switchOff();
    await switchOn('--speed', '20', '--fault', 'no_glass');
    const [guest] = await atMachine('Bea');
    await startBrewing(guest);
    await guest.getByText('It saw no glass. Put one in its place, and try again.').waitFor();
    await switchOff();
    await switchOn('--speed', '20');
    await guest.getByRole('button', { name: 'Try Again' }).click();
    await guest.getByText(WORDS.cheers).waitFor();
  });

  it('is stopped by the guest in front of it', async () => {
    await switchOff();
    await switchOn('--speed', '1');
    const [guest] = await atMachine('Cy');
    await startBrewing(guest);
    await guest.getByText(POURING).waitFor();
    await guest.getByRole('button', { name: 'Stop', exact: true }).click();
    await guest.getByRole('heading', { name: 'Stopped' }).waitFor();
  });

  it('that loses power never says Cheers!, pours nothing more, and calls staff', async () => {
    const [guest, number] = await atMachine('Di');
    await startBrewing(guest);
    await guest.getByText(POURING).waitFor();
    await switchOff('SIGKILL');
    await switchOn('--speed', '20');
    await guest.getByRole('heading', { name: 'Please see the bar' }).waitFor();
    await owner.goto(`${server.origin}/shops/demo-bar/tonight`);
    await owner.getByText(number).first().waitFor();
    const [next] = await atMachine('Ed');
    await startBrewing(next);
    await next.getByText(WORDS.cheers).waitFor();
  });
});

describe('the demo’s own machine', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ env: { DEMO_MACHINE: 'fast' } });
  });
  afterAll(async () => void (await server.stop()));

  it('makes a newcomer’s first drink, with nothing set up', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.getByRole('link', { name: 'Machines' }).click();
    await owner
      .getByRole('region', { name: /House simulator/ })
      .getByText('Ready')
      .waitFor();
    const guest = await people.phone();
    await joinAs(guest, server, server.codes['ez-pairing']!, 'Fay');
    await answerQuiz(guest, [0, 0, 0, 2, 0]);
    await orderRecommended(guest);
    await guest.goto(`${server.origin}/approve?shopId=demo-bar`);
    await startBrewing(guest);
    await guest.getByText(POURING).waitFor();
    await guest.getByText(WORDS.cheers).waitFor();
  });
});
