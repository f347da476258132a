import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VERSION } from './version.ts';

it('has its place in the changelog', () => {
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## [${VERSION}] – `);
});

it('is that of the package', () => {
  expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(VERSION);
});
