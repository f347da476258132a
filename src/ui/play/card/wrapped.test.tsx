import { describe, expect, it } from 'vitest';
import { balanced, wrapped } from './wrapped.ts';

describe('lines of a card', () => {
  const width = (part: string) => [...part].length;
  it.each([
    ['one two three', 8, ['one two', 'three']],
    ['one', 20, ['one']],
    ['今晚有計劃，成功嘅都有埋。', 6, ['今晚有計劃，', '成功嘅都有', '埋。']],
    ['', 5, []],
  ])('%s in %i', (text, max, lines) => expect(wrapped(text, max, width)).toEqual(lines));

  it('are even', () => expect(balanced('one two three four', 16, width)).toEqual(['one two', 'three four']));
});
