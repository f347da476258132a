/**
 * Screens of the console on each device: the counter's columns, the list of orders, a drink beside its menu, and no room
 * for what there is not to say.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { callApi } from '../api.ts';
import { DESKTOP, usePeople } from '../browser.ts';
import { chineseOf } from '../catalogue.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, giveStaffAPin, joinAs, orderRecommended, signIn } from '../steps.ts';

/** The widest gap of a page, `--space-4`. Pixels. */
const GAP = 16;

describe('the figures of the console', () => {
  const people = usePeople();
  let server: RunningServer;
  /** Ada's, which waits. */
  let displayId: string;
  let owner: Page;
  beforeAll(async () => {
    server = await startServer();
    const guest = await people.phone();
    await joinAs(guest, server, server.codes['ez-pairing']!, 'Ada');
    await answerQuiz(guest, [0, 0, 0, 2, 0]);
    displayId = await orderRecommended(guest);
    owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.waitForURL('**/shops/demo-bar');
  });
  afterAll(async () => void (await server.stop()));

  const at = async (page: string): Promise<Page> => {
    await owner.setViewportSize(DESKTOP.viewport);
    await owner.goto(`${server.origin}/shops/demo-bar/${page}`);
    return owner;
  };

  it('shows waiting, being made and ready from left to right, and in a column on a phone', async () => {
    const counter = await at('tonight');
    const column = (name: string) => counter.getByRole('region', { name, exact: true });
    const ticket = column('Waiting').getByRole('listitem').filter({ hasText: displayId });
    await ticket.waitFor();
    for (const [width, height, isBeside] of [
      [390, 844, false],
      [768, 1024, true],
      [1024, 768, true],
      [1280, 900, true],
    ] as const) {
      await counter.setViewportSize({ width, height });
      const [waiting, made, ready] = await Promise.all(
        ['Waiting', 'Being made', 'Ready'].map(async (name) => (await column(name).boundingBox())!),
      );
      const [first, second, third] = [waiting!, made!, ready!];
      if (isBeside) {
        expect.soft([first.y, second.y, third.y], `one row at ${width}`).toEqual([first.y, first.y, first.y]);
        expect.soft(first.x + first.width, `columns at ${width}`).toBeLessThanOrEqual(second.x);
        expect.soft(second.x + second.width, `columns at ${width}`).toBeLessThanOrEqual(third.x);
        expect.soft(third.x + third.width, `all of them at ${width}`).toBeLessThanOrEqual(width);
      } else expect.soft(first.y, `one below the other at ${width}`).toBeLessThan(second.y);
      const box = (await ticket.boundingBox())!;
      expect.soft(box.y + box.height, `the first ticket at ${width}`).toBeLessThanOrEqual(height);
      for (const button of [
        ticket.getByRole('button', { name: 'Make' }),
        counter.getByRole('button', { name: 'New order' }),
      ])
        expect.soft((await button.boundingBox())!.height, `for gloves at ${width}`).toBeGreaterThanOrEqual(48);
      expect.soft(await ticket.locator('svg, img, canvas').count(), 'the drink is drawn').toBeGreaterThan(0);
      for (const said of [displayId, 'Ada', 'Small', /just now|min/])
        expect.soft(await ticket.textContent(), `at ${width}`).toMatch(said);
      expect.soft(await counter.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });

  it('holds its actions and whole words on a tablet that lies, and no filter covers another', async () => {
    const orders = await at('orders');
    await orders.setViewportSize({ width: 1024, height: 768 });
    const row = orders.getByRole('row').filter({ hasText: 'Ada' });
    await row.waitFor();
    const placed = row.locator('time');
    await placed.evaluate((one) => (one.textContent = '59 min. ago'));
    const table = await orders.getByRole('table').evaluate((one) => {
      const frame = one.parentElement!.getBoundingClientRect();
      return one.getBoundingClientRect().right - frame.right;
    });
    expect.soft(table, 'px of the table beyond its frame').toBeLessThanOrEqual(1);
    expect.soft((await placed.boundingBox())!.height, 'how long ago it was, in one line').toBeLessThan(30);
    const kiosk = row.getByText(server.codes['ez-pairing']!);
    expect.soft((await kiosk.boundingBox())!.height, 'a code of one line').toBeLessThan(30);
    const fields = await orders.locator('main :is(input, select)').evaluateAll((all) =>
      all.slice(0, 4).map((field) => {
        const { left, right, top } = field.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    for (const [at, field] of fields.slice(1).entries())
      expect.soft(field.left >= fields[at]!.right || field.top > fields[at]!.top, `field ${at + 2}`).toBe(true);
  });

  it('keeps the actions of a kiosk in one row of whole words on a tablet, in Chinese, and none beyond its edge', async () => {
    const page = await at('');
    await page.getByRole('button', { name: '中文' }).first().click();
    await page
      .getByRole('button', { name: chineseOf('Open Admin') })
      .first()
      .waitFor();
    for (const [width, height] of [
      [768, 1024],
      [1024, 768],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const boxes = await page
        .locator('tbody [data-actions] button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      expect.soft(boxes.length).toBeGreaterThanOrEqual(3);
      expect.soft(Math.max(...boxes.map((box) => box.height)), `height at ${width}`).toBeLessThanOrEqual(52);
      const firstRow = boxes.slice(0, 3).map((box) => box.top);
      expect.soft(new Set(firstRow).size, `rows of actions at ${width}`).toBe(1);
      const edge = await page
        .locator('tbody [data-actions]')
        .first()
        .evaluate((cell) => {
          const frame = cell.closest('[role=region]')!;
          return frame.getBoundingClientRect().right;
        });
      expect.soft(Math.max(...boxes.map((box) => box.right)), `edge at ${width}`).toBeLessThanOrEqual(edge);
    }
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('button', { name: 'English' }).first().click();
    await page.getByRole('button', { name: 'Open Admin' }).first().waitFor();
  });

  it('has the list at the left on wide screens, and the drink and Save always in sight', async () => {
    await at('master');
    await owner
      .getByRole('row', { name: /Basil Smash/ })
      .getByRole('link')
      .click();
    await owner.waitForURL(/\/master\/[\w-]+$/);
    const list = owner.getByRole('navigation', { name: 'Drinks' });
    const drawn = owner.getByRole('complementary', { name: 'The drink as it is drawn' });
    const save = owner.getByRole('button', { name: 'Save', exact: true });
    await owner.getByRole('button', { name: 'How it is served' }).click();
    await owner.getByLabel('Glass, English').fill('Hurricane Glass');
    for (const [width, height, isBeside] of [
      [390, 844, false],
      [768, 1024, true],
      // The narrowest beside the rail.
      [960, 700, true],
      [1024, 768, true],
      [1280, 900, true],
    ] as const) {
      await owner.setViewportSize({ width, height });
      await expect.poll(() => list.isVisible(), { message: `list at ${width}` }).toBe(isBeside);
      for (const share of [0, 0.5, 1]) {
        await owner.evaluate((part) => scrollTo(0, part * document.documentElement.scrollHeight), share);
        const section = `${100 * share} %`;
        const [picture, button] = [(await drawn.locator('svg').first().boundingBox())!, (await save.boundingBox())!];
        expect.soft(picture.y, `the drink beside ${section} at ${width}`).toBeGreaterThanOrEqual(0);
        expect.soft(picture.y + picture.height, `the drink beside ${section} at ${width}`).toBeLessThanOrEqual(height);
        expect.soft(button.y, `Save at ${section}, ${width}`).toBeGreaterThanOrEqual(0);
        expect.soft(button.y + button.height, `Save at ${section}, ${width}`).toBeLessThanOrEqual(height);
      }
      if (isBeside) {
        const [left, right] = [(await list.boundingBox())!, (await owner.getByLabel('Name, English').boundingBox())!];
        expect.soft(left.x + left.width, `list beside the fields at ${width}`).toBeLessThanOrEqual(right.x);
        const pages = owner.getByRole('navigation', { name: 'Pages' }).getByRole('button');
        const [back, on] = [(await pages.first().boundingBox())!, (await pages.last().boundingBox())!];
        expect.soft(on.y, `the list’s pager in one row at ${width}`).toBe(back.y);
      }
      expect.soft(await owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    // A phone that lies is too low for both.
    await owner.setViewportSize({ width: 844, height: 390 });
    expect(await list.isVisible()).toBe(false);
  });

  const roomBetween = async (above: Locator, below: Locator) => {
    await below.waitFor();
    const [upper, lower] = [(await above.boundingBox())!, (await below.boundingBox())!];
    return lower.y - (upper.y + upper.height);
  };
  const orders = () => [owner.getByLabel('Kiosk'), owner.getByRole('table')] as const;
  const drinks = () => {
    const all = owner.getByRole('checkbox', { name: /^Choose all shown/ });
    return [owner.getByRole('button', { name: 'Change the order' }), owner.locator('label', { has: all })] as const;
  };

  it.each([
    ['orders', orders],
    ['master', drinks],
  ])('has no line of its own for what is said, while nothing is: %s', async (page, ends) => {
    await at(page);
    for (const width of [390, 1280]) {
      await owner.setViewportSize({ width, height: 844 });
      expect.soft(await roomBetween(...ends()), `at ${width}`).toBeLessThanOrEqual(GAP + 1);
      // What is said is heard only where a live region stood before.
      expect.soft(await owner.getByRole('status').filter({ hasNotText: /./ }).all()).toHaveLength(2);
    }
  });

  it('shows the whole description of a drink, however many lines it is written in', async () => {
    await at('master');
    await owner
      .getByRole('row', { name: /Basil Smash/ })
      .getByRole('link')
      .click();
    for (const [width, lines] of [
      [390, 2],
      [390, 8],
      [1280, 8],
    ] as const) {
      await owner.setViewportSize({ width, height: 844 });
      const field = owner.getByLabel('Description, English');
      await field.fill('Gin, lemon and all the basil there is.\n'.repeat(lines));
      const [hidden, height] = await field.evaluate((one) => [one.scrollHeight - one.clientHeight, one.clientHeight]);
      expect.soft(hidden, `px of ${lines} lines out of sight at ${width}`).toBe(0);
      expect.soft(height, `${lines} lines at ${width}`).toBeLessThanOrEqual(844 / 2);
    }
  });

  it('moves no order for what is said first', async () => {
    await at('orders');
    const row = owner.getByRole('row').filter({ hasText: 'Ada' });
    const place = async () => (await owner.getByRole('table').boundingBox())!.y;
    await row.waitFor();
    const before = await place();
    await row.getByRole('button', { name: 'Make' }).click();
    const said = owner.getByText(`Order ${displayId} is being made.`);
    await said.waitFor();
    expect(await place()).toBe(before);
    const box = (await said.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(DESKTOP.viewport.height);
  });

  const orderWithWarning = (name: string) =>
    callApi(server, 'POST', '/api/admin/shops/demo-bar/submit-order', {
      headers: { 'x-device-id': randomUUID(), 'x-join-code': server.codes['ez-pairing']! },
      body: {
        targetShopId: 'demo-bar',
        recipeId: 'bar-negroni',
        name,
        kioskInstanceCode: server.codes['ez-pairing'],
        allergies: { allergens: ['eggs', 'sulphites'], note: '' },
      },
    });

  it('keeps the words of buttons whole beside an order with a warning, in Chinese', async () => {
    await orderWithWarning('Bea');
    const page = await at('orders');
    await page.getByRole('button', { name: '中文' }).first().click();
    const row = page.getByRole('row').filter({ hasText: 'Bea' });
    await row.getByText(/^這杯含有/).waitFor();
    const heights = await row
      .locator('[data-actions] button')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.clientHeight));
    expect.soft(heights.length, 'the next step and the menu').toBe(2);
    expect.soft(Math.max(...heights), 'of one line').toBeLessThanOrEqual(48);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    await page.getByRole('button', { name: 'English' }).first().click();
    await row.getByText(/^This drink contains/).waitFor();
  });

  it('holds its actions within the table while an order with a warning is new', async () => {
    const page = await at('orders');
    await page.getByRole('row').filter({ hasText: 'Ada' }).waitFor();
    await orderWithWarning('Dora');
    const row = page.getByRole('row').filter({ hasText: 'Dora' });
    await row.getByText('New', { exact: true }).waitFor();
    for (const [width, height] of [
      [1280, 900],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const beyond = await page.getByRole('table').evaluate((one) => {
        const frame = one.parentElement!.getBoundingClientRect();
        return one.getBoundingClientRect().right - frame.right;
      });
      expect.soft(beyond, `px beyond the frame at ${width}`).toBeLessThanOrEqual(1);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const [card, warning] = [await row.boundingBox(), await row.getByText(/^This drink contains/).boundingBox()];
    expect.soft(warning!.width / card!.width, 'the warning on a phone').toBeGreaterThan(0.7);
  });

  it('holds what may be done with an account within its table on a tablet', async () => {
    await giveStaffAPin(owner, server, `ada-${randomUUID().slice(0, 8)}`, '40711');
    for (const [width, height] of [
      [768, 1024],
      [1024, 768],
    ] as const) {
      await owner.setViewportSize({ width, height });
      const beyond = await owner.getByRole('table').evaluateAll((all) =>
        all.map((one) => {
          const { right } = one.parentElement!.getBoundingClientRect();
          return one.getBoundingClientRect().right - right;
        }),
      );
      expect.soft(Math.max(...beyond), `px beyond the frame at ${width}`).toBeLessThanOrEqual(1);
    }
  });

  it('sets the pause of the settings in one row of a tablet, and the other parts in two columns below it', async () => {
    const settings = await at('settings');
    const part = (name: string) => settings.getByRole('region', { name });
    for (const [width, height] of [
      [1024, 768],
      [768, 1024],
      [660, 900],
    ] as const) {
      await settings.setViewportSize({ width, height });
      const [pause, selling, board] = await Promise.all(
        ['Pause', 'Selling hours', 'Now-serving board'].map(async (name) => (await part(name).boundingBox())!),
      );
      expect.soft(selling!.x + selling!.width, `beside each other at ${width}`).toBeLessThanOrEqual(board!.x);
      expect.soft(board!.width).toBeCloseTo(selling!.width, 0);
      expect.soft(pause!.width, `as wide as both at ${width}`).toBeCloseTo(board!.x + board!.width - selling!.x, 0);
      // Of so narrow a tablet the two reasons stand above each other.
      if (width < 700) continue;
      const field = (await part('Pause').getByLabel('Reason, English').boundingBox())!;
      const button = (await part('Pause').getByRole('button', { name: 'Pause orders' }).boundingBox())!;
      expect.soft(button.y + button.height, `in one row at ${width}`).toBeCloseTo(field.y + field.height, 0);
    }
  });

  it('holds the selling hours of a week within their card, each day in lines of its own', async () => {
    const settings = await at('settings');
    await settings.getByRole('button', { name: 'Selling hours', expanded: false }).click();
    await settings.getByRole('switch', { name: 'Guests order only at these hours' }).check();
    const card = settings.getByRole('region', { name: 'Selling hours' });
    const days = card.getByRole('group', { name: /^(?:Mon|Wednes|Satur)day The bar$/ });
    for (const [width, height] of [
      [768, 1024],
      [1024, 768],
      [1280, 900],
      [1440, 900],
    ] as const) {
      await settings.setViewportSize({ width, height });
      const inside = (await card.boundingBox())!;
      for (const day of await days.all()) {
        const [opens, closes] = await Promise.all(
          ['Opens', 'Closes'].map(async (name) => (await day.getByLabel(name).boundingBox())!),
        );
        expect.soft(closes!.y, `in one line at ${width}`).toBe(opens!.y);
        expect
          .soft(closes!.x - (opens!.x + opens!.width), `px between the times at ${width}`)
          .toBeGreaterThanOrEqual(8);
        expect.soft(closes!.x + closes!.width, `at ${width}`).toBeLessThanOrEqual(inside.x + inside.width - 16);
        expect.soft((await day.boundingBox())!.height, `px of a day at ${width}`).toBeLessThanOrEqual(130);
      }
    }
    await settings.getByRole('button', { name: 'Discard changes' }).click();
  });

  it('has the pumps of a tablet in tiles, which open to their fields', async () => {
    const pumps = await at('master?tab=pumps');
    await pumps.setViewportSize({ width: 768, height: 1024 });
    await pumps.getByRole('button', { name: /2 Campari/ }).click();
    const row = pumps.getByRole('row').filter({ has: pumps.getByLabel('Ingredient in slot 2', { exact: true }) });
    for (const [width, height] of [
      [768, 1024],
      [1024, 768],
    ] as const) {
      await pumps.setViewportSize({ width, height });
      const tall = await pumps.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(tall, `px of 85 pumps at ${width}`).toBeLessThanOrEqual(3000);
      const tile = (await row.boundingBox())!;
      for (const field of await row.locator(':is(input, select)').all()) {
        const box = (await field.boundingBox())!;
        expect.soft(box.y + box.height, `a field in its tile at ${width}`).toBeLessThanOrEqual(tile.y + tile.height);
        expect.soft(box.x + box.width, `a field in its tile at ${width}`).toBeLessThanOrEqual(tile.x + tile.width);
      }
    }
    const marks = await pumps
      .locator('main summary')
      .evaluateAll((all) =>
        all.map((one) => [getComputedStyle(one).listStyleType, getComputedStyle(one, '::before').width].join(' ')),
      );
    expect.soft(new Set(marks), 'one mark of what opens, and it is drawn').toEqual(new Set(['none 8px']));
  });

  it('draws one of several to choose as a ring, and what is not chosen as a frame, in the console and the set-up', async () => {
    const admin = await people.desktop();
    await signIn(admin, server, 'admin');
    await admin.waitForURL('**/shop-admin');
    for (const page of ['shops/demo-bar/shop', 'setup']) {
      await admin.goto(`${server.origin}/${page}`);
      const open = admin.locator('input[type=radio]:not(:checked)').first();
      await open.waitFor();
      const look = await open.evaluate((one) => {
        const { appearance, borderRadius } = getComputedStyle(one);
        return { appearance, borderRadius };
      });
      expect.soft(look, page).toEqual({ appearance: 'none', borderRadius: '50%' });
    }
  });

  it('names a drink in the reader’s language in its heading, in what the machine makes, and by itself at the left', async () => {
    const page = await at('master?tab=pumps');
    await page.getByRole('button', { name: '中文' }).first().click();
    const made = page.locator('main details').first();
    await made.locator('summary').click();
    expect.soft(await made.locator('p').textContent()).toMatch(/^內格羅尼、.+及/);
    expect.soft(await made.locator('p').textContent()).not.toMatch(/, /);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.origin}/shops/demo-bar/master/bar-negroni`);
    await page.getByRole('heading', { level: 1, name: '內格羅尼' }).waitFor();
    await page.goto(`${server.origin}/shops/demo-bar/inspection`);
    const order = page.getByRole('table').last().locator('tbody tr').first();
    const [number, drink] = await Promise.all([0, 2].map((cell) => leftOfText(order.locator('> *').nth(cell))));
    expect.soft(drink).toBe(number);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('button', { name: 'English' }).first().click();
  });

  it('has the open part of the menu in sight on a phone, and names the bar in the reader’s language first', async () => {
    const page = await at('master');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.origin}/shops/demo-bar/master?tab=files`);
    const tab = page.getByRole('link', { name: 'Import and export' });
    const { x, width } = (await tab.boundingBox())!;
    expect.soft(x).toBeGreaterThanOrEqual(0);
    expect.soft(x + width).toBeLessThanOrEqual(390);
    await page.setViewportSize(DESKTOP.viewport);
    await page.getByRole('button', { name: '中文' }).first().click();
    const above = page
      .getByRole('navigation', { name: chineseOf('Where this page is') })
      .getByRole('link')
      .last();
    expect.soft(await above.textContent()).toMatch(/^樓梯街酒館 /);
    await page.getByRole('button', { name: 'English' }).first().click();
    await tab.waitFor();
  });

  const leftOfText = (button: Locator) =>
    button.evaluate((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return Math.round(words.getBoundingClientRect().left);
    });

  it('lines up what stands together: the fields of a row, and what ends the rail', async () => {
    const page = await at('');
    const fields = ['Quantity', 'Size'].map((name) => page.getByLabel(name, { exact: true }));
    const [quantity, size] = await Promise.all(fields.map(async (field) => (await field.boundingBox())!.y));
    expect.soft(quantity).toBe(size);
    const ends = ['中文', 'Sign out'].map((name) => page.getByRole('button', { name }));
    const [language, signOut] = await Promise.all(ends.map(async (end) => (await end.boundingBox())!));
    expect.soft(language!.y + language!.height / 2).toBeCloseTo(signOut!.y + signOut!.height / 2, 0);
    const beginnings = [page.getByText(/^Signed in as/), ends[0]!].map(leftOfText);
    expect.soft(new Set(await Promise.all(beginnings)).size, 'one edge').toBe(1);
    const rights = ['Kiosks', 'My account'].map((name) => page.getByRole('link', { name }));
    const [kiosks, account] = await Promise.all(
      rights.map(async (link) => link.evaluate((one) => one.getBoundingClientRect().right)),
    );
    expect.soft(account, 'the end of one’s own account').toBe(kiosks);
  });

  it('begins the words of a menu of actions below each other', async () => {
    const page = await at('master');
    await page.getByRole('button', { name: 'More actions for Negroni' }).click();
    const words = ['Duplicate Negroni', 'Delete Negroni'].map((name) => page.getByRole('button', { name }));
    const [duplicate, remove] = await Promise.all(words.map(leftOfText));
    expect(duplicate).toBe(remove);
  });

  it('has rows of two lines of at most 72 px on a phone', async () => {
    for (const [page, rows, name] of [
      ['orders', owner.locator('main tbody'), displayId],
      ['inspection', owner.getByRole('table', { name: 'Menu' }).locator('tbody tr'), 'Negroni'],
    ] as const) {
      await at(page);
      await owner.setViewportSize({ width: 390, height: 844 });
      const row = rows.filter({ hasText: name }).first();
      await row.waitFor();
      expect.soft((await row.boundingBox())!.height, page).toBeLessThanOrEqual(72);
    }
  });

  it('keeps on a phone what is opened off the edge of its card, and buttons in one row', async () => {
    await orderWithWarning('Cleo');
    await at('tonight');
    await owner.setViewportSize({ width: 390, height: 844 });
    const ticket = owner.getByRole('listitem').filter({ hasText: 'Cleo' });
    const more = ticket.getByRole('button', { name: /^More for order/ });
    await more.click();
    await ticket.getByRole('button', { name: 'Correct' }).waitFor();
    expect
      .soft((await more.boundingBox())!.y)
      .toBe((await ticket.getByRole('button', { name: 'Make' }).boundingBox())!.y);

    await at('master');
    await owner.setViewportSize({ width: 390, height: 844 });
    const row = owner.getByRole('row', { name: /Negroni/ });
    await row.getByRole('button', { name: 'More of Negroni' }).click();
    const choice = row.getByRole('group');
    const edge = (await row.boundingBox())!.x;
    expect.soft((await choice.boundingBox())!.x - edge, 'px to the edge').toBeGreaterThanOrEqual(8);

    await row.getByRole('link').click();
    await owner.getByLabel('Name, English').fill('Negroni of ours');
    const discard = owner.getByRole('button', { name: 'Discard changes' });
    const lines = await discard.evaluate((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return words.getClientRects().length;
    });
    expect.soft(lines, 'lines of a button with room').toBe(1);
    await discard.click();
  });

  it('gives the button beside what was said of chosen drinks its room', async () => {
    const page = await at('master');
    await page.getByRole('checkbox', { name: 'Choose Negroni' }).check();
    await page.getByRole('button', { name: 'Sold out', exact: true }).last().click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    const padding = await undo.evaluate((one) => Number.parseFloat(getComputedStyle(one).paddingLeft));
    expect(padding).toBeGreaterThanOrEqual(12);
    await undo.click();
    await page.getByText(/as (?:it|they) (?:was|were) before/).waitFor();
  });
});
