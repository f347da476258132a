/** A choice of two drinks: their plinths, and how the chosen one becomes the result. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE, usePeople } from '../browser.ts';
import { fifteenTwentyScreens } from '../screens/fifteen-twenty-screens.ts';
import { startServer, type RunningServer } from '../server.ts';

const SIZES = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 900],
] as const;

/** How a View Transition moves the glass, by its pseudo-element. */
const MOVES = `
  globalThis.moves = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = start(change);
    transition.ready.then(() => {
      for (const { effect } of document.getAnimations())
        if (effect.pseudoElement?.startsWith('::view-transition-group(glass'))
          moves.push([effect.pseudoElement, effect.getComputedTiming().duration]);
    });
    return transition;
  };`;

describe('a choice of two', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('holds both drinks in 3 : 4 on their plinths, names below, and slides the chosen one to the middle', async () => {
    const context = await people.browser.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' });
    context.setDefaultTimeout(15_000);
    await context.addInitScript({ content: MOVES });
    const enough = new Error('seen enough');
    const walk = fifteenTwentyScreens(context, server, async (page, name) => {
      if (name === 'fifteen-twenty-6-choice')
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          const places = await page.locator('#winners-choice').evaluate(() =>
            [...document.querySelectorAll('main li button')].map((choice) => {
              const boxOf = (selector: string) => choice.querySelector(selector)!.getBoundingClientRect();
              const [picture, drawn] = [boxOf('[data-picture]'), boxOf('[data-picture] svg')];
              const { left, right, bottom } = choice.getBoundingClientRect();
              // The longest word of the demo's menu.
              const words = document.createTreeWalker(choice.querySelector('[class*=name]')!, NodeFilter.SHOW_TEXT);
              const written = words.nextNode() as Text;
              written.data = 'Harbourfront';
              const lines = document.createRange();
              lines.selectNodeContents(written);
              return {
                linesOfWord: lines.getClientRects().length,
                ratio: picture.width / picture.height,
                isContained:
                  drawn.left >= picture.left - 1 &&
                  drawn.right <= picture.right + 1 &&
                  drawn.bottom <= picture.bottom + 1,
                isNamedBelow: lines.getBoundingClientRect().top >= picture.bottom,
                left,
                right,
                bottom,
              };
            }),
          );
          expect.soft(places, `choices at ${width}`).toHaveLength(2);
          for (const { ratio, isContained, isNamedBelow, bottom, linesOfWord } of places) {
            expect.soft(linesOfWord, `a long word at ${width}`).toBe(1);
            expect.soft(ratio, `box at ${width}`).toBeCloseTo(3 / 4, 1);
            expect.soft([isContained, isNamedBelow], `drink and name at ${width}`).toEqual([true, true]);
            expect.soft(bottom, `lower edge at ${width}`).toBeLessThanOrEqual(height);
          }
          // Side by side, in the middle of the screen.
          expect.soft(places[0]!.right, `side by side at ${width}`).toBeLessThanOrEqual(places[1]!.left);
          expect.soft((places[0]!.left + places[1]!.right) / 2, `middle at ${width}`).toBeCloseTo(width / 2, -1);
        }
      if (name === 'fifteen-twenty-6-choice') await page.setViewportSize(PHONE.viewport);
      if (name !== 'fifteen-twenty-6b-drink') return;
      const moves = await page.evaluate('moves');
      expect.soft(moves).toContainEqual(['::view-transition-group(glass)', 240]);
      const glass = (await page
        .locator('#play-result, [aria-labelledby=play-result]')
        .locator('[data-glass]')
        .first()
        .boundingBox())!;
      expect.soft(glass.x + glass.width / 2, 'middle of the result').toBeCloseTo(390 / 2, -1);
      throw enough;
    });
    await walk.catch((error: unknown) => {
      if (error !== enough) throw error;
    });
    await context.close();
  });
});
