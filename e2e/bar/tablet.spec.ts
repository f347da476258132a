/** One tablet for all behind the bar: paired by the owner, unlocked by a PIN, each step under the name of whoever took it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { enterPin, giveStaffAPin, makeSharedTablet, signIn } from '../steps.ts';

describe('a shared tablet', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('is paired by the owner, used by a barkeeper, and revoked', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.waitForURL('**/shops/demo-bar');
    await giveStaffAPin(owner, server, 'ada', '4071');

    const tablet = await people.desktop();
    await signIn(tablet, server, 'bar');
    await tablet.waitForURL('**/shops/demo-bar');
    await makeSharedTablet(tablet, server, 'Bar, left');
    await tablet.getByText('Locked.').waitFor();

    await tablet.getByRole('button', { name: 'New order' }).click();
    await tablet.getByRole('dialog').getByRole('button', { name: 'Mojito' }).click();
    await tablet.getByLabel('Guest’s name').fill('Bo');
    await tablet.getByRole('button', { name: 'Place order' }).click();
    await enterPin(tablet, 'ada', '4070');
    await tablet.getByText('This PIN is not right.').waitFor();
    await enterPin(tablet, 'ada', '4071');
    const ticket = tablet.getByRole('listitem').filter({ hasText: 'Bo' });
    await ticket.getByRole('button', { name: 'Make' }).click();
    await ticket.getByRole('button', { name: 'Done' }).waitFor();

    await tablet.reload();
    await tablet.getByRole('button', { name: 'Change who acts: ada' }).waitFor();
    await tablet.getByRole('button', { name: 'Lock' }).click();
    await ticket.getByRole('button', { name: 'Done' }).click();
    await enterPin(tablet, 'ada', '4071');
    await ticket.getByRole('button', { name: 'Hand out' }).waitFor();
    await tablet.goto(`${server.origin}/shops/demo-bar/settings`);
    await tablet.waitForURL('**/shops/demo-bar/tonight');

    await owner.goto(`${server.origin}/shops/demo-bar/activity`);
    await owner.getByRole('row', { name: /Completed order/ }).waitFor();
    for (const what of [/Placed order/, /Approved order/, /Completed order/])
      expect(await owner.getByRole('row', { name: what }).textContent()).toContain('ada');

    await owner.goto(`${server.origin}/shops/demo-bar/settings#tablets`);
    await owner.getByRole('button', { name: 'Revoke Bar, left' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await owner.getByText('Bar, left is revoked.').waitFor();
    await ticket.getByRole('button', { name: 'Hand out' }).click();
    await tablet.waitForURL('**/login');
    await tablet.getByText('Your session has ended. Please sign in again.').waitFor();
  });
});
