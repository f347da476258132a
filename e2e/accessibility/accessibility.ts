/** Every screen and state in both languages: see docs/decisions/0027 and 0104 for what is judged where. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, launchChromium, PHONE } from '../browser.ts';
import { inLanguage, LOCALES } from '../in-language.ts';
import type { Walk } from '../screens/screens.ts';
import { startServer } from '../server.ts';
import { judge, type Judged, type Person } from './judge.ts';
import { screensOf } from './screens-of-walks.ts';
import { stopsOf, type Way } from './stops.ts';

const ENGLISH: Person = { language: 'en', scheme: 'dark', device: 'phone' };
const CHINESE: Person = { language: 'zh', scheme: 'light', device: 'desk' };

/** In `npm run walks` every walk is taken by both, and every screen judged. */
const IS_WHOLE = process.env.WALKS === 'whole' || !process.env.CI;

/**
 * A test for each screen of a walk and person. A walk has a server and a context of its own, and stands at a screen
 * until that is judged: tried again, a screen is judged again where it stands.
 * @param group names the report: reports/accessibility-GROUP.json
 * @param chineseOn which device the person who reads Chinese has
 * @param inCi what CI judges of a walk: each screen by one of both people, by turns; or of every other walk every other
 *   screen by one person, every other one in Chinese
 */
export function judgeAccessibility(
  group: string,
  walks: readonly Walk[],
  { chineseOn, inCi }: { chineseOn: Person['device']; inCi: 'by turns' | 'every other' },
): void {
  describe('accessibility', () => {
    let browser: Browser;
    /** By person and screen: one that is tried again counts once. */
    const judged = new Map<string, Judged>();
    beforeAll(async () => void (browser = await launchChromium()));
    afterAll(async () => {
      await browser?.close();
      report(group, [...judged.values()]);
    });

    const people = [ENGLISH, { ...CHINESE, device: chineseOn }];
    const each = walks.flatMap((walk, place) =>
      people
        .map((person, turn) => ({ name: walk.name, walk, person, turn }))
        .filter(({ turn }) => IS_WHOLE || inCi === 'by turns' || place % 4 === 2 * turn),
    );
    describe.each(each)('$name, $person.language', ({ name, walk, person, turn }) => {
      const screens = screensOf(name);
      const stops = stopsOf(screens, () => startWalk(browser, walk, person));
      afterAll(stops.close);

      const isJudged = (place: number) => IS_WHOLE || place % 2 === (inCi === 'by turns' ? turn : 0);
      it.each(screens.filter((_, place) => isJudged(place)))('%s', async (screen) => {
        const found = await judge(await stops.reach(screen), screen, person);
        judged.set(`${person.language} ${screen}`, found);
        expect(found.findings).toEqual([]);
        if (found.spoken !== undefined) await expect(found.spoken).toMatchFileSnapshot(`spoken/${screen}.txt`);
      });
      it('has no further screen', stops.finish);
    });
  });
}

async function startWalk(browser: Browser, walk: Walk, person: Person): Promise<Way> {
  const server = await startServer();
  const context = await browser.newContext({
    ...(person.device === 'phone' ? PHONE : DESKTOP),
    colorScheme: person.scheme,
    locale: LOCALES[person.language],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(15_000);
  return {
    walk: (visit) => walk(inLanguage(context, person.language), server, visit),
    close: async () => {
      await context.close();
      await server.stop();
    },
  };
}

function report(group: string, judged: readonly Judged[]): void {
  const states = [...new Set(judged.map(({ screen }) => screen))].sort();
  const violations = judged.flatMap(({ findings }) => findings);
  const checks: Record<string, number> = {};
  for (const judgement of judged.flatMap((each) => each.judgements)) checks[judgement] = (checks[judgement] ?? 0) + 1;
  const count = Object.values(checks).reduce((sum, times) => sum + times, 0);
  console.log(`accessibility, ${group}: ${states.length} states, ${count} checks, ${violations.length} violations`);
  mkdirSync('reports', { recursive: true });
  const whole = { states, checks, violations };
  writeFileSync(`reports/accessibility-${group}.json`, `${JSON.stringify(whole, null, 2)}\n`);
}
