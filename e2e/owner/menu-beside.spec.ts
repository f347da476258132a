/** The menu on a wide screen: a drink edited beside the list it is chosen from, and several drinks marked at once. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from '../accessibility/judge.ts';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

const MENU = '/shops/demo-bar/master';

describe('the menu beside a drink', () => {
  const people = usePeople();
  let server: RunningServer;
  let owner: Page;
  beforeAll(async () => {
    server = await startServer();
    owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.waitForURL('**/shops/demo-bar');
  });
  afterAll(async () => void (await server.stop()));

  const list = () => owner.getByRole('navigation', { name: 'Drinks' });
  const current = () => list().locator('[aria-current=page]').textContent();
  const focused = () => owner.evaluate(() => document.activeElement?.textContent);
  const seen = (name: string) =>
    owner.getByRole('button', { name, exact: true }).evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

  /** On the screen to its lower edge, and in front. */
  const isUncovered = (what: Locator) =>
    what.evaluate((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      const isSeen = top >= 0 && bottom <= innerHeight;
      return isSeen && one.contains(document.elementFromPoint((left + right) / 2, bottom - 4));
    });

  it('edits one after another, and loses nothing that is not saved', async () => {
    await owner.goto(server.origin + MENU);
    await owner
      .getByRole('row', { name: /Basil Smash/ })
      .getByRole('link')
      .click();
    await owner.waitForURL(/\/master\/[\w-]+$/);
    const drink = owner.getByRole('complementary', { name: 'The drink as it is drawn' });
    await drink.getByRole('heading', { name: 'Basil Smash' }).waitFor();
    expect(await focused()).toBe('Basil Smash');
    expect(await current()).toBe('Basil Smash');
    expect(await axe(owner)).toEqual([]);

    const before = await drink.locator('svg').first().innerHTML();
    await owner.getByRole('button', { name: 'How it is served' }).click();
    await owner.getByLabel('Glass, English').fill('Hurricane Glass');
    await drink.getByRole('button', { name: 'Machine' }).click();
    expect(await focused()).toBe('Machine');
    // Wherever it is scrolled to, the drink is seen as it is edited, and so is the way to save it.
    expect(await drink.locator('svg').first().innerHTML()).not.toBe(before);
    expect((await drink.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    expect(await seen('Save')).toBe(true);

    await list().getByRole('link', { name: 'Negroni' }).click();
    const question = owner.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await owner.getByText('Saved. The kiosks have it.').waitFor();

    // By keyboard to the drink above, and back as one came.
    await list().getByRole('link', { name: 'Basil Smash' }).focus();
    await owner.keyboard.press('ArrowUp');
    await owner.keyboard.press('Enter');
    await drink.getByRole('heading', { name: 'Penicillin' }).waitFor();
    expect(await current()).toBe('Penicillin');
    await owner.goBack();
    await drink.getByRole('heading', { name: 'Basil Smash' }).waitFor();
    expect(await owner.getByLabel('Glass, English').inputValue()).toBe('Hurricane Glass');
    await owner.goBack();
    await owner.getByRole('row', { name: /Basil Smash/ }).waitFor();
  });

  it('opens beside the list by its address, and alone on a narrow screen', async () => {
    await owner.goto(`${server.origin}${MENU}/bar-negroni`);
    await list().getByRole('link', { name: 'Negroni' }).waitFor();
    await owner.setViewportSize({ width: 740, height: 1024 });
    await owner.getByRole('heading', { level: 1, name: 'Negroni' }).waitFor();
    expect(await list().count()).toBe(0);
    // Before anything has changed, too.
    expect(await seen('Save')).toBe(true);
    await owner.setViewportSize({ width: 1280, height: 900 });
    await list().getByRole('link', { name: 'Negroni' }).waitFor();
  });

  it('marks three drinks sold out for guests, and takes it back', async () => {
    const names = ['Negroni', 'Dry Martini', 'Bamboo'];
    const headers = { 'x-device-id': crypto.randomUUID(), 'x-join-code': server.codes['ez-pairing']! };
    const soldOut = async () => {
      const reply = await fetch(`${server.origin}/api/admin/shops/demo-bar/recipes`, { headers });
      const { recipes } = (await reply.json()) as { recipes: { name: string; available: boolean }[] };
      return recipes.flatMap(({ name, available }) => (available ? [] : [name])).sort();
    };
    await owner.goto(`${server.origin}${MENU}/bar-negroni`);
    for (const name of names) await owner.getByRole('checkbox', { name: `Choose ${name}` }).check();
    await owner.getByText('3 drinks chosen').waitFor();
    // Before anything is scrolled.
    await owner.evaluate(() => scrollTo(0, 0));
    const states = owner.getByRole('group', { name: 'Chosen drinks, for guests' });
    for (const name of ['On the menu', 'Sold out', 'Hidden']) {
      const state = states.getByRole('button', { name, exact: true });
      expect.soft([name, await isUncovered(state)]).toEqual([name, true]);
    }
    expect(await axe(owner)).toEqual([]);
    await states.getByRole('button', { name: 'Sold out' }).click();
    await owner.getByText('3 drinks are sold out.').waitFor();
    expect(await soldOut()).toEqual(names.toSorted());
    // The drink that is open is of the shop as it is now.
    expect(await owner.getByRole('switch', { name: 'Sold out' }).isChecked()).toBe(true);
    expect(await axe(owner)).toEqual([]);
    await owner.getByRole('button', { name: 'Undo' }).click();
    await owner.getByText('3 drinks are as they were before.').waitFor();
    expect(await soldOut()).toEqual([]);
  });
});
