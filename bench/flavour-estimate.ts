/**
 * `npx tsx bench/flavour-estimate.ts FILE [--pairs PAIRS] [--half A|B]`: how well recipes in Bar Assistant's format
 * import, and how well the estimated flavour agrees with people. Fails if a target is missed.
 * With `--pairs`, only that: PAIRS is a JSON array of `{ axis, more, less, tier? }` by the names of two drinks, `axis` one
 * of sweet, sour, strong, bitter, spicy (flavour-pairs.ts). Without, by the tags of the file.
 * A drink is tagged if it has the tag, in any of its spellings. Which drinks count as untagged can be defined in four
 * ways; all are printed with their numbers of drinks. Nobody may have considered the taste of drinks without a taste tag,
 * and the recorded strengths are a program's own estimate with a flat share of meltwater, so these figures have no
 * target. Source: docs/decisions/0018, docs/decisions/0053.
 * Both halves of the file (by a hash of the name) are reported, so that tuning on one half can be validated on the
 * other; `--half A` also lists that half's largest disagreements.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readBarAssistant } from '../src/domain/menu-import/bar-assistant-import.ts';
import type { ImportedRecipe } from '../src/domain/menu-import/recipe-import.ts';
import type { FlavourAxis } from '../src/domain/recipe/recipe.ts';
import { renderAll } from '#domain/messages/render.ts';
import { judgePairs } from './flavour-pairs.ts';

const ABV_WITHIN = 3;

/** A tag in its spellings, and the axis that should predict it. Sweet is judged by pairs alone. */
const TAGS: readonly [tag: RegExp, axis: FlavourAxis, name: string][] = [
  [/^citrus(?:y|sy)?$/i, 'acidity', 'Citrusy'],
  [/^fruity?$/i, 'fruity', 'Fruity'],
  [/^herb(?:al|y|ac[ei]ous)$/i, 'herbal', 'Herbacious'],
];
/**
 * Tags about taste, as opposed to the family of drinks (Sour, Negroni), the occasion or the book: whoever set one
 * considered the taste. Source: the list "By taste" in the README of Bar Assistant's data.
 */
const TASTE =
  /^(?:sweet|citrus(?:y|sy)?|fruity?|herb(?:al|y|ac[ei]ous)|bitter|bright|floral|savou?ry|smok(?:e?y)|spicy|tart)$/i;
/** The tags listed in the file's description. */
const NAMED_TASTE = /^(?:sweet|citrus(?:y|sy)?|fruity?|herb(?:al|y|ac[ei]ous)|bitter)$/i;

const hasTag = ({ tags }: ImportedRecipe, tag: RegExp): boolean => tags.some((one) => tag.test(one.trim()));

/** Which drinks without the tag count as untagged. */
const READINGS: readonly { name: string; untagged: (row: ImportedRecipe) => boolean }[] = [
  { name: 'all others', untagged: () => true },
  { name: 'others with a taste tag', untagged: (row) => hasTag(row, TASTE) },
  { name: 'others with one of the five', untagged: (row) => hasTag(row, NAMED_TASTE) },
  { name: 'without any taste tag', untagged: (row) => !hasTag(row, TASTE) },
];

const missed: string[] = [];

function report(name: string, some: readonly ImportedRecipe[]): void {
  console.log(`\n${name}: ${some.length} recipes`);
  const apart = some.flatMap(abvApart).sort((a, b) => a - b);
  const share = apart.filter((points) => points <= ABV_WITHIN).length / apart.length;
  const median = apart[Math.floor(apart.length / 2)] ?? 0;
  console.log(
    `  ABV within ${ABV_WITHIN} points  ${percent(share)} of ${apart.length}, median ${median.toFixed(2)} points apart`,
  );

  for (const [tag, axis, tagName] of TAGS) {
    console.log(`  ${tagName} by ${axis}`);
    for (const { name: reading, untagged } of READINGS)
      console.log(`    ${reading.padEnd(28)} AUC ${said(auc(some, tag, axis, untagged))}`);
  }
}

interface Auc {
  auc: number;
  /** Half the width of its 95 % interval. Source: Hanley and McNeil 1982. */
  give: number;
  tagged: number;
  others: number;
}

