/** The capsule machine, from the join address to the placed order: once by touch, once by keyboard alone. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { PHONE, usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { orderByKeyboard, orderFromModal, tabTo } from '../steps.ts';

describe('the capsule machine', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  const join = (page: Page) => page.goto(`${server.origin}/kiosk/live?joinCode=${server.codes['toy-kiosk']}`);

  it('is turned by touch, twice, and either capsule can be ordered', async () => {
    const guest = await people.phone();
    await join(guest);
    await guest.getByText('2 of 30').waitFor();
    const knob = guest.getByRole('button', { name: 'Turn the knob' });
    await dragRound(guest, await middleOf(knob));
    await guest.getByRole('button', { name: 'Open the capsule' }).tap();
    const first = await guest.getByRole('heading', { level: 1 }).textContent();

    // The page is reloaded: the same capsule, not another one.
    await guest.reload();
    await guest.getByRole('button', { name: /Turn again/ }).waitFor();
    expect(await guest.getByRole('heading', { level: 1 }).textContent()).toBe(first);

    await guest.getByRole('button', { name: /Turn again/ }).tap();
    await guest.getByText('of 29').first().waitFor();
    await guest.getByRole('button', { name: 'Turn the knob' }).tap();
    await guest.getByRole('button', { name: 'Open the capsule' }).tap();
    await guest.getByRole('list', { name: 'Your capsules' }).getByRole('button').first().tap();
    expect(await guest.getByRole('heading', { level: 1 }).textContent()).toBe(first);
    await guest.getByRole('button', { name: 'I’ll take this one' }).tap();
    expect(await orderFromModal(guest, 'Ada')).toMatch(/^[A-Z]\d\d$/);
  });

  it('is played by keyboard alone on a Chinese phone, without alcohol', async () => {
    const context = await people.browser.newContext({ ...PHONE, locale: 'zh-HK' });
    const guest = await context.newPage();
    guest.setDefaultTimeout(15_000);
    await join(guest);
    const noAlcohol = guest.getByRole('main').getByRole('switch');
    await noAlcohol.waitFor();
    await tabTo(guest, 'input[role=switch]');
    await guest.keyboard.press('Space');
    expect(await noAlcohol.isChecked()).toBe(true);
    const turned = guest.waitForResponse((reply) => reply.url().endsWith('/turns'));
    await tabTo(guest, 'main button');
    await guest.keyboard.press('Space');
    const { capsule } = (await (await turned).json()) as { capsule: { zeroProof: boolean; recipeId: string } };
    expect(capsule.zeroProof).toBe(true);

    // The closed capsule is the only button of its step.
    const opened = 'section[aria-labelledby=capsule-title] button';
    await guest.locator(opened).waitFor();
    await tabTo(guest, opened);
    await guest.keyboard.press('Enter');
    await guest.locator('section[aria-labelledby=capsule-title] button[class*=main]').waitFor();
    await tabTo(guest, 'section[aria-labelledby=capsule-title] button[class*=main]');
    await guest.keyboard.press('Enter');
    expect(await orderByKeyboard(guest, '阿明')).toMatchObject({ recipeId: capsule.recipeId, name: '阿明' });
    await context.close();
  });
});

async function middleOf(knob: Locator): Promise<{ x: number; y: number; radius: number }> {
  await knob.scrollIntoViewIfNeeded();
  const box = (await knob.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, radius: box.width / 3 };
}

/** A drag around the knob. */
async function dragRound(page: Page, { x, y, radius }: { x: number; y: number; radius: number }): Promise<void> {
  const at = (degrees: number) =>
    [x + radius * Math.cos((degrees * Math.PI) / 180), y + radius * Math.sin((degrees * Math.PI) / 180)] as const;
  await page.mouse.move(...at(-90));
  await page.mouse.down();
  for (let degrees = -90; degrees <= 210; degrees += 15) await page.mouse.move(...at(degrees));
  await page.mouse.up();
}
