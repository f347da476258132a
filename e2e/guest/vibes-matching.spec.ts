/** From the cinema front to an ordered drink: by touch in English, and by keyboard alone in Chinese. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE, usePeople } from '../browser.ts';
import { inChinese } from '../catalogue.ts';
import { orderByKeyboard, orderByTouch, press } from '../order-matched.ts';
import { startServer, type RunningServer } from '../server.ts';

describe('vibes-matching', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));
  const address = () => `${server.origin}/kiosk/live?joinCode=${server.codes['vibes-matching']!}`;

  it('is played by touch', async () => {
    const page = await people.phone();
    await page.goto(address());
    for (const mood of ['Flirty', 'Zen', 'Rebellious']) {
      await page.getByRole('listitem').filter({ hasText: mood }).locator('label').tap();
    }
    await page.getByRole('checkbox', { name: /Rebellious.*third choice/, checked: true }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Curious' }).locator('label').tap({ force: true });
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(3);
    await page.getByRole('button', { name: 'That’s the mood' }).tap();
    await page.getByRole('button', { name: 'Fully charged' }).tap();
    await page.getByRole('button', { name: 'Just me' }).tap();
    await page.getByRole('button', { name: 'Roll the film' }).tap();
    await page.getByRole('heading', { name: 'Your vibe: Flirty, a dash of Zen, a hint of Rebellious' }).waitFor();
    expect(await orderByTouch(page, 'Ada')).toMatch(/^[A-Z]\d\d$/);
  });

  it('is played by keyboard alone, in Chinese', async () => {
    const context = await people.browser.newContext({ ...PHONE, hasTouch: false, locale: 'zh-HK' });
    const page = await context.newPage();
    await page.goto(address());
    const posters = page.getByRole('checkbox');
    await press(page, posters.nth(4), 'Space');
    await press(page, posters.nth(6), 'Space');
    expect(await posters.and(page.locator(':checked')).count()).toBe(2);
    await press(page, page.getByRole('main').getByRole('button').first(), 'Enter');
    const sliders = page.getByRole('slider');
    await press(page, sliders.first(), 'ArrowRight');
    await press(page, sliders.nth(1), 'ArrowLeft');
    expect([await sliders.first().inputValue(), await sliders.nth(1).inputValue()]).toEqual(['0.5', '-0.5']);
    await press(page, page.getByRole('button', { name: inChinese('Roll the film') }), 'Enter');
    await page.locator('#play-result').waitFor();
    expect(await orderByKeyboard(page, '阿寶')).toMatch(/^[A-Z]\d\d$/);
    await context.close();
  });
});
