/** What axe can judge, on every screen and state: WCAG 2.2 A and AA, a phone in the dark and a desk in the light. */
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, launchChromium, PHONE } from './browser.ts';
import { ALL_SCREENS, type Visit } from './screens.ts';
import { startServer, type RunningServer } from './server.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

describe.each([
  ['a phone in the dark', { ...PHONE, colorScheme: 'dark' as const }],
  ['a desk in the light', { ...DESKTOP, colorScheme: 'light' as const }],
])('accessibility on %s', (_name, device) => {
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it.each(ALL_SCREENS.map((screens) => [screens.name, screens] as const))('%s', async (_screens, screens) => {
    const browser = await launchChromium();
    const context = await browser.newContext({
      ...device,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
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
    await browser.close();
    expect(found).toEqual([]);
  });
});
