/** The figures of a guest's screens: how large the drink is, and what stays clear of the button. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, joinAs } from '../steps.ts';

const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!;
const bottomOf = ({ y, height }: { y: number; height: number }): number => y + height;

describe('figures', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('shows a result’s drink as the largest thing, with name, strength and reason above the button', async () => {
    const page = await people.phone();
    await joinAs(page, server, server.codes['ez-pairing']!, 'Ada');
    await answerQuiz(page, [0, 1, 0, 2, 2]);
    const bar = page.getByRole('button', { name: 'See details and order' });
    await bar.waitFor();
    for (const [width, height, share] of [
      [390, 844, 0.44],
      [768, 1024, 0.4],
      [1024, 768, 0.6],
      [1440, 900, 0.55],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      const drink = await boxOf(page, '[data-glass]');
      expect.soft(drink.height / height, `drink at ${width}`).toBeGreaterThanOrEqual(share);
      const reason = page.locator('[aria-labelledby="play-result"] h2').locator('xpath=following-sibling::p[last()]');
      expect
        .soft(bottomOf((await reason.boundingBox())!), `reason at ${width}`)
        .toBeLessThanOrEqual((await bar.boundingBox())!.y);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await bar.click();
    await page.getByRole('button', { name: 'Order This Drink' }).click();
    await page.getByRole('button', { name: 'Ready - Place Order' }).click();
    await page.getByRole('button', { name: 'Show my order' }).click();
    const number = page.getByText(/^[A-Z]\d\d$/).first();
    expect(await number.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(
      96,
    );
  });
});
