/**
 * From the magazine to an ordered drink: with three taps in English, and by keyboard alone in Chinese; and on a shared
 * screen.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE, usePeople } from '../browser.ts';
import { press, tabTo } from '../order-matched.ts';
import { startServer, type RunningServer } from '../server.ts';

describe('ordering-terminal', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));
  const address = () => `${server.origin}/kiosk/live?joinCode=${server.codes['ordering-terminal']!}`;

  it('takes three taps and a name, in the chosen size', async () => {
    const page = await people.phone();
    await page.goto(address());
    const sent = page.waitForRequest((request) => request.url().endsWith('/submit-order'));
    await page.getByRole('main').getByRole('listitem').getByRole('button', { disabled: false }).first().tap();
    const sheet = page.getByRole('dialog').first();
    await sheet.getByText('Allergens').waitFor();
    await sheet.getByRole('textbox').fill('Ada');
    await sheet.getByRole('radio', { name: 'Medium' }).tap();
    await sheet.getByRole('button', { name: 'Order This Drink' }).tap();
    await page.getByRole('button', { name: 'Ready - Place Order' }).tap();
    expect((await sent).postDataJSON()).toMatchObject({ name: 'Ada', size: 'sizeM' });
    await page
      .getByText(/Display ID/)
      .first()
      .waitFor();
  });

  it('filters by taste and finds by name', async () => {
    const page = await people.phone();
    await page.goto(address());
    await page.getByRole('button', { name: 'Fizzy' }).tap();
    await page.getByRole('searchbox').fill('yuzu');
    await page.getByText('Butterfly Yuzu Soda').waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(0);
  });

  it('is ordered from by keyboard alone, in Chinese', async () => {
    const context = await people.browser.newContext({ ...PHONE, hasTouch: false, locale: 'zh-HK' });
    const page = await context.newPage();
    await page.goto(address());
    const drink = page.getByRole('main').getByRole('listitem').getByRole('button', { disabled: false }).first();
    await press(page, drink, 'Enter');
    const sheet = page.getByRole('dialog').first();
    await tabTo(page, sheet.getByRole('textbox'));
    await page.keyboard.type('阿寶');
    await page.keyboard.press('Enter');
    const prepare = page.getByRole('dialog').last();
    await prepare.getByRole('list').waitFor();
    await press(page, prepare.getByRole('button').nth(1), 'Enter');
    const placed = page.locator('section[aria-labelledby=placed-drink] strong');
    await placed.first().waitFor();
    expect(await placed.first().textContent()).toMatch(/^[A-Z]\d\d$/);
    await context.close();
  });

  it('resets on a shared screen, and only there', async () => {
    const page = await people.phone();
    await page.clock.install();
    await page.goto(`${address()}&screen=shared`);
    await page.getByRole('searchbox').fill('yuzu');
    // What a busy machine takes for the taps below is no time of the guest's.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 30_000));
    await page.clock.runFor(45_000);
    await page.getByRole('heading', { name: 'Still there?' }).waitFor();
    await page.getByRole('button', { name: "I'm still here" }).tap();
    expect(await page.getByRole('searchbox').inputValue()).toBe('yuzu');
    await page.clock.runFor(95_000);
    await page.getByRole('heading', { name: 'Still there?' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('searchbox').inputValue()).toBe('');

    const own = await people.phone();
    await own.clock.install();
    await own.goto(address());
    await own.getByRole('searchbox').fill('yuzu');
    await own.clock.runFor(300_000);
    expect(await own.getByRole('searchbox').inputValue()).toBe('yuzu');
  });

  it('scrolls two thousand drinks without rendering them all', async () => {
    // A service worker would load the real menu, bypassing the route stub.
    const context = await people.browser.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.route('**/recipes', async (route) => {
      const reply = await route.fetch();
      const { recipes } = (await reply.json()) as { recipes: { id: string; name: string }[] };
      const many = Array.from({ length: 2000 }, (_, i) => {
        const recipe = recipes[i % recipes.length]!;
        return { ...recipe, id: `${recipe.id}-${i}`, name: `${recipe.name} ${i}` };
      });
      await route.fulfill({ response: reply, json: { recipes: many } });
    });
    await page.goto(address());
    await page.getByText('2,000 drinks').or(page.getByText('2000 drinks')).waitFor();
    const drawn = () => page.getByRole('main').getByRole('listitem').count();
    expect(await drawn()).toBeLessThan(250);
    const { frames, height } = await page.evaluate(async () => {
      const times: number[] = [];
      let last = performance.now();
      const { scrollHeight } = document.documentElement;
      for (let i = 0; i < 90; i += 1) {
        document.documentElement.scrollTop += 120;
        await new Promise(requestAnimationFrame);
        times.push(performance.now() - last);
        last = performance.now();
      }
      return { frames: times.toSorted((a, b) => a - b), height: scrollHeight };
    });
    expect(frames[45]).toBeLessThan(34);
    await page.evaluate(() => (document.documentElement.scrollTop = 1e9));
    await page.getByRole('main').getByRole('listitem').last().waitFor();
    expect(await drawn()).toBeLessThan(250);
    expect(Math.abs((await page.evaluate(() => document.documentElement.scrollHeight)) - height)).toBeLessThan(50);
    await context.close();
  });
});
