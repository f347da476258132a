/** What the console says of an action has a line of its own only while there is something to say. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

/** The widest gap of a page, `--space-4`. Pixels. */
const GAP = 16;

describe.each(['phone', 'desktop'] as const)('while there is nothing to say, on a %s', (device) => {
  const people = usePeople();
  let server: RunningServer;
  let owner: Page;
  beforeAll(async () => {
    server = await startServer();
    owner = await people[device]();
    await signIn(owner, server, 'bar');
    await owner.waitForURL('**/shops/demo-bar');
  });
  afterAll(async () => void (await server.stop()));

  const boxOf = async (one: Locator) => {
    const box = await one.boundingBox();
    if (!box) throw new Error('It is not on the page.');
    return box;
  };
  const roomBetween = async (above: Locator, below: Locator) => {
    await below.waitFor();
    const { y, height } = await boxOf(above);
    return (await boxOf(below)).y - (y + height);
  };
  /** Live regions that say nothing: what is said is heard only where one stood before. */
  const silent = () => owner.getByRole('status').filter({ hasNotText: /./ }).all();

  it('the orders follow their filters', async () => {
    await owner.goto(`${server.origin}/shops/demo-bar/orders`);
    await owner.getByRole('button', { name: 'New order' }).click();
    await owner.getByLabel('Guest’s name').fill('Ada');
    await owner.getByRole('dialog').getByLabel('Drink').selectOption('bar-negroni');
    await owner.getByRole('button', { name: 'Place order' }).click();
    await owner
      .getByRole('status')
      .getByText(/^Order \w+ was placed\.$/)
      .waitFor();
    await owner.reload();
    expect(await roomBetween(owner.getByLabel('Kiosk'), owner.getByRole('table'))).toBeLessThanOrEqual(GAP + 1);
    expect(await silent()).toHaveLength(2);
  });

  it('the drinks follow their filters', async () => {
    await owner.goto(`${server.origin}/shops/demo-bar/master`);
    const row = owner.locator('label', { has: owner.getByRole('checkbox', { name: /^Choose all shown/ }) });
    expect(await roomBetween(owner.getByRole('button', { name: 'Change the order' }), row)).toBeLessThanOrEqual(
      GAP + 1,
    );
    expect(await silent()).toHaveLength(2);
  });
});
