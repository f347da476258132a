import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loaderOf } from './compiled.ts';

const folderOf = (scripts: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-compiled-'));
  for (const [name, text] of Object.entries(scripts)) writeFileSync(join(folder, name), text);
  return folder;
};

it('runs scripts that require each other, and packages, once each', async () => {
  const folder = folderOf({
    'a.js': `'use strict'; exports.early = 1; exports.b = require('./b.js'); exports.again = require('./b.js');
      exports.late = () => Promise.resolve().then(() => require('./c.js'));`,
    'b.js': `exports.seen = require('./a.js').early; exports.sep = require('node:path').sep; exports.file = __filename;`,
    'c.js': `module.exports = require('node:path').join(__dirname, 'c');`,
  });
  const a = loaderOf(folder).load('a.js') as { b: object; again: object; late: () => Promise<string> };
  expect(a).toMatchObject({ b: { seen: 1, sep: '/', file: join(folder, 'b.js') } });
  expect(a.again).toBe(a.b);
  await expect(a.late()).resolves.toBe(join(folder, 'c'));
});

it.each([
  ['as long as before', `module.exports = () => 'two';`],
  ['longer', `module.exports = () => 'thirteen';`],
])('does without what was kept of a script that has changed, %s', (_, text) => {
  const folder = folderOf({ 'a.js': `module.exports = () => 'one';` });
  const first = loaderOf(folder);
  expect((first.load('a.js') as () => string)()).toBe('one');
  first.keep();
  expect((loaderOf(folder).load('a.js') as () => string)()).toBe('one');
  writeFileSync(join(folder, 'a.js'), text);
  expect(text).toContain(`'${(loaderOf(folder).load('a.js') as () => string)()}'`);
});

it('does without what another Node has kept', () => {
  const folder = folderOf({ 'a.js': `module.exports = () => 'one';` });
  mkdirSync(join(folder, 'compiled'));
  writeFileSync(join(folder, 'compiled/a.js.bin'), Buffer.alloc(2000, 7));
  expect((loaderOf(folder).load('a.js') as () => string)()).toBe('one');
});
