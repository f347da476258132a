/**
 * `npm run regexes [-- PATH]`: every regular expression of the sources, below PATH, through recheck, which looks for text
 * that makes it slow. Fails for one that grows exponentially; others are printed with how they grow, since what they
 * read is bounded. recheck comes from npm into dist/regexes: it is larger than all the product's own tools.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

const RECHECK = 'recheck@4.5.0';
const TIMEOUT_MS = 30_000;

const root = join(import.meta.dirname, '..');
const folder = join(root, 'dist/regexes');
const below = process.argv[2] ?? '';
if (!existsSync(join(folder, 'node_modules/recheck'))) {
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder, RECHECK];
  execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}
process.env.RECHECK_BACKEND ??= 'native';
const { check } = createRequire(join(folder, 'package.json'))('recheck');

/** Each literal once, with where it stands first. */
const found = new Map();
for (const file of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).sort()) {
  if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || !file.startsWith(below)) continue;
  const source = ts.createSourceFile(file, readFileSync(join(root, 'src', file), 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral && !found.has(node.text))
      found.set(node.text, `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

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
