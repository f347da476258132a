import { expect, it } from 'vitest';
import { lookingMs } from './looking-time.ts';

it.each([
  ['nothing said: the hands alone', '', 800],
  ['a point', 'Your point.', 1300],
  ['the same in Chinese', '你得分。', 1490],
  ['a name of the house and a number', 'DJ Kit has 2.', 1800],
  ['no longer than somebody waits gladly', 'word '.repeat(40), 2800],
])('%s', (_case, text, ms) => {
  expect(lookingMs(text)).toBe(ms);
});
