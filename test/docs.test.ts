/** Every link and picture of the documentation leads somewhere within it. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));

const withoutCode = (text: string): string => text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

/** As GitHub makes them of headings. */
function anchorsOf(text: string): Set<string> {
  const seen = new Map<string, number>();
  return new Set(
    [...text.replace(/^```[^]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => {
      const words = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
      const slug = words.replace(/[^\p{L}\p{N}\p{M} _-]/gu, '').replaceAll(' ', '-');
      const n = seen.get(slug) ?? 0;
      seen.set(slug, n + 1);
      return n === 0 ? slug : `${slug}-${n}`;
    }),
  );
}

const brokenLinks = (path: string, text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = target.split('#');
      const to = file === '' ? path : normalize(join(dirname(path), decodeURIComponent(file)));
      if (!existsSync(to)) return true;
      return anchor !== undefined && to.endsWith('.md') && !anchorsOf(readFileSync(to, 'utf8')).has(anchor);
    });

describe('the documentation', () => {
  it('is found', () => expect(FILES).toEqual(expect.arrayContaining(['README.md', 'docs/install.md', 'CHANGELOG.md'])));

  it.each(FILES)('%s has no broken link', (path) => expect(brokenLinks(path, readFileSync(path, 'utf8'))).toEqual([]));

  it('would be told of a broken link, anchor and picture', () => {
    const text =
      '[a](docs/gone.md) [b](docs/install.md#gone) ![c](docs/pictures/gone.png) [d](docs/install.md#https) `[e](x)`';
    expect(brokenLinks('README.md', text)).toEqual(['docs/gone.md', 'docs/install.md#gone', 'docs/pictures/gone.png']);
  });
});
