/**
 * Shows that every import rule works: a small tree that breaks each rule once, checked with the project's own settings.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const rules = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as {
  forbidden: { name: string }[];
  options: object;
};

/** A temporary tree with access to the project's packages. */
function tree(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of ['package.json', 'tsconfig.base.json', 'knip.json']) cpSync(join(root, name), join(folder, name));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

async function brokenRules(files: Record<string, string>): Promise<string[]> {
  const { options, ...ruleSet } = rules;
  const settings = {
    ...options,
    preserveSymlinks: true,
    tsConfig: undefined,
    baseDir: tree(files),
    validate: true,
    ruleSet,
  } as object;
  const { output } = await cruise(['src'], settings, { symlinks: false });
  return [...new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))];
}

const anything = 'export const x = 1;';

const BREACHES: Record<string, Record<string, string>> = {
  'no-cycles': { 'src/domain/a.ts': "import './b.ts';", 'src/domain/b.ts': "import './a.ts';" },
  resolves: { 'src/domain/a.ts': "import './nowhere.ts';" },
  'domain-is-pure': { 'src/domain/a.ts': "import 'zod';" },
  'contract-knows-domain-and-zod': { 'src/contract/a.ts': "import 'fastify';" },
  'ui-is-a-kit-without-pages': { 'src/ui/a.ts': "import 'wouter';" },
  'experiences-know-no-host': { 'src/experiences/mbti/a.ts': "import '../../web/b.ts';", 'src/web/b.ts': anything },
  'experiences-are-strangers': {
    'src/experiences/mbti/a.ts': "import '../toy-kiosk/b.ts';",
    'src/experiences/toy-kiosk/b.ts': anything,
  },
  'server-sees-no-ui': { 'src/server/a.ts': "import '../ui/b.ts';", 'src/ui/b.ts': anything },
  'web-sees-no-server': { 'src/web/a.ts': "import '../server/b.ts';", 'src/server/b.ts': anything },
  'features-are-strangers': {
    'src/server/features/auth/a.ts': "import '../shops/b.ts';",
    'src/server/features/shops/b.ts': anything,
  },
  'console-pages-are-strangers': {
    'src/web/console/orders/a.ts': "import '../menu/b.ts';",
    'src/web/console/menu/b.ts': anything,
  },
  'kit-knows-no-drinks': { 'src/ui/kit/a.ts': "import '../play/b.ts';", 'src/ui/play/b.ts': anything },
  'play-needs-no-settings': { 'src/ui/play/a.ts': "import '../settings/b.ts';", 'src/ui/settings/b.ts': anything },
  'guests-download-no-console': {
    'src/web/guest/a.ts': "void import('../console/orders/b.ts');",
    'src/web/console/orders/b.ts': anything,
  },
  'shell-loads-pages-later': { 'src/web/shell/a.ts': "import '../guest/b.ts';", 'src/web/guest/b.ts': anything },
  'join-loads-play-later': { 'src/web/join/a.ts': "import '../guest/b.ts';", 'src/web/guest/b.ts': anything },
  'approve-knows-no-play': { 'src/web/approve/a.ts': "import '../guest/b.ts';", 'src/web/guest/b.ts': anything },
  'board-knows-the-shell': { 'src/web/board/a.ts': "import '../guest/b.ts';", 'src/web/guest/b.ts': anything },
  'guest-knows-no-approval': { 'src/web/guest/a.ts': "import '../approve/b.ts';", 'src/web/approve/b.ts': anything },
  'sql-lives-in-repos': { 'src/server/features/auth/a.ts': "import 'kysely';" },
  'catalogue-stays-on-the-server': {
    'src/domain/a.ts': "import './messages/b.ts';",
    'src/domain/messages/b.ts': anything,
  },
  'schemas-stay-off-the-phone': { 'src/web/a.ts': "import '../contract/b.ts';", 'src/contract/b.ts': anything },
};

describe('the import rules', () => {
  it('have a violation for each rule', () => {
    expect(Object.keys(BREACHES)).toEqual(rules.forbidden.map(({ name }) => name));
  });

  it.each(Object.entries(BREACHES))('%s', async (rule, files) => expect(await brokenRules(files)).toContain(rule));

  it('allow what they should', async () => {
    expect(
      await brokenRules({
        'src/domain/a.ts': anything,
        'src/contract/b.ts': "import 'zod'; import '../domain/a.ts';",
        'src/server/repos/c.ts': "import 'kysely'; import '../../contract/b.ts';",
        'src/web/join/e.ts': "void import('../guest/f.ts');",
        'src/web/guest/f.ts': "import '../shell/g.ts';",
        'src/web/shell/g.ts': anything,
        'src/web/d.ts': "import type { x } from '../contract/b.ts'; export type Y = typeof x;",
      }),
    ).toEqual([]);
  });
});

const run = (command: string, ...args: string[]): string => {
  try {
    return execFileSync(process.execPath, [join(root, 'node_modules', command), ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (failure) {
    return (failure as { stdout: string }).stdout;
  }
};

describe('unused code', () => {
  it('is named: a file, and an export', () => {
    const folder = tree({
      'src/server/main.ts': "import { used } from './b.ts'; used();",
      'src/server/b.ts': 'export const used = () => 1; export const unusedExport = 2;',
      'src/server/unused-file.ts': anything,
    });
    const report = run('knip/bin/knip.js', '--directory', folder, '--include', 'files,exports', '--no-config-hints');
    expect(report).toContain('unused-file.ts');
    expect(report).toContain('unusedExport');
  });
});

describe('the domain’s compiler', () => {
  it('knows neither browser nor Node types', () => {
    const folder = tree({ 'src/domain/a.ts': 'export const x = document.title + process.pid;' });
    cpSync(join(root, 'src/domain/tsconfig.json'), join(folder, 'src/domain/tsconfig.json'));
    const report = run(
      'typescript-native/bin/tsc',
      '-p',
      join(folder, 'src/domain'),
      '--noEmit',
      '--composite',
      'false',
      '--emitDeclarationOnly',
      'false',
      '--incremental',
      'false',
      '--tsBuildInfoFile',
      'null',
    );
    expect(report).toContain("'document'");
    expect(report).toContain("'process'");
  });
});
