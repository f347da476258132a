/**
 * One tablet on the bar, many guests: each orders under a name, takes the ticket along or remembers its code, and has
 * the drink made with a phone of their own.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { brewAtOnce } from '../steps.ts';

interface Ticket {
  orderId: string;
  displayId: string;
  pickupCode: string;
}

describe('a shared screen', () => {
  const people = usePeople();
  let server: RunningServer;
  let tablet: Page;
  const tickets: Ticket[] = [];
  const code = () => server.codes['ordering-terminal']!;
  const shop = 'demo-tea';
  const shared = () => `${server.origin}/kiosk/live?joinCode=${code()}&screen=shared`;

  beforeAll(async () => {
    server = await startServer();
    tablet = await people.desktop();
    await tablet.goto(shared());
  });
  afterAll(async () => void (await server.stop()));

  /** @returns the ticket as it stands on the screen */
  const order = async (name: string): Promise<Ticket> => {
    await tablet.getByRole('main').getByRole('listitem').getByRole('button', { disabled: false }).first().click();
    const sheet = tablet.getByRole('dialog').first();
    await sheet.getByRole('textbox').fill(name);
    await sheet.getByRole('button', { name: 'Order This Drink' }).click();
    const answer = tablet.waitForResponse((response) => response.url().endsWith('/submit-order'));
    await tablet.getByRole('button', { name: 'Ready - Place Order' }).click();
    const { orderId, displayId } = (await (await answer).json()) as Ticket;
    await tablet.getByRole('main').getByText(displayId).waitFor();
    const pickupCode =
      (await tablet.getByText('Or remember your number and this pick-up code').locator('strong').textContent()) ?? '';
    return { orderId, displayId, pickupCode };
  };

  it('serves four guests one after the other, each alone', async () => {
    for (const name of ['Ada', 'Bo', 'Cy', 'Di']) {
      const ticket = await order(name);
      expect(ticket.pickupCode).toMatch(/^\d{4}$/);
      expect(await tablet.getByText(name, { exact: false }).count()).toBeGreaterThan(0);
      tickets.push(ticket);
      await tablet.getByRole('button', { name: 'Done, next guest' }).click();
      await tablet.getByRole('heading', { level: 1 }).waitFor();
      expect(await tablet.getByText(ticket.displayId).count()).toBe(0);
    }
    expect(new Set(tickets.map(({ displayId }) => displayId)).size).toBe(4);
  });

  it('lists nobody’s orders, neither here nor at its own machine page', async () => {
    const again = await tablet.context().newPage();
    await again.goto(`${server.origin}/approve?shopId=${shop}`);
    await again.getByText('Oops!').waitFor();
    await again.close();
  });

  it('has its ticket scanned by a phone, which then has the drink made', async () => {
    const [first] = tickets;
    const phone = await people.phone();
    await phone.goto(`${server.origin}/kiosk/live?joinCode=${code()}#claim=${first!.orderId}`);
    await phone.getByText(first!.displayId).waitFor();
    expect(new URL(phone.url()).hash).toBe('');
    await phone.getByRole('link', { name: "I'm at the machine" }).tap();
    await phone.goto(`${server.origin}/approve?shopId=${shop}`);
    await brewAtOnce(phone);

    const friend = await people.phone();
    await friend.goto(`${server.origin}/kiosk/live?joinCode=${code()}#claim=${first!.orderId}`);
    await friend.getByText("You follow Ada's order. It is started and changed on Ada's phone.").waitFor();
  });

  it('is asked for at the machine by number and pick-up code', async () => {
    const [, second] = tickets;
    const phone = await people.phone();
    await phone.goto(`${server.origin}/approve?shopId=${shop}`);
    await phone.getByText('Ordered on a screen of the bar?').tap();
    const fill = async (pickupCode: string) => {
      await phone.getByLabel('Number on your ticket').fill(second!.displayId.toLowerCase());
      await phone.getByLabel('Pick-up code').fill(pickupCode);
      await phone.getByRole('button', { name: 'Find my drink' }).tap();
    };
    await fill(second!.pickupCode === '0000' ? '0001' : '0000');
    await phone.getByText('No order has this number and code. Look at the ticket again.').waitFor();
    await fill(second!.pickupCode);
    await phone.getByText('Hey there! Choose a drink to make:').waitFor();
    await phone.getByText(second!.displayId).waitFor();
  });

  it('comes back by itself from the page that asks for a code', async () => {
    await tablet.goto(`${server.origin}/kiosk/live`);
    await tablet.mouse.click(5, 5);
    await tablet.waitForURL(shared());
    await tablet.getByRole('main').getByRole('listitem').first().waitFor();
    expect(await tablet.getByRole('link', { name: /leave this kiosk/ }).count()).toBe(0);
  });
});