/** AUC: the probability that a drink with the tag scores higher on the axis than one without; ties count half. */
function auc(
  some: readonly ImportedRecipe[],
  tag: RegExp,
  axis: FlavourAxis,
  untagged: (row: ImportedRecipe) => boolean,
): Auc {
  const tagged = some.filter((row) => hasTag(row, tag)).map((row) => valueOf(row, axis));
  const others = some.filter((row) => !hasTag(row, tag) && untagged(row)).map((row) => valueOf(row, axis));
  let wins = 0;
  for (const a of tagged) for (const b of others) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const [m, n] = [tagged.length, others.length];
  const a = wins / (m * n);
  const variance = a * (1 - a) + (m - 1) * (a / (2 - a) - a * a) + (n - 1) * ((2 * a * a) / (1 + a) - a * a);
  return { auc: a, give: 1.96 * Math.sqrt(Math.max(0, variance) / (m * n)), tagged: m, others: n };
}

function listDisagreements(some: readonly ImportedRecipe[]): void {
  console.log('\nABV furthest apart');
  const far = some.filter((row) => (abvApart(row)[0] ?? 0) > ABV_WITHIN);
  for (const { recipe, recordedAbv } of far) console.log(`  ${recipe.name}: ${recipe.ABV}, recorded ${recordedAbv}`);
  for (const [tag, axis, tagName] of TAGS) {
    const sorted = some.toSorted((a, b) => valueOf(b, axis) - valueOf(a, axis));
    console.log(`\n${axis}, * tagged ${tagName}, . other taste tags`);
    for (const row of sorted)
      console.log(`  ${valueOf(row, axis)} ${mark(row, tag)} ${row.recipe.name} [${row.tags.join(', ')}]`);
  }
}

const mark = (row: ImportedRecipe, tag: RegExp): string => (hasTag(row, tag) ? '*' : hasTag(row, TASTE) ? '.' : ' ');
const abvApart = ({ recipe, recordedAbv }: ImportedRecipe): number[] =>
  recordedAbv === null ? [] : [Math.abs(recipe.ABV - recordedAbv)];
const valueOf = ({ recipe }: ImportedRecipe, axis: FlavourAxis): number =>
  recipe.drinkFeatures.find(({ property }) => property === axis)?.value ?? 0;
const said = ({ auc, give, tagged, others }: Auc): string =>
  `${auc.toFixed(2)} ± ${give.toFixed(2)} (${tagged} : ${others})`;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** FNV-1a of the name, one bit of it. */
function half(name: string): 'A' | 'B' {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (hash >>> 7) & 1 ? 'B' : 'A';
}

function countOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([name, times]) => (times > 1 ? `${name} ×${times}` : name));
}

const {
  positionals: [file],
  values: { half: watched, pairs },
} = parseArgs({ allowPositionals: true, options: { half: { type: 'string' }, pairs: { type: 'string' } } });
if (!file) throw new Error('Which file? npx tsx bench/flavour-estimate.ts FILE [--pairs PAIRS]');
const { rows: imported, errors } = readBarAssistant(readFileSync(file, 'utf8'));
/** Deduplicates the drinks of the file. */
const rows = [
  ...new Map(imported.toReversed().map((row) => [row.recipe.name.toLowerCase().trim(), row])).values(),
].reverse();

if (pairs) missed.push(...judgePairs(pairs, rows));
else reportTags();

console.log(missed.length > 0 ? `\nMISSED: ${missed.join('; ')}` : '\nEvery target is reached.');
process.exitCode = missed.length > 0 ? 1 : 0;

function reportTags(): void {
  const halves = {
    A: rows.filter(({ recipe }) => half(recipe.name) === 'A'),
    B: rows.filter(({ recipe }) => half(recipe.name) === 'B'),
  };
  console.log(
    `\n${imported.length} recipes import, ${errors.length} do not; ${imported.length - rows.length} are repeated`,
  );
  for (const { row, name, problems } of errors) console.log(`  ${row} ${name ?? ''}: ${renderAll(problems, 'en')}`);
  if (errors.length > 0 || imported.length === 0) missed.push('every recipe imports');

  for (const [name, some] of [
    ['all', rows],
    ['half A', halves.A],
    ['half B', halves.B],
  ] as const)
    report(name, some);
  if (watched === 'A' || watched === 'B') listDisagreements(halves[watched]);

  console.log('\nassumed:');
  for (const { recipe, notes } of rows)
    for (const note of notes) console.log(`  ${recipe.name}: ${renderAll([note], 'en')}`);
  const unknown = countOf(rows.flatMap((row) => row.unknown));
  const guessed = countOf(rows.flatMap((row) => row.guessed));
  console.log(`\nunknown ingredients: ${unknown.join(', ') || 'none'}`);
  console.log(`guessed ingredients: ${guessed.join(', ') || 'none'}`);
}
