import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lettersOf, mayBeNear, soundsLike, typosBetween } from './misspelling.ts';

it.each([
  ['two neighbours swapped', 'magrarita', 'margarita', false, true],
  ['swapped in a short word', 'sewet', 'sweet', false, true],
  ['a letter left out', 'tropcal', 'tropical', false, true],
  ['a letter doubled', 'mojitto', 'mojito', false, true],
  ['a double letter said once', 'swet', 'sweet', false, true],
  ['a letter of six left out', 'lyche', 'lychee', false, true],
  ['a letter of five left out', 'frsh', 'fresh', false, false],
  ['two errors in a long word', 'strawbarry', 'strawberry', false, true],
  ['two errors in a shorter one', 'liqoure', 'liqueur', false, false],
  ['two errors where missing it is dangerous', 'acolhol', 'alcohol', true, true],
  ['a look-alike', 'better', 'butter', false, false],
  ['another first letter', 'wealthy', 'healthy', false, false],
  ['too short', 'gni', 'gin', true, false],
])('%s', (_case, said, word, isRisk, expected) =>
  expect(Number.isFinite(typosBetween(said, word, isRisk))).toBe(expected),
);

it.each([
  ['莫吉托', '摩奇多', true],
  ['莫吉托', '麻吉托', false],
  ['帕洛瑪', '巴羅馬', true],
  ['盤尼西林', '盤尼茜林', true],
  ['瑪格烈特', '瑪嘉列德', true],
])('%s sounds like %s: %s', (name, said, expected) => expect(said.search(soundsLike(name)!) === 0).toBe(expected));

it.each(['大都會', '荔枝馬天尼', '竹影', 'Mojito'])('%s means something, or is spelled', (name) =>
  expect(soundsLike(name)).toBeUndefined(),
);

it('has most of its letters in common with what it may stand for', () => {
  const word = fc.stringMatching(/^a[a-eé2]{3,11}$/);
  fc.assert(
    fc.property(word, word, (said, meant) => {
      if (typosBetween(said, meant, true) < Number.POSITIVE_INFINITY)
        expect(mayBeNear(lettersOf(said), lettersOf(meant))).toBe(true);
    }),
    { numRuns: 3000 },
  );
  expect(mayBeNear(lettersOf('margarita'), lettersOf('mojito'))).toBe(false);
});
