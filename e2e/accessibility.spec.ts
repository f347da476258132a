/** What axe can judge, on every screen and state: WCAG 2.2 A and AA. A phone in the dark and a desk in the light; the console the other way round too. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, launchChromium, PHONE } from './browser.ts';
import { ALL_SCREENS, CONSOLE_SCREENS } from './screens.ts';
import { startServer, type RunningServer } from './server.ts';
import type { Visit } from './visit.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

describe('accessibility', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchChromium()));
  afterAll(() => browser?.close());

  describe.each([
    ['a phone in the dark', { ...PHONE, colorScheme: 'dark' as const }, ALL_SCREENS],
    ['a desk in the light', { ...DESKTOP, colorScheme: 'light' as const }, ALL_SCREENS],
    ['a phone in the light', { ...PHONE, colorScheme: 'light' as const }, CONSOLE_SCREENS],
    ['a desk in the dark', { ...DESKTOP, colorScheme: 'dark' as const }, CONSOLE_SCREENS],
  ])('on %s', (_name, device, walks) => {
    let server: RunningServer;
    beforeAll(async () => void (server = await startServer()));
    afterAll(async () => void (await server.stop()));

    it.each(walks.map((screens) => [screens.name, screens] as const))('%s', async (_screens, screens) => {
      const context = await browser.newContext({ ...device, locale: 'en-GB', reducedMotion: 'reduce' });
      context.setDefaultTimeout(15_000);
      const found: string[] = [];
      const judge: Visit = async (page, name) => {
        await page.waitForTimeout(300);
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        for (const { id, nodes } of violations)
          found.push(
            `${name}: ${id}: ${nodes
              .map(({ html }) => html.slice(0, 160))
              .slice(0, 3)
              .join(' | ')}`,
          );
        if (device.viewport.width < 640) {
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          if (overflow > 0) found.push(`${name}: scrolls ${overflow} px sideways`);
        }
      };
      await screens(context, server, judge);
      await context.close();
      expect(found).toEqual([]);
    });
  });
});
