import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeInSteps } from './remove-in-steps.ts';

const LARGE = 50 * 1024 * 1024;
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'remove-in-steps-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function makeLarge(...names: string[]): string {
  const path = join(folder, ...names);
  writeFileSync(path, 'begin');
  truncateSync(path, LARGE);
  return path;
}

it('removes a large file', async () => {
  await removeInSteps(makeLarge('large'));
  expect(readdirSync(folder)).toEqual([]);
});

it('removes a folder with all that is in it', async () => {
  const part = join(folder, 'part');
  mkdirSync(join(part, 'uploads'), { recursive: true });
  makeLarge('part', 'database');
  makeLarge('part', 'uploads', 'photo');
  writeFileSync(join(part, 'small'), 'small');
  await removeInSteps(part);
  expect(readdirSync(folder)).toEqual([]);
});

it('leaves whole what has another name, and what a link leads to', async () => {
  const kept = makeLarge('kept');
  const part = join(folder, 'part');
  mkdirSync(part);
  linkSync(kept, join(part, 'linked'));
  symlinkSync(kept, join(part, 'led-to'));
  await removeInSteps(part);
  expect(existsSync(part)).toBe(false);
  expect(statSync(kept).size).toBe(LARGE);
});

it('does nothing where nothing is', async () => {
  await expect(removeInSteps(join(folder, 'nothing'))).resolves.toBeUndefined();
});
