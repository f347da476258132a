import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BEAT_MS } from './play/table-game/use-reveal.ts';

const SOURCES = join(import.meta.dirname, '..');
const TABLE = join('ui', 'kit', 'tokens.css');
const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const table = readFileSync(join(SOURCES, TABLE), 'utf8');

/** Times and easings of a sheet's own. `linear`, `steps()` and 0s say that there is none. */
const ownTimes = (css: string): string[] =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .match(/(?<![\w.#-])(?!0m?s)-?\d*\.?\d+m?s\b|cubic-bezier|(?<![\w-])ease(?:-in|-out|-in-out)?(?![\w-])/g) ?? [];

describe('the timing table', () => {
  test.each([
    ['transition: opacity 200ms', ['200ms']],
    ['animation: a 1.5s ease-in-out -2s', ['1.5s', 'ease-in-out', '-2s']],
    ['transition: all var(--motion-fast) cubic-bezier(0, 0, 1, 1)', ['cubic-bezier']],
    ['animation: a calc(var(--loop-sway) * 1.5) var(--ease-in) 0s steps(2)', []],
    ['/* within 150ms */ margin: 4px; color: #12ms', []],
  ])('knows what %s names of its own', (css, own) => expect(ownTimes(css)).toEqual(own));

  test.each(sheets.filter((file) => file !== TABLE))('is all that %s is timed by', (file) => {
    const css = readFileSync(join(SOURCES, file), 'utf8');
    expect(ownTimes(css)).toEqual([]);
    const used = [...css.matchAll(/var\((--(?:motion|loop|ease)-[\w-]+)/g)].map(([, name]) => name!);
    for (const name of used) expect(table).toContain(`${name}:`);
  });

  test('has the beat that a table game shows its hands to', () =>
    expect(table).toContain(`--motion-beat: ${BEAT_MS}ms`));

  test.each([
    ['experiences/mbti/guest/doors.tsx', 'SWING_MS', '--motion-arrive'],
    ['experiences/toy-kiosk/guest/machine-step.tsx', 'TUMBLE_MS', '--motion-pour'],
    ['experiences/toy-kiosk/guest/machine-step.tsx', 'ROLL_MS', '--motion-pour'],
  ])('is what %s waits by: %s', (file, wait, time) => {
    const [, ms] = new RegExp(`${wait} = (\\d+);`).exec(readFileSync(join(SOURCES, file), 'utf8')) ?? [];
    expect(table).toContain(`${time}: ${ms}ms`);
  });
});
