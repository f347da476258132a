/**
 * Walks through screens and states and takes their pictures: phone, desktop and tablets, light and dark, English and
 * Chinese. `npx tsx e2e/shots.ts tablet dark capsuleScreens machineScreens` takes those of two walks alone.
 */
import { mkdirSync } from 'node:fs';
import { launchChromium } from './browser.ts';
import { DEVICES } from './devices.ts';
import { inLanguage, LOCALES, type Language } from './in-language.ts';
import { startServer } from './server.ts';
import { ALL_SCREENS, CONSOLE_SCREENS } from './screens/screens.ts';
import type { Visit } from './visit.ts';

const wanted = new Set(process.argv.slice(2));
const isWantedDevice = (name: string) => wanted.has(name) || (wanted.has('tablet') && name.startsWith('tablet'));
const named = Object.entries(DEVICES).filter(([name]) => isWantedDevice(name));
const devices = named.length > 0 ? named : Object.entries(DEVICES).filter(([name]) => !name.startsWith('tablet'));
const schemes = (['light', 'dark'] as const).filter((name) =>
  wanted.has('light') !== wanted.has('dark') ? wanted.has(name) : true,
);
const language: Language = wanted.has('zh') ? 'zh' : 'en';
const chosen = ALL_SCREENS.filter(({ name }) => wanted.has(name));
const allOfThem = wanted.has('console') ? CONSOLE_SCREENS : ALL_SCREENS;
const walks = chosen.length > 0 ? chosen : allOfThem;

const server = await startServer();
const browser = await launchChromium();
for (const [device, size] of devices) {
  for (const colorScheme of schemes) {
    const folder = `shots/${device}-${colorScheme}${language === 'en' ? '' : `-${language}`}`;
    mkdirSync(folder, { recursive: true });
    const shoot: Visit = async (page, name) => {
      await page.waitForTimeout(700);
      // On the whole page a dialog, and a rail of a page that was scrolled, would stand where nobody sees them.
      const isWhole = name.startsWith('console') && (await page.locator('dialog[open]').count()) === 0;
      if (isWhole) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.screenshot({ path: `${folder}/${name}.png`, fullPage: isWhole });
    };
    for (const screens of walks) {
      const look = { colorScheme, locale: LOCALES[language], serviceWorkers: 'block' as const };
      const context = await browser.newContext({ ...size, ...look });
      context.setDefaultTimeout(15_000);
      await screens(inLanguage(context, language), server, shoot).catch((cause: unknown) => {
        console.error(`${folder} ${screens.name}: ${String(cause).slice(0, 600)}`);
        process.exitCode = 1;
      });
      await context.close();
    }
    console.log(folder);
  }
}
await browser.close();
await server.stop();
