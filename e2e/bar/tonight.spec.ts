/** A night at the counter: everybody sees what happens as it happens. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, joinAs, orderRecommended, signIn } from '../steps.ts';

const SOON = { timeout: 2000 };

describe('tonight', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('shows a new order at the counter at once, and each tap on the guest’s phone', async () => {
    const counter = await people.desktop();
    await signIn(counter, server, 'bar');
    await counter.waitForURL('**/shops/demo-bar');
    await counter.goto(`${server.origin}/shops/demo-bar/tonight`);
    await counter.getByText('All quiet').waitFor();

    const guest = await people.phone();
    await joinAs(guest, server, server.codes['ez-pairing']!, 'Ada');
    await answerQuiz(guest, [0, 0, 0, 2, 0]);
    const displayId = await orderRecommended(guest);
    const ticket = (column: string) =>
      counter.getByRole('region', { name: column }).getByRole('listitem').filter({ hasText: displayId });
    await ticket('Waiting').waitFor(SOON);
    await guest.keyboard.press('Escape');
    const phone = guest.getByRole('main');

    await ticket('Waiting').getByRole('button', { name: 'Make' }).click();
    await phone.getByText('Being made').waitFor(SOON);
    await ticket('Being made').getByRole('button', { name: 'Done' }).click();
    await phone.getByText(`Ready: collect ${displayId} at the bar.`).waitFor(SOON);
    await counter.getByRole('button', { name: 'Undo' }).click();
    await phone.getByText('Being made').waitFor(SOON);
    await ticket('Being made').getByRole('button', { name: 'Done' }).click();
    await ticket('Ready').getByRole('button', { name: 'Hand out' }).click();
    await phone.getByText('Collected').waitFor(SOON);
  });

  it('draws each drink once, and anew in the dark', async () => {
    const counter = await people.desktop();
    await signIn(counter, server, 'bar');
    await counter.waitForURL('**/shops/demo-bar');
    await counter.goto(`${server.origin}/shops/demo-bar/tonight`);
    for (const name of ['Cy', 'Gus']) {
      await counter.getByRole('button', { name: 'New order' }).click();
      await counter.getByRole('dialog').getByRole('button', { name: 'Mojito' }).click();
      await counter.getByLabel('Guest’s name').fill(name);
      await counter.getByRole('button', { name: 'Place order' }).click();
      await counter.getByRole('listitem').filter({ hasText: name }).waitFor();
    }
    const picture = (name: string) => counter.getByRole('listitem').filter({ hasText: name }).locator('img');
    /** Its address, and how many of its points are painted. */
    const seen = async (name: string) => {
      await picture(name).waitFor();
      return await picture(name).evaluate(async (img: HTMLImageElement) => {
        await img.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [img.naturalWidth, img.naturalHeight];
        const pen = canvas.getContext('2d')!;
        pen.drawImage(img, 0, 0);
        const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
        return { address: img.src, painted: data.filter((value, i) => i % 4 === 3 && value > 0).length };
      });
    };
    const light = await seen('Cy');
    expect(light.painted).toBeGreaterThan(400);
    expect((await seen('Gus')).address).toBe(light.address);
    await counter.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(async () => (await seen('Gus')).address).not.toBe(light.address);
    expect((await seen('Cy')).painted).toBeGreaterThan(400);
  });

  it('refuses taps while the network is away, and heals by itself', async () => {
    const counter = await people.desktop();
    await signIn(counter, server, 'bar');
    await counter.waitForURL('**/shops/demo-bar');
    await counter.goto(`${server.origin}/shops/demo-bar/tonight`);
    await counter.getByRole('button', { name: 'New order' }).click();
    await counter.getByRole('dialog').getByRole('button', { name: 'Mojito' }).click();
    await counter.getByLabel('Guest’s name').fill('Bo');
    await counter.getByRole('button', { name: 'Place order' }).click();
    const make = counter.getByRole('listitem').filter({ hasText: 'Bo' }).getByRole('button', { name: 'Make' });
    await make.waitFor();
    await counter.waitForTimeout(500);
    await counter.context().setOffline(true);
    await make.click();
    const alert = counter.getByRole('alertdialog');
    await alert.getByText(/was not changed/).waitFor({ timeout: 20_000 });
    await alert.getByRole('button', { name: 'OK' }).click();
    await counter.context().setOffline(false);
    await counter.getByText(/No connection since/).waitFor({ state: 'detached', timeout: 20_000 });
    await make.click();
    await counter.getByRole('region', { name: 'Being made' }).getByText('Bo').waitFor(SOON);
  });

  it('tells a guest whose drink has just run out, and swaps it for the nearest', async () => {
    const counter = await people.desktop();
    await signIn(counter, server, 'bar');
    await counter.waitForURL('**/shops/demo-bar');
    await counter.goto(`${server.origin}/shops/demo-bar/tonight`);
    const guest = await people.phone();
    await joinAs(guest, server, server.codes['ez-pairing']!, 'Dot');
    await answerQuiz(guest, [0, 0, 0, 2, 0]);
    const displayId = await orderRecommended(guest);
    await guest.keyboard.press('Escape');
    const ticket = counter.getByRole('listitem').filter({ hasText: displayId });
    const drink = (await guest.getByRole('main').getByRole('heading', { level: 1 }).first().textContent()) ?? '';

    await counter.getByRole('button', { name: 'Sold out…' }).click();
    await counter.getByRole('dialog').getByLabel('Drink or bottle').fill(drink);
    await counter.getByRole('dialog').getByRole('button', { name: drink }).first().click();
    await counter.keyboard.press('Escape');
    await guest.getByText(`${drink} has just sold out.`).waitFor(SOON);
    await ticket.getByText('Sold out').waitFor(SOON);

    // The same after a reload, from the card above the play.
    await guest.reload();
    await guest.getByRole('list', { name: 'Your tickets' }).getByRole('button').filter({ hasText: displayId }).tap();
    const swap = guest.getByRole('button', { name: /^Have .+ instead$/ });
    const other = /^Have (.+) instead$/.exec((await swap.textContent()) ?? '')?.[1] ?? '';
    expect(other).not.toBe(drink);
    await swap.tap();
    await ticket.getByText(other).waitFor(SOON);

    await guest.getByRole('button', { name: 'Cancel order' }).tap();
    await guest.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).tap();
    await guest.getByText('Cancelled').first().waitFor(SOON);
    await ticket.waitFor({ state: 'detached', ...SOON });
  });

  it('takes an empty bottle off every menu with one tap, and back with another', async () => {
    const counter = await people.desktop();
    await signIn(counter, server, 'tea');
    await counter.waitForURL('**/shops/demo-tea');
    await counter.goto(`${server.origin}/shops/demo-tea/tonight`);
    const guest = await people.phone();
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${server.codes['ordering-terminal']!}`);
    await guest.getByRole('searchbox').fill('yuzu');
    const drink = guest.getByRole('main').getByRole('listitem').filter({ hasText: 'Butterfly Yuzu Soda' }).first();
    await drink.waitFor();

    await counter.keyboard.press('s');
    const dialog = counter.getByRole('dialog');
    await dialog.getByLabel('Drink or bottle').fill('butterfly');
    await dialog.getByRole('button', { name: /Butterfly pea flower tea/ }).click();
    await dialog.getByRole('button', { name: /Butterfly pea flower tea/, pressed: true }).waitFor();
    await expect.poll(() => drink.textContent(), SOON).toMatch(/sold out/i);
    await dialog.getByRole('button', { name: /Butterfly pea flower tea/ }).click();
    await expect.poll(() => drink.textContent(), SOON).not.toMatch(/sold out/i);
  });
});
