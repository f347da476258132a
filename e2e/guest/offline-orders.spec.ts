/**
 * An order and failures of the network around it, over plain http as in a shop's own network: one order each time, or
 * none if it was cancelled.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order/orders.ts';
import { startFaultProxy, type Fault, type FaultProxy } from '#test/fault-proxy.ts';
import { PHONE, usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, joinAs } from '../steps.ts';
import { isBounded } from '../../scripts/long.mjs';

type Cut = 'before it is sent' | 'after it was sent, before the answer' | 'in the middle of the answer';
type Then = 'the page stays' | 'the page is reloaded' | 'the tab is closed' | 'the phone is restarted';

const FAULT: Record<Cut, Fault | undefined> = {
  'before it is sent': undefined,
  'after it was sent, before the answer': 'unanswered',
  'in the middle of the answer': 'half',
};
const CUTS = Object.keys(FAULT) as Cut[];
const THENS: Then[] = ['the page stays', 'the page is reloaded', 'the tab is closed', 'the phone is restarted'];

const FAILED = 'Failed to submit order. Please try again.';
const SAVED = 'Saved on this phone, will be sent';

describe('an order on a bad network', () => {
  const people = usePeople(['--host-resolver-rules=MAP bar.test 127.0.0.1']);
  let server: RunningServer;
  let proxy: FaultProxy;
  let at: RunningServer;
  beforeAll(async () => {
    server = await startServer();
    proxy = await startFaultProxy(server.port);
    at = { ...server, origin: proxy.origin.replace('127.0.0.1', 'bar.test') };
  });
  afterAll(async () => {
    await proxy.close();
    await server.stop();
  });

  /** The notices are loaded shortly after the page. */
  const settled = (page: Page) =>
    page.locator('aside[aria-label="Connection and orders"]').waitFor({ state: 'attached' });
  /** To the last tap before the order is sent. */
  const reachTheLastTap = async (page: Page) => {
    proxy.fault = () => 'none';
    await joinAs(page, at, at.codes['ez-pairing']!, 'Ada');
    await answerQuiz(page, [0, 1, 0, 2, 2]);
    await page.getByRole('button', { name: /details/i }).click();
    await page.getByRole('button', { name: 'Order This Drink' }).click();
    await settled(page);
  };
  const tap = (page: Page) => page.getByRole('button', { name: 'Ready - Place Order' }).click();

  const cut = async (context: BrowserContext, how: Cut) => {
    const fault = FAULT[how];
    if (!fault) return context.setOffline(true);
    let isCut = false;
    proxy.fault = ({ url }) => {
      if (url?.endsWith('/submit-order')) isCut = true;
      return isCut ? (url?.endsWith('/submit-order') ? fault : 'lost') : 'none';
    };
  };
  const mend = async (context: BrowserContext) => {
    proxy.fault = () => 'none';
    await context.setOffline(false);
  };

  const ordersOf = async (page: Page): Promise<Order[]> => {
    const device = await page.evaluate(() => localStorage.getItem('deviceId') ?? '');
    const reply = await fetch(`${server.origin}/api/admin/shops/demo-bar/orders`, {
      headers: { 'x-device-id': device },
    });
    return ((await reply.json()) as { data: Order[] }).data;
  };

  const goOn = async (page: Page, then: Then): Promise<Page> => {
    const context = page.context();
    if (then === 'the page stays') {
      await page.getByRole('alertdialog').getByText(SAVED).waitFor();
      expect(await page.getByText(FAILED).count()).toBe(0);
      await page.getByRole('button', { name: 'OK' }).click();
      await mend(context);
      return page;
    }
    if (then === 'the page is reloaded') {
      await mend(context);
      await page.reload();
      return page;
    }
    if (then === 'the tab is closed') {
      const next = await context.newPage();
      await page.close();
      await mend(context);
      await next.goto(`${at.origin}/kiosk/live`);
      return next;
    }
    const storageState = await context.storageState();
    await context.close();
    const phone = await people.browser.newContext({ ...PHONE, locale: 'en-GB', storageState });
    const next = await phone.newPage();
    await mend(phone);
    await next.goto(`${at.origin}/kiosk/live`);
    return next;
  };

  // In CI each cut and each way on once or twice; `npm run whole` has every pair.
  const pairs = CUTS.flatMap((how, at) =>
    THENS.filter((_, turn) => !isBounded || turn % CUTS.length === at).map((then) => [how, then] as const),
  );
  it.each(pairs)('cut %s; %s: one order, and its card to keep', async (how, then) => {
    const page = await people.phone();
    const context = page.context();
    await reachTheLastTap(page);
    await cut(context, how);
    await tap(page);
    await page.getByText(SAVED).first().waitFor();
    const after = await goOn(page, then);

    const shown = after.getByText(/Display ID/).first();
    await shown.waitFor({ timeout: 40_000 });
    const orders = await ordersOf(after);
    expect(orders).toHaveLength(1);
    await after.getByText(orders[0]!.displayId).first().waitFor();
    const stored = await after.evaluate(() => localStorage.getItem('pendingOrders') ?? '[]');
    expect(JSON.parse(stored)).toMatchObject([{ orderId: orders[0]!.orderId, displayId: orders[0]!.displayId }]);
    await after.goto(`${at.origin}/kiosk/live?joinCode=${at.codes['ez-pairing']}`);
    const tickets = after.getByRole('list', { name: 'Your tickets' });
    await tickets.getByRole('button', { name: orders[0]!.displayId }).click();
    await after.getByRole('button', { name: 'Keep a card' }).waitFor();
    await after.context().close();
  });

  it('cancelled by the guest is cancelled at the bar, even if it had arrived', async () => {
    const page = await people.phone();
    await reachTheLastTap(page);
    await cut(page.context(), 'after it was sent, before the answer');
    await tap(page);
    const alert = page.getByRole('alertdialog');
    await alert.getByText(SAVED).waitFor();
    expect((await ordersOf(page)).map(({ status }) => status)).toEqual(['PENDING']);
    await mend(page.context());
    await alert.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(async () => (await ordersOf(page))[0]?.status, { timeout: 40_000 }).toBe('CANCELLED');
    expect(await page.getByText(SAVED).count()).toBe(0);
    await page.context().close();
  });

  it('distinguishes a phone without network from a server that is down', async () => {
    const page = await people.phone();
    await page.goto(`${at.origin}/kiosk/live`);
    await settled(page);
    await page.context().setOffline(true);
    await page.getByText('Your phone is offline.').waitFor();
    await page.context().setOffline(false);
    await expect.poll(() => page.getByText('Your phone is offline.').count()).toBe(0);

    await proxy.close();
    await page.getByRole('textbox').fill('ABCDEF');
    await page.getByRole('button', { name: 'Join Kiosk' }).click();
    await page.getByText("The bar's server is not answering.").waitFor();
    await proxy.open();
    await expect.poll(() => page.getByText("The bar's server is not answering.").count(), { timeout: 20_000 }).toBe(0);
    await page.context().close();
  });

  it('expires visibly after half an hour', async () => {
    const page = await people.phone();
    await reachTheLastTap(page);
    await page.context().setOffline(true);
    await tap(page);
    await page.getByRole('button', { name: 'OK' }).click();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage).filter((name) => name.startsWith('outbox:'))) {
        const order = JSON.parse(localStorage.getItem(key) ?? '{}') as { savedAt: string };
        order.savedAt = new Date(Date.now() - 31 * 60_000).toISOString();
        localStorage.setItem(key, JSON.stringify(order));
      }
    });
    await page.context().setOffline(false);
    await page.goto(`${at.origin}/kiosk/live`);
    await page.getByText('Not ordered: it could not be sent within 30 minutes.').waitFor();
    expect((await ordersOf(page)).filter(({ status }) => status !== 'CANCELLED')).toEqual([]);
    await page.context().close();
  });
});
