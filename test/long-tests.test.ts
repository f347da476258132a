import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import {
  JOURNEYS_BY_TURNS,
  leavingOut,
  LONG_JOURNEYS,
  LONG_TESTS,
  ON_SQLITE_IN_CI,
  TESTS_BY_TURNS,
} from '../scripts/long.mjs';

const root = new URL('..', import.meta.url).pathname;
const run = promisify(execFile);
const filesListed = async (env: Record<string, string>) => {
  const list = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--project', 'node', 'src/server'];
  const { stdout } = await run(process.execPath, list, { cwd: root, env: { ...process.env, CI: '', ...env } });
  return stdout.split('\n').map((line) => line.replace('[node] ', ''));
};
const filesBelow = (folder: string, ending: string) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`);
const machines = 'src/server/machines/programs/cocktailberry.test.ts';

describe('what CI leaves out', () => {
  it.each([...LONG_TESTS, ...LONG_JOURNEYS])('%s exists', (path) => {
    expect(existsSync(root + path)).toBe(true);
  });

  it('is run in whole where CI takes a part', () => {
    const files = ['src', 'test'].flatMap((folder) => filesBelow(folder, '.test.ts'));
    const byTurns = files.filter((file) => /from '#test\/by-turns/.test(readFileSync(root + file, 'utf8')));
    expect(byTurns.sort()).toEqual([...TESTS_BY_TURNS]);
    const journeys = filesBelow('e2e', '.spec.ts').filter((file) =>
      /\bisBounded\b|'#test\/by-turns/.test(readFileSync(root + file, 'utf8')),
    );
    expect(journeys.sort()).toEqual([...JOURNEYS_BY_TURNS]);
  });

  it('is not run, and what is named to be left out neither', async () => {
    const [all, inCi, onOtherNodes] = await Promise.all([
      filesListed({}),
      filesListed({ CI: 'true' }),
      filesListed(leavingOut(ON_SQLITE_IN_CI)),
    ]);
    expect(all).toEqual(expect.arrayContaining([machines, 'src/server/disk-full.test.ts']));
    expect(inCi).toContain(machines);
    expect(inCi).not.toContain('src/server/disk-full.test.ts');
    expect(onOtherNodes).not.toContain(machines);
    expect(onOtherNodes).toContain('src/server/upgrade.test.ts');
  });
});
