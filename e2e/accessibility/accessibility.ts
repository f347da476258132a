/** Every screen and state in both languages, both colour schemes and both sizes: see docs/decisions/0027 for what is judged where. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, launchChromium, PHONE } from './browser.ts';
import { inLanguage, LOCALES } from './in-language.ts';
import { judging, SPOKEN, type Judged, type Person } from './judge.ts';
import { ALL_SCREENS, CONSOLE_SCREENS } from './screens.ts';
import { startServer } from './server.ts';

const REPORT = 'reports/accessibility.json';
/** So many walk at a time, each before a server of their own: one for each core that CI has. */
const WALKERS = 2;
const ENGLISH: Person = { language: 'en', scheme: 'dark', device: 'phone' };
const CHINESE: Person = { language: 'zh', scheme: 'light', device: 'desk' };

const isForOwners = (screens: (typeof ALL_SCREENS)[number]) => CONSOLE_SCREENS.includes(screens);
/** `WALKS=menuScreens,orderScreens` judges those alone. */
const wanted = process.env.WALKS?.split(',');
const WALKS = ALL_SCREENS.filter(({ name }) => !wanted || wanted.includes(name)).flatMap((screens) => [
  { screens, person: ENGLISH },
  { screens, person: isForOwners(screens) ? CHINESE : { ...CHINESE, device: 'phone' as const } },
]);

describe('accessibility', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchChromium()));
  afterAll(() => browser?.close());

  const judged: Judged = { screens: [], checks: {}, found: [], spoken: new Map() };
  it('every screen and state, by whoever comes', { timeout: 1_200_000 }, async () => {
    const started = Date.now();
    const queue = [...WALKS];
    const walkOn = async () => {
      const server = await startServer();
      for (let walk = queue.shift(); walk; walk = queue.shift()) {
        const { screens, person } = walk;
        const context = await browser.newContext({
          ...(person.device === 'phone' ? PHONE : DESKTOP),
          colorScheme: person.scheme,
          locale: LOCALES[person.language],
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        context.setDefaultTimeout(15_000);
        const visit = judging(person, judged);
        await screens(inLanguage(context, person.language), server, visit).catch((cause: unknown) => {
          judged.found.push({
            screen: screens.name,
            language: person.language,
            judgement: 'the walk',
            what: `stopped: ${String(cause)}`,
          });
        });
        await context.close();
        report(judged, secondsSince(started));
      }
      await server.stop();
    };
    await Promise.all(Array.from({ length: WALKERS }, walkOn));
    console.log(`accessibility: ${report(judged, secondsSince(started))} (${REPORT})`);
    expect(judged.found).toEqual([]);
  });

  it('a screen reader is given what it was given before', async () => {
    expect([...judged.spoken.keys()].sort()).toEqual(SPOKEN.filter((screen) => !wanted || judged.spoken.has(screen)));
    for (const [screen, whole] of judged.spoken) await expect(whole).toMatchFileSnapshot(`spoken/${screen}.txt`);
  });
});

const secondsSince = (started: number): number => Math.round((Date.now() - started) / 1000);

/** Written after every walk, so that one that never ends leaves what was found before. @returns it in a line */
function report({ screens, checks, found }: Judged, seconds: number): string {
  const states = [...new Set(screens)].sort();
  const count = Object.values(checks).reduce((sum, one) => sum + one, 0);
  const line = `${states.length} states, each in English and Chinese, light and dark: ${count} checks, ${found.length} violations, ${seconds} s`;
  mkdirSync('reports', { recursive: true });
  const whole = {
    summary: line,
    walks: WALKS.length,
    states,
    stops: screens.length,
    checks,
    seconds,
    violations: found,
  };
  writeFileSync(REPORT, `${JSON.stringify(whole, null, 2)}\n`);
  return line;
}
