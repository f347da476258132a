/** What axe can judge, on every screen and state: WCAG 2.2 A and AA. A phone in the dark and a desk in the light; the console's colours the other way round too. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, launchChromium, PHONE } from './browser.ts';
import { ALL_SCREENS } from './screens.ts';
import { startServer, type RunningServer } from './server.ts';
import type { Visit } from './visit.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

describe('accessibility', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchChromium()));
  afterAll(() => browser?.close());

  describe.each([
    ['a phone in the dark', { ...PHONE, colorScheme: 'dark' as const }],
    ['a desk in the light', { ...DESKTOP, colorScheme: 'light' as const }],
  ])('on %s', (_name, device) => {
    let server: RunningServer;
    beforeAll(async () => void (server = await startServer()));
    afterAll(async () => void (await server.stop()));

    it.each(ALL_SCREENS.map((screens) => [screens.name, screens] as const))('%s', async (_screens, screens) => {
      const context = await browser.newContext({
        ...device,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      context.setDefaultTimeout(15_000);
      const found: string[] = [];
      const note = (name: string, { violations }: Awaited<ReturnType<AxeBuilder['analyze']>>) => {
        for (const { id, nodes } of violations)
          found.push(
            `${name}: ${id}: ${nodes
              .map(({ html }) => html.slice(0, 160))
              .slice(0, 3)
              .join(' | ')}`,
          );
      };
      const judge: Visit = async (page, name) => {
        await page.waitForTimeout(300);
        note(name, await new AxeBuilder({ page }).withTags(TAGS).analyze());
        if (name.startsWith('console')) {
          // Nothing but the colours changes with the scheme.
          const other = device.colorScheme === 'dark' ? 'light' : 'dark';
          await page.emulateMedia({ colorScheme: other });
          await settled(page);
          note(`${name}, ${other}`, await new AxeBuilder({ page }).withRules(['color-contrast']).analyze());
          await page.emulateMedia({ colorScheme: device.colorScheme });
          await settled(page);
        }
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

/** Colours change over a moment: what is measured on the way is neither scheme. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(300);
  await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition));
}
