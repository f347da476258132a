/** An owner with a phone: what is folded there opens by hand, for a refused field, and for the browser's search. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

const MENU = '/shops/demo-bar/master';

describe('folded pages on a phone', () => {
  const people = usePeople();
  let server: RunningServer;
  let owner: Page;
  beforeAll(async () => {
    server = await startServer();
    owner = await people.phone();
    await signIn(owner, server, 'bar');
    await owner.waitForURL('**/shops/demo-bar');
  });
  afterAll(async () => void (await server.stop()));

  const open = (address: string) => owner.goto(server.origin + address);
  const focused = () => owner.evaluate(() => document.activeElement?.getAttribute('aria-invalid'));

  it('a pump is a tile, which opens for what is missing in it', async () => {
    await open(`${MENU}?tab=pumps`);
    const tile = owner.getByRole('button', { name: /^Slot 12 Lime juice/ });
    const speed = owner.getByLabel('ml per second of slot 12', { exact: true });
    await tile.waitFor();
    expect(await speed.isVisible()).toBe(false);
    // By keyboard: each tile is a stop, and nothing folded is.
    await tile.focus();
    await owner.keyboard.press('Enter');
    await speed.fill('');
    await tile.click();
    // The save button is in sight wherever the page is scrolled.
    await owner.evaluate(() => scrollTo(0, 0));
    await owner.getByRole('button', { name: 'Save pumps' }).click();
    await owner.getByText('A pump gives from 0.1 to 200 ml per second.').waitFor();
    expect(await tile.getAttribute('aria-expanded')).toBe('true');
    expect(await focused()).toBe('true');
    await speed.fill('26');
    await owner.getByRole('button', { name: 'Save pumps' }).click();
    await owner.getByText('Saved. The next order is poured this way.').waitFor();
    expect(await owner.getByText('Saved. The next order is poured this way.').evaluate(isInSight)).toBe(true);
  });

  it('a drink’s parts say what is in them, and open for what is wrong', async () => {
    await open(`${MENU}/bar-negroni`);
    const served = owner.getByRole('button', { name: 'How it is served' });
    await owner.getByText('Cocktail · Stir · One large cube · Rocks Glass · Orange twist').waitFor();
    await served.click();
    await owner.getByLabel('Glass, English').fill('');
    await served.click();
    const gin = owner.getByRole('button', { name: /^London dry gin 30 ml · 43%/ });
    await gin.click();
    await owner.getByRole('listitem', { name: 'London dry gin' }).getByLabel('Amount').fill('');
    await owner.getByRole('button', { name: /^London dry gin/ }).click();
    await owner.getByRole('button', { name: 'Ingredients' }).click();
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await owner.getByText('A drink needs a glass.').waitFor();
    expect(await focused()).toBe('true');
    // Both are open: the fields of the one, and of the other in its part.
    expect(await owner.getByText('Every ingredient needs an amount above 0.').isVisible()).toBe(true);
    await owner.getByRole('button', { name: 'Discard changes' }).click();
  });

  it('what the server refuses is opened too, and what the browser finds', async () => {
    await open(`${MENU}/bar-negroni`);
    await owner.route('**/recipes/bar-negroni', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 422,
            json: { code: 'invalid-request', errors: [{ path: 'garnish.name', message: 'Not this.' }] },
          })
        : route.fallback(),
    );
    await owner.getByLabel('Name, English').fill('Negroni of ours');
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await owner.getByText('Not this.').waitFor();
    expect(await focused()).toBe('true');
    await owner.unroute('**/recipes/bar-negroni');
    await owner.getByRole('button', { name: 'Discard changes' }).click();

    const allergens = owner.getByRole('button', { name: 'Allergens', expanded: false });
    await allergens.waitFor();
    const body = await allergens.getAttribute('aria-controls');
    expect(await owner.locator(`[id="${body}"]`).getAttribute('hidden')).toBe('until-found');
    await owner.locator(`[id="${body}"]`).evaluate((one) => one.dispatchEvent(new Event('beforematch')));
    await owner.getByLabel('Crustaceans').waitFor();
  });

  it('a kiosk, a recipe and a drink of the menu are two lines, which open to all there is', async () => {
    await open('/shops/demo-bar');
    const kiosk = owner.getByRole('row').filter({ hasText: 'EZ Pairing' });
    await kiosk.getByText('Active').waitFor();
    expect(await kiosk.getByRole('button', { name: 'Join QR' }).isVisible()).toBe(false);
    await kiosk.getByRole('button', { name: /^More of kiosk/ }).click();
    await kiosk.getByRole('button', { name: 'Join QR' }).click();
    await owner.getByRole('dialog').waitFor();
    await owner.keyboard.press('Escape');

    const negroni = owner.getByRole('listitem').filter({ has: owner.getByRole('heading', { name: 'Negroni' }) });
    expect(await negroni.getByText('Campari', { exact: true }).isVisible()).toBe(false);
    await negroni.getByRole('button', { name: 'Details of Negroni' }).press('Enter');
    await negroni.getByText('Campari', { exact: true }).waitFor();
    // What is typed and not saved stays in sight, in whatever language is looked at.
    await owner.getByLabel('View in').selectOption('ja');
    await negroni.getByRole('button', { name: 'Edit: Ingredient Campari in 日本語' }).click();
    await negroni.getByRole('textbox', { name: 'Ingredient Campari in 日本語' }).fill('カンパリ');
    await negroni.getByRole('button', { name: 'Details of Negroni' }).click();
    await owner.getByLabel('View in').selectOption('');
    await owner.getByText('1 text is typed but not saved yet:').waitFor();
    await owner.getByRole('button', { name: 'Ingredient Campari in 日本語' }).click();
    expect(await negroni.getByRole('textbox', { name: 'Ingredient Campari in 日本語' }).inputValue()).toBe('カンパリ');

    await open(MENU);
    const row = owner.getByRole('row', { name: /Negroni/ });
    await row.getByRole('button', { name: 'More of Negroni' }).click();
    await row.getByRole('button', { name: 'Sold out' }).click();
    await row.getByRole('button', { name: 'Sold out', pressed: true }).waitFor();
    await row.getByRole('button', { name: 'On the menu' }).click();
    await row.getByRole('button', { name: 'On the menu', pressed: true }).waitFor();
  });
});

/** In the page: on the screen, and nothing is over it. */
function isInSight(one: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (one.contains(hit) || hit.contains(one));
}
