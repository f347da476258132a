/** The drink beside the menu on each device: the list, the drawn drink and Save. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

describe('the figures of a drink beside its menu', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('has the list at the left on wide screens, and the drink and Save always in sight', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.waitForURL('**/shops/demo-bar');
    await owner.goto(`${server.origin}/shops/demo-bar/master`);
    await owner
      .getByRole('row', { name: /Basil Smash/ })
      .getByRole('link')
      .click();
    await owner.waitForURL(/\/master\/[\w-]+$/);
    const list = owner.getByRole('navigation', { name: 'Drinks' });
    const drawn = owner.getByRole('complementary', { name: 'The drink as it is drawn' });
    const save = owner.getByRole('button', { name: 'Save', exact: true });
    await owner.getByLabel('Glass, English').fill('Hurricane Glass');
    for (const [width, height, isBeside] of [
      [390, 844, false],
      [768, 1024, false],
      [1024, 768, true],
      [1280, 900, true],
    ] as const) {
      await owner.setViewportSize({ width, height });
      expect.soft(await list.isVisible(), `list at ${width}`).toBe(isBeside);
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
        const [left, right] = [(await list.boundingBox())!, (await owner.getByLabel('Glass, English').boundingBox())!];
        expect.soft(left.x + left.width, `list beside the fields at ${width}`).toBeLessThanOrEqual(right.x);
      }
      expect.soft(await owner.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
