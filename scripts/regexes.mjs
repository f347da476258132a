/**
 * `npm run regexes [-- PATH] [--built]`: every regular expression of the sources, below PATH, through recheck, which
 * looks for text that makes it slow. Those that are put together from strings are taken while their modules load, and
 * the sommelier's word lists are read; `--built` looks at these alone. Fails for one that grows exponentially; others
 * are printed with how they grow, since what they read is bounded. recheck comes from npm into dist/regexes: it is
 * larger than all the product's own tools.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';
import ts from 'typescript';

const RECHECK = 'recheck@4.5.0';
const TIMEOUT_MS = 30_000;

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/regexes');
const below = process.argv.slice(2).find((each) => !each.startsWith('--')) ?? '';
const isBuiltOnly = process.argv.includes('--built');
if (!existsSync(join(folder, 'node_modules/recheck'))) {
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, RECHECK];
  execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
process.env.RECHECK_BACKEND ??= 'native';
const { check } = createRequire(join(folder, 'package.json'))('recheck');

/** Each once, as a literal, with where it stands first. */
const found = new Map();
const builders = [];
for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
  if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || !file.startsWith(below)) continue;
  const text = readFileSync(join(root, 'src', file), 'utf8');
  if (/new RegExp\(/.test(text)) builders.push(file);
  if (isBuiltOnly) continue;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral && !found.has(node.text))
      found.set(node.text, `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** The line below src that called, undefined if none did. */
function callerOf(stack) {
  const at = stack.indexOf(join(root, 'src/'));
  return at < 0 ? undefined : /^[^?:)]+(?:[^:)]*:\d+)?/.exec(stack.slice(at + join(root, 'src/').length))[0];
}

const Plain = RegExp;
const noting = new Proxy(Plain, {
  construct(_target, args) {
    const made = new Plain(...args);
    const at = callerOf(new Error('').stack);
    if (at?.startsWith(below) && !found.has(String(made))) found.set(String(made), at);
    return made;
  },
});
const unregister = register();
globalThis.RegExp = noting;
const load = (file) => import(pathToFileURL(join(root, 'src', file)).href);
for (const file of builders) await load(file);
// The spellings of the word lists become expressions where a parser is made of them.
const LISTS = 'domain/taste-request';
if (LISTS.startsWith(below) || below.startsWith(LISTS)) {
  const [{ createTasteParser }, { BOTH }] = [
    await load(`${LISTS}/parse-taste-request.ts`),
    await load(`${LISTS}/words/both.ts`),
  ];
  createTasteParser(BOTH)('a drink 一杯');
}
globalThis.RegExp = Plain;
await unregister();

const counts = {};
let isExponential = false;
for (const [text, at] of found) {
  const end = text.lastIndexOf('/');
  const { status, complexity } = await check(text.slice(1, end), text.slice(end + 1), { timeout: TIMEOUT_MS });
  const grows =
    status === 'safe' ? 'safe' : [complexity?.type ?? 'not decided', complexity?.degree].filter(Boolean).join(' ');
  counts[grows] = (counts[grows] ?? 0) + 1;
  if (grows !== 'safe') console.log(`${grows.padEnd(14)} ${at}  ${text.slice(0, 100)}`);
  isExponential ||= complexity?.type === 'exponential';
}
console.log(`${found.size} regular expressions:`, counts);
process.exit(isExponential ? 1 : 0);
