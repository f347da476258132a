/**
 * What a designer would see at once in the console: figures drawn in what one looks at first, nothing that jumps, and
 * nothing offered where there is nothing to choose.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { DESKTOP, PHONE, usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { showInsights } from '../screens/insight-figures.ts';
import { signIn } from '../steps.ts';

describe('how the console looks', () => {
  const people = usePeople();
  let server: RunningServer;
  let owner: Page;
  beforeAll(async () => {
    server = await startServer();
    owner = await people.desktop();
    await signIn(owner, server, 'admin');
    await owner.getByRole('heading', { name: 'Select a Shop' }).waitFor();
  });
  afterAll(async () => void (await server.stop()));

  const at = async (page: string, viewport = DESKTOP.viewport): Promise<Page> => {
    await owner.setViewportSize(viewport);
    await owner.goto(`${server.origin}/shops/demo-bar${page}`);
    await owner.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => owner.getByText('Loading…').count()).toBe(0);
    return owner;
  };
  const box = async (one: Locator) => (await one.boundingBox())!;
  const withFigures = async (viewport = DESKTOP.viewport): Promise<Page> => {
    await showInsights(owner);
    await at('/insights', viewport);
    await owner.getByText(/^Busiest day/).waitFor();
    return owner;
  };

  it('offers pages only of what has several, and none of nothing', async () => {
    for (const page of ['/activity', '/orders']) {
      await at(page);
      expect.soft(await owner.getByRole('button', { name: 'Next page' }).count(), page).toBe(0);
      expect.soft(await owner.getByLabel('Rows on a page').count(), page).toBe(0);
    }
    await at('');
    await owner.getByText('1–6 of 49 recipes').waitFor();
    expect.soft(await owner.getByRole('button', { name: 'Next page' }).count()).toBe(1);
    await owner.getByLabel('Find a recipe').fill('zzzz');
    const recipes = owner.getByRole('region', { name: 'Recipes' });
    await recipes.getByText('No recipe has').waitFor();
    expect.soft(await recipes.getByText('0–0').count()).toBe(0);
    expect.soft(await recipes.getByRole('combobox', { name: 'On a page' }).count()).toBe(0);
    await recipes.getByRole('button', { name: 'Show all recipes' }).click();
    await owner.getByText('1–6 of 49 recipes').waitFor();
  });

  it('asks to choose all of the kiosks only where there are any', async () => {
    await at('?search=zzzz', PHONE.viewport);
    const none = owner.getByRole('heading', { name: 'No kiosk fits' });
    await none.waitFor();
    expect.soft(await owner.getByRole('checkbox', { name: 'Choose all on this page' }).count()).toBe(0);
    expect
      .soft((await box(none)).y - (await box(owner.getByLabel('Find a kiosk by name or code'))).y)
      .toBeLessThan(240);
  });

  it('opens a kiosk on a phone where it stands', async () => {
    await at('', PHONE.viewport);
    const row = owner.getByRole('row').filter({ hasText: server.codes['fifteen-twenty']! });
    const fold = row.getByRole('button', { name: /^More of kiosk/ });
    const parts = [row.getByRole('link').first(), row.getByText('Active'), fold];
    await fold.waitFor();
    const inRow = async () => {
      const { y } = await box(row);
      return Promise.all(parts.map(async (part) => ({ ...(await box(part)), y: (await box(part)).y - y })));
    };
    const before = await inRow();
    await fold.click();
    await row.getByRole('button', { name: 'Open Admin' }).waitFor();
    expect.soft(await inRow()).toEqual(before);
    const named = row.getByText('Fifteen-Twenty', { exact: true });
    expect.soft(await named.filter({ visible: true }).count(), 'said once').toBe(1);
    await row.getByRole('checkbox').check();
    const none = owner.getByRole('button', { name: 'Choose none' });
    const bar = owner.getByRole('group', { name: 'Chosen kiosks' });
    expect.soft((await box(none)).x - (await box(bar)).x, 'within its bar').toBeGreaterThanOrEqual(8);
    await none.click();
  });

  it('draws a week of insights without a hole, and each drink beside its bar', async () => {
    await withFigures();
    const figures = owner.getByRole('figure');
    const cards = await figures.evaluateAll((all) =>
      all.map((one) => {
        const { x, y, right, bottom } = one.parentElement!.getBoundingClientRect();
        return { x, y, right, bottom };
      }),
    );
    expect(cards.length).toBeGreaterThanOrEqual(7);
    const right = Math.max(...cards.map((card) => card.right));
    for (const y of new Set(cards.map((card) => card.y))) {
      const row = cards.filter((card) => card.y === y);
      expect.soft(new Set(row.map(({ bottom }) => Math.round(bottom))).size, `one height at ${y}`).toBe(1);
      expect.soft(Math.max(...row.map((card) => card.right)), `to the edge at ${y}`).toBeCloseTo(right, 0);
    }
    const most = figures.filter({ hasText: 'What guests order most' });
    await expect.poll(() => most.locator('[data-drink] svg, [data-drink] img').count()).toBe(5);
  });

  it('draws how long nine of ten wait beyond the half, and what the week before was', async () => {
    await withFigures(PHONE.viewport);
    const waits = owner.getByRole('figure').filter({ hasText: 'Half of the drinks are made within' });
    expect.soft(await waits.locator('[data-testid="reach"]').count(), 'nine of ten').toBe(7);
    const reach = await box(waits.locator('[data-testid="reach"]').last());
    const half = await box(waits.locator('[data-testid="bar"]').last());
    expect.soft(reach.y, 'longer than the half').toBeLessThan(half.y);
    const days = owner.getByRole('figure').filter({ hasText: /^Busiest day/ });
    expect.soft(await days.locator('[data-testid="before"]').count(), 'a week before').toBe(7);
    const facts = await owner
      .locator('main ul > li:has(strong)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const edge = Math.max(...facts.map(({ right }) => right));
    for (const y of new Set(facts.map((fact) => fact.y)))
      expect
        .soft(Math.max(...facts.filter((fact) => fact.y === y).map(({ right }) => right)), `facts at ${y}`)
        .toBeCloseTo(edge, 0);
    await owner.unroute('**/api/**/insights*');
  });

  it('draws the flavours and the parts of a drink where they are folded', async () => {
    for (const { viewport } of [PHONE, DESKTOP]) {
      await at('/master/bar-negroni', viewport);
      const part = (name: string) => owner.getByRole('region', { name, exact: true });
      await part('Flavours').waitFor();
      const bars = part('Flavours').locator('[data-flavour]').filter({ visible: true });
      await expect.poll(() => bars.count(), { message: `at ${viewport.width}` }).toBe(7);
      const shares = part('Ingredients').locator('[data-share]');
      expect.soft(await shares.count(), 'what is in the glass').toBe(3);
      const widths = await Promise.all((await shares.all()).map(async (one) => (await box(one)).width));
      expect.soft(Math.max(...widths) - Math.min(...widths), 'equal parts').toBeLessThanOrEqual(3);
      await part('Allergens').getByRole('button').click();
      const [said, first] = [owner.getByText('Declared: guests'), owner.getByText('Cereals containing gluten')];
      await first.waitFor();
      const { y, height } = await box(said);
      expect.soft((await box(first)).y - y - height, 'the list apart from its note').toBeGreaterThanOrEqual(8);
      await part('Try without pouring').getByRole('button').first().click();
      await owner.getByLabel('What the machine is told').waitFor();
      const table = owner.getByRole('table', { name: 'Pours' });
      expect.soft(await table.filter({ visible: true }).count(), 'its figures on demand').toBe(0);
    }
  });

  it('has a day of the selling hours in a line, and on a phone in two', async () => {
    for (const [viewport, tallest] of [
      [DESKTOP.viewport, 64],
      [PHONE.viewport, 112],
    ] as const) {
      await at('/settings#hours', viewport);
      const hours = owner.getByRole('button', { name: 'Selling hours' });
      if ((await hours.getAttribute('aria-expanded')) === 'false') await hours.click();
      const limited = owner.getByRole('switch', { name: 'Guests order only at these hours' });
      if (!(await limited.isChecked())) await limited.check();
      const days = owner.getByRole('group', { name: /day The bar$/ });
      expect.soft(await days.count()).toBe(7);
      for (const day of await days.all()) {
        const { x, width, height } = await box(day);
        expect.soft(height, `a day at ${viewport.width}`).toBeLessThanOrEqual(tallest);
        const [opens, closes] = [await box(day.getByLabel('Opens')), await box(day.getByLabel('Closes'))];
        expect.soft(closes.x - opens.x - opens.width, 'room for the dash').toBeGreaterThanOrEqual(8);
        expect.soft(closes.x + closes.width, 'within its card').toBeLessThanOrEqual(x + width + 1);
      }
      await owner.getByRole('button', { name: 'Discard changes' }).click();
    }
  });

  it('breaks no word of a pump on a phone', async () => {
    await at('/master?tab=pumps', PHONE.viewport);
    await owner.getByRole('button', { name: /London dry gin/ }).waitFor();
    const broken = await owner.locator('tbody th button').evaluateAll((tiles) => {
      const found: string[] = [];
      for (const tile of tiles) {
        const texts = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT);
        while (texts.nextNode())
          for (const { index, 0: word } of texts.currentNode.textContent!.matchAll(/[^\s-]+/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
          }
      }
      return found;
    });
    expect(broken).toEqual([]);
  });

  it('begins what deletes where the text above it begins on a phone', async () => {
    await at('', PHONE.viewport);
    const button = owner.getByRole('button', { name: 'Delete All Kiosk Instances' });
    const above = owner.getByText('Ends every kiosk of this shop at once.');
    const left = await button.evaluate((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().left;
    });
    expect(Math.abs(left - (await box(above)).x)).toBeLessThanOrEqual(2);
  });

  it('has the voices of a shop as wide as what stands above and below them', async () => {
    await at('/master?tab=voice');
    const card = owner.getByRole('listitem').filter({ has: owner.getByRole('link', { name: /^Record / }) });
    await card.first().waitFor();
    const right = async (one: Locator) => (await box(one)).x + (await box(one)).width;
    const edge = await right(owner.getByLabel('Voice of this shop'));
    expect.soft(await right(card.first())).toBeCloseTo(edge, 0);
    expect.soft(await right(owner.getByRole('button', { name: 'New voice' }))).toBeCloseTo(edge, 0);
  });

  it('has the settings of a quiz as wide as each other', async () => {
    await owner.setViewportSize(DESKTOP.viewport);
    await owner.goto(`${server.origin}/kiosk/admin/${server.codes['ez-pairing']}`);
    await owner.getByText('Open EZ Pairing Admin').click();
    const demo = owner.getByRole('region', { name: 'Demonstration' });
    await demo.waitFor();
    const answers = owner.getByRole('region', { name: 'Where the answers lead' });
    expect((await box(demo)).width).toBeCloseTo((await box(answers)).width, 0);
  });

  it('leads on from a kiosk that is not there', async () => {
    await owner.goto(`${server.origin}/kiosk/admin/ZZZZZZ`);
    await owner.getByRole('link', { name: 'Go to Shop Admin' }).click();
    await owner.getByRole('heading', { name: 'Select a Shop' }).waitFor();
  });

  it('names a kiosk in Chinese once, where it is named after its type', async () => {
    await at('');
    await owner.getByRole('button', { name: '中文' }).first().click();
    const row = owner.getByRole('row').filter({ hasText: server.codes['five-mui']! });
    await row.getByText('猜枚', { exact: true }).last().waitFor();
    const english = row.getByText('Five Mui', { exact: true });
    expect.soft(await english.filter({ visible: true }).count()).toBe(0);
    await owner.setViewportSize(PHONE.viewport);
    expect.soft(await row.getByText('猜枚', { exact: true }).filter({ visible: true }).count(), 'on a phone').toBe(1);
    expect.soft(await english.filter({ visible: true }).count(), 'on a phone').toBe(0);
    await owner.setViewportSize(DESKTOP.viewport);
    await owner.getByRole('button', { name: 'English' }).first().click();
    await owner.getByRole('heading', { name: /Admin Dashboard/ }).waitFor();
  });
});
