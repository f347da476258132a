import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

const blockAfter = (selector: string): Record<string, string> => {
  const start = css.indexOf(selector);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries([...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
};

const light = blockAfter(":root,\n[data-theme='light'] {");
const dark = blockAfter("\n[data-theme='dark'] {");
const darkByWish = blockAfter(":root:not([data-theme='light']) {");

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const GROUNDS = ['ground', 'raised', 'raised-2', 'float'];
const STATES = ['coral', 'mint', 'violet', 'sky'];

/** Text on its background. */
const TEXT: [string, string][] = [
  ...['text', 'text-2', 'text-3', 'amber-text', ...STATES].flatMap((ink) =>
    GROUNDS.map((ground): [string, string] => [ink, ground]),
  ),
  ...STATES.map((state): [string, string] => [state, `${state}-dim`]),
  ...STATES.map((state): [string, string] => [`on-${state}`, state]),
  ['amber-text', 'amber-dim'],
  ['text', 'amber-dim'],
  ['text', 'mint-dim'],
  ['on-amber', 'amber'],
  ['on-amber', 'amber-pressed'],
  ['ground', 'text'],
];

/** Edges of controls, focus rings and marks. */
const EDGES: [string, string][] = [
  ...['edge', 'focus', 'amber-edge'].flatMap((edge) => GROUNDS.map((ground): [string, string] => [edge, ground])),
  ['focus', 'focus-gap'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_, tokens) => {
  test.each(TEXT)('%s has text contrast on %s', (ink, ground) => {
    expect(contrast(tokens[ink]!, tokens[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(EDGES)('%s has non-text contrast on %s', (edge, ground) => {
    expect(contrast(tokens[edge]!, tokens[ground]!)).toBeGreaterThanOrEqual(3);
  });
});

test('dark is the same by system preference and by choice', () => {
  expect(darkByWish).toEqual(dark);
});

test('each theme has every token', () => {
  expect(Object.keys(dark).toSorted()).toEqual(Object.keys(light).toSorted());
});

const SOURCES = join(import.meta.dirname, '../..');
const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.module.css'),
);

// Within it the colour is lost: the caps of a score had no edge on a table for two people.
test.each(sheets)('%s gives no colour’s name to a value of its own', (sheet) => {
  const named = [...readFileSync(join(SOURCES, sheet), 'utf8').matchAll(/--([\w-]+):\s*([^;]+);/g)];
  const lost = named.filter(
    ([, name, value]) => light[name!]?.startsWith('#') && !/#|var|color|rgb|oklch|transparent/.test(value!),
  );
  expect(lost.map(([declared]) => declared)).toEqual([]);
});
