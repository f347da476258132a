/**
 * How far things are away in the console: rows of the counter and of the orders, what a menu moves, the parts of the
 * settings, and the length of every page on a phone.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE, usePeople } from '../browser.ts';
import { DEVICES } from '../devices.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

const ORDERS = 9;
/** Screens of a phone. */
const LONGEST = 6;
/** The widest distance between two parts of a page, `--space-6`. Pixels. */
const APART = 32;
/** A row of three lines, with its step beside them. Pixels. */
const TICKET = 92;
/** What it is above, how large and its step below, in a narrow column. Pixels. */
const STACKED = 120;

describe('what is in reach in the console', () => {
  const people = usePeople();
  let server: RunningServer;
  let owner: Page;
  beforeAll(async () => {
    server = await startServer();
    owner = await people.desktop();
    await signIn(owner, server, 'admin');
    await owner.getByRole('heading', { name: 'Select a Shop' }).waitFor();
    for (let at = 1; at <= ORDERS; at++) await place(`Guest ${at}`);
  });
  afterAll(async () => void (await server.stop()));

  const place = (name: string) =>
    owner.evaluate(async (guest) => {
      const bearer = String(localStorage.getItem('refreshToken')).replaceAll('"', '');
      await fetch('/api/admin/shops/demo-bar/submit-order', {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: JSON.stringify({ targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: guest, size: 'sizeM' }),
      });
    }, name);
  const at = async (page: string, { width, height } = DESKTOP.viewport): Promise<Page> => {
    await owner.setViewportSize({ width, height });
    await owner.goto(`${server.origin}/shops/demo-bar${page}`);
    return owner;
  };
  const box = async (one: Locator) => (await one.boundingBox())!;

  it('has a row of the counter for each order on a phone, and what is ready a tap away', async () => {
    for (const viewport of [PHONE.viewport, { width: 360, height: 640 }]) {
      const counter = await at('/tonight', viewport);
      const tickets = counter.getByRole('region', { name: 'Waiting' }).getByRole('listitem');
      await tickets.last().waitFor();
      expect.soft(await tickets.count()).toBe(ORDERS);
      for (const ticket of await tickets.all())
        expect.soft((await box(ticket)).height, `a ticket at ${viewport.width}`).toBeLessThanOrEqual(TICKET);
      const way = counter.getByRole('button', { name: /^Ready/ });
      const { y, height } = await box(way);
      expect.soft(height, 'for gloves').toBeGreaterThanOrEqual(48);
      expect.soft(y + height, 'in sight').toBeLessThanOrEqual(viewport.height);
      expect.soft(y, 'below the thumb').toBeGreaterThan(viewport.height / 2);
      await way.click();
      const title = counter.getByRole('region', { name: 'Ready' }).getByRole('heading', { name: /^Ready/ });
      await expect.poll(async () => (await box(title)).y + 40).toBeLessThanOrEqual((await box(way)).y);
      expect(await title.evaluate((one) => one === document.activeElement), 'read out').toBe(true);
    }
  });

  it('moves nothing where the menu of an order opens, at the counter and among the orders', async () => {
    for (const [page, rows, step] of [
      ['/tonight', 'listitem', 'Make'],
      ['/orders', 'row', 'Make'],
    ] as const) {
      for (const viewport of page === '/tonight' ? [PHONE.viewport, DESKTOP.viewport] : [DESKTOP.viewport]) {
        await at(page, viewport);
        const row = owner.getByRole(rows).filter({ hasText: 'Guest 3' });
        const parts = [row, row.getByRole('button', { name: step, exact: true })];
        await parts[1]!.waitFor();
        const before = await Promise.all(parts.map(box));
        await row.getByRole('button', { name: /^More for order/ }).click();
        await row.getByRole('button', { name: 'Cancel' }).waitFor();
        expect(await Promise.all(parts.map(box)), `${page} at ${viewport.width}`).toEqual(before);
        const { x, width } = await box(row.getByRole('button', { name: 'Cancel' }));
        expect.soft(x, 'the menu in sight').toBeGreaterThanOrEqual(0);
        expect.soft(x + width, 'the menu in sight').toBeLessThanOrEqual(viewport.width);
        await owner.keyboard.press('Escape');
      }
    }
  });

  it('shows one step in each row of the orders, in one line', async () => {
    for (const viewport of [DESKTOP.viewport, { width: 1024, height: 768 }]) {
      await at('/orders', viewport);
      const row = owner.getByRole('row').filter({ hasText: 'Guest 3' });
      await row.waitFor();
      const actions = row.locator('[data-actions] button');
      const shown = [];
      for (const action of await actions.all()) if (await action.isVisible()) shown.push(await box(action));
      expect.soft(shown.length, 'the step and the menu').toBe(2);
      const middles = shown.map(({ y, height }) => y + height / 2);
      expect.soft(Math.abs(middles[0]! - middles[1]!), `one line at ${viewport.width}`).toBeLessThanOrEqual(1);
      expect.soft((await box(row)).height, `a row at ${viewport.width}`).toBeLessThanOrEqual(64);
    }
  });

  it('opens the part of the settings that an address names, and folds the others on a phone', async () => {
    await at('/settings#prices', PHONE.viewport);
    const currency = owner.getByLabel('Currency');
    await currency.waitFor();
    const { y, height } = await box(currency);
    expect.soft(y).toBeGreaterThanOrEqual(0);
    expect.soft(y + height).toBeLessThanOrEqual(PHONE.viewport.height);
    expect.soft(await owner.getByLabel('Time zone').isVisible()).toBe(false);
    await at('/insights', PHONE.viewport);
    await at('/settings', PHONE.viewport);
    const pause = owner.getByRole('button', { name: 'Pause', exact: true });
    expect(await pause.getAttribute('aria-expanded')).toBe('false');
    await owner.getByText('Reminder after 5 minutes').waitFor();
    expect.soft(await screens(), 'the overview').toBeLessThanOrEqual(2);
  });

  it.each(['/settings', '/shop'])('leaves no hole between the parts of a page on a desktop: %s', async (page) => {
    await at(page);
    const parts = owner.locator('main :is(section, [data-part])');
    await parts.first().waitFor();
    const boxes = await Promise.all((await parts.all()).map(box));
    for (const { x, y } of boxes) {
      const above = boxes.filter((other) => other.x === x && other.y + other.height <= y);
      if (above.length === 0) continue;
      const end = Math.max(...above.map((other) => other.y + other.height));
      expect.soft(y - end, `px above ${y} of ${page}`).toBeLessThanOrEqual(APART);
    }
  });

  it('gives the list beside a drink more room than what finds in it', async () => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 1440, height: 900 },
    ]) {
      await at('/master/bar-negroni', viewport);
      const list = owner.getByRole('navigation', { name: 'Drinks' });
      await list.waitFor();
      const [search, rows] = [await box(owner.getByLabel('Find a drink or an ingredient')), await box(list)];
      expect.soft(rows.y - search.y, `above the list at ${viewport.width}`).toBeLessThanOrEqual(176);
      expect.soft(rows.height, `the list at ${viewport.width}`).toBeGreaterThanOrEqual(viewport.height * 0.45);
    }
  });

  const screens = () => owner.evaluate(() => document.documentElement.scrollHeight / innerHeight);

  it('begins the dashboard with tonight and one main action, and ends it with what deletes', async () => {
    for (const [{ width, height }, longest] of [
      [DESKTOP.viewport, 2.7],
      [PHONE.viewport, 3],
    ] as const) {
      await at('', { width, height });
      await owner.getByText('Negroni').first().waitFor();
      const counter = owner.getByRole('link', { name: 'Open the counter' });
      const needs = owner.getByRole('heading', { name: 'Needs you' });
      await needs.waitFor();
      for (const part of [counter, needs])
        expect.soft((await box(part)).y, `at a glance at ${width}`).toBeLessThanOrEqual(height * 0.6);
      const mains = owner.locator('main :is(a, button)[class*=main]');
      expect.soft(await mains.filter({ visible: true }).count(), `main actions at ${width}`).toBe(1);
      const controls = await owner
        .locator('main :is(a, button, input, select)')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => one.textContent));
      expect.soft(controls.at(-1), `the last at ${width}`).toBe('Delete All Kiosk Instances');
      expect.soft(await screens(), `screens at ${width}`).toBeLessThanOrEqual(longest);
    }
  });

  it('has a drink on three screens of a desktop and of a tablet, its parts and Save in reach', async () => {
    for (const viewport of [DESKTOP.viewport, DEVICES.tablet.viewport, DEVICES['tablet-lying'].viewport]) {
      const { width, height } = viewport;
      await at('/master/bar-negroni', viewport);
      await owner.getByText(/^90 ml in .* · /).waitFor();
      await owner.getByText('All of it is saved').waitFor();
      expect.soft(await screens(), `screens at ${width}`).toBeLessThanOrEqual(3);
      const bitter = owner.getByRole('slider', { name: 'Bitter' });
      expect.soft(await bitter.isVisible(), 'flavours folded').toBe(false);
      await owner.getByRole('group', { name: 'Parts of the drink' }).getByRole('button', { name: 'Taste' }).click();
      await bitter.waitFor();
      await owner.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const [prices, save] = [owner.getByText(/^Prices in/), owner.getByRole('button', { name: 'Save', exact: true })];
      const bar = await box(save);
      expect.soft((await box(prices)).y, `all of it above Save at ${width}`).toBeLessThan(bar.y);
      expect.soft(bar.y + bar.height, `Save at ${width}`).toBeLessThanOrEqual(height);
    }
    await at('/master/bar-negroni');
    const names = owner.getByLabel('Ingredient, English');
    await names.first().waitFor();
    for (const row of await owner.getByRole('list').filter({ has: names }).getByRole('listitem').all())
      expect.soft((await box(row)).height, 'an ingredient of a desktop').toBeLessThanOrEqual(190);
  });

  it('has no page longer than six screens of a phone', async () => {
    const pages = [
      '',
      '/tonight',
      '/orders',
      '/insights',
      '/activity',
      '/inspection',
      '/machines',
      '/settings',
      '/shop',
    ];
    const parts = ['', '?tab=checks', '?tab=pumps', '?tab=voice', '?tab=staff', '?tab=files', '/bar-negroni', '/new'];
    for (const page of [...pages, ...parts.map((part) => `/master${part}`)]) {
      await at(page, PHONE.viewport);
      await owner.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => owner.getByText('Loading…').count()).toBe(0);
      expect.soft(await screens(), page || 'the dashboard').toBeLessThanOrEqual(LONGEST);
    }
  });

  it.each(['', '/master/bar-negroni'])('folds what is long on a tablet, too: %s', async (page) => {
    for (const name of ['tablet', 'tablet-lying'] as const) {
      await at(page, DEVICES[name].viewport);
      const part = owner.getByRole('button', { name: page === '' ? 'Order Defaults' : 'Allergens' });
      await part.waitFor();
      await owner.getByText('Negroni').first().waitFor();
      expect.soft(await screens(), `${page || 'the dashboard'} on a ${name}`).toBeLessThanOrEqual(4);
      await part.click();
      const inside = owner.getByLabel(page === '' ? 'Quantity' : 'Sulphites');
      await inside.first().waitFor();
      expect
        .soft(await owner.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(DEVICES[name].viewport.width);
    }
  });

  it('has every page of an administrator, and the way out, in sight on a low screen', async () => {
    for (const viewport of [DEVICES['tablet-lying'].viewport, { width: 1280, height: 720 }]) {
      await at('/settings', viewport);
      const out = owner.getByRole('button', { name: 'Sign out' });
      await out.waitFor();
      const { y, height } = await box(out);
      expect.soft(y + height, `Sign out at ${viewport.height}`).toBeLessThanOrEqual(viewport.height);
      const links = owner.getByRole('navigation', { name: 'Console' }).getByRole('link');
      const heights = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      expect.soft(heights).toHaveLength(13);
      expect.soft(Math.min(...heights), `a page at ${viewport.height}`).toBeGreaterThanOrEqual(34);
    }
  });

  it('keeps the search of what is sold out in sight down to its last bottle', async () => {
    for (const { viewport } of [PHONE, DESKTOP]) {
      await at('/tonight', viewport);
      await owner.getByRole('button', { name: 'Sold out…' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Sold out' });
      const field = dialog.getByLabel('Drink or bottle');
      await dialog.getByRole('button', { name: 'White rum' }).scrollIntoViewIfNeeded();
      const { y, height } = await box(field);
      expect.soft(y, `at ${viewport.width}`).toBeGreaterThan(0);
      expect.soft(y + height, `at ${viewport.width}`).toBeLessThan(viewport.height / 2);
      const isSeen = await field.evaluate((one) => {
        const { x, y: top, width, height: tall } = one.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, top + tall / 2) === one;
      });
      expect.soft(isSeen, `at ${viewport.width}`).toBe(true);
      await owner.keyboard.press('Escape');
    }
  });

  it('shows four orders of a column whole on a tablet that lies, and the words of each step in one line', async () => {
    const widths = [DEVICES.tablet, DESKTOP, DEVICES['tablet-lying']];
    const column = (name: string) => owner.getByRole('region', { name }).getByRole('listitem');
    for (const { viewport } of widths) {
      await at('/tonight', viewport);
      await column('Waiting').last().waitFor();
      const fourth = await box(column('Waiting').nth(3));
      expect.soft(fourth.y + fourth.height, `at ${viewport.width}`).toBeLessThanOrEqual(viewport.height);
      expect.soft(fourth.height, `an order at ${viewport.width}`).toBeLessThanOrEqual(STACKED);
    }
    await column('Waiting').first().getByRole('button', { name: 'Make', exact: true }).click();
    await column('Being made').first().getByRole('button', { name: 'Done', exact: true }).click();
    await column('Ready').first().waitFor();
    for (const { viewport } of widths) {
      await owner.setViewportSize(viewport);
      const { height } = await box(column('Ready').first());
      expect.soft(height, `one that is ready at ${viewport.width}`).toBeLessThanOrEqual(STACKED);
    }
  });
});
