/** Every screen and state in both languages, both colour schemes and at three widths: see docs/decisions/0027 for what is judged where. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, launchChromium, PHONE } from '../browser.ts';
import { inLanguage, LOCALES } from '../in-language.ts';
import type { Walk } from '../screens.ts';
import { startServer } from '../server.ts';
import { judging, SPOKEN, type Judged, type Person } from './judge.ts';

const ENGLISH: Person = { language: 'en', scheme: 'dark', device: 'phone' };
const CHINESE: Person = { language: 'zh', scheme: 'light', device: 'desk' };

/**
 * A test for each walk and person, each before a server of its own, so that one can be tried again by itself.
 * @param group names the report: reports/accessibility-GROUP.json
 * @param chineseOn which device the person who reads Chinese has
 */
export function judgeAccessibility(group: string, walks: readonly Walk[], chineseOn: Person['device']): void {
  describe('accessibility', () => {
    let browser: Browser;
    const judgedWalks = new Map<string, Judged>();
    beforeAll(async () => void (browser = await launchChromium()));
    afterAll(async () => {
      await browser?.close();
      report(group, [...judgedWalks.values()]);
    });

    const people = [ENGLISH, { ...CHINESE, device: chineseOn }];
    const each = walks.flatMap((walk) => people.map((person) => ({ name: walk.name, walk, person })));
    it.each(each)('$name, $person.language', { timeout: 300_000 }, async ({ name, walk, person }) => {
      const judged: Judged = { screens: [], checks: {}, found: [], spoken: new Map() };
      judgedWalks.set(`${name} ${person.language}`, judged);
      const server = await startServer();
      const context = await browser.newContext({
        ...(person.device === 'phone' ? PHONE : DESKTOP),
        colorScheme: person.scheme,
        locale: LOCALES[person.language],
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      context.setDefaultTimeout(15_000);
      try {
        await walk(inLanguage(context, person.language), server, judging(person, judged));
      } finally {
        await context.close();
        await server.stop();
      }
      expect(judged.found).toEqual([]);
      if (person.language === 'en') expect([...judged.spoken.keys()]).toEqual(SPOKEN[name] ?? []);
      for (const [screen, whole] of judged.spoken) await expect(whole).toMatchFileSnapshot(`spoken/${screen}.txt`);
    });
  });
}

function report(group: string, walks: readonly Judged[]): void {
  const states = [...new Set(walks.flatMap(({ screens }) => screens))].sort();
  const violations = walks.flatMap(({ found }) => found);
  const checks: Record<string, number> = {};
  for (const walk of walks)
    for (const [judgement, times] of Object.entries(walk.checks)) checks[judgement] = (checks[judgement] ?? 0) + times;
  const count = Object.values(checks).reduce((sum, times) => sum + times, 0);
  console.log(`accessibility, ${group}: ${states.length} states, ${count} checks, ${violations.length} violations`);
  mkdirSync('reports', { recursive: true });
  const whole = { states, checks, violations };
  writeFileSync(`reports/accessibility-${group}.json`, `${JSON.stringify(whole, null, 2)}\n`);
}
