/** Pictures are drawn: how a system's emoji look is not ours to say. An owner may type them, and guests send them. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
/** Which emoji are drawn, and by which the drawn posters would be lettered. */
const NAMED = [
  'experiences/ez-pairing/content.ts',
  'experiences/vibes-matching/content.ts',
  'guest/art/choice-art.tsx',
];
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F?|[\u2300-\u23FF\u25A0-\u27BF]/u;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

it('no screen, style or text of the product has one', () => {
  const files = ['ui', 'web', 'experiences']
    .flatMap((folder) =>
      readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter(
      (file) =>
        /\.(?:tsx?|css|po|html)$/.test(file) && !file.includes('.test.') && !NAMED.some((one) => file.endsWith(one)),
    );
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => EMOJI.test(readFileSync(join(SOURCES, file), 'utf8').replaceAll(COMMENT, '')));
  expect(found).toEqual([]);
});
