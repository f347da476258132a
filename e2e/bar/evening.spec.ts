/**
 * One evening on five screens: two guests' phones, the counter, the board and a shared screen show the same thing within
 * a second of each step, whatever the network does to one of them.
 */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../accessibility/judge.ts';
import { usePeople } from '../browser.ts';
import { chineseOf } from '../catalogue.ts';
import { asItself, inLanguage, LOCALES, type Language } from '../in-language.ts';
import { PASSWORDS, startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import { isBounded } from '../../scripts/long.mjs';

/** All screens agree. In CI three journeys share two cores. */
const SOON = { timeout: process.env.CI ? 3000 : 1000 };
/** A lost stream is tried again within this time. */
const HEALED = { timeout: 12_000 };
const SHOP = 'demo-tea';

/** In CI the one whose words are longer to find; `npm run whole` has both. */
const LANGUAGES: Language[] = isBounded ? ['zh'] : ['en', 'zh'];

describe.each(LANGUAGES)('an evening in %s', (language) => {
  const people = usePeople([], {
    locale: LOCALES[language],
    inEnglish: (context) => inLanguage(context, language),
  });
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));
  const inWords = (english: string) => (language === 'zh' ? chineseOf(english) : english);
  const kiosk = () => `${server.origin}/kiosk/live?joinCode=${server.codes['ordering-terminal']!}`;

  /** @returns the key of a new link to the board */
  const boardKey = async (): Promise<string> => {
    const ask = async (method: string, path: string, headers: object, body: object) =>
      (
        await fetch(`${server.origin}${path}`, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        })
      ).json();
    const { tokens } = (await ask(
      'POST',
      '/v1/auth/login',
      {},
      {
        username: 'tea',
        password: PASSWORDS.DEMO_OWNER_PASSWORD,
      },
    )) as { tokens: { refresh: { token: string } } };
    const authorization = `Bearer ${tokens.refresh.token}`;
    const made = (await ask('PUT', `/api/admin/shops/${SHOP}/board-key`, { authorization }, {})) as { key: string };
    return made.key;
  };
  /** Found by its name on a menu that shows a choice. */
  const drinkOn = async (page: Page, drink: string): Promise<Locator> => {
    await page.getByRole('searchbox').fill(inWords(drink));
    // The text beside it follows without a space.
    return asItself(page)
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: inWords(drink) })
      .first();
  };
  /** @returns its number */
  const order = async (page: Page, drink: string, name: string): Promise<string> => {
    await (await drinkOn(page, drink)).getByRole('button').first().click();
    const sheet = page.getByRole('dialog').first();
    await sheet.getByRole('textbox').fill(name);
    await sheet.getByRole('button', { name: 'Order This Drink' }).click();
    const answer = page.waitForResponse((response) => response.url().endsWith('/submit-order'));
    await page.getByRole('button', { name: 'Ready - Place Order' }).click();
    const { displayId } = (await (await answer).json()) as { displayId: string };
    await page.locator('section[aria-labelledby=placed-drink]').getByText(displayId).waitFor();
    await page.keyboard.press('Escape');
    return displayId;
  };

  it('is the same on every screen, also on one that was cut off', { timeout: 120_000 }, async () => {
    const [ada, bo, counter, tablet, screen] = await Promise.all([
      people.phone(),
      people.phone(),
      people.desktop(),
      people.desktop(),
      people.desktop(),
    ]);
    // The board reads the same in every language.
    const board = asItself(screen);
    await Promise.all([
      ada.goto(kiosk()),
      bo.goto(kiosk()),
      tablet.goto(`${kiosk()}&screen=shared`),
      boardKey().then((key) => board.goto(`${server.origin}/shops/${SHOP}/board#key=${key}`)),
      signIn(counter, server, 'tea')
        .then(() => counter.waitForURL(`**/shops/${SHOP}`))
        .then(() => counter.goto(`${server.origin}/shops/${SHOP}/tonight`)),
    ]);
    await counter.getByText('All quiet').waitFor();
    const ticket = (column: string, displayId: string) =>
      counter.getByRole('region', { name: column }).getByRole('listitem').filter({ hasText: displayId });
    const tap = (column: string, displayId: string, name: string) =>
      ticket(column, displayId).getByRole('button', { name }).click();
    const called = (column: string, displayId: string) =>
      board.getByRole('region', { name: column }).getByRole('listitem').filter({ hasText: displayId });
    const says = (page: Page, text: string) => page.getByRole('main').getByText(text).first().waitFor(SOON);
    const agree = (...screens: Promise<void>[]) => Promise.all(screens);
    const all = { ada, bo, counter, tablet, board };
    /** What a machine judges, of all five, in CI once; with EVENING_PICTURES=1 pictures go to reports/evening/. */
    const judge = async (state: string) => {
      if (process.env.CI && state !== 'being-made') return;
      for (const [name, page] of Object.entries(all)) {
        expect(await axe(asItself(page)), `${name}, ${state}`).toEqual([]);
        if (process.env.EVENING_PICTURES)
          await asItself(page).screenshot({ path: `reports/evening/${language}-${state}-${name}.png` });
      }
    };
    /** What only its own phone, the counter and, once it is made, the board may show. */
    const isNobodyElses = async (displayId: string, ...others: Page[]) => {
      for (const page of others) expect(await page.getByText(displayId).count()).toBe(0);
    };

    // Placed.
    const first = await order(ada, 'Tiger Stripe Boba Milk', 'Ada');
    await agree(ticket('Waiting', first).waitFor(SOON), says(ada, 'The machine is free.'));
    const second = await order(bo, 'Butterfly Yuzu Soda', 'Bo');
    await agree(ticket('Waiting', second).waitFor(SOON), says(bo, 'The machine is free.'));
    await isNobodyElses(first, bo, tablet, board);
    await isNobodyElses(second, ada, tablet, board);
    await judge('placed');

    // Being made.
    await tap('Waiting', first, 'Make');
    await agree(
      says(ada, 'Being made'),
      says(bo, `${first} is pouring now.`),
      ticket('Being made', first).waitFor(SOON),
      called('Preparing', first).filter({ hasText: 'Ada' }).waitFor(SOON),
    );
    await isNobodyElses(first, tablet);
    await judge('being-made');

    // Ready, while one phone has no network: it says since when, and is told all of it when it is back.
    await bo.context().setOffline(true);
    await tap('Being made', first, 'Done');
    await agree(
      says(ada, `Ready: collect ${first} at the bar.`),
      board.getByRole('status').getByText(first, { exact: true }).waitFor(SOON),
      ticket('Ready', first).waitFor(SOON),
    );
    await tap('Waiting', second, 'Make');
    await agree(called('Preparing', second).waitFor(SOON), ticket('Being made', second).waitFor(SOON));
    const lost = bo.getByText(/No news since \d/);
    await lost.waitFor(HEALED);
    await isNobodyElses(second, ada, tablet);
    await judge('ready-and-lost');
    await bo.context().setOffline(false);
    await lost.waitFor({ state: 'detached', ...HEALED });
    await says(bo, 'Being made');

    // Collected.
    await tap('Ready', first, 'Hand out');
    await agree(
      says(ada, 'Collected'),
      called('Ready', first).waitFor({ state: 'detached', ...SOON }),
      ticket('Ready', first).waitFor({ state: 'detached', ...SOON }),
    );

    await judge('collected');

    // Ordered on the shared screen, which then belongs to the next guest.
    const third = await order(tablet, 'Lychee Rose Soda', 'Cy');
    await agree(ticket('Waiting', third).waitFor(SOON), says(tablet, third));
    await isNobodyElses(third, ada, bo, board);
    await judge('on-the-shared-screen');

    // Sold out under a guest's hands, who has another instead.
    await tablet.getByRole('button', { name: 'Done, next guest' }).click();
    const onTablet = await drinkOn(tablet, 'Butterfly Yuzu Soda');
    await onTablet.waitFor();
    await ada.getByRole('button', { name: 'Order another' }).click();
    const fourth = await order(ada, 'Butterfly Yuzu Soda', 'Ada');
    await ticket('Waiting', fourth).waitFor(SOON);
    await counter.keyboard.press('s');
    const dialog = counter.getByRole('dialog');
    const drink = inWords('Butterfly Yuzu Soda');
    await dialog.getByLabel('Drink or bottle').fill(drink);
    await dialog.getByRole('button', { name: 'Butterfly Yuzu Soda' }).first().click();
    await counter.keyboard.press('Escape');
    await agree(
      says(ada, `${drink} has just sold out.`),
      ticket('Waiting', fourth).getByText('Sold out').waitFor(SOON),
      onTablet.getByText(inWords('Sold out for now')).waitFor(SOON),
    );
    await judge('sold-out');
    const swap = ada.getByRole('button', { name: /^Have .+ instead$/ });
    await swap.click();
    await agree(
      swap.waitFor({ state: 'detached', ...SOON }),
      ticket('Waiting', fourth)
        .getByText('Sold out')
        .waitFor({ state: 'detached', ...SOON }),
    );

    // Cancelled by staff.
    await ticket('Waiting', fourth).getByLabel(`More for order ${fourth}`).click();
    await tap('Waiting', fourth, 'Cancel');
    await agree(says(ada, 'Cancelled by the bar'), ticket('Waiting', fourth).waitFor({ state: 'detached', ...SOON }));
    await judge('cancelled');
  });
});
