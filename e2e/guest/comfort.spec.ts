/** What guests need when something comes between them and their drink: the network, a reload, a busy or a wrong machine. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFaultProxy, type FaultProxy } from '#test/fault-proxy.ts';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, joinAs, startBrewing } from '../steps.ts';
import { WORDS } from '../words.ts';

describe('a guest', () => {
  const people = usePeople();
  let server: RunningServer;
  let proxy: FaultProxy;
  let at: RunningServer;
  beforeAll(async () => {
    server = await startServer();
    proxy = await startFaultProxy(server.port);
    at = { ...server, origin: proxy.origin };
  });
  afterAll(async () => {
    await proxy.close();
    await server.stop();
  });

  const QUIZ = [0, 0, 0, 2, 0];
  /** To the ticket. @returns its number */
  const order = async (page: Page, name: string): Promise<string> => {
    await joinAs(page, at, at.codes['ez-pairing']!, name);
    await answerQuiz(page, QUIZ);
    await page.getByRole('button', { name: WORDS.details }).click();
    await page.getByRole('button', { name: WORDS.order }).click();
    await page.getByRole('button', { name: WORDS.ready }).click();
    const text = await page.getByText(WORDS.placed).first().textContent();
    return WORDS.placed.exec(text ?? '')?.[1] ?? '';
  };

  it('joins by itself once there is a network, and the code is not blamed', async () => {
    const page = await people.phone();
    proxy.fault = ({ url }) => (url?.includes('/kiosk-instances/code/') ? 'stumble' : 'none');
    await page.goto(`${at.origin}/kiosk/live?joinCode=${at.codes['ez-pairing']}`);
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    expect(await page.getByText(/mismatch/i).count()).toBe(0);
    proxy.fault = () => 'none';
    await page.getByRole('button', { name: WORDS.startQuiz }).waitFor({ timeout: 25_000 });
  });

  it('plays on while what runs in the background cannot be loaded', async () => {
    const page = await people.phone();
    let isCut = true;
    let cut = 0;
    await page.route(/\/assets\/guest-services-/, (route) => {
      if (!isCut) return route.continue();
      cut++;
      return route.abort();
    });
    await joinAs(page, at, at.codes['ez-pairing']!, 'Ada');
    await expect.poll(() => cut).toBeGreaterThan(0);
    await page.getByText('Question 1 of 5').first().waitFor();
    expect(await page.getByText('This page spilled').count()).toBe(0);
    isCut = false;
    const notices = page.locator('aside[aria-label="Connection and orders"]');
    await notices.waitFor({ state: 'attached', timeout: 30_000 });
    await page.getByText('Question 1 of 5').first().waitFor();
  });

  it('goes on with a quiz after a reload, until it has led to an order', async () => {
    const page = await people.phone();
    await joinAs(page, at, at.codes['ez-pairing']!, 'Ada');
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await page.getByText('Question 2 of 5').first().waitFor();
    await page.reload();
    await page.getByText('Question 2 of 5').first().waitFor();
    await page.goto(`${at.origin}/approve`);
    await page.goBack();
    await page.getByText('Question 2 of 5').first().waitFor();
    for (const choice of QUIZ.slice(1))
      await page.getByRole('main').getByRole('listitem').getByRole('button').nth(choice).click();
    await page.getByRole('button', { name: WORDS.details }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: WORDS.details }).click();
    await page.getByRole('button', { name: WORDS.order }).click();
    await page.getByRole('button', { name: WORDS.ready }).click();
    await page.getByText(WORDS.placed).first().waitFor();
    await page.reload();
    await page.getByRole('list', { name: 'Your tickets' }).waitFor();
    // The next drink is for the same name.
    expect(await page.getByRole('textbox').inputValue()).toBe('Ada');
  });

  it('sees at a glance where to go with the ticket, and at the machine who is before', async () => {
    const [ada, bea] = [await people.phone(), await people.phone()];
    const first = await order(ada, 'Ada');
    const toMachine = ada.getByRole('link', { name: "I'm at the machine" });
    const box = await toMachine.boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(844);
    expect(await ada.locator('[data-prompt]').count()).toBe(0);
    await ada.getByText('The machine is free.').waitFor();

    const second = await order(bea, 'Bea');
    await bea.goto(`${at.origin}/approve?shopId=demo-bar`);
    await startBrewing(bea);
    await ada.getByText(`${second} is pouring now.`).waitFor();
    await ada.goto(`${at.origin}/approve?shopId=demo-bar`);
    await ada.getByText(`${second} is pouring, you're next.`).waitFor();

    // The glass is full before its time.
    await bea.getByRole('button', { name: 'DONE?' }).click();
    await bea.getByText(WORDS.cheers).waitFor();

    await ada.goto(`${at.origin}/approve?shopId=demo-tea`);
    await ada.getByText(new RegExp(`^${first} waits at Ladder & Lantern`)).waitFor();
    await ada.goto(`${at.origin}/approve?shopId=demo-bra`);
    await ada.getByText('No machine has the ID demo-bra.').waitFor();
  });
});
