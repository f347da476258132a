/** Orders the house makes: released as they are placed, and made for a guest without a phone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, joinAs, orderRecommended, signIn } from '../steps.ts';

describe('the house', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  const saveStatus = async (owner: Page, status: string) => {
    const form = owner.locator('form').filter({ has: owner.getByLabel('Quantity') });
    await form.getByLabel('Status').selectOption(status);
    await form.getByRole('button', { name: 'Save' }).click();
    await owner.getByText('Order defaults saved.').waitFor();
  };

  it('makes an immediate order without a machine, from the order to the finished drink', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await saveStatus(owner, 'IMMEDIATE');

    const guest = await people.phone();
    await joinAs(guest, server, server.codes['ez-pairing']!, 'Ada');
    await answerQuiz(guest, [0, 0, 0, 2, 0]);
    const answer = guest.waitForResponse((response) => response.url().endsWith('/submit-order'));
    const displayId = await orderRecommended(guest);
    expect(await (await answer).json()).toMatchObject({ status: 'IN_PROGRESS' });
    await guest.getByText('The bar has it. Listen for your number.').first().waitFor();

    await owner.goto(`${server.origin}/shops/demo-bar/orders`);
    const row = owner.getByRole('row').filter({ hasText: displayId });
    await row.getByText('Being made').waitFor();
    await row.getByText('Ready').waitFor({ timeout: 60_000 });
    await row.getByRole('button', { name: 'Hand out' }).click();
    await row.getByText('Collected').waitFor();
  });

  it('moves the guest’s ticket as staff make the drink, without a reload', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await saveStatus(owner, 'PENDING');
    const guest = await people.phone();
    await joinAs(guest, server, server.codes['ez-pairing']!, 'Bea');
    await answerQuiz(guest, [0, 0, 0, 2, 0]);
    const displayId = await orderRecommended(guest);
    await guest.keyboard.press('Escape');
    const ticket = guest.getByRole('main');
    await ticket.getByText('Waiting for you at the machine').waitFor();

    await owner.goto(`${server.origin}/shops/demo-bar/orders`);
    const row = owner.getByRole('row').filter({ hasText: displayId });
    const soon = { timeout: 2000 };
    await row.getByRole('button', { name: 'Make', exact: true }).click();
    await ticket.getByText('Being made').waitFor(soon);
    await guest.context().setOffline(true);
    await row.getByRole('button', { name: 'Complete' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Complete order' }).click();
    await row.getByText('Ready').waitFor();
    await guest.context().setOffline(false);
    await ticket.getByText(`Ready: collect ${displayId} at the bar.`).waitFor();
    await row.getByRole('button', { name: 'Hand out' }).click();
    await ticket.getByText('Collected').waitFor(soon);
  });

  it('makes a drink for a guest without a phone, by an account of staff', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await saveStatus(owner, 'PENDING');
    await owner.goto(`${server.origin}/shops/demo-bar/master?tab=staff`);
    await owner.getByLabel('Username of a new account').fill('bartender');
    await owner.getByRole('button', { name: 'Make an account' }).click();
    const password = (await owner.getByRole('dialog').locator('code').textContent()) ?? '';

    const staff = await people.desktop();
    await signIn(staff, server, 'bartender', password.trim());
    await staff.waitForURL('**/shops/demo-bar/tonight');
    await staff.getByRole('button', { name: 'New order' }).click();
    const dialog = staff.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Negroni' }).click();
    await dialog.getByRole('button', { name: 'Large' }).click();
    await dialog.getByLabel('Guest’s name').fill('Lea');
    await dialog.getByRole('button', { name: 'Place order' }).click();
    const ticket = (column: string) =>
      staff.getByRole('region', { name: column }).getByRole('listitem').filter({ hasText: 'Lea' });
    await ticket('Waiting').getByRole('button', { name: 'Make' }).click();
    await ticket('Being made').getByRole('button', { name: 'Done' }).click();
    await ticket('Ready').getByRole('button', { name: 'Hand out' }).click();
    await ticket('Ready').waitFor({ state: 'detached' });
    // A wrong tap is taken back with one more.
    await staff.getByRole('button', { name: 'Undo' }).click();
    await ticket('Ready').waitFor();

    // The settings are not theirs.
    await staff.goto(`${server.origin}/shops/demo-bar`);
    await staff.waitForURL('**/shops/demo-bar/tonight');
  });
});
