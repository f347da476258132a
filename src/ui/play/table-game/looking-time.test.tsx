import { expect, it } from 'vitest';
import { lookingMs } from './looking-time.ts';

it.each([
  ['nothing said: the hands alone', '', 1000],
  ['a point', 'Your point.', 1500],
  ['the same in Chinese', '你得分。', 1690],
  ['a name of the house and a number', 'DJ Kit has 2.', 2000],
  ['no longer than somebody waits gladly', 'word '.repeat(40), 2800],
])('%s', (_case, text, ms) => {
  expect(lookingMs(text)).toBe(ms);
});
