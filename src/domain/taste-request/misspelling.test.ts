import { expect, it } from 'vitest';
import { typosBetween } from './misspelling.ts';

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
