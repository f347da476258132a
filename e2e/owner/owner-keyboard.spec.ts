/** An owner who uses no mouse: Tab, Enter, Space, Escape and typing. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { PASSWORDS, startServer, type RunningServer } from '../server.ts';

/** Anything on a page can be reached with this many presses; more counts as unreachable. */
const MOST_TABS = 200;

describe('an owner at the keyboard', () => {
  const people = usePeople();
  let server: RunningServer;
  let page: Page;
  beforeAll(async () => {
    server = await startServer();
    page = await people.desktop();
  });
  afterAll(async () => void (await server.stop()));

  const press = (key: 'Tab' | 'Enter' | 'Space' | 'Escape') => page.keyboard.press(key);
  const isFocused = async (target: Locator) => (await target.and(page.locator(':focus')).count()) > 0;
  /** Presses Tab until the focus is there, and visible. */
  const tabTo = async (target: Locator) => {
    await target.waitFor();
    for (let tabs = 0; tabs < MOST_TABS && !(await isFocused(target)); tabs++) await press('Tab');
    expect(await isFocused(target)).toBe(true);
    const ring = await target.evaluate((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    expect(ring).toBe(true);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  it('signs in, launches a kiosk, renames it, deletes it and restores it', async () => {
    await page.goto(`${server.origin}/login`);
    await tabTo(page.getByLabel('Username'));
    await page.keyboard.type('bar');
    await tabTo(page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(PASSWORDS.DEMO_OWNER_PASSWORD);
    await press('Enter');
    await page.waitForURL('**/shops/demo-bar');

    await tabTo(page.getByRole('combobox', { name: 'Kiosk type' }));
    await page.keyboard.type('EZ');
    await tabTo(page.getByLabel('Kiosk name'));
    expect(await page.getByLabel('Kiosk name').inputValue()).toBe('New EZ Pairing');
    await tabTo(button('Launch Kiosk'));
    await press('Enter');
    const live = await page.getByText(/New EZ Pairing is live\. Guests join with the code \w{6}\./).textContent();
    const code = /code (\w{6})\./.exec(live ?? '')?.[1] ?? '';

    await tabTo(page.getByRole('link', { name: code }));
    await press('Enter');
    await page.getByRole('heading', { name: `Instance Admin: ${code}` }).waitFor();
    await tabTo(page.getByLabel('Name', { exact: true }));
    await page.keyboard.type('Terrace by keys');
    await tabTo(button('Save'));
    await press('Space');
    await page.getByText('Saved.').waitFor();
    await tabTo(button('Back to Admin'));
    await press('Enter');

    const row = page.getByRole('row', { name: new RegExp(code) });
    await row.getByText('Terrace by keys').waitFor();
    const remove = row.getByRole('button', { name: 'Delete' });
    await tabTo(remove);
    await press('Enter');
    const question = page.getByRole('alertdialog', { name: `Delete kiosk ${code}?` });
    await question.waitFor();
    expect(await isFocused(question.getByRole('button', { name: 'Cancel' }))).toBe(true);
    await press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await isFocused(remove)).toBe(true);

    await press('Space');
    await question.waitFor();
    await tabTo(question.getByRole('button', { name: 'Delete' }));
    await press('Enter');
    await page.getByText(`Kiosk ${code} was deleted.`).waitFor();
    await row.waitFor({ state: 'detached' });
    await tabTo(button('Undo'));
    await press('Enter');
    await page.getByText('1 kiosk is back.').waitFor();
    await row.getByText('Terrace by keys').waitFor();
  });

  it('selects kiosks with Space, and clears the selection with Escape', async () => {
    await page.goto(`${server.origin}/shops/demo-bar`);
    const boxes = page.getByRole('table').getByRole('checkbox');
    await tabTo(boxes.nth(0));
    await press('Space');
    await tabTo(boxes.nth(1));
    await press('Space');
    await page.getByText('2 kiosks chosen').waitFor();
    await page.getByRole('heading', { name: 'Active Kiosk Instances' }).focus();
    await tabTo(button('Delete chosen'));
    await press('Enter');
    await page.getByRole('alertdialog', { name: 'Delete 2 kiosks?' }).waitFor();
    await press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await isFocused(button('Delete chosen'))).toBe(true);
    await page.getByText('2 kiosks chosen').waitFor();
  });
});
